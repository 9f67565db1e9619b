"""The command line. `wardbook up` runs everything; the other commands run one part or one task."""

import argparse
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import redis
from msgspec.structs import replace

from cli.archive.archive_command import add_archive_options, run_archive_task
from cli.archive.backup_command import backup, restore
from cli.audit_command import audit_file
from cli.demo import demo
from cli.load.load_command import add_load_options, load
from cli.output import CliError, escape_unencodable
from cli.ratings_command import show_ratings
from cli.rebuild_command import rebuild_lists
from cli.replay.replay_command import ReplayOptions, replay
from cli.run.embedded_redis import running_url
from cli.run.up import up
from cli.tournament.simulate_command import simulate
from cli.tournament.simulation_settings import add_simulate_options
from events.bundle.zip_reader import ZIP_START
from events.export.file_format import MAX_EXPORT_BYTES
from events.export.signing import is_hex
from events.monitoring.json_logs import configure_root_logger
from events.redis.connection import refuse_cluster_node
from events.settings import VARIABLES, BadSetting, Settings, from_environment
from games.kernel.languages import LANGUAGES
from workers.dispatcher import run_dispatcher
from workers.queue import UnknownJob
from workers.rq_worker import run_worker

Run = Callable[[argparse.Namespace, Settings], int]

SETTINGS = "Settings are environment variables. docs/operators.md explains them: " + ", ".join(
    name for name, _ in VARIABLES.values()
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Errors are printed in one line."""
    escape_unencodable()
    parser = _parser()
    args, rest = parser.parse_known_args(arguments)
    if rest and args.run is not _bench:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    args.rest = rest
    try:
        settings = from_environment()
        configure_root_logger(settings.log_level)
        run: Run = args.run
        return run(args, settings)
    except (BadSetting, CliError, UnknownJob, ChildProcessError) as error:
        print(f"wardbook: {error}", file=sys.stderr)
        return 2
    except redis.ConnectionError as error:
        print(f"wardbook: cannot reach Redis, check WARDBOOK_REDIS_URL: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="wardbook", description="Play hospital board games over REST.", epilog=SETTINGS
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    def add(name: str, run: Run, about: str, add_help: bool = True) -> argparse.ArgumentParser:
        description = f"{about[0].upper()}{about[1:]}."
        command = commands.add_parser(name, help=about, description=description, add_help=add_help)
        command.set_defaults(run=run)
        return command

    add("up", _up, "run the whole service: web, workers, dispatcher, and Redis unless you have one")
    add("web", _web, "run the HTTP server only")
    worker = add("worker", _worker, "run one worker for background jobs only")
    worker.add_argument("--metrics-port", type=int, metavar="PORT", help="instead of WARDBOOK_METRICS_PORT")
    add("dispatcher", _dispatcher, "run only the dispatcher, which updates lists and queues jobs")
    add_archive_options(add("archive", _archive, "look after the games that have left Redis"))
    backup_ = add("backup", _backup, "copy Redis, the archive and the signing key while the service runs")
    backup_.add_argument("folder", type=Path, help="the folder to write")
    restore_ = add("restore", _restore, "put a backup into an empty data folder, before `wardbook up`")
    restore_.add_argument("folder", type=Path, help="the folder of `wardbook backup`")
    add("rebuild", _rebuild, "rebuild the lists of games from the record while the service runs")
    ratings = add("ratings", _ratings, "compare the predictions of ratings with the results")
    ratings.add_argument("--rebuild", action="store_true", help="first compute all ratings again")
    ratings.add_argument("--json", action="store_true", help="print the report as JSON")
    demo_ = add("demo", _demo, "watch bots play a game over HTTP")
    demo_.add_argument("--url", help="use the service at this URL instead of starting one")
    demo_.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=4, help="number of players (default: %(default)s)"
    )
    add_load_options(add("load", _load, "play random games on a service of your own and measure its speed"))
    audit = add("audit", _audit, "verify an exported game or a tournament's bundle, without a service")
    audit.add_argument(
        "file", help="an export from GET /v1/games/{id}/export or /v1/tournaments/{id}/export, or - for stdin"
    )
    audit.add_argument("--json", action="store_true", help="print the verdict as JSON")
    audit.add_argument(
        "--key",
        action="append",
        default=[],
        type=_public_key,
        help="a public key you trust; the export must be signed with it (may be repeated)",
    )
    audit.add_argument(
        "--heads", type=Path, help="your copy of GET /v1/heads; the head of the file must be logged there"
    )
    audit.add_argument(
        "--bots", action="store_true", help="also compute every choice of a bot again; may take minutes"
    )
    replay_ = add("replay", _replay, "step through an exported game in the terminal, without a service")
    replay_.add_argument("file", type=Path, help="an export from GET /v1/games/{id}/export")
    mode = replay_.add_mutually_exclusive_group()
    mode.add_argument("--at", type=int, metavar="N", help="print the table at version N")
    mode.add_argument("--all", action="store_true", help="print every move, and the table after each round")
    mode.add_argument("--moves", action="store_true", help="list every move; undone moves are struck through")
    replay_.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the moves")
    view = add("view", _view, "look at an exported game or tournament in the browser, without a service")
    view.add_argument("file", type=Path, help="an export of a game, or the bundle of a tournament")
    view.add_argument(
        "--key",
        action="append",
        default=[],
        type=_public_key,
        help="a public key you trust; the export must be signed with it (may be repeated)",
    )
    view.add_argument("--no-browser", action="store_true", help="print the address, and open no browser")
    tournament = add("tournament", _simulate, "plan tournaments, without a service")
    tasks = tournament.add_subparsers(required=True, metavar="task")
    add_simulate_options(tasks.add_parser("simulate", help="find out how many rounds a tournament needs"))
    add("bench", _bench, "measure speed and size (`wardbook bench --help` lists the options)", add_help=False)
    openapi = add("openapi", _openapi, "write openapi.yaml and what the clients generate from it")
    openapi.add_argument("--check", action="store_true", help="only check that the file is up to date")
    openapi.add_argument(
        "--file", type=Path, default=Path("openapi.yaml"), help="the file to write (default: %(default)s)"
    )
    return parser


def _up(_args: argparse.Namespace, settings: Settings) -> int:
    _check_servers(settings)
    return up(settings)


def _web(_args: argparse.Namespace, settings: Settings) -> int:
    """Become gunicorn. The service is only named, because cli/ must not import it."""
    _check_servers(settings)
    package = importlib.util.find_spec("service")
    assert package is not None
    assert package.submodule_search_locations
    configuration = Path(next(iter(package.submodule_search_locations)), "http", "gunicorn.conf.py")
    _become("gunicorn", "--config", str(configuration), "service.http.wsgi:app")
    return 0


def _worker(args: argparse.Namespace, settings: Settings) -> int:
    _check_servers(settings)
    if args.metrics_port is not None:
        settings = replace(settings, metrics_port=args.metrics_port)
    run_worker(settings)
    return 0


def _dispatcher(_args: argparse.Namespace, settings: Settings) -> int:
    _check_servers(settings)
    run_dispatcher(settings)
    return 0


def _check_servers(settings: Settings) -> None:
    """Refuse a node of a cluster where a single Redis is meant. A server that is away may come yet."""
    if not settings.embedded_redis:
        with suppress(redis.RedisError):
            refuse_cluster_node(settings.redis_url, "WARDBOOK_REDIS_URL")
            refuse_cluster_node(settings.queue_url, "WARDBOOK_QUEUE_URL")


def _rebuild(_args: argparse.Namespace, settings: Settings) -> int:
    return rebuild_lists(_running_redis(settings), settings)


def _archive(args: argparse.Namespace, settings: Settings) -> int:
    return run_archive_task(args, _running_redis(settings), settings)


def _backup(args: argparse.Namespace, settings: Settings) -> int:
    return backup(args.folder, _running_redis(settings), settings)


def _restore(args: argparse.Namespace, settings: Settings) -> int:
    return restore(args.folder, settings)


def _ratings(args: argparse.Namespace, settings: Settings) -> int:
    return show_ratings(_running_redis(settings), args.rebuild, args.json)


def _running_redis(settings: Settings) -> str:
    """The address of the Redis of a service that is running."""
    _check_servers(settings)
    return running_url(Path(settings.data, "redis")) if settings.embedded_redis else settings.redis_url


def _demo(args: argparse.Namespace, _settings: Settings) -> int:
    return demo(args.url, args.players)


def _load(args: argparse.Namespace, _settings: Settings) -> int:
    return load(args)


def _replay(args: argparse.Namespace, _settings: Settings) -> int:
    return replay(args.file, ReplayOptions(args.at, args.all, args.moves, args.lang))


def _view(args: argparse.Namespace, _settings: Settings) -> int:
    """Become the viewer, if there is a file that it takes. It is only named, as in `_web`."""
    try:
        with args.file.open("rb") as file:
            is_bundle = file.read(len(ZIP_START)) == ZIP_START
            if not is_bundle and len(file.read(MAX_EXPORT_BYTES + 1)) > MAX_EXPORT_BYTES:
                raise CliError(f"{args.file}: larger than any export ({MAX_EXPORT_BYTES} bytes)")
    except OSError as error:
        raise CliError(f"{args.file}: {error.strerror}") from None
    options = [f"--key={key}" for key in args.key] + ["--no-browser"] * args.no_browser
    _become("service.http.viewer", *options, "--", str(args.file))
    return 0


def _audit(args: argparse.Namespace, _settings: Settings) -> int:
    return audit_file(args.file, args.json, args.key, args.heads, args.bots)


def _simulate(args: argparse.Namespace, _settings: Settings) -> int:
    return simulate(args)


def _public_key(text: str) -> str:
    if not is_hex(text.strip().lower(), 32):
        raise argparse.ArgumentTypeError("must be 64 hexadecimal digits, as in GET /v1/signing-key")
    return text.strip().lower()


def _bench(args: argparse.Namespace, _settings: Settings) -> int:
    """Become the benchmarks, which parse their own options and print their own help."""
    _become("bench", *args.rest)
    return 0


def _openapi(args: argparse.Namespace, _settings: Settings) -> int:
    """Write or check the contract. A child process prints it, because cli/ must not import service/."""
    document = subprocess.run(
        [sys.executable, "-m", "service.generate", "openapi"], stdout=subprocess.PIPE, check=True
    ).stdout
    path: Path = args.file
    if not args.check:
        path.write_bytes(document)
    elif not path.exists() or path.read_bytes() != document:
        print(f"{path} is out of date; run `make openapi`", file=sys.stderr)
        return 1
    checking = ["--check"] if args.check else []
    clients = sorted(path.parent.glob("clients/*/generate_*.py"))
    codes = [
        subprocess.run([sys.executable, str(client), *checking], check=False).returncode  # noqa: S603 - our own scripts
        for client in clients
    ]
    return max(codes, default=0)


def _become(module: str, *arguments: str) -> None:
    """Replace this process with another Python module."""
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", module, *arguments])  # noqa: S606


if __name__ == "__main__":
    sys.exit(main())

"""The command line: `wardbook up` runs everything, the other commands run or ask one part."""

import argparse
import importlib.util
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import redis

from cli.audit_command import audit_file
from cli.demo import demo
from cli.output import any_letter
from cli.rebuild_command import rebuild_lists
from cli.replay.command import Wanted, replay
from cli.run.embedded_redis import Unusable, address
from cli.run.up import up
from events.export.signing import is_hex
from events.settings import VARIABLES, BadSetting, Settings, from_environment
from workers.dispatcher import run_dispatcher
from workers.queue import UnknownJob
from workers.rq_worker import run_worker

Run = Callable[[argparse.Namespace, Settings], int]

EPILOG = "Settings are environment variables (docs/operators.md explains them): " + ", ".join(
    name for name, _ in VARIABLES.values()
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; bad settings and what cannot be done are told in one line."""
    any_letter()
    parser = _parser()
    asked, rest = parser.parse_known_args(arguments)
    if rest and asked.run is not _bench:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    asked.rest = rest
    try:
        settings = from_environment()
        logging.basicConfig(
            level=settings.log_level.upper(),
            format="%(asctime)s %(levelname).1s %(name)s: %(message)s",
            stream=sys.stderr,
        )
        run: Run = asked.run
        return run(asked, settings)
    except (BadSetting, Unusable, UnknownJob, ChildProcessError, redis.ConnectionError) as error:
        print(f"wardbook: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="wardbook", description="Hospital board games over REST, kept for good.", epilog=EPILOG
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    def add(name: str, run: Run, about: str, add_help: bool = True) -> argparse.ArgumentParser:
        told = f"{about[0].upper()}{about[1:]}."
        command = commands.add_parser(name, help=about, description=told, epilog=EPILOG, add_help=add_help)
        command.set_defaults(run=run)
        return command

    add("up", _up, "run everything: Redis (if none is named), web, workers and dispatcher")
    add("web", _web, "answer HTTP")
    add("worker", _worker, "run background jobs")
    add("dispatcher", _dispatcher, "feed lists and jobs from the record")
    add("rebuild", _rebuild, "make the lists anew from the record while the service runs")
    shown = add("demo", _demo, "watch four players play a game over HTTP")
    shown.add_argument("--url", help="a running service; without it one is started for the demo")
    shown.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=4, help="how many play (%(default)s)"
    )
    judged = add("audit", _audit, "check an exported game, without a service")
    judged.add_argument("file", help="an export, as GET /v1/games/{id}/export gives it; - for standard input")
    judged.add_argument("--json", action="store_true", help="print the verdict for programs")
    judged.add_argument(
        "--key", action="append", default=[], type=_public_key, help="the public key that must have signed it"
    )
    walked = add("replay", _replay, "walk an exported game in the terminal, without a service")
    walked.add_argument("file", type=Path, help="an export, as GET /v1/games/{id}/export gives it")
    shape = walked.add_mutually_exclusive_group()
    shape.add_argument("--at", type=int, metavar="N", help="show the table at version N")
    shape.add_argument("--all", action="store_true", help="show every move, and the table after each round")
    shape.add_argument("--moves", action="store_true", help="list every move, undone ones struck through")
    add("bench", _bench, "measure, each figure beside its ceiling", add_help=False)
    openapi = add("openapi", _openapi, "write openapi.yaml from what the code declares")
    openapi.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    openapi.add_argument("--file", type=Path, default=Path("openapi.yaml"), help="the file (%(default)s)")
    return parser


def _up(_asked: argparse.Namespace, settings: Settings) -> int:
    return up(settings)


def _web(_asked: argparse.Namespace, _settings: Settings) -> int:
    """Become gunicorn; the service is named, never imported."""
    package = importlib.util.find_spec("service")
    assert package is not None
    assert package.submodule_search_locations
    configuration = Path(next(iter(package.submodule_search_locations)), "http", "gunicorn.conf.py")
    # Commands take milliseconds; whoever keeps a connection or a stream open comes back by themselves.
    options = ("--graceful-timeout", "2", "--no-control-socket", "--config", str(configuration))
    _become("gunicorn", *options, "service.http.wsgi:app")
    return 0


def _worker(_asked: argparse.Namespace, settings: Settings) -> int:
    run_worker(settings)
    return 0


def _dispatcher(_asked: argparse.Namespace, settings: Settings) -> int:
    run_dispatcher(settings)
    return 0


def _rebuild(_asked: argparse.Namespace, settings: Settings) -> int:
    url = address(Path(settings.data, "redis")) if settings.embedded else settings.redis_url
    return rebuild_lists(url)


def _demo(asked: argparse.Namespace, _settings: Settings) -> int:
    return demo(asked.url, asked.players)


def _replay(asked: argparse.Namespace, _settings: Settings) -> int:
    return replay(asked.file, Wanted(asked.at, asked.all, asked.moves))


def _audit(asked: argparse.Namespace, _settings: Settings) -> int:
    return audit_file(asked.file, asked.json, asked.key)


def _public_key(text: str) -> str:
    if not is_hex(text.strip().lower(), 32):
        raise argparse.ArgumentTypeError(
            "64 hexadecimal digits are needed, as GET /v1/signing-key gives them"
        )
    return text.strip().lower()


def _bench(asked: argparse.Namespace, _settings: Settings) -> int:
    """The bench has options of its own, its help among them."""
    _become("bench", *asked.rest)
    return 0


def _openapi(asked: argparse.Namespace, _settings: Settings) -> int:
    """The service tells its contract; like for `web`, it is named and never imported."""
    told = subprocess.run([sys.executable, "-m", "service.openapi"], stdout=subprocess.PIPE, check=True)
    path: Path = asked.file
    if not asked.check:
        path.write_bytes(told.stdout)
    elif not path.exists() or path.read_bytes() != told.stdout:
        print(f"{path} is not what the code declares; run `make openapi`", file=sys.stderr)
        return 1
    return 0


def _become(module: str, *arguments: str) -> None:
    """Go on as another module of this Python, in the same process."""
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", module, *arguments])  # noqa: S606


if __name__ == "__main__":
    sys.exit(main())

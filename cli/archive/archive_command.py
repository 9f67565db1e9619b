"""`wardbook archive`: counts the archived games, checks their files, puts games back into Redis."""

import argparse
import sys
from collections.abc import Iterable

import msgspec

from cli.output import CliError
from events.archive.archive import Archive, open_archive
from events.archive.archive_index import ArchivedAt
from events.archive.archived_file import place_of
from events.audit import audit
from events.errors import ArchiveUnavailable
from events.export.signing import service_signer
from events.redis.connection import connect
from events.settings import Settings
from games.titles import TITLES
from workers.archive.bring_back import bring_back


def add_archive_options(archive: argparse.ArgumentParser) -> None:
    """The tasks of `wardbook archive` and their options."""
    tasks = archive.add_subparsers(required=True, metavar="task")
    status = tasks.add_parser("status", help="count archived games, games that wait, and files")
    status.set_defaults(task=show_status)
    status.add_argument("--json", action="store_true", help="print the counts as JSON")
    verify = tasks.add_parser("verify", help="audit the files of archived games again")
    verify.set_defaults(task=verify_files)
    verify.add_argument("game", nargs="*", help="only these games, instead of all")
    restore = tasks.add_parser("restore", help="put archived games back into Redis; their files stay")
    restore.set_defaults(task=restore_games)
    which = restore.add_mutually_exclusive_group(required=True)
    which.add_argument("game", nargs="*", default=[], help="the games")
    which.add_argument("--all", action="store_true", help="all archived games")


def run_archive_task(args: argparse.Namespace, url: str, settings: Settings) -> int:
    """Run one task on the archive of a service."""
    client = connect(url)
    try:
        archive = open_archive(client, settings)
        if archive.files is None:
            raise CliError("there is no archive: set WARDBOOK_ARCHIVE_URL as for the service")
        status: int = args.task(archive, args, settings)
        return status
    except ArchiveUnavailable as error:
        raise CliError(str(error)) from None
    finally:
        client.close()


def show_status(archive: Archive, args: argparse.Namespace, _settings: Settings) -> int:
    """Print how many games are archived, how many wait for it, and what the files take."""
    assert archive.files
    archived, waiting = archive.index.counts()
    sizes = [size for _, size in archive.files.paths()]
    counts = {"archived": archived, "waiting": waiting, "files": len(sizes), "bytes": sum(sizes)}
    if args.json:
        print(msgspec.json.encode(counts).decode())
    else:
        print(f"{archived} games are archived, {waiting} are over and wait for it.")
        print(f"The archive has {len(sizes)} files with {sum(sizes)} bytes.")
    return 0


def verify_files(archive: Archive, args: argparse.Namespace, settings: Settings) -> int:
    """Audit the files of games. Returns 1 if one is missing, damaged, or not sound."""
    trusted = (service_signer(settings).public, *settings.trusted_keys)
    done, bad = 0, 0
    for game, at in _chosen(archive, args.game):
        problem = _problem_of(archive, game, at, trusted)
        done, bad = done + 1, bad + bool(problem)
        if problem:
            print(f"{game} {place_of(game, at.head)}: {problem}", file=sys.stderr)
    print(f"{done - bad} of {done} archived games are sound.")
    return 1 if bad else 0


def _problem_of(archive: Archive, game: str, at: ArchivedAt, trusted: Iterable[str]) -> str | None:
    """What is wrong with the file of a game; None if it is sound."""
    try:
        exported = archive.export_of(game, at)
    except ArchiveUnavailable as error:
        return str(error)
    verdict = audit(exported.splitlines(keepends=True), TITLES, tuple(trusted))
    if (verdict.game, verdict.records, verdict.head) != (game, *at):
        return "it is the file of another game, or of another record"
    return None if verdict.verdict == "sound" else f"{verdict.verdict}: {verdict.findings}"


def restore_games(archive: Archive, args: argparse.Namespace, _settings: Settings) -> int:
    """Put games back into Redis, where they stay until the next `wardbook rebuild`."""
    chosen = _chosen(archive, () if args.all else args.game)
    done = sum(bring_back(archive, game, at) for game, at in list(chosen))
    print(f"{done} games are back in Redis.")
    return 0


def _chosen(archive: Archive, games: Iterable[str]) -> Iterable[tuple[str, ArchivedAt]]:
    """The named games, or all archived ones. Raises CliError for one that is not archived."""
    named = list(games)
    if not named:
        yield from dict(archive.index.games()).items()
    for game in named:
        at = archive.index.find(game)
        if at is None:
            raise CliError(f"game {game} is not in the archive")
        yield game, at

"""Audits an uploaded export, and replays as much of it as can be read. The file may be forged."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from events.audit import Verdict, audit
from events.audit.export_reader import ParsedExport, nonblank_lines, parse_header, read_line
from events.audit.header_and_footer import seed_of
from events.audit.verdict import TooManyFindings, VerdictBuilder
from events.export.signing import is_hex
from events.fold.folded_game import ComposedGames, FoldedGame, walk_from_start
from events.log.record import Record, StoredRecord
from events.undo.branches import Branch, branches_in
from games.kernel.languages import Language
from games.kernel.title import Title
from service.replays.eyes import Eyes
from service.replays.replay_builder import page_of, steps_of
from service.responses.accounts.shown_player import ShownPlayer
from service.responses.presenters import is_over, present_game, seated_players
from service.responses.replay_structs import ReplayResponse

T = TypeVar("T")


class Wanted(NamedTuple):
    """What the caller wants to see of the file."""

    eyes: Eyes
    start: int = 0
    """The version before the first step."""
    language: Language | None = None


def replay_export(
    lines: Sequence[bytes], titles: Mapping[str, Title], trusted: Sequence[str], wanted: Wanted
) -> tuple[Verdict, ReplayResponse | None]:
    """Return the verdict on an export and its replay; None if nothing of it can be replayed."""
    verdict = audit(lines, titles, trusted)
    if verdict.verdict == "unreadable":
        return verdict, None
    export, composed = _parse(lines), ComposedGames(titles)
    stored = [StoredRecord(number, *record) for number, record in enumerate(export.records, 1)]

    def walk() -> Iterator[tuple[Record, FoldedGame]]:
        return walk_from_start(composed, verdict.game or "", iter(stored))

    return verdict, _replay(export, stored, walk(), walk(), wanted)


def _parse(lines: Iterable[bytes]) -> ParsedExport:
    export, report, numbered = ParsedExport(), VerdictBuilder(), nonblank_lines(lines)
    export.header = parse_header(next(numbered)[1])
    with suppress(TooManyFindings):
        for number, raw in numbered:
            read_line(export, number, raw, report)
    return export


def _replay(
    export: ParsedExport,
    stored: Sequence[StoredRecord],
    walk: Iterator[tuple[Record, FoldedGame]],
    again: Iterator[tuple[Record, FoldedGame]],
    wanted: Wanted,
) -> ReplayResponse | None:
    """Walk through the game twice: to its end, which every step depends on, and step by step."""
    eyes, start, failures = wanted.eyes, wanted.start, list[Exception]()
    latest, first, view = None, None, None
    for folded, view in _until_it_fails(((folded, eyes.view(folded)) for _, folded in walk), failures):
        latest = folded
        first = view if folded.version == start else first
    if latest is None or not eyes.exist_in(latest):
        return None
    unreadable = latest.version + 1 if failures else None
    names, later, failures = export.names or {}, islice(again, start, latest.version), []
    steps = steps_of(later, first, eyes, latest, lambda _: names, wanted.language)
    page = page_of(_until_it_fails(steps, failures), start)
    players = {player: ShownPlayer(names.get(player, player)) for player in seated_players(latest)}
    seed = seed_of(export, VerdictBuilder()) if is_over(latest) else None
    return ReplayResponse(
        game=replace(present_game(latest, None, seed, players), view=view),
        eyes=eyes.name,
        start=start,
        first=first,
        steps=page.steps,
        next=None if failures or page.last >= latest.version else page.last,
        branches=[*_until_it_fails(_branches(stored, latest), [])],
        audit=None,
        key=key if is_hex(key := export.header.get("key"), 32) else None,
        unreadable=page.last + 1 if failures else unreadable,
    )


def _branches(stored: Sequence[StoredRecord], latest: FoldedGame) -> Iterator[Branch]:
    yield from branches_in(stored[: latest.version], latest.codec)


def _until_it_fails(items: Iterator[T], failures: list[Exception]) -> Iterator[T]:
    """Yield items until one cannot be made, and note why."""
    try:
        yield from items
    except MemoryError:
        raise
    except Exception as error:  # noqa: BLE001 - forged records fail in many ways
        failures.append(error)

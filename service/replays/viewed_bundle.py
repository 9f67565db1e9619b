"""A bundle as the viewer shows it: the verdict, the standings, and every table with the file of its game.

The file may be forged, so as much as can be read is shown beside the verdict.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from io import BytesIO
from typing import NamedTuple

import msgspec

from events.audit import Verdict
from events.audit.export_reader import BadLine, ParsedExport, nonblank_lines, parse_line, read_line
from events.audit.verdict import TooManyFindings, VerdictBuilder
from events.bundle.manifest import NAMES, RECORD, game_file
from events.bundle.zip_reader import Archive, BadArchive
from events.log.record import StoredRecord
from events.tournaments.folded_tournament import walk_from_start
from tournaments.standings.numbers import exact
from tournaments.standings.stage_standings import standings
from tournaments.state import Table, Tournament


class ViewedRow(msgspec.Struct, frozen=True):
    """A line of the standings of the last stage."""

    place: int
    player: str
    points: str
    """Exact, such as `7/2`."""


class ViewedSeat(msgspec.Struct, frozen=True):
    """A seat of a table. `player` is null for a bot, `place` if the result does not count for the player."""

    player: str | None
    place: int | None


class ViewedTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    number: int
    status: str
    overridden: bool
    seats: tuple[ViewedSeat, ...]
    file: str | None
    """The file of its game; null if the bundle does not have it."""


class ViewedRound(msgspec.Struct, frozen=True):
    """A round."""

    number: int
    byes: tuple[str, ...]
    tables: tuple[ViewedTable, ...]


class ViewedBundle(msgspec.Struct, frozen=True):
    """Everything that the page shows."""

    verdict: Verdict
    key: str | None
    """The public key that signs the record."""
    name: str
    title: str
    status: str
    names: Mapping[str, str]
    """The names of players by id. They prove nothing."""
    standings: tuple[ViewedRow, ...]
    rounds: tuple[ViewedRound, ...]


class _Read(NamedTuple):
    """What could be read of a record."""

    state: Tournament
    key: str | None


def view_bundle(bundle: bytes, verdict: Verdict) -> ViewedBundle | None:
    """Return what a bundle shows; None if it or its record cannot be read."""
    try:
        archive = Archive(BytesIO(bundle))
    except BadArchive:
        return None
    read = _read(archive)
    if read is None:
        return None
    state = read.state
    return ViewedBundle(
        verdict=verdict,
        key=read.key,
        name=state.settings.name,
        title=state.settings.game.title,
        status=state.status,
        names=_names(archive),
        standings=_standings(state),
        rounds=tuple(
            ViewedRound(
                round_.number,
                round_.byes,
                tuple(
                    _table(table, number, game_file(round_.number, number), archive)
                    for number, table in enumerate(round_.tables, 1)
                ),
            )
            for round_ in state.rounds
        ),
    )


def _standings(state: Tournament) -> tuple[ViewedRow, ...]:
    with suppress(Exception):  # as below: a forged record may have led to a state that cannot be
        return tuple(ViewedRow(row.place, row.player, exact(row.points)) for row in standings(state))
    return ()


def _table(table: Table, number: int, file: str, archive: Archive) -> ViewedTable:
    places = {placing.player: placing.place for placing in table.placings} if table.status != "void" else {}
    seats = tuple(ViewedSeat(player, places.get(player or "")) for player in table.players)
    return ViewedTable(number, table.status, table.overridden, seats, file if file in archive else None)


def _read(archive: Archive) -> _Read | None:
    """Return the tournament after the last record that makes sense."""
    export, state = ParsedExport(), None
    try:
        lines = nonblank_lines(archive.read(RECORD).split(b"\n"))
        export.header = parse_line(next(lines)[1])
        report = VerdictBuilder()
        for number, raw in lines:
            read_line(export, number, raw, report)
    except (KeyError, StopIteration, BadArchive, BadLine, TooManyFindings):
        return None
    with suppress(Exception):  # forged events fail in many ways; the verdict says what is wrong
        for _, folded in walk_from_start("", _stored(export)):
            state = folded.state
    key = export.header.get("key")
    return _Read(state, key if isinstance(key, str) else None) if state else None


def _stored(export: ParsedExport) -> Iterator[StoredRecord]:
    for number, record in enumerate(export.records, 1):
        yield StoredRecord(number, *record)


def _names(archive: Archive) -> dict[str, str]:
    try:
        names = parse_line(archive.read(NAMES).strip()).get("names")
    except (KeyError, BadArchive, BadLine):
        return {}
    named = names.items() if isinstance(names, dict) else ()
    return {player: name for player, name in named if isinstance(name, str)}

"""What was taken back in a game: the branches that its history left, in order."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping

import msgspec

from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.record import Record
from events.log.stream import read_pages
from games.kernel.messages import Seat, tag
from games.kernel.table.clock import ExpireTurn
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.table import CreateGame
from games.kernel.table.undo import CommandsRedone, CommandsUndone, Redo


class Branch(msgspec.Struct, frozen=True):
    """Records that one undo struck."""

    by: int
    """The version that struck them."""
    seat: Seat
    """Who took them back; -1 for the service."""
    start: int = msgspec.field(name="from")
    """The version that was led back to, where the branch leaves."""
    versions: tuple[int, ...]
    crossed: bool
    """Whether it took back chance, something shown or another seat's commands."""
    redone_by: int | None = None
    """The version that gave the same commands again."""
    inside: int | None = None
    """The later branch, by its `by`, that holds the record this one left from; null if that still stands."""


_MARKS = (b'"commands_undone"', b'"commands_redone"')
_AT_THE_TABLE = {tag(CreateGame), *map(tag, TABLE_COMMANDS)} - {tag(Redo), tag(ExpireTurn)}
"""The commands that are none of the play, so that no branch leaves from them."""


class _Kind(msgspec.Struct):
    type: str


class _Brief(msgspec.Struct):
    """As much of a record as tells whether it is one of the play."""

    command: _Kind


_brief = msgspec.json.Decoder(_Brief).decode


def branches(store: Store, folded: FoldedGame) -> list[Branch]:
    """Every branch that was taken back up to the loaded version."""
    found: list[Branch] = []
    left: dict[int, int] = {}
    standing = [0]  # the beginning, which nothing strikes
    for stored in read_pages(store.client, folded.id, 1, folded.version):
        # Most records are neither, and need not be read in full.
        if any(mark in stored.entry for mark in _MARKS):
            for branch in _struck(found, folded.codec.record(stored.entry, stored.hash)):
                for version in branch.versions:
                    del standing[bisect_left(standing, version)]
                left[branch.by] = standing[bisect_right(standing, branch.start) - 1]
                found.append(branch)
        if _brief(stored.entry).command.type not in _AT_THE_TABLE:
            standing.append(stored.version)
    return _nested(found, left)


def _struck(found: list[Branch], record: Record) -> Iterator[Branch]:
    """The branch that a record made; what it gave again is noted with the branch that held it."""
    for event in record.events:
        if isinstance(event, CommandsUndone):
            yield Branch(record.version, event.seat, event.to, event.versions, event.crossed)
        elif isinstance(event, CommandsRedone):
            index = next(i for i in range(len(found) - 1, -1, -1) if found[i].versions == event.versions)
            found[index] = msgspec.structs.replace(found[index], redone_by=record.version)


def _nested(found: list[Branch], left: Mapping[int, int]) -> list[Branch]:
    """The branches, each with the later one that took back the record it had left from."""
    struck_by = {version: branch.by for branch in found for version in branch.versions}
    return [msgspec.structs.replace(branch, inside=struck_by.get(left[branch.by])) for branch in found]

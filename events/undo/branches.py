"""The undone branches of a game, in the order in which they were undone."""

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
    """The records that one undo removed from the play."""

    by: int
    """The version of the undo."""
    seat: Seat
    """The seat that undid them; -1 for the service."""
    start: int = msgspec.field(name="from")
    """The version the undo went back to, where the branch starts."""
    versions: tuple[int, ...]
    crossed: bool
    """Whether the undo crossed a barrier (chance, revealed secrets, other seats' commands)."""
    redone_by: int | None = None
    """The version of the redo that repeated these commands."""
    inside: int | None = None
    """The later branch (its `by`) that contains the record this branch starts from; null if none does."""


_UNDO_MARKS = (b'"commands_undone"', b'"commands_redone"')
_NOT_MOVES = {tag(CreateGame), *map(tag, TABLE_COMMANDS)} - {tag(Redo), tag(ExpireTurn)}
"""Commands that do not change the play, so no branch starts from them."""


class _Command(msgspec.Struct):
    type: str


class _Entry(msgspec.Struct):
    """The part of an entry that names the type of its command."""

    command: _Command


_decode_entry = msgspec.json.Decoder(_Entry).decode


def branches(store: Store, folded: FoldedGame) -> list[Branch]:
    """All undone branches up to the loaded version."""
    found: list[Branch] = []
    starts: dict[int, int] = {}
    standing = [0]  # the beginning, which cannot be undone
    for stored in read_pages(store.client, folded.id, 1, folded.version):
        # Most records are neither an undo nor a redo and need not be decoded in full.
        if any(mark in stored.entry for mark in _UNDO_MARKS):
            for branch in _read_branches(found, folded.codec.decode(stored.entry, stored.hash)):
                for version in branch.versions:
                    del standing[bisect_left(standing, version)]
                starts[branch.by] = standing[bisect_right(standing, branch.start) - 1]
                found.append(branch)
        if _decode_entry(stored.entry).command.type not in _NOT_MOVES:
            standing.append(stored.version)
    return _nest(found, starts)


def _read_branches(found: list[Branch], record: Record) -> Iterator[Branch]:
    """The branch that a record made. A redo is noted in the branch that it repeats."""
    for event in record.events:
        if isinstance(event, CommandsUndone):
            yield Branch(record.version, event.seat, event.to, event.versions, event.crossed)
        elif isinstance(event, CommandsRedone):
            index = next(i for i in range(len(found) - 1, -1, -1) if found[i].versions == event.versions)
            found[index] = msgspec.structs.replace(found[index], redone_by=record.version)


def _nest(found: list[Branch], starts: Mapping[int, int]) -> list[Branch]:
    """The branches, each with the later branch that contains the record it starts from."""
    undone_by = {version: branch.by for branch in found for version in branch.versions}
    return [msgspec.structs.replace(branch, inside=undone_by.get(starts[branch.by])) for branch in found]

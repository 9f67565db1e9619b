"""The undone branches of a game, in the order in which they were undone."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

import msgspec

from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.codec import Codec
from events.log.record import Record, StoredRecord
from games.kernel.messages import Seat, tag
from games.kernel.table.clock import ExpireTurn
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.table import CreateGame
from games.kernel.table.undo import CommandsRedone, CommandsUndone, VersionRange


class Branch(msgspec.Struct, frozen=True):
    """The moves that one undo removed from the play."""

    by: int
    """The version of the undo."""
    seat: Seat
    """The seat that undid them; -1 for the service."""
    start: int = msgspec.field(name="from")
    """The version the undo went back to, where the branch starts."""
    versions: tuple[VersionRange, ...]
    """Every move in these ranges that was in play was undone."""
    crossed: bool
    """Whether the undo crossed a barrier (chance, revealed secrets, other seats' commands)."""
    redone_by: int | None = None
    """The version of the redo that brought these moves back."""
    inside: int | None = None
    """The branch (its `by`) that contains the record this branch starts from; null if that is in play."""


_UNDO_MARKS = (b'"commands_undone"', b'"commands_redone"')
_NOT_MOVES = {tag(CreateGame), *map(tag, TABLE_COMMANDS)} - {tag(ExpireTurn)}
"""Commands that do not change the play, so no branch starts from them."""


class _Command(msgspec.Struct):
    type: str


class _Entry(msgspec.Struct):
    """The part of an entry that names the type of its command."""

    command: _Command


_decode_entry = msgspec.json.Decoder(_Entry).decode


def branches(store: Store, folded: FoldedGame) -> list[Branch]:
    """All undone branches up to the loaded version."""
    return branches_in(store.stored_records(folded.id, folded.version), folded.codec)


def branches_in(records: Iterable[StoredRecord], codec: Codec) -> list[Branch]:
    """All undone branches in the records of a game."""
    tree = _Tree()
    for stored in records:
        # Most records are neither an undo nor a redo and need not be decoded in full.
        if any(mark in stored.entry for mark in _UNDO_MARKS):
            tree.change(codec.decode(stored.entry, stored.hash))
        if _decode_entry(stored.entry).command.type not in _NOT_MOVES:
            tree.in_play.append(stored.version)
    return tree.nested()


class _Tree:
    """The branches found so far."""

    def __init__(self) -> None:
        self.in_play = [0]  # the beginning, which cannot be undone
        self._found: dict[int, Branch] = {}
        self._starts: dict[int, int] = {}
        self._undone: dict[int, list[int]] = {}
        """The moves of each branch that has not been redone."""

    def change(self, record: Record) -> None:
        """Apply the undo or redo in a record."""
        for event in record.events:
            if isinstance(event, CommandsUndone):
                self._undo(record.version, event)
            elif isinstance(event, CommandsRedone):
                self.in_play += self._undone.pop(event.undo)
                self.in_play.sort()
                redone = msgspec.structs.replace(self._found[event.undo], redone_by=record.version)
                self._found[event.undo] = redone

    def _undo(self, version: int, event: CommandsUndone) -> None:
        moves = self._undone[version] = []
        for first, last in event.versions:
            part = slice(bisect_left(self.in_play, first), bisect_right(self.in_play, last))
            moves += self.in_play[part]
            del self.in_play[part]
        self._starts[version] = self.in_play[bisect_right(self.in_play, event.to) - 1]
        self._found[version] = Branch(version, event.seat, event.to, event.versions, event.crossed)

    def nested(self) -> list[Branch]:
        """The branches, each with the one that contains the record it starts from."""
        undone_by = {version: by for by, moves in self._undone.items() for version in moves}
        return [
            msgspec.structs.replace(branch, inside=undone_by.get(self._starts[by]))
            for by, branch in self._found.items()
        ]

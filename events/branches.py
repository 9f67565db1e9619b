"""What was taken back in a game: the branches that its history left, in order."""

import msgspec

from events.loaded import Loaded
from events.record import Record
from events.store import Store
from events.streams import pages
from games.kernel.history import CommandsRedone, CommandsUndone
from games.kernel.messages import Seat


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
    """The later branch, by its `by`, that this one left from; null if it left from what still stands."""


_MARKS = (b'"commands_undone"', b'"commands_redone"')


def branches(store: Store, loaded: Loaded) -> list[Branch]:
    """Every branch that was taken back up to the loaded version."""
    found: list[Branch] = []
    for stored in pages(store.client, loaded.id, 1, loaded.version):
        # Most records are neither, and need not be read in full.
        if any(mark in stored.entry for mark in _MARKS):
            _add(found, loaded.codec.record(stored.entry, stored.hash))
    return _nested(found)


def _add(found: list[Branch], record: Record) -> None:
    for event in record.events:
        if isinstance(event, CommandsUndone):
            found.append(Branch(record.version, event.seat, event.to, event.versions, event.crossed))
        elif isinstance(event, CommandsRedone):
            index = next(i for i in range(len(found) - 1, -1, -1) if found[i].versions == event.versions)
            found[index] = msgspec.structs.replace(found[index], redone_by=record.version)


def _nested(found: list[Branch]) -> list[Branch]:
    """The branches, each with the first later one that took back what it had left from."""
    open_: list[Branch] = []
    inside: dict[int, int] = {}
    for branch in found:
        left: list[Branch] = []
        for earlier in open_:
            if branch.start < earlier.start and (branch.crossed or branch.seat == earlier.seat):
                inside[earlier.by] = branch.by
            else:
                left.append(earlier)
        open_ = [*left, branch]
    return [msgspec.structs.replace(branch, inside=inside.get(branch.by)) for branch in found]

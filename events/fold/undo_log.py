"""The undo log: the commands that may still be undone, kept folded so that an undo reads no records."""

from bisect import bisect_left
from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from events.errors import Unreadable
from events.fold.hidden import Hidden
from games.kernel.messages import Command, Event, Seat
from games.kernel.table.game import Game
from games.kernel.table.undo import CommandsRedone

CROSSES_BARRIER = ("consent", "free")
"""The undo policies that allow an undo to cross a barrier."""


class UndoLogEntry(msgspec.Struct, frozen=True, eq=False):
    """A record that changed the play, with the play before it."""

    version: int
    seat: Seat
    command: Command
    events: tuple[Event, ...]
    """The events of the play, without those of the table."""
    play: Any
    """The play before the record."""
    hidden: Hidden
    """What was hidden from whom before the record."""
    next_draw: int
    """The number of the next draw before the record."""
    drawn: int
    """How many draws the record took."""
    barrier: bool
    """Whether a seat cannot undo it on its own: see `is_barrier`."""


class UndoLog(msgspec.Struct, frozen=True, eq=False):
    """Records that changed the play, oldest first, as far back as an undo may need them."""

    since: int
    """The last barrier, or the start of play. Records up to this version are not in the log."""
    entries: tuple[UndoLogEntry, ...] = ()
    complete: bool = True
    """False after a snapshot was loaded: the entries before the snapshot are missing."""
    past_barriers: bool = False
    """Whether the log also keeps entries before barriers, back to the start of play."""


class UndoLogTooShort(Exception):  # noqa: N818 - not an error: the caller folds again with a longer log
    """A record undoes something that is older than the undo log."""

    def __init__(self, earliest: int) -> None:
        super().__init__(f"version {earliest} was undone, but the undo log starts later")


def is_barrier(drawn: int, shown: bool, events: Iterable[Event]) -> bool:
    """Return whether a record is a barrier, which a seat cannot undo on its own.

    There are three causes:

    - it used chance (`drawn` draws);
    - it showed a viewer something that was hidden from them (`shown`, from `hidden_after`);
    - it redid an undo that crossed a barrier, which may also restore commands of other seats.
    """
    return bool(drawn) or shown or any(type(event) is CommandsRedone and event.crossed for event in events)


def extend_log(undo_log: UndoLog, entry: UndoLogEntry) -> UndoLog:
    """Add an entry. Unless the log goes past barriers, a barrier drops everything before it."""
    if entry.barrier and not undo_log.past_barriers:
        return UndoLog(entry.version)
    return replace(undo_log, entries=(*undo_log.entries, entry))


def entries_after_barrier(undo_log: UndoLog) -> UndoLog:
    """The log with only the entries after the last barrier."""
    entries = undo_log.entries
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].barrier:
            return UndoLog(entries[index].version, entries[index + 1 :])
    return replace(undo_log, past_barriers=False)


def undo_records(game: Game, undo_log: UndoLog, versions: Collection[int]) -> tuple[Any, int, UndoLog]:
    """Undo some records. Returns the play without them, its next draw, and the remaining log."""
    entries, earliest = undo_log.entries, min(versions)
    first = bisect_left(entries, earliest, key=lambda entry: entry.version)
    if first == len(entries) or entries[first].version != earliest:
        raise UndoLogTooShort(earliest)
    play, next_draw = entries[first].play, entries[first].next_draw
    kept = list(entries[:first])
    for entry in entries[first:]:
        if entry.version not in versions:
            kept.append(replace(entry, play=play, next_draw=next_draw))
            for event in entry.events:
                play = game.rules.evolve(play, event)
            next_draw += entry.drawn
    if len(kept) + len(versions) != len(entries):
        raise Unreadable(f"one of the versions {[*versions]} is not in the undo log")
    return play, next_draw, replace(undo_log, entries=tuple(kept))

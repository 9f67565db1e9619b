"""The undo log: the moves in play and those that may be redone, kept folded so that an undo reads no records.

The play is always the fold of the moves in play, in the order of their versions.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from events.errors import Unreadable
from events.fold.hidden import Hidden
from games.kernel.messages import Command, Event, Seat
from games.kernel.table.game import Game
from games.kernel.table.undo import VersionRange
from games.kernel.table.undo_offers import Redoable
from games.kernel.table.versions import Versions

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


Entries = tuple[UndoLogEntry, ...]


class Position(NamedTuple):
    """The play, its next draw, and the entries that lead to it."""

    play: Any
    next_draw: int
    entries: Entries


class UndoneMoves(msgspec.Struct, frozen=True, eq=False):
    """The moves that one undo took out of the play."""

    undo: int
    """The version of the undo."""
    entries: Entries
    crossed: bool
    before: Position
    """The position before the undo."""
    hidden: Hidden
    """What was hidden from whom before the undo."""
    left: tuple[Versions, int]
    """What was in play after the undo: see `moves_in_play`."""


class UndoLog(msgspec.Struct, frozen=True, eq=False):
    """Records that changed the play, oldest first, as far back as an undo may need them."""

    since: int
    """The last barrier, or the start of play. Records up to this version are not in the log."""
    entries: Entries = ()
    undone: tuple[UndoneMoves, ...] = ()
    """What may be redone."""
    complete: bool = True
    """False after a snapshot was loaded: what the log had then is missing."""
    past_barriers: bool = False
    """Whether the log also keeps entries before barriers, back to the start of play."""


class UndoLogTooShort(Exception):  # noqa: N818 - not an error: the caller folds again with a longer log
    """A record undoes or redoes something that is older than the undo log."""


def is_barrier(drawn: int, shown: bool) -> bool:
    """Return whether a record is a barrier, which a seat cannot undo on its own.

    It is one if it used chance (`drawn` draws), or if it showed a viewer something that was hidden from them
    (`shown`, from `hidden_after`).
    """
    return bool(drawn) or shown


def extend_log(undo_log: UndoLog, entry: UndoLogEntry) -> UndoLog:
    """Add an entry. Unless the log goes past barriers, a barrier drops everything before it."""
    if entry.barrier and not undo_log.past_barriers:
        return UndoLog(entry.version)
    return replace(undo_log, entries=(*undo_log.entries, entry))


def keep_redoable(undo_log: UndoLog, redo: Sequence[Redoable]) -> UndoLog:
    """The log with only those undone moves that may still be redone."""
    if not undo_log.undone:
        return undo_log
    versions = {found.undo for found in redo}
    return replace(undo_log, undone=tuple([moves for moves in undo_log.undone if moves.undo in versions]))


def entries_after_barrier(undo_log: UndoLog) -> UndoLog:
    """The log with only the entries after the last barrier."""
    entries = undo_log.entries
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].barrier:
            return UndoLog(entries[index].version, entries[index + 1 :], undo_log.undone)
    return replace(undo_log, past_barriers=False)


def first_from(entries: Entries, version: int) -> int:
    """The index of the first entry at a version or later."""
    return bisect_left(entries, version, key=_version)


def ranges_of(struck: Entries, entries: Entries) -> tuple[VersionRange, ...]:
    """The ranges that hold some entries and no others of the log."""
    if entries and struck[0] is entries[0] and len(struck) == len(entries):
        return ((struck[0].version, struck[-1].version),)
    ranges: list[VersionRange] = []
    versions = {entry.version for entry in struck}
    extends = False
    for entry in entries:
        if entry.version not in versions:
            extends = False
            continue
        ranges[-1:] = [(ranges[-1][0], entry.version)] if extends else [*ranges[-1:], (entry.version,) * 2]
        extends = True
    return tuple(ranges)


def undo_moves(game: Game, undo_log: UndoLog, ranges: Sequence[VersionRange]) -> tuple[Position, Entries]:
    """Undo the moves in some ranges of versions. Returns the position without them, and these moves."""
    entries, first = undo_log.entries, first_from(undo_log.entries, ranges[0][0])
    if first == len(entries) or entries[first].version != ranges[0][0]:
        raise _missing(undo_log, ranges[0][0])
    start, kept = entries[first], entries[:first]
    if len(ranges) == 1 and entries[-1].version <= ranges[0][1]:
        return Position(start.play, start.next_draw, kept), entries[first:]
    struck: list[UndoLogEntry] = []
    others: list[UndoLogEntry] = []
    starts = [low for low, _ in ranges]
    for entry in entries[first:]:
        at = bisect_right(starts, entry.version) - 1
        (struck if entry.version <= ranges[at][1] else others).append(entry)
    return _replay(game, Position(start.play, start.next_draw, kept), others), tuple(struck)


def find_undone(undo_log: UndoLog, undo: int) -> UndoneMoves:
    """The moves that the undo at a version took out of the play."""
    found = next((moves for moves in undo_log.undone if moves.undo == undo), None)
    if found is None:
        raise _missing(undo_log, undo)
    return found


def moves_in_play(entries: Entries, undone: Versions) -> tuple[Versions, int]:
    """What tells whether the same moves are in play: the undone versions, and the newest move."""
    return undone, entries[-1].version if entries else 0


def is_as_left(now: Position, undone: Versions, moves: UndoneMoves) -> bool:
    """Whether the same moves are in play as right after an undo. Then its redo restores what was before."""
    return moves_in_play(now.entries, undone) == moves.left


def redo_moves(game: Game, now: Position, undone: Versions, moves: UndoneMoves) -> Position:
    """The position with undone moves in play again, at their old places."""
    if is_as_left(now, undone, moves):
        return moves.before
    if moves.crossed:
        raise Unreadable(f"the undo of version {moves.undo} cannot be redone after other moves")
    before, later = entries_with(now, moves)
    return _replay(game, before, later)


def entries_with(now: Position, moves: UndoneMoves) -> tuple[Position, list[UndoLogEntry]]:
    """The position before undone moves, and these moves with all later ones, by version."""
    first = first_from(now.entries, moves.entries[0].version)
    later = now.entries[first:]
    play, next_draw = (later[0].play, later[0].next_draw) if later else (now.play, now.next_draw)
    return Position(play, next_draw, now.entries[:first]), sorted([*later, *moves.entries], key=_version)


def _replay(game: Game, before: Position, later: Iterable[UndoLogEntry]) -> Position:
    """The position after further entries, whose plays are computed again."""
    play, next_draw, kept = before.play, before.next_draw, [*before.entries]
    for entry in later:
        kept.append(replace(entry, play=play, next_draw=next_draw))
        for event in entry.events:
            play = game.rules.evolve(play, event)
        next_draw += entry.drawn
    return Position(play, next_draw, tuple(kept))


def _missing(undo_log: UndoLog, version: int) -> Exception:
    if undo_log.complete and undo_log.past_barriers:
        return Unreadable(f"version {version} is not in the undo log")
    return UndoLogTooShort(f"version {version} was undone, but the undo log starts later")


def _version(entry: UndoLogEntry) -> int:
    return entry.version

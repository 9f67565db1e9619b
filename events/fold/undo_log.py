"""The records since the last barrier with the play before each, so that an undo need not read them again."""

from bisect import bisect_left
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from events.errors import Unreadable
from events.fold.secrets import Hidden
from games.kernel.messages import Command, Event, Seat
from games.kernel.table.game import Game


class UndoLogEntry(msgspec.Struct, frozen=True, eq=False):
    """A record that changed the play, with the play before it."""

    version: int
    seat: Seat
    command: Command
    events: tuple[Event, ...]
    """The events of the play, without those of the table."""
    play: Any
    hidden: Hidden
    """What was hidden from whom before it."""
    draws: int
    drawn: int
    barrier: bool


class UndoLog(msgspec.Struct, frozen=True, eq=False):
    """Records that changed the play, oldest first, as far back as they may be needed."""

    since: int
    """No record up to this version can be undone from here."""
    played: tuple[UndoLogEntry, ...] = ()
    whole: bool = True
    """False if records since the last barrier are missing because the fold began after it."""
    deep: bool = False
    """Whether it reaches beyond barriers: to the start of play, unless it is not whole."""


CROSSES_BARRIER = ("consent", "free")
"""The policies under which an undo may cross a barrier."""


def extend_log(undo_log: UndoLog, played: UndoLogEntry) -> UndoLog:
    """Return the log with one more record; a barrier removes everything before it."""
    if played.barrier and not undo_log.deep:
        return UndoLog(played.version)
    return replace(undo_log, played=(*undo_log.played, played))


class UndoLogTooShort(Exception):  # noqa: N818 - not an error: a longer log is needed
    """An undo reaches further back than the log: to this version."""

    def __init__(self, earliest: int) -> None:
        super().__init__(f"version {earliest} was undone, which lies before the undo log")


def since_barrier(undo_log: UndoLog) -> UndoLog:
    """Return the log with the records after the last barrier only."""
    for index in range(len(undo_log.played) - 1, -1, -1):
        if undo_log.played[index].barrier:
            return UndoLog(undo_log.played[index].version, undo_log.played[index + 1 :])
    return replace(undo_log, deep=False)


def undo_records(game: Game, undo_log: UndoLog, versions: Collection[int]) -> tuple[Any, int, UndoLog]:
    """Return the play and the next draw without some records, and the log that is left."""
    earliest = min(versions)
    first = bisect_left(undo_log.played, earliest, key=lambda played: played.version)
    if first == len(undo_log.played) or undo_log.played[first].version != earliest:
        raise UndoLogTooShort(earliest)
    play, draws = undo_log.played[first].play, undo_log.played[first].draws
    kept = list(undo_log.played[:first])
    for played in undo_log.played[first:]:
        if played.version not in versions:
            kept.append(replace(played, play=play, draws=draws))
            for event in played.events:
                play = game.rules.evolve(play, event)
            draws += played.drawn
    if len(kept) + len(versions) != len(undo_log.played):
        raise Unreadable(f"one of the versions {[*versions]} is not in the play")
    return play, draws, replace(undo_log, played=tuple(kept))

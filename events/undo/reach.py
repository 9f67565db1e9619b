"""How far a seat may undo on its own: to the last barrier, and only what no other seat depends on."""

from collections.abc import Iterable
from typing import Any

from events.fold.folded_game import FoldedGame
from events.fold.undo_log import (
    Entries,
    UndoLogEntry,
    UndoneMoves,
    entries_with,
    first_from,
    is_as_left,
    ranges_of,
)
from events.undo.undo_context import UndoContext
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.table.undo import CommandsUndone

MAX_REACH = 64
"""How many commands, of all seats, a seat may go back without consent. Each one is decided again."""


def entries_in_reach(ctx: UndoContext) -> tuple[Entries, Illegal]:
    """The entries over which a seat may go back on its own, and why it may not go back further."""
    undo_log = ctx.folded.undo_log
    near = undo_log.entries[-MAX_REACH:]
    for index in range(len(near) - 1, -1, -1):
        if near[index].barrier:
            return near[index + 1 :], Illegal("undo_barrier", since=near[index].version)
    if len(near) < len(undo_log.entries):
        return near, Illegal("undo_too_far", most=MAX_REACH)
    return near, Illegal("undo_barrier", since=undo_log.since)


def undo_own_moves(ctx: UndoContext, seat: Seat, entries: Entries) -> CommandsUndone:
    """The undo of the seat's moves among the newest entries, the first of which is one of them.

    Refused if undoing them would change what another seat's commands lead to.
    """
    try:
        _decide_again(ctx, entries[0].play, [entry for entry in entries if entry.seat != seat])
    except _Differs as found:
        raise Illegal("undo_others_depend", version=found.version, because=found.because) from None
    struck = tuple([entry for entry in entries if entry.seat == seat])
    return CommandsUndone(seat, struck[0].version - 1, ranges_of(struck, entries))


def check_own_redo(ctx: UndoContext, moves: UndoneMoves) -> None:
    """Refuse a redo of a seat's own moves if these or any later moves would lead to something else."""
    now, undone = ctx.folded.position, ctx.folded.table.undone
    if is_as_left(now, undone, moves):
        return
    before, later = entries_with(now, moves)
    if len(later) > MAX_REACH:
        raise Illegal("redo_differs", version=later[0].version, because="undo_too_far")
    try:
        _decide_again(ctx, before.play, later)
    except _Differs as found:
        raise Illegal("redo_differs", version=found.version, because=found.because) from None


def moves_after(folded: FoldedGame, to: int) -> Entries:
    """The moves in play after a version."""
    entries = folded.undo_log.entries
    return entries[first_from(entries, to + 1) :]


def undo_all_after(folded: FoldedGame, seat: Seat, to: int) -> CommandsUndone:
    """The undo of every move in play after a version."""
    moves = moves_after(folded, to)
    return CommandsUndone(seat, to, ((moves[0].version, moves[-1].version),), crossed=True)


class _Differs(Exception):  # noqa: N818 - a result
    """A move would be refused now, or lead to other events."""

    def __init__(self, version: int, because: str) -> None:
        super().__init__(because)
        self.version = version
        self.because = because


def _decide_again(ctx: UndoContext, play: Any, entries: Iterable[UndoLogEntry]) -> None:
    """Decide moves again, from a play on; `_Differs` at the first one that draws or has other events."""
    for entry in entries:
        if entry.barrier:
            raise _Differs(entry.version, "undo_barrier")
        try:
            events, play = ctx.folded.game.move(play, entry.seat, entry.command, _NoChance())
        except Illegal as refusal:
            raise _Differs(entry.version, refusal.code) from None
        if tuple(events) != entry.events:
            raise _Differs(entry.version, "other_events")


class _NoChance:
    """Refuses to draw: after a barrier no command drew anything, so none may draw now."""

    def below(self, bound: int) -> int:
        raise Illegal("undo_barrier")

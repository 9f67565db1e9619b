"""How far a seat may undo on its own: to the last barrier, and only what no other seat depends on."""

from collections.abc import Sequence
from typing import Any

from events.fold.undo_log import UndoLogEntry
from events.undo.moves import count_moves, moves_in_entry
from events.undo.undo_context import UndoContext
from games.kernel.messages import Event, Seat
from games.kernel.refusal import Illegal

MAX_REACH = 64
"""How many commands, of all seats, a seat may go back without consent. Each one is decided again."""


def entries_in_reach(ctx: UndoContext) -> tuple[list[UndoLogEntry], Illegal]:
    """The entries over which a seat may go back on its own, and why it may not go back further."""
    undo_log, found, moves = ctx.folded.undo_log, list[UndoLogEntry](), 0
    for entry in reversed(undo_log.entries):
        if entry.barrier:
            return found[::-1], Illegal("undo_barrier", since=entry.version)
        moves += count_moves(ctx, entry)
        if moves > MAX_REACH:
            return found[::-1], Illegal("undo_too_far", most=MAX_REACH)
        found.append(entry)
    return found[::-1], Illegal("undo_barrier", since=undo_log.since)


def undo_own_commands(ctx: UndoContext, seat: Seat, entries: Sequence[UndoLogEntry]) -> tuple[int, ...]:
    """The versions of the seat's commands among the newest entries.

    Refused if undoing them would change what another seat's commands lead to.
    """
    play = entries[0].play
    for entry in entries:
        if entry.seat != seat:
            play = _decide_unchanged(ctx, play, entry)
    return tuple(entry.version for entry in entries if entry.seat == seat)


def _decide_unchanged(ctx: UndoContext, play: Any, entry: UndoLogEntry) -> Any:
    """Decide another seat's entry again. Returns the play after it; refused if its events differ."""
    events: list[Event] = []
    try:
        for seat, command in moves_in_entry(ctx, entry):
            more, play = ctx.folded.game.move(play, seat, command, _NoChance())
            events += more
    except Illegal as refusal:
        raise Illegal("undo_others_depend", version=entry.version, because=refusal.code) from None
    if tuple(events) != entry.events:
        raise Illegal("undo_others_depend", version=entry.version)
    return play


class _NoChance:
    """Refuses to draw: after a barrier no command drew anything, so none may draw now."""

    def below(self, bound: int) -> int:
        raise Illegal("undo_barrier")

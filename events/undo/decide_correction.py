"""Decides an organizer's correction: award points, or void everything after a version."""

from events.undo.reach import moves_after, undo_all_after
from events.undo.undo_context import UndoContext
from games.kernel.messages import SERVICE, Event
from games.kernel.refusal import Illegal
from games.kernel.table.corrections import Correct, decide_correction
from games.kernel.table.table import Actor
from games.kernel.table.undo import CommandsUndone


def decide_correction_command(ctx: UndoContext, actor: Actor, command: Correct) -> list[Event]:
    """The events of a correction, or a refusal. A void needs an undo log back to the start of play."""
    events = decide_correction(ctx.folded.table, actor, command)
    if command.void is None:
        return events
    return [*events, _void_after(ctx, command.void.to)]


def _void_after(ctx: UndoContext, to: int) -> CommandsUndone:
    folded = ctx.folded
    first = folded.undo_log.since
    if not first <= to < folded.version:
        raise Illegal("bad_void_target", to=to, first=first, last=folded.version - 1)
    if not moves_after(folded, to):
        raise Illegal("nothing_to_void", to=to)
    return undo_all_after(folded, SERVICE, to)

"""Decides redo: bring undone moves back to their places if all moves there still lead to the same events."""

from events.fold.undo_log import find_undone
from events.undo.reach import check_own_redo
from events.undo.undo_context import UndoContext
from games.kernel.messages import Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.undo import CommandsRedone, redoable


def decide_redo(ctx: UndoContext, seat: Seat) -> list[Event]:
    """The event of a redo, or a refusal.

    After an undo across a barrier nothing else can have changed: everything comes back as it was. A seat's
    own moves come back among those that others have made since, so all of them are decided again.
    """
    found = redoable(ctx.folded.table, seat)
    if found is None:
        raise Illegal("nothing_to_redo")
    if not found.crossed:
        check_own_redo(ctx, find_undone(ctx.folded.undo_log, found.undo))
    return [CommandsRedone(seat, found.undo, found.crossed)]

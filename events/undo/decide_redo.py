"""Decides redo: post undone commands again, if they still lead to the same events."""

from events.undo.moves import moves_in_record, original_versions
from events.undo.undo_context import UndoContext
from games.kernel.chance import Chance
from games.kernel.messages import Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import TABLE_EVENTS
from games.kernel.table.undo import CommandsRedone, redoable


def decide_redo(ctx: UndoContext, seat: Seat, chance: Chance) -> list[Event]:
    """The events of a redo, or a refusal."""
    folded = ctx.folded
    found = redoable(folded.table, seat)
    if found is None:
        raise Illegal("nothing_to_redo")
    events: list[Event] = []
    before: list[Event] = []
    play = folded.table.play
    records = ctx.records(found.versions)
    for record in records:
        before += [event for event in record.events if type(event) not in TABLE_EVENTS]
        for mover, command in moves_in_record(ctx, record):
            try:
                more, play = folded.game.move(play, mover, command, chance)
            except Illegal as refusal:
                raise Illegal("redo_differs", version=record.version, because=refusal.code) from None
            events += more
    if events != before:
        raise Illegal("redo_differs", version=found.versions[0])
    originals = tuple(version for record in records for version in original_versions(record))
    if originals == found.versions:
        originals = ()
    return [CommandsRedone(seat, found.versions, found.crossed, originals), *events]

"""The moves in a record: the title's commands it contains or, for a redo, repeats, with their seats."""

from events.fold.undo_log import UndoLogEntry
from events.log.record import Record
from events.undo.undo_context import UndoContext
from games.kernel.messages import SERVICE, Command, Seat
from games.kernel.table.undo import CommandsRedone, Redo

Move = tuple[Seat, Command]


def moves_in_entry(ctx: UndoContext, entry: UndoLogEntry) -> list[Move]:
    """The moves of an entry of the undo log; a redo stands for the commands it repeated."""
    if type(entry.command) is not Redo:
        return [(entry.seat, entry.command)]
    return [move for record in ctx.records((entry.version,)) for move in moves_in_record(ctx, record)]


def moves_in_record(ctx: UndoContext, record: Record) -> list[Move]:
    """The moves of a record; a redo stands for the commands it repeated."""
    records = ctx.records(original_versions(record)) if type(record.command) is Redo else [record]
    return [(seat_of_record(ctx, found), found.command) for found in records]


def count_moves(ctx: UndoContext, entry: UndoLogEntry) -> int:
    """The number of commands that an entry stands for."""
    if type(entry.command) is not Redo:
        return 1
    return sum(len(original_versions(record)) for record in ctx.records((entry.version,)))


def original_versions(record: Record) -> tuple[int, ...]:
    """The records that first contained a record's commands. A redo lists them, so redos are never chained."""
    for event in record.events:
        if isinstance(event, CommandsRedone):
            return event.originals or event.versions
    return (record.version,)


def seat_of_record(ctx: UndoContext, record: Record) -> Seat:
    """The seat that posted a record's command, even if its player has resigned since."""
    if record.actor.kind == "service":
        return SERVICE
    if record.actor.seat is not None:
        return record.actor.seat
    seats = ctx.folded.table.seats
    return next(number for number, seating in enumerate(seats) if seating.player == record.actor.id)

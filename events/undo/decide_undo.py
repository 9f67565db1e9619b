"""Decides undo, redo, agree and refuse: what may be undone, and who has to agree."""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from events.fold.undo_log import Entries, UndoLogEntry, first_from
from events.log.record import Record
from events.undo.decide_redo import decide_redo
from events.undo.reach import entries_in_reach, undo_all_after, undo_own_moves
from events.undo.undo_context import UndoContext
from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import TABLE_COMMANDS, seat_of
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor
from games.kernel.table.undo import (
    Agree,
    Redo,
    Refuse,
    Undo,
    UndoAgreed,
    UndoProposed,
    UndoRefused,
    seats_to_agree,
)
from games.kernel.table.undo_offers import Proposal
from games.kernel.table.versions import has_version

BATCH = 64
"""Older records read at once to explain a refusal."""
MAX_BATCHES = 4
"""How often that many are read; whatever is older is behind a barrier."""
MAX_TARGETS = 64
"""How many targets of an undo are listed."""


def decide_undo_command(ctx: UndoContext, actor: Actor, command: Command) -> list[Event]:
    """The events of an undo, redo, agree or refuse command, or a refusal."""
    table = ctx.folded.table
    if table.undo == "off":
        raise Illegal("undo_off")
    if table.status != "playing":
        raise Illegal("wrong_status", status=table.status, needed="playing")
    seat = seat_of(table, actor)
    match command:
        case Undo():
            return _undo(ctx, seat, command.to)
        case Redo():
            return decide_redo(ctx, seat)
        case Agree():
            return _agree(ctx, seat)
        case Refuse():
            if table.proposal is None:
                raise Illegal("no_proposal")
            return [UndoRefused(seat)]
        case _:
            raise AssertionError(f"not an undo command: {command!r}")


def _undo(ctx: UndoContext, seat: Seat, to: int | None) -> list[Event]:
    folded = ctx.folded
    target = _target(folded.undo_log.entries, seat, to)
    if target is None:
        raise _no_target(ctx, seat, to)
    in_reach, limit = entries_in_reach(ctx)
    try:
        if not in_reach or target.version < in_reach[0].version:
            raise limit
        return [undo_own_moves(ctx, seat, in_reach[first_from(in_reach, target.version) :])]
    except Illegal:
        if folded.table.undo == "own":
            raise
        return _cross_barrier(ctx, seat, target.version - 1)


def _target(entries: Entries, seat: Seat, to: int | None) -> UndoLogEntry | None:
    """The first move that an undo takes back: right after a version, or the seat's last move."""
    if to is None:
        return next((entry for entry in reversed(entries) if entry.seat == seat), None)
    found = next(iter(entries[first_from(entries, to + 1) :][:1]), None)
    return found if found and found.version == to + 1 and found.seat == seat else None


def undo_targets(entries: Entries, seat: Seat) -> list[int]:
    """The versions that a seat may undo to, the nearest first: before each of its moves in play."""
    own = (entry.version - 1 for entry in reversed(entries) if entry.seat == seat)
    return [*islice(own, MAX_TARGETS)]


def _no_target(ctx: UndoContext, seat: Seat, to: int | None) -> Illegal:
    """Why a seat cannot undo there: the target may be older than the undo log, or not exist at all."""
    since = ctx.folded.undo_log.since
    last = since if to is None else min(to + 1, since)
    first = 2 if to is None else max(to + 1, 2)  # 1 is the creation
    for record in _older_records(ctx, last, max(first, last - BATCH * MAX_BATCHES + 1)):
        if _is_own_move(ctx, seat, record):
            return Illegal("undo_barrier", since=since)
    if to is None:
        return Illegal("nothing_to_undo")
    return Illegal("bad_undo_target", to=to, possible=undo_targets(ctx.folded.undo_log.entries, seat)[::-1])


def _older_records(ctx: UndoContext, last: int, first: int) -> Iterator[Record]:
    """The records from version `last` back to `first` or to the start of play, read in batches."""
    while last >= first:
        found = ctx.records(range(max(first, last - BATCH + 1), last + 1))
        for record in reversed(found):
            if type(record.command) is Start:
                return
            yield record
        last -= BATCH


def _is_own_move(ctx: UndoContext, seat: Seat, record: Record) -> bool:
    """Whether a record holds a move of the seat that has not been undone."""
    if has_version(ctx.folded.table.undone, record.version):
        return False
    return type(record.command) not in TABLE_COMMANDS and _seat_of_record(ctx, record) == seat


def _seat_of_record(ctx: UndoContext, record: Record) -> Seat:
    """The seat that posted a record's command, even if its player has resigned since."""
    if record.actor.kind == "service":
        return SERVICE
    if record.actor.seat is not None:
        return record.actor.seat
    seats = ctx.folded.table.seats
    return next(number for number, seating in enumerate(seats) if seating.player == record.actor.id)


def _cross_barrier(ctx: UndoContext, seat: Seat, to: int) -> list[Event]:
    """Undo everything after a version, or propose it if other players have to agree."""
    folded = ctx.folded
    if folded.table.undo == "consent" and seats_to_agree(replace(folded.table, proposal=Proposal(seat, to))):
        return [UndoProposed(seat, to)]
    return [undo_all_after(folded, seat, to)]


def _agree(ctx: UndoContext, seat: Seat) -> list[Event]:
    folded, proposal = ctx.folded, ctx.folded.table.proposal
    if proposal is None:
        raise Illegal("no_proposal")
    if seat not in seats_to_agree(folded.table):
        raise Illegal("already_agreed")
    agreed = UndoAgreed(seat)
    if seats_to_agree(folded.table) == (seat,):
        return [agreed, undo_all_after(folded, proposal.seat, proposal.to)]
    return [agreed]

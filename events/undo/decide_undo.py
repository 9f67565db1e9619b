"""Decides undo, redo, agree and refuse: what may be undone, and who has to agree."""

from collections.abc import Iterator

from msgspec.structs import replace

from events.fold.folded_game import FoldedGame
from events.log.record import Record
from events.undo.decide_redo import decide_redo
from events.undo.moves import seat_of_record
from events.undo.reach import entries_in_reach, undo_own_commands
from events.undo.undo_context import UndoContext
from games.kernel.chance import Chance
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import TABLE_COMMANDS, seat_of
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, Proposal
from games.kernel.table.undo import (
    Agree,
    CommandsUndone,
    Redo,
    Refuse,
    Undo,
    UndoAgreed,
    UndoProposed,
    UndoRefused,
    seats_to_agree,
)
from games.kernel.table.versions import has_version

BATCH = 64
"""Older records read at once to explain a refusal."""


def decide_undo_command(ctx: UndoContext, actor: Actor, command: Command, chance: Chance) -> list[Event]:
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
            return decide_redo(ctx, seat, chance)
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
    own = [entry.version for entry in folded.undo_log.entries if entry.seat == seat]
    first = max(own, default=0) if to is None else to + 1
    if first not in own:
        raise _no_target(ctx, seat, to, [version - 1 for version in own])
    in_reach, limit = entries_in_reach(ctx)
    entries = [entry for entry in in_reach if entry.version >= first]
    try:
        if not entries or entries[0].version != first:
            raise limit
        versions = undo_own_commands(ctx, seat, entries)
    except Illegal:
        if folded.table.undo == "own":
            raise
        return _cross_barrier(ctx, seat, first)
    return [CommandsUndone(seat, first - 1, versions)]


def _no_target(ctx: UndoContext, seat: Seat, to: int | None, possible: list[int]) -> Illegal:
    """Why a seat cannot undo there: the target may be older than the undo log, or not exist at all."""
    since = ctx.folded.undo_log.since
    last = since if to is None else min(to + 1, since)
    for record in _older_records(ctx, last, 2 if to is None else max(to + 1, 2)):  # 1 is the creation
        if _is_own_move(ctx, seat, record):
            return Illegal("undo_barrier", since=since)
    return Illegal("nothing_to_undo") if to is None else Illegal("bad_undo_target", to=to, possible=possible)


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
    kind = type(record.command)
    return (kind is Redo or kind not in TABLE_COMMANDS) and seat_of_record(ctx, record) == seat


def _cross_barrier(ctx: UndoContext, seat: Seat, first: int) -> list[Event]:
    """Undo everything from a version on, or propose it if other players have to agree."""
    folded = ctx.folded
    if folded.table.undo == "consent":
        proposal = Proposal(seat, first - 1)
        if seats_to_agree(replace(folded.table, proposal=proposal)):
            return [UndoProposed(seat, first - 1)]
    return [_undo_all_after(folded, seat, first - 1)]


def _undo_all_after(folded: FoldedGame, seat: Seat, to: int) -> CommandsUndone:
    versions = tuple(entry.version for entry in folded.undo_log.entries if entry.version > to)
    return CommandsUndone(seat, to, versions, crossed=True)


def _agree(ctx: UndoContext, seat: Seat) -> list[Event]:
    folded, proposal = ctx.folded, ctx.folded.table.proposal
    if proposal is None:
        raise Illegal("no_proposal")
    if seat not in seats_to_agree(folded.table):
        raise Illegal("already_agreed")
    agreed = UndoAgreed(seat)
    if seats_to_agree(folded.table) == (seat,):
        return [agreed, _undo_all_after(folded, proposal.seat, proposal.to)]
    return [agreed]

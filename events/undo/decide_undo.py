"""Deciding undo, redo, agree and refuse: what may be taken back, and with whose consent."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from events.fold.folded_game import FoldedGame
from events.fold.undo_context import UndoContext
from events.fold.undo_log import UndoLogEntry
from events.log.record import Record
from games.kernel.chance import Chance
from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.game import TABLE_COMMANDS, TABLE_EVENTS, seat_of
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, Proposal
from games.kernel.table.undo import (
    Agree,
    CommandsRedone,
    CommandsUndone,
    Redo,
    Refuse,
    Undo,
    UndoAgreed,
    UndoProposed,
    UndoRefused,
    redoable,
    seats_to_agree,
)
from games.kernel.table.versions import has_version

REACH = 64
"""How many commands, of all seats, a seat may go back over on its own: each is decided again to allow it."""


def decide_undo_command(ctx: UndoContext, actor: Actor, command: Command, chance: Chance) -> list[Event]:
    """The events of a history command, or a refusal."""
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
            return _redo(ctx, seat, chance)
        case Agree():
            return _agree(ctx, seat)
        case Refuse():
            if table.proposal is None:
                raise Illegal("no_proposal")
            return [UndoRefused(seat)]
        case _:
            raise AssertionError(f"no history command: {command!r}")


def _undo(ctx: UndoContext, seat: Seat, to: int | None) -> list[Event]:
    folded = ctx.folded
    own = [played.version for played in folded.undo_log.played if played.seat == seat]
    first = max(own, default=0) if to is None else to + 1
    if first not in own:
        raise _no_target(ctx, seat, to, [version - 1 for version in own])
    near, end = within_reach(ctx)
    behind = [played for played in near if played.version >= first]
    try:
        if not behind or behind[0].version != first:
            raise end
        versions = own_commands(ctx, seat, behind)
    except Illegal:
        if folded.table.undo == "own":
            raise
        return _across(ctx, seat, first)
    return [CommandsUndone(seat, first - 1, versions)]


def _no_target(ctx: UndoContext, seat: Seat, to: int | None, possible: list[int]) -> Illegal:
    """Why there is nothing to take back where a seat wants to: perhaps it lies before all that is at hand."""
    since = ctx.folded.undo_log.since
    last = since if to is None else min(to + 1, since)
    for record in _older(ctx, last, 2 if to is None else max(to + 1, 2)):  # the first is the creation
        if _is_own(ctx, seat, record):
            return Illegal("undo_barrier", since=since)
    return Illegal("nothing_to_undo") if to is None else Illegal("bad_undo_target", to=to, possible=possible)


def _older(ctx: UndoContext, last: int, first: int) -> Iterator[Record]:
    """The records from a version back to another or to the start of play, a number at a time."""
    while last >= first:
        found = ctx.records(range(max(first, last - REACH + 1), last + 1))
        for record in reversed(found):
            if type(record.command) is Start:
                return
            yield record
        last -= REACH


def _is_own(ctx: UndoContext, seat: Seat, record: Record) -> bool:
    """Whether a record stands and holds a command of the seat in the play."""
    if has_version(ctx.folded.table.undone, record.version):
        return False
    kind = type(record.command)
    return (kind is Redo or kind not in TABLE_COMMANDS) and _mover(ctx, record) == seat


def within_reach(ctx: UndoContext) -> tuple[list[UndoLogEntry], Illegal]:
    """The records over which a seat may go back on its own, and why it may go back no further."""
    undo_log, found, moves = ctx.folded.undo_log, list[UndoLogEntry](), 0
    for played in reversed(undo_log.played):
        if played.barrier:
            return found[::-1], Illegal("undo_barrier", since=played.version)
        moves += _counted(ctx, played)
        if moves > REACH:
            return found[::-1], Illegal("undo_too_far", most=REACH)
        found.append(played)
    return found[::-1], Illegal("undo_barrier", since=undo_log.since)


def _counted(ctx: UndoContext, played: UndoLogEntry) -> int:
    """The number of commands a record stands for."""
    if type(played.command) is not Redo:
        return 1
    return sum(len(_originals(record)) for record in ctx.records((played.version,)))


def own_commands(ctx: UndoContext, seat: Seat, behind: Sequence[UndoLogEntry]) -> tuple[int, ...]:
    """The seat's commands among the newest records, if striking them changes nothing for anybody else."""
    play = behind[0].play
    for played in behind:
        if played.seat != seat:
            play = _same_again(ctx, play, played)
    return tuple(played.version for played in behind if played.seat == seat)


def _same_again(ctx: UndoContext, play: Any, played: UndoLogEntry) -> Any:
    """The play after another seat's record, which must lead to the same events as before."""
    events: list[Event] = []
    try:
        for seat, command in _moves(ctx, played):
            more, play = ctx.folded.game.move(play, seat, command, _NoChance())
            events += more
    except Illegal as refusal:
        raise Illegal("undo_others_depend", version=played.version, because=refusal.code) from None
    if tuple(events) != played.events:
        raise Illegal("undo_others_depend", version=played.version)
    return play


class _NoChance:
    """No command on this side of a barrier drew anything, so none may now."""

    def below(self, bound: int) -> int:
        raise Illegal("undo_barrier")


def _across(ctx: UndoContext, seat: Seat, first: int) -> list[Event]:
    """Take back everything from a version on, at once or when all humans agree."""
    folded = ctx.folded
    if folded.table.undo == "consent":
        proposal = Proposal(seat, first - 1)
        if seats_to_agree(replace(folded.table, proposal=proposal)):
            return [UndoProposed(seat, first - 1)]
    return [_everything_after(folded, seat, first - 1)]


def _everything_after(folded: FoldedGame, seat: Seat, to: int) -> CommandsUndone:
    versions = tuple(played.version for played in folded.undo_log.played if played.version > to)
    return CommandsUndone(seat, to, versions, crossed=True)


def _agree(ctx: UndoContext, seat: Seat) -> list[Event]:
    folded, proposal = ctx.folded, ctx.folded.table.proposal
    if proposal is None:
        raise Illegal("no_proposal")
    if seat not in seats_to_agree(folded.table):
        raise Illegal("already_agreed")
    agreed = UndoAgreed(seat)
    if seats_to_agree(folded.table) == (seat,):
        return [agreed, _everything_after(folded, proposal.seat, proposal.to)]
    return [agreed]


def _redo(ctx: UndoContext, seat: Seat, chance: Chance) -> list[Event]:
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
        for mover, command in _commands_of(ctx, record):
            try:
                more, play = folded.game.move(play, mover, command, chance)
            except Illegal as refusal:
                raise Illegal("redo_differs", version=record.version, because=refusal.code) from None
            events += more
    if events != before:
        raise Illegal("redo_differs", version=found.versions[0])
    originals = tuple(version for record in records for version in _originals(record))
    if originals == found.versions:
        originals = ()
    return [CommandsRedone(seat, found.versions, found.crossed, originals), *events]


Move = tuple[Seat, Command]


def _moves(ctx: UndoContext, played: UndoLogEntry) -> list[Move]:
    """The commands a record stands for, with the seats that gave them."""
    if type(played.command) is not Redo:
        return [(played.seat, played.command)]
    return [move for record in ctx.records((played.version,)) for move in _commands_of(ctx, record)]


def _commands_of(ctx: UndoContext, record: Record) -> list[Move]:
    """The title's commands in a record; a redo stands for those it gave again."""
    given = ctx.records(_originals(record)) if type(record.command) is Redo else [record]
    return [(_mover(ctx, found), found.command) for found in given]


def _originals(record: Record) -> tuple[int, ...]:
    """The records that gave a record's commands first, so that no redo is ever looked up through others."""
    for event in record.events:
        if isinstance(event, CommandsRedone):
            return event.originals or event.versions
    return (record.version,)


def _mover(ctx: UndoContext, record: Record) -> Seat:
    """The seat that gave a record's command, also if its player resigned since."""
    if record.actor.kind == "service":
        return SERVICE
    if record.actor.seat is not None:
        return record.actor.seat
    seats = ctx.folded.table.seats
    return next(number for number, seating in enumerate(seats) if seating.player == record.actor.id)

"""Deciding undo, redo, agree and refuse: what may be taken back, and with whose consent."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from events.loaded import Loaded
from events.record import Record
from events.trail import Played
from games.kernel.chance import Chance
from games.kernel.game import TABLE_COMMANDS, TABLE_EVENTS, seat_of
from games.kernel.history import (
    Agree,
    CommandsRedone,
    CommandsUndone,
    Redo,
    Refuse,
    Undo,
    UndoAgreed,
    UndoProposed,
    UndoRefused,
    asked,
    redoable,
)
from games.kernel.lobby import Start
from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table import Actor, Proposal
from games.kernel.versions import has_version

Records = Callable[[Sequence[int]], list[Record]]
"""Reads records of the game by their versions."""

REACH = 64
"""How many commands, of all seats, a seat may go back over on its own: each is decided again to allow it."""


class Past(msgspec.Struct, frozen=True, eq=False):
    """A game with a trail that reaches far enough, and a way to read its records."""

    loaded: Loaded
    records: Records


def decide_history(past: Past, actor: Actor, command: Command, chance: Chance) -> list[Event]:
    """The events of a history command, or a refusal."""
    table = past.loaded.table
    if table.undo == "off":
        raise Illegal("undo_off")
    if table.status != "playing":
        raise Illegal("wrong_status", status=table.status, needed="playing")
    seat = seat_of(table, actor)
    match command:
        case Undo():
            return _undo(past, seat, command.to)
        case Redo():
            return _redo(past, seat, chance)
        case Agree():
            return _agree(past, seat)
        case Refuse():
            if table.proposal is None:
                raise Illegal("no_proposal")
            return [UndoRefused(seat)]
        case _:
            raise AssertionError(f"no history command: {command!r}")


def _undo(past: Past, seat: Seat, to: int | None) -> list[Event]:
    loaded = past.loaded
    own = [played.version for played in loaded.trail.played if played.seat == seat]
    first = max(own, default=0) if to is None else to + 1
    if first not in own:
        raise _no_target(past, seat, to, [version - 1 for version in own])
    near, end = within_reach(past)
    behind = [played for played in near if played.version >= first]
    try:
        if not behind or behind[0].version != first:
            raise end
        versions = own_commands(past, seat, behind)
    except Illegal:
        if loaded.table.undo == "own":
            raise
        return _across(past, seat, first)
    return [CommandsUndone(seat, first - 1, versions)]


def _no_target(past: Past, seat: Seat, to: int | None, possible: list[int]) -> Illegal:
    """Why there is nothing to take back where a seat wants to: perhaps it lies before all that is at hand."""
    since = past.loaded.trail.since
    last = since if to is None else min(to + 1, since)
    for record in _older(past, last, 2 if to is None else max(to + 1, 2)):  # the first is the creation
        if _is_own(past, seat, record):
            return Illegal("undo_barrier", since=since)
    return Illegal("nothing_to_undo") if to is None else Illegal("bad_undo_target", to=to, possible=possible)


def _older(past: Past, last: int, first: int) -> Iterator[Record]:
    """The records from a version back to another or to the start of play, a number at a time."""
    while last >= first:
        found = past.records(range(max(first, last - REACH + 1), last + 1))
        for record in reversed(found):
            if type(record.command) is Start:
                return
            yield record
        last -= REACH


def _is_own(past: Past, seat: Seat, record: Record) -> bool:
    """Whether a record stands and holds a command of the seat in the play."""
    if has_version(past.loaded.table.undone, record.version):
        return False
    kind = type(record.command)
    return (kind is Redo or kind not in TABLE_COMMANDS) and _mover(past, record) == seat


def within_reach(past: Past) -> tuple[list[Played], Illegal]:
    """The records over which a seat may go back on its own, and why it may go back no further."""
    trail, found, moves = past.loaded.trail, list[Played](), 0
    for played in reversed(trail.played):
        if played.barrier:
            return found[::-1], Illegal("undo_barrier", since=played.version)
        moves += _counted(past, played)
        if moves > REACH:
            return found[::-1], Illegal("undo_too_far", most=REACH)
        found.append(played)
    return found[::-1], Illegal("undo_barrier", since=trail.since)


def _counted(past: Past, played: Played) -> int:
    """The number of commands a record stands for."""
    if type(played.command) is not Redo:
        return 1
    return sum(len(_originals(record)) for record in past.records((played.version,)))


def own_commands(past: Past, seat: Seat, behind: Sequence[Played]) -> tuple[int, ...]:
    """The seat's commands among the newest records, if striking them changes nothing for anybody else."""
    play = behind[0].play
    for played in behind:
        if played.seat != seat:
            play = _same_again(past, play, played)
    return tuple(played.version for played in behind if played.seat == seat)


def _same_again(past: Past, play: Any, played: Played) -> Any:
    """The play after another seat's record, which must lead to the same events as before."""
    events: list[Event] = []
    try:
        for seat, command in _moves(past, played):
            more, play = past.loaded.game.move(play, seat, command, _NoChance())
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


def _across(past: Past, seat: Seat, first: int) -> list[Event]:
    """Take back everything from a version on, at once or when all humans agree."""
    loaded = past.loaded
    if loaded.table.undo == "consent":
        proposal = Proposal(seat, first - 1)
        if asked(replace(loaded.table, proposal=proposal)):
            return [UndoProposed(seat, first - 1)]
    return [_everything_after(loaded, seat, first - 1)]


def _everything_after(loaded: Loaded, seat: Seat, to: int) -> CommandsUndone:
    versions = tuple(played.version for played in loaded.trail.played if played.version > to)
    return CommandsUndone(seat, to, versions, crossed=True)


def _agree(past: Past, seat: Seat) -> list[Event]:
    loaded, proposal = past.loaded, past.loaded.table.proposal
    if proposal is None:
        raise Illegal("no_proposal")
    if seat not in asked(loaded.table):
        raise Illegal("already_agreed")
    agreed = UndoAgreed(seat)
    if asked(loaded.table) == (seat,):
        return [agreed, _everything_after(loaded, proposal.seat, proposal.to)]
    return [agreed]


def _redo(past: Past, seat: Seat, chance: Chance) -> list[Event]:
    loaded = past.loaded
    found = redoable(loaded.table, seat)
    if found is None:
        raise Illegal("nothing_to_redo")
    events: list[Event] = []
    before: list[Event] = []
    play = loaded.table.play
    records = past.records(found.versions)
    for record in records:
        before += [event for event in record.events if type(event) not in TABLE_EVENTS]
        for mover, command in _commands_of(past, record):
            try:
                more, play = loaded.game.move(play, mover, command, chance)
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


def _moves(past: Past, played: Played) -> list[Move]:
    """The commands a record stands for, with the seats that gave them."""
    if type(played.command) is not Redo:
        return [(played.seat, played.command)]
    return [move for record in past.records((played.version,)) for move in _commands_of(past, record)]


def _commands_of(past: Past, record: Record) -> list[Move]:
    """The title's commands in a record; a redo stands for those it gave again."""
    given = past.records(_originals(record)) if type(record.command) is Redo else [record]
    return [(_mover(past, found), found.command) for found in given]


def _originals(record: Record) -> tuple[int, ...]:
    """The records that gave a record's commands first, so that no redo is ever looked up through others."""
    for event in record.events:
        if isinstance(event, CommandsRedone):
            return event.originals or event.versions
    return (record.version,)


def _mover(past: Past, record: Record) -> Seat:
    """The seat that gave a record's command, also if its player resigned since."""
    if record.actor.kind == "service":
        return SERVICE
    if record.actor.seat is not None:
        return record.actor.seat
    seats = past.loaded.table.seats
    return next(number for number, seating in enumerate(seats) if seating.player == record.actor.id)

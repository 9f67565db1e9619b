"""Clocks: how much time each awaited seat has left, told from the times of the records alone."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.clock import ExpireTurn, PauseClock, ResumeClock, decide_pause
from games.kernel.table.game import Game
from games.kernel.table.table import Actor, Table, TurnClock
from games.kernel.table.undo import UNDO_COMMANDS, CommandsUndone

if TYPE_CHECKING:
    from events.fold.folded_game import FoldedGame
    from events.log.record import Record


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """When (in milliseconds since 1970) the time of a seat is over."""

    seat: Seat
    at: int


class Period(msgspec.Struct, frozen=True, gc=False):
    """The time of a seat in one step of a round."""

    seat: Seat
    step: str
    round: int
    left: int
    """Milliseconds, counted from `since`."""
    since: int | None = None
    """None while it stands still."""
    over: bool = False
    """The turn has ended; it is remembered because an undo may bring it back."""

    @property
    def deadline(self) -> int | None:
        """When it ends, if it runs."""
        return None if self.since is None else self.since + self.left


Clocks = tuple[Period, ...]
"""The turns of the current round: those that last, by seat, then those that have ended."""


def deadlines(clocks: Clocks) -> tuple[Deadline, ...]:
    """The deadlines that are running, by seat."""
    return tuple([Deadline(p.seat, p.deadline) for p in clocks if p.deadline is not None])


def clocks_after(game: Game, clocks: Clocks, table: Table, record: "Record") -> Clocks:
    """The clocks after a record that leads to a table.

    A turn that goes on keeps its clock, whatever else happens. A turn that an undo or redo brings back goes
    on with the time it had left; across a barrier all clocks start anew, as everybody agreed to it.
    """
    if table.clock is None or table.status != "playing":
        return ()
    crossed = any(isinstance(event, CommandsUndone) and event.crossed for event in record.events)
    brought_back = type(record.command) in UNDO_COMMANDS
    step, number, at = table.play.step, table.play.round, record.at
    known = {} if crossed else {(period.seat, period.step, period.round): period for period in clocks}
    last: list[Period] = []
    allowed = _allowed(game, table)
    for seat in _timed(game, table) if allowed is not None else ():
        period = known.pop((seat, step, number), None)
        if period is None or (period.over and not brought_back):
            period = Period(seat, step, number, allowed or 0)
        last.append(_stopped(period, at) if table.paused else _running(period, at))
    ended = [replace(_stopped(period, at), over=True) for period in known.values() if period.round == number]
    return (*last, *ended)


def _timed(game: Game, table: Table) -> list[Seat]:
    """The awaited seats that people play; bots and the Automa have all the time they need."""
    awaited = sorted(game.rules.awaiting(table.play).seats)
    return [seat for seat in awaited if table.seats[seat].kind == "human" and not table.seats[seat].resigned]


def _allowed(game: Game, table: Table) -> int | None:
    """The milliseconds a turn in the current step may take, if its time is counted."""
    if isinstance(table.clock, TurnClock):
        return table.clock.seconds * 1000
    assert game.title.timer is not None
    seconds = game.title.timer(game.rules, table.play)
    return None if seconds is None else seconds * 1000


def _running(period: Period, at: int) -> Period:
    since = at if period.since is None else period.since
    return replace(period, since=since, over=False)


def _stopped(period: Period, at: int) -> Period:
    if period.since is None:
        return replace(period, over=False)
    return replace(period, left=max(0, period.left - (at - period.since)), since=None, over=False)


def decide_clock(
    folded: "FoldedGame", actor: Actor, command: Command, at: int, chance: Chance
) -> tuple[list[Event], Table]:
    """The events of a command of the clock given at a time, and the table after them, or a refusal."""
    game, table = folded.game, folded.table
    match command:
        case ExpireTurn():
            if actor.kind != "service":
                raise Illegal("service_only", command="expire_turn")
            _check_over(folded.clocks, command.seat, at)
            return game.expire(table, command.seat, chance)
        case PauseClock() | ResumeClock():
            events = decide_pause(table, actor, command)
            for event in events:
                table = game.evolve(table, event)
            return events, table
        case _:
            raise AssertionError(f"no command of the clock: {command!r}")


def _check_over(clocks: Clocks, seat: Seat, at: int) -> None:
    """Refuse to end a turn that has time left, or that nobody counts the time of."""
    deadline = next((found.at for found in deadlines(clocks) if found.seat == seat), None)
    if deadline is None:
        raise Illegal("clock_not_running", seat=seat)
    if at < deadline:
        raise Illegal("clock_still_running", seat=seat, deadline=deadline)


def overdue(clocks: Clocks, now: int) -> list[Seat]:
    """The seats whose time is over."""
    return [deadline.seat for deadline in deadlines(clocks) if deadline.at <= now]


def legal_clock(table: Table, actor: Actor) -> list[Command]:
    """What an organizer may do to the clocks now; a reason may be added."""
    offered: list[PauseClock | ResumeClock] = [PauseClock(), ResumeClock()]
    accepted: list[Command] = []
    for command in offered:
        try:
            decide_pause(table, actor, command)
        except Illegal:
            continue
        accepted.append(command)
    return accepted

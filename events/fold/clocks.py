"""Clocks: the time each awaited seat has left, computed from the times of the records alone."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from games.kernel.messages import Seat
from games.kernel.table.clock import TimeGiven
from games.kernel.table.game import Game
from games.kernel.table.nonces import REVEAL_SECONDS, unrevealed
from games.kernel.table.table import Table, TurnClock
from games.kernel.table.tournament_games import SeatSubstituted
from games.kernel.table.undo import UNDO_COMMANDS, CommandsUndone

if TYPE_CHECKING:
    from events.log.record import Record


MINUTE = 60_000
"""In milliseconds."""


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """When (in milliseconds since 1970) the time of a seat runs out."""

    seat: Seat
    """The seat whose time runs out."""
    at: int
    """Milliseconds since 1970."""


class TurnTimer(msgspec.Struct, frozen=True, gc=False):
    """The time of a seat in one step of a round."""

    seat: Seat
    step: str
    round: int
    remaining: int
    """Milliseconds, counted from `running_since`."""
    running_since: int | None = None
    """None while the timer is stopped."""
    ended: bool = False
    """The turn is over. The timer is kept because an undo may bring the turn back."""

    @property
    def deadline(self) -> int | None:
        """When the time runs out, if the timer is running."""
        return None if self.running_since is None else self.running_since + self.remaining


Clocks = tuple[TurnTimer, ...]
"""The timers of the current round: those of running turns by seat, then those of ended turns."""


def deadlines(clocks: Clocks) -> tuple[Deadline, ...]:
    """The deadlines of all running timers, by seat."""
    return tuple([Deadline(t.seat, t.deadline) for t in clocks if t.deadline is not None])


def any_turn(clocks: Clocks) -> bool:
    """Whether a turn with a clock is going on, also while the clocks are paused."""
    return any(not timer.ended for timer in clocks)


def expired_seats(clocks: Clocks, now: int) -> list[Seat]:
    """The seats whose time has run out."""
    return [deadline.seat for deadline in deadlines(clocks) if deadline.at <= now]


def update_clocks(game: Game, clocks: Clocks, table: Table, record: "Record") -> Clocks:
    """The clocks after a record that leads to a table.

    A turn that continues keeps its timer. A turn that an undo or redo brings back continues with the time
    it had left. An undo across a barrier restarts all timers, a substitution those of its seat. Given time
    is for the turns that are going on.
    """
    if table.status == "revealing":
        return _reveal_timers(clocks, table, record.at)
    if table.clock is None or table.status != "playing":
        return ()
    substituted = {event.seat for event in record.events if isinstance(event, SeatSubstituted)}
    crossed = any(isinstance(event, CommandsUndone) and event.crossed for event in record.events)
    restores_turns = type(record.command) in UNDO_COMMANDS
    step, number, at = table.play.step, table.play.round, record.at
    known = {
        (timer.seat, timer.step, timer.round): timer
        for timer in clocks
        if not crossed and timer.seat not in substituted
    }
    more = sum(event.minutes * MINUTE for event in record.events if isinstance(event, TimeGiven))
    current: list[TurnTimer] = []
    allowed = _turn_milliseconds(game, table)
    for seat in _timed_seats(game, table) if allowed is not None else ():
        timer = known.pop((seat, step, number), None)
        if timer is None or (timer.ended and not restores_turns):
            timer = TurnTimer(seat, step, number, allowed or 0)
        timer = replace(timer, remaining=timer.remaining + more) if more else timer
        current.append(_stop(timer, at) if table.paused else _start(timer, at))
    ended = [replace(_stop(timer, at), ended=True) for timer in known.values() if timer.round == number]
    return (*current, *ended)


def _reveal_timers(clocks: Clocks, table: Table, at: int) -> Clocks:
    """The time to reveal of every seat whose nonce is missing; it runs from the start, clock or no clock."""
    known = {timer.seat: timer for timer in clocks}
    return tuple(
        known.get(seat) or TurnTimer(seat, "revealing", 0, REVEAL_SECONDS * 1000, running_since=at)
        for seat in unrevealed(table)
    )


def _timed_seats(game: Game, table: Table) -> list[Seat]:
    """The awaited seats that people play. Bots and the Automa have no time limit."""
    awaited = sorted(game.rules.awaiting(table.play).seats)
    return [seat for seat in awaited if table.seats[seat].kind == "human" and not table.seats[seat].resigned]


def _turn_milliseconds(game: Game, table: Table) -> int | None:
    """The time a turn in the current step may take; None if the step is not timed."""
    if isinstance(table.clock, TurnClock):
        return table.clock.seconds * 1000
    assert game.title.timer is not None
    seconds = game.title.timer(game.rules, table.play)
    return None if seconds is None else seconds * 1000


def _start(timer: TurnTimer, at: int) -> TurnTimer:
    since = at if timer.running_since is None else timer.running_since
    return replace(timer, running_since=since, ended=False)


def _stop(timer: TurnTimer, at: int) -> TurnTimer:
    if timer.running_since is None:
        return replace(timer, ended=False)
    remaining = max(0, timer.remaining - (at - timer.running_since))
    return replace(timer, remaining=remaining, running_since=None, ended=False)

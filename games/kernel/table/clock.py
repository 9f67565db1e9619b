"""Clocks: turns that expire, organizers who stop and start the clocks, and more time for turns.

The rules do not use the time. Whether a turn is over follows from the times of the records.
"""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.table import LEAST_SECONDS, MOST_SECONDS, Actor, Clock, Table, TurnClock
from games.kernel.table.undo import clear_redo
from games.kernel.title import Title

LONGEST_REASON = 200
MOST_DAYS = 3650
"""The most days without a record after which an open game may end."""
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]


class ExpireTurn(Command, tag="expire_turn", frozen=True):
    """End the turn of a seat whose time is over. Sent by the service."""

    seat: Seat
    """The seat whose time is over."""


class ExpireGame(Command, tag="expire_game", frozen=True):
    """End an open game in which nothing has happened for some days. Sent by the service."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]
    """The number of days without a record."""


class PauseClock(Command, tag="pause_clock", frozen=True):
    """Stop all clocks of the game. For organizers."""

    reason: Reason = ""
    """Why, in your words; everyone who sees the game can read it. May be empty."""


class ResumeClock(Command, tag="resume_clock", frozen=True):
    """Start the clocks again with the time that was left. For organizers."""

    reason: Reason = ""
    """Why, in your words; everyone who sees the game can read it. May be empty."""


class GiveTime(Command, tag="give_time", frozen=True):
    """Give more time to the turns that are going on, in a game of a tournament. Sent by the service."""

    minutes: Annotated[int, Meta(ge=1)]
    """How many minutes more."""


class TurnExpired(Event, tag="turn_expired", frozen=True):
    """A seat's time in a step was over. The default commands that end its turn follow in the same record."""

    seat: Seat
    """The seat whose time was over."""
    step: str
    """The step in which it ran out."""
    round: int
    """The round of that step."""


class ClockPaused(Event, tag="clock_paused", frozen=True):
    """An organizer stopped the clocks."""

    reason: str = ""
    """Why, in the organizer's words; may be empty."""


class ClockResumed(Event, tag="clock_resumed", frozen=True):
    """An organizer started the clocks again."""

    reason: str = ""
    """Why, in the organizer's words; may be empty."""


class TimeGiven(Event, tag="time_given", frozen=True):
    """The turns that are going on have more time, because an organizer of the tournament said so."""

    minutes: int
    """How many minutes more."""


CLOCK_COMMANDS: tuple[type[Command], ...] = (ExpireTurn, ExpireGame, PauseClock, ResumeClock, GiveTime)
CLOCK_EVENTS: tuple[type[Event], ...] = (TurnExpired, ClockPaused, ClockResumed, TimeGiven)


def check_clock(title: Title, clock: Clock) -> None:
    """Raise Illegal for a clock that the title cannot have."""
    if isinstance(clock, TurnClock):
        if not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
            raise Illegal("bad_clock", least=LEAST_SECONDS, most=MOST_SECONDS)
    elif title.timer is None:
        raise Illegal("no_rulebook_clock", title=title.key)


def require_organizer(table: Table, actor: Actor) -> None:
    """Raise Illegal unless the actor is an organizer who has and had no part in the game."""
    if actor.kind != "organizer" or actor.id is None:
        raise Illegal("organizers_only")
    if table.has_interest(actor.id):
        raise Illegal("organizer_at_table")


def decide_pause(table: Table, actor: Actor, command: PauseClock | ResumeClock) -> list[Event]:
    """Return the event of stopping or starting the clocks. Raises Illegal if that is not allowed."""
    if table.tournament is None:
        require_organizer(table, actor)
    elif actor.kind != "service":
        raise Illegal("tournament_game")
    if table.status != "playing":
        raise Illegal("wrong_status", status=table.status, needed="playing")
    if table.clock is None:
        raise Illegal("no_clock")
    if len(command.reason) > LONGEST_REASON:
        raise Illegal("bad_reason", most=LONGEST_REASON)
    if isinstance(command, PauseClock):
        if table.paused:
            raise Illegal("clock_paused")
        return [ClockPaused(command.reason)]
    if not table.paused:
        raise Illegal("clock_not_paused")
    return [ClockResumed(command.reason)]


def decide_more_time(table: Table, actor: Actor, command: GiveTime) -> list[Event]:
    """Return the event of more time for running turns. Raises Illegal if that is not allowed."""
    if actor.kind != "service":
        raise Illegal("service_only", command="give_time")
    if table.tournament is None:
        raise Illegal("no_tournament_game")
    return [TimeGiven(command.minutes)]


def evolve_clock(table: Table, event: Event) -> Table:
    """Return the table after an event of the clocks."""
    match event:
        case TurnExpired():
            return clear_redo(table, event.seat)
        case ClockPaused():
            return replace(table, paused=True)
        case ClockResumed():
            return replace(table, paused=False)
        case TimeGiven():
            return replace(table, more_minutes=table.more_minutes + event.minutes)
        case _:
            raise AssertionError(f"not a clock event: {event!r}")

"""What all decisions share: who asks, what organizers may do, and folding the events of one command."""

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from games.kernel.chance import Chance
from games.kernel.messages import Event
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from tournaments.evolve.evolve import evolve
from tournaments.state import Round, Tournament

CORRECTION_TIME = 7 * 24 * 60 * 60 * 1000
"""How long after its end a tournament can be corrected, in milliseconds."""

Steps = Generator[Event, Tournament, None]
"""Yields events and gets the tournament after each of them."""


class Request(NamedTuple):
    """Who wants something of a tournament, and when."""

    state: Tournament
    actor: Actor
    at: int
    """In milliseconds since 1970."""

    @property
    def player(self) -> str:
        """The id of the player or organizer who asks."""
        if self.actor.id is None:
            raise Illegal("players_only")
        return self.actor.id


class Rule(NamedTuple):
    """How a command is decided."""

    check: Callable[[Request], object]
    """Raises Illegal if the actor may not give the command now, whatever it says."""
    steps: Callable[[Request, Any, Chance], Steps]
    """Yields what happens. Raises Illegal if the command asks for something impossible."""


def events_of(state: Tournament, steps: Steps) -> list[Event]:
    """Return the events of a command, each decided on the tournament after those before it."""
    events: list[Event] = []
    try:
        event = next(steps)
        while True:
            events.append(event)
            # Messages are named by the version of their record. No step looks at one that it sends itself.
            state = evolve(state, event, version=0)
            event = steps.send(state)
    except StopIteration:
        return events


def check_service(request: Request) -> None:
    """Refuse everybody but the service."""
    if request.actor.kind != "service":
        raise Illegal("service_only")


def check_organizer(request: Request) -> None:
    """Refuse everybody but the organizers of the tournament."""
    if request.player not in request.state.organizers:
        raise Illegal("organizers_only")


def check_not_over(request: Request) -> None:
    """Refuse a tournament that is finished or cancelled."""
    if request.state.status in ("finished", "cancelled"):
        raise Illegal("tournament_over")


def check_correctable(request: Request) -> None:
    """Refuse corrections before the first round, of a cancelled tournament, and a week after the end."""
    state = request.state
    if state.status == "cancelled":
        raise Illegal("tournament_over")
    if not state.rounds:
        raise Illegal("not_running")
    if is_final(state, request.at):
        raise Illegal("too_late")


def is_final(state: Tournament, at: int) -> bool:
    """Return whether no result can change any more: it was cancelled, or it was finished a week ago."""
    return state.status == "cancelled" or (
        state.finished is not None and at > state.finished + CORRECTION_TIME
    )


def open_round(state: Tournament) -> Round:
    """Return the round that is being played. Raises Illegal if there is none."""
    if state.status != "running" or not state.round or state.round.status != "open":
        raise Illegal("no_open_round")
    return state.round

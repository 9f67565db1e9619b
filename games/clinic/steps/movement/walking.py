"""Moving a person step by step, to take another way than the cheapest."""

from collections.abc import Iterator

from games.clinic.commands import StopWalking, WalkStep
from games.clinic.events import StepWalked, WalkEnded
from games.clinic.geometry.layout import Place, layout_of
from games.clinic.geometry.ways import Way, steps_towards
from games.clinic.state import Person, State
from games.clinic.steps.movement.moving import (
    Move,
    check_nobody_walks,
    destinations,
    movable,
    person_of,
    tolls_of,
)
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def _steps_of(rules: Rules, state: State, seat: Seat, person: Person) -> tuple[tuple[Place, int], ...]:
    """Return the steps a person can take: no place twice, and a destination must stay reachable."""
    clinic = state.clinics[seat]
    walked = clinic.walked if clinic.walker == person.id else (person.at,)
    goals = tuple(rules.resolve(destinations)(rules, clinic, person))
    return steps_towards(layout_of(clinic).plan, person.at, walked, goals, tolls_of(rules, state, seat))


def walks(rules: Rules, state: State, seat: Seat) -> Iterator[Move]:
    """Yield every possible step. While a person moves step by step, only that person's."""
    clinic = state.clinics[seat]
    walker = [person for person in clinic.people if person.id == clinic.walker]
    for person in walker or movable(rules, state, seat):
        for to, time in _steps_of(rules, state, seat, person):
            yield Move(person.id, to, Way((to,), time))


def _walk(ctx: Context, state: State, seat: Seat, command: WalkStep) -> Decision:
    person = person_of(ctx.rules, state, seat, command.person)
    if state.clinics[seat].walker not in (None, person.id):
        check_nobody_walks(state.clinics[seat])
    for to, time in _steps_of(ctx.rules, state, seat, person):
        if to == command.to:
            return (yield StepWalked(seat, person.id, to, time))
    raise Illegal("no_step", person=person.id, to=command.to)


def _may_stop(rules: Rules, state: State, seat: Seat) -> bool:
    clinic = state.clinics[seat]
    walker = next((person for person in clinic.people if person.id == clinic.walker), None)
    return walker is not None and walker.at in rules.resolve(destinations)(rules, clinic, walker)


def _stop(ctx: Context, state: State, seat: Seat, _command: StopWalking) -> Decision:
    walker = state.clinics[seat].walker
    if walker is None:
        raise Illegal("no_walk")
    if not _may_stop(ctx.rules, state, seat):
        raise Illegal("cannot_end_there", person=walker)
    return (yield WalkEnded(seat))


WALK_STEP = Handler(
    _walk, lambda rules, state, seat: [WalkStep(m.person, m.to) for m in walks(rules, state, seat)]
)
STOP_WALKING = Handler(
    _stop, lambda rules, state, seat: [StopWalking()] if _may_stop(rules, state, seat) else []
)

"""Moving people. Each step takes time."""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from games.clinic.commands import FinishMoving, MovePerson, StopWalking, WalkStep
from games.clinic.data.figures import TRIAGE_SAVES
from games.clinic.events import MovingFinished, PersonMoved
from games.clinic.geometry.layout import Place, layout_of
from games.clinic.geometry.spaces import Space
from games.clinic.geometry.ways import Toll, Tolls, Way, cheapest
from games.clinic.hooks import care_order, equivalence_key, may_move
from games.clinic.rooms import CAPACITY, people_in, takes
from games.clinic.state import Clinic, Person, Room, State
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.refusal import Illegal


class Move(NamedTuple):
    """A possible move of a person, with its way."""

    person: int
    to: Place
    way: Way


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.resolve(care_order)(rules, state))


def entry_tolls(_rules: Rules, _state: State, _seat: Seat) -> Mapping[Place, Toll]:
    """Return the extra time to enter places; None for places that nobody can enter."""
    return {}


def capacity(_rules: Rules, _clinic: Clinic, room: Room, person: Person) -> int | None:
    """Return how many people of a person's kind fit in a room; None: any number, 0: none."""
    return CAPACITY[room.kind].get(person.kind, 0)


def has_place(rules: Rules, clinic: Clinic, room: Room, person: Person) -> bool:
    """Whether a room has a free place for a person."""
    most = rules.resolve(capacity)(rules, clinic, room, person)
    if most == 0 or (person.kind == "patient" and not takes(clinic, room, person)):
        return False
    if most is None:
        return True
    others = [other for other in people_in(clinic, room.space, person.kind) if other.id != person.id]
    return len(others) < most


def destinations(rules: Rules, clinic: Clinic, person: Person) -> Collection[Space]:
    """Return where a person can end a move. For staff, free places are checked when the moves end."""
    if person.kind == "patient":
        return [room.space for room in clinic.rooms if has_place(rules, clinic, room, person)]
    asked = rules.resolve(capacity)
    return [room.space for room in clinic.rooms if asked(rules, clinic, room, person) != 0]


def tolls_of(rules: Rules, state: State, seat: Seat) -> Tolls:
    """Return the current tolls of a clinic."""
    return frozenset(rules.resolve(entry_tolls)(rules, state, seat).items())


def ways_from(rules: Rules, state: State, seat: Seat, place: Place) -> Mapping[Place, Way]:
    """Return the cheapest way from a place to each other place."""
    return cheapest(layout_of(state.clinics[seat]).plan, place, tolls_of(rules, state, seat))


def person_of(rules: Rules, state: State, seat: Seat, number: int) -> Person:
    """Return a person by its number; refuse it if there is none or it cannot move."""
    for person in state.clinics[seat].people:
        if person.id == number:
            if not rules.resolve(may_move)(rules, state, seat, person):
                raise Illegal("person_cannot_move", person=number)
            return person
    raise Illegal("no_such_person", person=number)


def check_nobody_walks(clinic: Clinic) -> None:
    """Refuse a command while a person moves step by step."""
    if clinic.walker is not None:
        raise Illegal("walk_in_progress", person=clinic.walker)


def _move(ctx: Context, state: State, seat: Seat, command: MovePerson) -> Decision:
    rules, clinic = ctx.rules, state.clinics[seat]
    person = person_of(rules, state, seat, command.person)
    check_nobody_walks(clinic)
    if command.to == person.at or command.to not in rules.resolve(destinations)(rules, clinic, person):
        raise Illegal("cannot_end_there", person=person.id, to=command.to)
    way = ways_from(rules, state, seat, person.at).get(command.to)
    if way is None:
        raise Illegal("no_way", person=person.id, to=command.to)
    return (yield PersonMoved(seat, person.id, way.places, way.time))


def movable(rules: Rules, state: State, seat: Seat) -> list[Person]:
    """Return the people who can move, one of each group of equivalent people."""
    alike: dict[Hashable, Person] = {}
    asked, allowed = rules.resolve(equivalence_key), rules.resolve(may_move)
    for person in state.clinics[seat].people:
        if allowed(rules, state, seat, person):
            alike.setdefault(asked(rules, state, seat, person), person)
    return list(alike.values())


def moves(rules: Rules, state: State, seat: Seat) -> Iterator[Move]:
    """Yield every possible move with its cheapest way."""
    clinic = state.clinics[seat]
    if clinic.walker is not None:
        return
    for person in movable(rules, state, seat):
        ways = ways_from(rules, state, seat, person.at)
        for end in rules.resolve(destinations)(rules, clinic, person):
            if end in ways:
                yield Move(person.id, end, ways[end])


def misplaced(rules: Rules, state: State, seat: Seat) -> list[int]:
    """Return staff who cannot stay where they are, or are too many there, and can reach another place."""
    clinic, allowed = state.clinics[seat], rules.resolve(may_move)
    standing = layout_of(clinic).standing
    found = []
    for person in clinic.people:
        room = standing.get(person.at)
        if person.kind == "patient" or (room and has_place(rules, clinic, room, person)):
            continue
        ways = ways_from(rules, state, seat, person.at)
        others = (standing[end] for end in rules.resolve(destinations)(rules, clinic, person) if end in ways)
        if allowed(rules, state, seat, person) and any(
            has_place(rules, clinic, other, person) for other in others
        ):
            found.append(person.id)
    return found


def _finished(state: State, seat: Seat) -> MovingFinished:
    """Return the end of a seat's moves. Each triage saves time, down to 0."""
    clinic = state.clinics[seat]
    triages = sum(room.kind == "triage" for room in clinic.rooms)
    return MovingFinished(seat, max(0, clinic.moving_time - TRIAGE_SAVES * triages))


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishMoving) -> Decision:
    check_nobody_walks(state.clinics[seat])
    if wrong := ctx.rules.resolve(misplaced)(ctx.rules, state, seat):
        raise Illegal("staff_misplaced", people=wrong)
    return (yield _finished(state, seat))


def _enter(ctx: Context, state: State) -> Decision:
    """Finish the moves of seats that can do nothing else."""
    rules, kinds = ctx.rules, ctx.rules.steps[state.step].commands
    for seat in state.turn_order:
        legal = (command for kind in kinds for command in rules.handlers[kind].legal(rules, state, seat))
        if all(isinstance(command, FinishMoving) for command in legal):
            state = yield _finished(state, seat)
    return state


def _legal_finish(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    walking = state.clinics[seat].walker is not None
    return [] if walking or rules.resolve(misplaced)(rules, state, seat) else [FinishMoving()]


MOVE = Step(
    "move",
    enter=_enter,
    awaiting=_awaiting,
    commands=(MovePerson, WalkStep, StopWalking, FinishMoving),
)
MOVE_PERSON = Handler(
    _move, lambda rules, state, seat: [MovePerson(m.person, m.to) for m in moves(rules, state, seat)]
)
FINISH_MOVING = Handler(_finish, _legal_finish)

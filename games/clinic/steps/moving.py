"""Moving: people walk to where they are needed, and each step takes its time."""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from games.clinic.commands import FinishMoving, MovePerson, StopWalking, WalkStep
from games.clinic.data.figures import TRIAGE_SAVES
from games.clinic.events import MovingFinished, PersonMoved, StepWalked, WalkEnded
from games.clinic.geometry.layout import Place, layout_of
from games.clinic.geometry.spaces import Space
from games.clinic.geometry.ways import Toll, Way, cheapest, leading
from games.clinic.questions import care_order, likeness, may_move
from games.clinic.rooms import CAPACITY, people_in, takes
from games.clinic.state import Clinic, Course, Module, Person, State
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.module import Context, Handler, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


class Move(NamedTuple):
    """Where a person may go, by which places and in what time."""

    person: int
    to: Place
    way: Way


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.ask(care_order)(rules, state))


def entering(_rules: Rules, _state: State, _seat: Seat) -> Mapping[Place, Toll]:
    """Places that take more time to enter than the step alone, or with None: that nobody may enter."""
    return {}


def capacity(_rules: Rules, _clinic: Clinic, room: Module, person: Person) -> int | None:
    """How many people of a person's kind may be in a room; None: any number, 0: none."""
    return CAPACITY[room.kind].get(person.kind, 0)


def has_place(rules: Rules, clinic: Clinic, room: Module, person: Person) -> bool:
    """Whether a room has a place for a person besides those who are there."""
    most = rules.ask(capacity)(rules, clinic, room, person)
    if most == 0 or (person.kind == "patient" and not takes(clinic, room, person)):
        return False
    others = (other for other in people_in(clinic, room.space, person.kind) if other.id != person.id)
    return most is None or sum(1 for _ in others) < most


def ends(rules: Rules, clinic: Clinic, person: Person) -> Collection[Space]:
    """Where a person may end a walk: patients where there is a place, staff are counted at the finish."""
    if person.kind == "patient":
        return [room.space for room in clinic.modules if has_place(rules, clinic, room, person)]
    asked = rules.ask(capacity)
    return [room.space for room in clinic.modules if asked(rules, clinic, room, person) != 0]


def ways_from(rules: Rules, state: State, seat: Seat, place: Place) -> Mapping[Place, Way]:
    """The cheapest ways from a place to everywhere."""
    tolls = frozenset(rules.ask(entering)(rules, state, seat).items())
    return cheapest(layout_of(state.clinics[seat]), place, tolls)


def _person(rules: Rules, state: State, seat: Seat, number: int | None) -> Person:
    for person in state.clinics[seat].people:
        if person.id == number:
            if not rules.ask(may_move)(rules, state, seat, person):
                raise Illegal("person_stays", person=number)
            return person
    raise Illegal("no_such_person", person=number)


def _check_nobody_walks(clinic: Clinic) -> None:
    if clinic.walker is not None:
        raise Illegal("somebody_walks", person=clinic.walker)


def _move(ctx: Context, state: State, seat: Seat, command: MovePerson) -> Course:
    rules, clinic = ctx.rules, state.clinics[seat]
    person = _person(rules, state, seat, command.person)
    _check_nobody_walks(clinic)
    if command.to == person.at or command.to not in rules.ask(ends)(rules, clinic, person):
        raise Illegal("cannot_end_there", person=person.id, to=command.to)
    way = ways_from(rules, state, seat, person.at).get(command.to)
    if way is None:
        raise Illegal("no_way", person=person.id, to=command.to)
    return (yield PersonMoved(seat, person.id, way.places, way.time))


def _movable(rules: Rules, state: State, seat: Seat) -> list[Person]:
    """One of those who are alike and may move."""
    alike: dict[Hashable, Person] = {}
    asked, allowed = rules.ask(likeness), rules.ask(may_move)
    for person in state.clinics[seat].people:
        if allowed(rules, state, seat, person):
            alike.setdefault(asked(rules, state, seat, person), person)
    return list(alike.values())


def moves(rules: Rules, state: State, seat: Seat) -> Iterator[Move]:
    """Every move to a place where somebody may end, with its cheapest way."""
    clinic = state.clinics[seat]
    if clinic.walker is not None:
        return
    for person in _movable(rules, state, seat):
        ways = ways_from(rules, state, seat, person.at)
        for end in rules.ask(ends)(rules, clinic, person):
            if end in ways:
                yield Move(person.id, end, ways[end])


def _steps_of(rules: Rules, state: State, seat: Seat, person: Person) -> list[tuple[Place, int]]:
    """The steps a person may walk now: not twice to a place, and never where no end can be reached."""
    clinic = state.clinics[seat]
    walked = clinic.walked if clinic.walker == person.id else (person.at,)
    tolls = frozenset(rules.ask(entering)(rules, state, seat).items())
    goals = rules.ask(ends)(rules, clinic, person)
    return leading(layout_of(clinic), person.at, walked, goals, tolls)


def walks(rules: Rules, state: State, seat: Seat) -> Iterator[Move]:
    """Every single step that somebody may walk; once one walks, only that one."""
    clinic = state.clinics[seat]
    walker = [person for person in clinic.people if person.id == clinic.walker]
    for person in walker or _movable(rules, state, seat):
        for to, time in _steps_of(rules, state, seat, person):
            yield Move(person.id, to, Way((to,), time))


def _walk(ctx: Context, state: State, seat: Seat, command: WalkStep) -> Course:
    person = _person(ctx.rules, state, seat, command.person)
    if state.clinics[seat].walker not in (None, person.id):
        _check_nobody_walks(state.clinics[seat])
    for to, time in _steps_of(ctx.rules, state, seat, person):
        if to == command.to:
            return (yield StepWalked(seat, person.id, to, time))
    raise Illegal("no_step", person=person.id, to=command.to)


def _may_stop(rules: Rules, state: State, seat: Seat) -> bool:
    clinic = state.clinics[seat]
    walker = next((person for person in clinic.people if person.id == clinic.walker), None)
    return walker is not None and walker.at in rules.ask(ends)(rules, clinic, walker)


def _stop(ctx: Context, state: State, seat: Seat, _command: StopWalking) -> Course:
    walker = state.clinics[seat].walker
    if walker is None:
        raise Illegal("nobody_walks")
    if not _may_stop(ctx.rules, state, seat):
        raise Illegal("cannot_end_there", person=walker)
    return (yield WalkEnded(seat))


def misplaced(rules: Rules, state: State, seat: Seat) -> list[int]:
    """Staff who may not stay where they are, or are too many there, while another place is open to them."""
    clinic, allowed = state.clinics[seat], rules.ask(may_move)
    standing = layout_of(clinic).standing
    found = []
    for person in clinic.people:
        room = standing.get(person.at)
        if person.kind == "patient" or (room and has_place(rules, clinic, room, person)):
            continue
        ways = ways_from(rules, state, seat, person.at)
        others = (other for space, other in standing.items() if space in ways)
        if allowed(rules, state, seat, person) and any(
            has_place(rules, clinic, other, person) for other in others
        ):
            found.append(person.id)
    return found


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishMoving) -> Course:
    clinic = state.clinics[seat]
    _check_nobody_walks(clinic)
    if wrong := ctx.rules.ask(misplaced)(ctx.rules, state, seat):
        raise Illegal("misplaced", people=wrong)
    triages = sum(module.kind == "triage" for module in clinic.modules)
    return (yield MovingFinished(seat, max(0, clinic.moving - TRIAGE_SAVES * triages)))


def _legal_finish(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    walks_ = state.clinics[seat].walker is not None
    return [] if walks_ or rules.ask(misplaced)(rules, state, seat) else [FinishMoving()]


MOVE = Step("move", awaiting=_awaiting, commands=(MovePerson, WalkStep, StopWalking, FinishMoving))
MOVE_PERSON = Handler(
    _move, lambda rules, state, seat: [MovePerson(m.person, m.to) for m in moves(rules, state, seat)]
)
WALK_STEP = Handler(
    _walk, lambda rules, state, seat: [WalkStep(m.person, m.to) for m in walks(rules, state, seat)]
)
STOP_WALKING = Handler(
    _stop, lambda rules, state, seat: [StopWalking()] if _may_stop(rules, state, seat) else []
)
FINISH_MOVING = Handler(_finish, _legal_finish)

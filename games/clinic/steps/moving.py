"""Moving: people walk to where they are needed, and each step takes its time."""

from collections.abc import Iterable
from typing import Any

from games.clinic.commands import FinishMoving, MovePerson, StopWalking, WalkStep
from games.clinic.data.figures import TRIAGE_SAVES
from games.clinic.events import MovingFinished, PersonMoved, StepWalked, WalkEnded
from games.clinic.geometry.buildings import rooms
from games.clinic.geometry.ways import Place, Way, cheapest, steps
from games.clinic.questions import care_order
from games.clinic.rooms import CAPACITY, people_in, takes
from games.clinic.state import PRE_ADMISSIONS, Clinic, Course, Module, Person, State
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.module import Context, Handler, Step
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.ask(care_order)(rules, state))


def entering(_rules: Rules, _state: State, _seat: Seat, _place: Place) -> int | None:
    """How much more time entering a place takes; None where nobody may enter."""
    return 0


def capacity(_rules: Rules, _clinic: Clinic, room: Module, person: Person) -> int | None:
    """How many people of a person's kind may be in a room; None: any number, 0: none."""
    return CAPACITY[room.kind].get(person.kind, 0)


def welcome(rules: Rules, clinic: Clinic, room: Module, person: Person) -> bool:
    """Whether a person may end in a room: staff are counted when the moves are finished, patients at once."""
    most = rules.ask(capacity)(rules, clinic, room, person)
    if person.kind != "patient" or most == 0:
        return most != 0
    others = [other for other in people_in(clinic, room.space, "patient") if other.id != person.id]
    return takes(clinic, room, person) and (most is None or len(others) < most)


def ways_from(rules: Rules, state: State, seat: Seat, person: Person) -> dict[Place, Way]:
    """The cheapest ways of a person to everywhere."""
    clinic = state.clinics[seat]
    extra = rules.ask(entering)
    return cheapest(_steps(clinic, person), person.at, lambda place: extra(rules, state, seat, place))


def _steps(clinic: Clinic, person: Person) -> dict[Place, tuple[tuple[Place, int], ...]]:
    """The steps for a person: patients also go straight from pre-admissions to outpatient services."""
    found = steps(clinic)
    if person.at == PRE_ADMISSIONS:
        outpatient = [m.space for m in clinic.modules if m.kind == "outpatient_services"]
        found[PRE_ADMISSIONS] = (*found[PRE_ADMISSIONS], *((space, 0) for space in outpatient))
    return found


def ends(rules: Rules, clinic: Clinic, person: Person) -> list[str]:
    """The modules in which a person may end its walk."""
    return [module.space for module in clinic.modules if welcome(rules, clinic, module, person)]


def _person(clinic: Clinic, number: int) -> Person:
    for person in clinic.people:
        if person.id == number:
            if person.settled:
                raise Illegal("patient_stays", person=number)
            return person
    raise Illegal("no_such_person", person=number)


def _check_nobody_walks(clinic: Clinic) -> None:
    if clinic.walker is not None:
        raise Illegal("somebody_walks", person=clinic.walker)


def _move(ctx: Context, state: State, seat: Seat, command: MovePerson) -> Course:
    clinic = state.clinics[seat]
    person = _person(clinic, command.person)
    _check_nobody_walks(clinic)
    if command.to == person.at or command.to not in ends(ctx.rules, clinic, person):
        raise Illegal("cannot_end_there", person=person.id, to=command.to)
    way = ways_from(ctx.rules, state, seat, person).get(command.to)
    if way is None:
        raise Illegal("no_way", person=person.id, to=command.to)
    return (yield PersonMoved(seat, person.id, way.places, way.time))


def movable(clinic: Clinic) -> list[Person]:
    """One person of each kind that are alike, who may move."""
    alike: dict[Any, Person] = {}
    for person in clinic.people:
        if not person.settled:
            alike.setdefault((person.kind, person.colour, person.service, person.at), person)
    return list(alike.values())


def _legal_move(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    if clinic.walker is not None:
        return
    for person in movable(clinic):
        ways = ways_from(rules, state, seat, person)
        for end in ends(rules, clinic, person):
            if end != person.at and end in ways:
                yield MovePerson(person.id, end)


def _next_steps(rules: Rules, state: State, seat: Seat, person: Person) -> list[tuple[Place, int]]:
    """The steps a person may walk now: not twice to a place, and never where no end can be reached."""
    clinic, extra = state.clinics[seat], rules.ask(entering)
    walked = clinic.walked if clinic.walker == person.id else (person.at,)
    open_steps = {
        place: tuple((to, time) for to, time in following if to not in walked)
        for place, following in _steps(clinic, person).items()
    }
    goals = set(ends(rules, clinic, person))
    found = []
    for to, time in open_steps[person.at]:
        more = extra(rules, state, seat, to)
        if more is not None and (
            to in goals or goals & cheapest(open_steps, to, lambda p: extra(rules, state, seat, p)).keys()
        ):
            found.append((to, time + more))
    return found


def _walk(ctx: Context, state: State, seat: Seat, command: WalkStep) -> Course:
    clinic = state.clinics[seat]
    person = _person(clinic, command.person)
    if clinic.walker not in (None, person.id):
        raise Illegal("somebody_walks", person=clinic.walker)
    for to, time in _next_steps(ctx.rules, state, seat, person):
        if to == command.to:
            return (yield StepWalked(seat, person.id, to, time))
    raise Illegal("no_step", person=person.id, to=command.to)


def _legal_walk(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    walker = [person for person in clinic.people if person.id == clinic.walker]
    for person in walker or movable(clinic):
        for to, _ in _next_steps(rules, state, seat, person):
            yield WalkStep(person.id, to)


def _stop(ctx: Context, state: State, seat: Seat, _command: StopWalking) -> Course:
    clinic = state.clinics[seat]
    if clinic.walker is None:
        raise Illegal("nobody_walks")
    person = _person(clinic, clinic.walker)
    if person.at not in ends(ctx.rules, clinic, person):
        raise Illegal("cannot_end_there", person=person.id, to=person.at)
    return (yield WalkEnded(seat))


def _legal_stop(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    walker = next((p for p in clinic.people if p.id == clinic.walker), None)
    return [StopWalking()] if walker and walker.at in ends(rules, clinic, walker) else []


def misplaced(rules: Rules, state: State, seat: Seat) -> list[int]:
    """Staff who stand where they may not stay, or where too many stand."""
    clinic, standing = state.clinics[seat], rooms(state.clinics[seat])
    found = []
    for person in clinic.people:
        if person.kind == "patient":
            continue
        room = standing.get(person.at)
        most = rules.ask(capacity)(rules, clinic, room, person) if room else 0
        if most is not None and len(people_in(clinic, person.at, person.kind)) > most:
            found.append(person.id)
    return found


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishMoving) -> Course:
    clinic = state.clinics[seat]
    _check_nobody_walks(clinic)
    if wrong := misplaced(ctx.rules, state, seat):
        raise Illegal("misplaced", people=wrong)
    triages = sum(module.kind == "triage" for module in clinic.modules)
    return (yield MovingFinished(seat, max(0, clinic.moving - TRIAGE_SAVES * triages)))


def _legal_finish(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    walks = state.clinics[seat].walker is not None
    return [] if walks or misplaced(rules, state, seat) else [FinishMoving()]


MOVE = Step("move", awaiting=_awaiting, commands=(MovePerson, WalkStep, StopWalking, FinishMoving))
MOVE_PERSON = Handler(_move, _legal_move)
WALK_STEP = Handler(_walk, _legal_walk)
STOP_WALKING = Handler(_stop, _legal_stop)
FINISH_MOVING = Handler(_finish, _legal_finish)

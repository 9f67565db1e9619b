"""Phase 1, first part: patients are drawn, rolled and loaded from the sickest to the healthiest."""

from collections.abc import Iterable, Sequence

from games.dice_hospital.commands import LoadPatient
from games.dice_hospital.events import PatientsArrived, PatientsLoaded
from games.dice_hospital.hooks import dice_to_draw, loader, loading_waits, vehicle_capacities
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.last_result import keep_last
from games.kernel.messages import NOBODY, Awaiting, Seat
from games.kernel.refusal import Illegal


def _arrive(ctx: Context, state: State) -> Decision:
    count = ctx.rules.resolve(dice_to_draw)(ctx.rules, state)
    state = yield PatientsArrived(draw_dice(ctx, state, count, rolled=True))
    return (yield from load(ctx.rules, state))


@keep_last
def _sickest(arrivals: tuple[Patient, ...]) -> Sequence[Patient]:
    """The patients to be loaded next, all of one value."""
    if not arrivals:
        return []
    lowest = min([patient.value for patient in arrivals])
    return [patient for patient in arrivals if patient.value == lowest]


def _filling(state: State, rooms: tuple[int, ...]) -> tuple[int, int]:
    """The vehicle that is being filled, and the room left in it."""
    for vehicle, room in zip(state.ambulances, rooms, strict=True):
        if len(vehicle.patients) < room:
            return vehicle.number, room - len(vehicle.patients)
    raise AssertionError("more patients than seats")


def load(rules: Rules, state: State) -> Decision:
    """Load all patients for whom there is no choice."""
    if rules.resolve(loading_waits)(rules, state):
        return state
    rooms = rules.resolve(vehicle_capacities)(rules, state)
    while state.arrivals:
        sickest, (number, room) = _sickest(state.arrivals), _filling(state, rooms)
        if len(sickest) > room and len({patient.colour for patient in sickest}) > 1:
            # Patients of one value and several colours do not all fit: a seat has to choose.
            break
        state = yield PatientsLoaded(number, tuple([patient.id for patient in sickest[:room]]))
    return state


def _awaiting(rules: Rules, state: State) -> Awaiting:
    if not state.arrivals:
        return NOBODY
    return Awaiting((rules.resolve(loader)(rules, state),))


def _legal(rules: Rules, state: State, _seat: Seat) -> Iterable[LoadPatient]:
    if rules.resolve(loading_waits)(rules, state):
        return []
    distinct = {patient.colour: patient.id for patient in reversed(_sickest(state.arrivals))}
    return [LoadPatient(patient) for patient in sorted(distinct.values())]


def _decide(ctx: Context, state: State, _seat: Seat, command: LoadPatient) -> Decision:
    rules = ctx.rules
    if rules.resolve(loading_waits)(rules, state):
        raise Illegal("loading_waits")
    if command.patient not in [patient.id for patient in _sickest(state.arrivals)]:
        raise Illegal("patient_not_eligible", patient=command.patient)
    rooms = rules.resolve(vehicle_capacities)(rules, state)
    state = yield PatientsLoaded(_filling(state, rooms)[0], (command.patient,))
    return (yield from load(rules, state))


ARRIVAL = Step("arrival", enter=_arrive, awaiting=_awaiting, commands=(LoadPatient,))
LOAD_PATIENT = Handler(_decide, _legal)

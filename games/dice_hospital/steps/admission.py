"""Phase 1, last part: the lowest vehicle's reward, and beds for the new patients."""

from collections.abc import Iterable, Sequence

from games.dice_hospital.commands import LosePatient
from games.dice_hospital.events import (
    AmbulancesReturned,
    LowestAmbulanceRewarded,
    PatientLost,
    PatientsAdmitted,
)
from games.dice_hospital.hooks import beds, may_leave, turn_order
from games.dice_hospital.state import Patient, State, arriving
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal


def _enter(ctx: Context, state: State) -> Decision:
    unclaimed = tuple(vehicle.number for vehicle in state.ambulances if vehicle.taken_by is None)
    state = yield AmbulancesReturned(unclaimed)
    order = ctx.rules.resolve(turn_order)(ctx.rules, state)
    state = yield LowestAmbulanceRewarded(order[0])
    for seat in order:
        state = yield from ctx.rules.resolve(admit)(ctx, state, seat)
    return state


def admit(ctx: Context, state: State, seat: Seat) -> Decision:
    """Hook: admit a seat's new patients, if there are beds for all of them."""
    if not beds_short(ctx.rules, state, seat):
        state = yield PatientsAdmitted(seat)
    return state


def beds_short(rules: Rules, state: State, seat: Seat) -> bool:
    """Whether a patient has to die before the new patients can be admitted."""
    return beds_missing(rules, state, seat) > 0


def beds_missing(rules: Rules, state: State, seat: Seat) -> int:
    """How many beds the new patients lack, negative if some stay free."""
    needed = len(state.hospitals[seat].patients) + len(arriving(state, seat))
    return needed - rules.resolve(beds)(rules, state, seat)


def _awaiting(rules: Rules, state: State) -> Awaiting:
    acted = state.acted
    return Awaiting(tuple([seat for seat in rules.resolve(turn_order)(rules, state) if seat not in acted]))


def _legal(rules: Rules, state: State, seat: Seat) -> Iterable[LosePatient]:
    patients = reversed(_may_die(rules, state, seat))
    distinct = {(patient.colour, patient.value, patient.ward): patient.id for patient in patients}
    return [LosePatient(patient) for patient in sorted(distinct.values())]


def _may_die(rules: Rules, state: State, seat: Seat) -> Sequence[Patient]:
    """The patients that can be lost, while beds are short."""
    return rules.resolve(may_leave)(rules, state, seat) if beds_short(rules, state, seat) else ()


def _decide(ctx: Context, state: State, seat: Seat, command: LosePatient) -> Decision:
    if command.patient not in [patient.id for patient in _may_die(ctx.rules, state, seat)]:
        raise Illegal("patient_not_eligible", patient=command.patient)
    state = yield PatientLost(seat, command.patient)
    return (yield from ctx.rules.resolve(admit)(ctx, state, seat))


ADMISSION = Step("admission", enter=_enter, awaiting=_awaiting, commands=(LosePatient,))
LOSE_PATIENT = Handler(_decide, _legal)

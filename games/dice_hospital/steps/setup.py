"""Setup: the first player, the displays and the starting patients."""

from collections.abc import Iterable

from games.dice_hospital.commands import RevealImprovement, SetPatient
from games.dice_hospital.events import FirstPlayerDrawn, PatientSet, StartingPatientsDrawn
from games.dice_hospital.hooks import hospital_seats, starting_values
from games.dice_hospital.state import Hospital, State, clockwise
from games.dice_hospital.steps import reveal
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal


def _draw_first_player(ctx: Context, _state: State) -> Decision:
    return (yield FirstPlayerDrawn(ctx.chance.below(ctx.rules.players)))


def _draw_patients(ctx: Context, state: State) -> Decision:
    for seat in _hospitals(ctx.rules, state):
        count = len(ctx.rules.resolve(starting_values)(ctx.rules, seat))
        drawn = draw_dice(ctx, state, count, rolled=False)
        state = yield StartingPatientsDrawn(seat, drawn)
    for seat in _hospitals(ctx.rules, state):
        state = yield from _set_forced(ctx.rules, state, seat)
    return state


def _hospitals(rules: Rules, state: State) -> list[Seat]:
    seats = rules.resolve_once(hospital_seats)
    return [seat for seat in clockwise(state, state.first_player) if seat in seats]


def _unset(hospital: Hospital) -> list[int]:
    return [patient.id for patient in hospital.patients if not patient.value]


def _values_left(rules: Rules, seat: Seat, hospital: Hospital) -> list[int]:
    left = list(rules.resolve(starting_values)(rules, seat))
    for patient in hospital.patients:
        if patient.value:
            left.remove(patient.value)
    return left


def _set_forced(rules: Rules, state: State, seat: Seat) -> Decision:
    """Set the patients for whom there is no choice."""
    hospital = state.hospitals[seat]
    unset = [patient for patient in hospital.patients if not patient.value]
    values = _values_left(rules, seat, hospital)
    if len({(patient.colour, patient.ward) for patient in unset}) <= 1 or len(set(values)) == 1:
        for patient, value in zip(unset, values, strict=False):
            state = yield PatientSet(seat, patient.id, value)
    return state


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(seat for seat, hospital in enumerate(state.hospitals) if _unset(hospital)))


def _legal(rules: Rules, state: State, seat: Seat) -> Iterable[SetPatient]:
    hospital = state.hospitals[seat]
    values = sorted(set(_values_left(rules, seat, hospital)))
    unset = [patient for patient in reversed(hospital.patients) if not patient.value]
    distinct = {(patient.colour, patient.ward): patient.id for patient in unset}
    return [SetPatient(patient, value) for patient in sorted(distinct.values()) for value in values]


def _decide(ctx: Context, state: State, seat: Seat, command: SetPatient) -> Decision:
    hospital = state.hospitals[seat]
    if command.patient not in _unset(hospital):
        raise Illegal("patient_not_eligible", patient=command.patient)
    values = _values_left(ctx.rules, seat, hospital)
    if command.value not in values:
        raise Illegal("wrong_value", value=command.value, needed=values)
    state = yield PatientSet(seat, command.patient, command.value)
    return (yield from _set_forced(ctx.rules, state, seat))


FIRST_PLAYER = Step("first_player", enter=_draw_first_player)
FIRST_REVEAL = Step(
    "first_reveal", enter=reveal.reveal, awaiting=reveal.awaiting, commands=(RevealImprovement,)
)
STARTING_PATIENTS = Step(
    "starting_patients", enter=_draw_patients, awaiting=_awaiting, commands=(SetPatient,)
)
SET_PATIENT = Handler(_decide, _legal)

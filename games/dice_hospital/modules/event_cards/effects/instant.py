"""Events with an immediate effect: blood bags, and patients who change, leave or arrive."""

from collections.abc import Sequence

from games.dice_hospital.effects.groups import grouped
from games.dice_hospital.events import Treatment
from games.dice_hospital.hooks import beds, hospital_seats, limit_treatments, may_leave
from games.dice_hospital.modules.event_cards.effects import effect_types
from games.dice_hospital.modules.event_cards.effects.interpreter import Choice, EventKind, Interchangeable
from games.dice_hospital.modules.event_cards.messages import (
    BloodDonated,
    ConditionChanged,
    FluPatientsAdmitted,
    NamePatient,
    PatientTransferred,
)
from games.dice_hospital.modules.event_cards.state import seat_status
from games.dice_hospital.state import Patient, State, clockwise
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

EVENT_CARD = "event_card"


def everyone(rules: Rules, state: State) -> list[Seat]:
    """The seats that run a hospital, from the first player on."""
    seats = rules.resolve(hospital_seats)(rules)
    return [seat for seat in clockwise(state, state.first_player) if seat in seats]


def not_eligible(_state: State, _seat: Seat, patient: int) -> Illegal:
    """Return the refusal of a patient."""
    return Illegal("patient_not_eligible", patient=patient)


def _donate(ctx: Context, state: State, effect: effect_types.Donate) -> Decision:
    for seat in everyone(ctx.rules, state):
        state = yield BloodDonated(seat, ctx.rules.figures[effect.bags])
    return state


def _infect(ctx: Context, state: State, effect: effect_types.Infect) -> Decision:
    for seat in everyone(ctx.rules, state):
        free = ctx.rules.resolve(beds)(ctx.rules, state, seat) - len(state.hospitals[seat].patients)
        dice = draw_dice(ctx, state, min(free, ctx.rules.figures[effect.patients]), rolled=True)
        if dice:
            state = yield FluPatientsAdmitted(seat, dice)
    return state


def _turned(rules: Rules, effect: effect_types.Turn, patient: Patient) -> int:
    """Return the patient's new value."""
    steps: int = rules.figures[effect.steps]
    limit: int = rules.figures[effect.limit]
    value = patient.value
    if effect.towards == "better":
        value = max(value, min(value + steps, limit))
    else:
        value = min(value, max(value - steps, limit))
    (treatment,) = rules.resolve(limit_treatments)(rules, (patient,), (Treatment(patient.id, value),))
    return treatment.value


def _turnable(rules: Rules, state: State, seat: Seat, effect: effect_types.Turn) -> list[Interchangeable]:
    turned = seat_status(state, seat).chosen
    return interchangeable(
        [
            patient
            for patient in state.hospitals[seat].patients
            if patient.id not in turned and _turned(rules, effect, patient) != patient.value
        ]
    )


def _turn(rules: Rules, state: State, seat: Seat, effect: effect_types.Turn, number: int) -> ConditionChanged:
    found = next(patient for patient in state.hospitals[seat].patients if patient.id == number)
    return ConditionChanged(seat, number, _turned(rules, effect, found))


def _who_may_go(
    rules: Rules, state: State, seat: Seat, _effect: effect_types.Transfer
) -> list[Interchangeable]:
    return interchangeable(rules.resolve(may_leave)(rules, state, seat))


def _transfer(
    _rules: Rules, _state: State, seat: Seat, _effect: effect_types.Transfer, number: int
) -> PatientTransferred:
    return PatientTransferred(seat, number)


def interchangeable(patients: Sequence[Patient]) -> list[Interchangeable]:
    """Group interchangeable patients."""
    return [group.ids for group in grouped(patients)]


INSTANT = (
    EventKind(effect_types.Donate, at_once=_donate),
    EventKind(effect_types.Infect, at_once=_infect),
    EventKind(effect_types.Turn, choice=Choice(EVENT_CARD, NamePatient, _turnable, _turn, not_eligible)),
    EventKind(
        effect_types.Transfer,
        choice=Choice(EVENT_CARD, NamePatient, _who_may_go, _transfer, not_eligible, optional=True),
    ),
)

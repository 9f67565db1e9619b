"""Admission to wards: all seats assign their new patients to wards at the same time."""

from collections.abc import Callable

from games.dice_hospital.modules.wards.beds import WARDS, emptiest, free_beds
from games.dice_hospital.modules.wards.hooks import ward_open
from games.dice_hospital.modules.wards.messages import AssignWard, WardAssigned
from games.dice_hospital.state import COLOUR_INDEX, Patient, State, arriving
from games.dice_hospital.steps.admission import admit, beds_short
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Admit = Callable[[Context, State, Seat], Decision]


def admit_with_wards(original: Admit) -> Admit:
    """Admit the patients only when each has a ward."""

    def override(ctx: Context, state: State, seat: Seat) -> Decision:
        if beds_short(ctx.rules, state, seat):
            return state
        state = yield from _assign_forced(ctx.rules, state, seat)
        if _unassigned(state, seat):
            return state
        return (yield from original(ctx, state, seat))

    return override


def _unassigned(state: State, seat: Seat) -> list[Patient]:
    return [patient for patient in arriving(state, seat) if not patient.ward]


def _wards(rules: Rules, state: State, seat: Seat, patient: Patient) -> list[int]:
    is_open = rules.resolve(ward_open)
    return [ward for ward in WARDS if is_open(rules, state, seat, patient, ward)]


def _assign_forced(rules: Rules, state: State, seat: Seat) -> Decision:
    """Assign dice of the bag that have only one possible ward. Other dice may have further options."""
    for patient in _unassigned(state, seat):
        if patient.colour in COLOUR_INDEX and len(wards := _wards(rules, state, seat, patient)) == 1:
            state = yield WardAssigned(seat, patient.id, wards[0])
    return state


def _legal(rules: Rules, state: State, seat: Seat) -> list[AssignWard]:
    if beds_short(rules, state, seat):
        return []
    distinct = {(patient.colour, patient.value): patient for patient in reversed(_unassigned(state, seat))}
    return [
        AssignWard(patient.id, ward)
        for patient in reversed(distinct.values())
        for ward in _wards(rules, state, seat, patient)
    ]


def _decide(ctx: Context, state: State, seat: Seat, command: AssignWard) -> Decision:
    if beds_short(ctx.rules, state, seat):
        raise Illegal("beds_short")
    for patient in _unassigned(state, seat):
        if patient.id == command.patient:
            _check(ctx.rules, state, seat, patient, command.ward)
            state = yield WardAssigned(seat, command.patient, command.ward)
            return (yield from ctx.rules.resolve(admit)(ctx, state, seat))
    raise Illegal("patient_not_eligible", patient=command.patient)


def _check(rules: Rules, state: State, seat: Seat, patient: Patient, ward: int) -> None:
    """Refuse a ward that does not exist, is full, or is not for this patient."""
    if ward not in WARDS:
        raise Illegal("no_such_ward", ward=ward)
    if not free_beds(state, seat, ward):
        raise Illegal("ward_full", ward=ward)
    if not rules.resolve(ward_open)(rules, state, seat, patient, ward):
        raise Illegal("ward_not_open", ward=ward, patient=patient.id)


def assign_emptiest_ward(state: State, seat: Seat, patients: tuple[Patient, ...]) -> Decision:
    """Assign patients who arrive outside the admission to the emptiest ward."""
    for patient in patients:
        state = yield WardAssigned(seat, patient.id, emptiest(state, seat))
    return state


ASSIGN_WARD = Handler(_decide, _legal)

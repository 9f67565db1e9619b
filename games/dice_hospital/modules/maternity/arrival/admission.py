"""Admission of mothers: one per ward, and how a full ward makes room for her."""

from collections.abc import Callable

from games.dice_hospital.modules.maternity.families.members import babies, is_mother
from games.dice_hospital.modules.maternity.messages import MakeRoom, RoomMade
from games.dice_hospital.modules.wards.beds import WARDS, assigned, free_beds, patients_in_ward
from games.dice_hospital.modules.wards.messages import WardAssigned
from games.dice_hospital.state import Patient, State, arriving
from games.dice_hospital.steps.admission import admit, beds_short
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Beds = Callable[[Rules, State, Seat], int]
Open = Callable[[Rules, State, Seat, Patient, int], bool]


def beds_without_babies(original: Beds) -> Beds:
    """Babies do not need beds: they lie in paediatric wards."""

    def override(rules: Rules, state: State, seat: Seat) -> int:
        return original(rules, state, seat) + len(babies(state.hospitals[seat]))

    return override


def one_mother_each(original: Open) -> Open:
    """Allow only one mother per ward."""

    def override(rules: Rules, state: State, seat: Seat, patient: Patient, ward: int) -> bool:
        if is_mother(patient) and any(map(is_mother, patients_in_ward(state, seat, ward))):
            return False
        return original(rules, state, seat, patient, ward)

    return override


def _coming(rules: Rules, state: State, seat: Seat) -> list[Patient]:
    """The arriving mothers without a ward, once there are beds for all patients."""
    found = [p for p in arriving(state, seat) if is_mother(p) and not p.ward]
    return [] if not found or beds_short(rules, state, seat) else found


def _in_the_way(state: State, seat: Seat) -> list[Patient]:
    """The patients of full wards without a mother."""
    wards = [ward for ward in WARDS if not free_beds(state, seat, ward)]
    full = [patients_in_ward(state, seat, ward) for ward in wards]
    return [patient for here in full if not any(map(is_mother, here)) for patient in here]


def _legal(rules: Rules, state: State, seat: Seat) -> list[MakeRoom]:
    mothers = _coming(rules, state, seat)
    if not mothers:
        return []
    distinct = {(p.colour, p.value, p.ward): p.id for p in reversed(_in_the_way(state, seat))}
    free = [ward for ward in WARDS if free_beds(state, seat, ward)]
    return [
        MakeRoom(mother.id, moved, to)
        for mother in mothers
        for moved in sorted(distinct.values())
        for to in free
    ]


def _decide(ctx: Context, state: State, seat: Seat, command: MakeRoom) -> Decision:
    if all(mother.id != command.patient for mother in _coming(ctx.rules, state, seat)):
        raise Illegal("patient_not_eligible", patient=command.patient)
    if command.to not in WARDS or not free_beds(state, seat, command.to):
        raise Illegal("ward_full", ward=command.to)
    for patient in _in_the_way(state, seat):
        if patient.id == command.moved:
            state = yield RoomMade(seat, command.patient, patient.ward, command.moved, command.to)
            return (yield from ctx.rules.resolve(admit)(ctx, state, seat))
    raise Illegal("patient_not_eligible", patient=command.moved)


def room_made(state: State, event: RoomMade) -> State:
    """Move the other patient to the free bed and put the mother in its old bed."""
    state = assigned(state, WardAssigned(event.seat, event.moved, event.to))
    return assigned(state, WardAssigned(event.seat, event.mother, event.ward))


MAKE_ROOM = Handler(_decide, _legal)

"""What treatments are worth to the greedy bot, in tenths of a point as it sees them."""

from games.dice_hospital.data.departments import DEPARTMENTS, STARTING
from games.dice_hospital.data.figures import DISCHARGE_POINTS
from games.dice_hospital.data.specialists import SPECIALISTS
from games.dice_hospital.state import HEALTHY, Patient
from games.dice_hospital.view import HospitalView

_STEPS = {row.key: row.effect.steps for row in (*STARTING, *DEPARTMENTS)}
_ABILITIES = {row.key: row.ability for row in SPECIALISTS}

STEP = 10
TREATED = 8
RESCUE = {1: 60, 2: 12}
"""What it is worth to treat an untreated patient of this value, who would die or nearly so."""
BLOOD_BAG = 14
REACTION = 9
SPECIALIST_KEPT = 4
"""A specialist without reaction is better kept for a placement that has one."""


def kind(component: str) -> str:
    """The kind of a tile or card."""
    return component.partition(".")[0]


def treatment(hospital: HospitalView, patients: tuple[int, ...], steps: int, discharged: int) -> int:
    """The worth of healing these patients, with so many discharged before."""
    chart = {patient.id: patient for patient in hospital.patients}
    worth = 0
    for number in patients:
        patient = chart[number]
        worth += STEP * min(steps, HEALTHY - patient.value)
        if not patient.treated:
            worth += TREATED + RESCUE.get(patient.value, 0)
        if patient.value + steps >= HEALTHY:
            worth += _next_discharge(discharged)
            discharged += 1
    return worth


def _next_discharge(discharged: int) -> int:
    """The points another discharged patient adds."""
    if discharged + 1 >= len(DISCHARGE_POINTS):
        return 0
    return STEP * (DISCHARGE_POINTS[discharged + 1] - DISCHARGE_POINTS[discharged])


def placement(
    hospital: HospitalView, meeple: str, department: str, patients: tuple[int, ...], recolour: tuple[int, ...]
) -> int:
    """The worth of a placement, and of what the specialist may do after it."""
    steps = _STEPS[kind(department)]
    worth = treatment(hospital, patients, steps, len(hospital.discharged)) - BLOOD_BAG * len(recolour)
    ability = _ABILITIES.get(kind(meeple))
    if ability is None:
        return worth
    chosen = [patient for patient in hospital.patients if patient.id in patients]
    return worth + (REACTION if _reacts(ability.trigger, chosen, recolour) else -SPECIALIST_KEPT)


def _reacts(trigger: str | None, chosen: list[Patient], recolour: tuple[int, ...]) -> bool:
    return trigger is None or bool(recolour) or any(patient.colour == trigger for patient in chosen)


def reaction(hospital: HospitalView, patients: tuple[int, ...], recolour: tuple[int, ...]) -> int:
    """The worth of the waiting specialist's ability on these patients."""
    if hospital.pending is None:
        return 0
    steps = _ABILITIES[kind(hospital.pending.specialist)].steps
    worth = treatment(hospital, patients, steps, len(hospital.discharged))
    return worth - BLOOD_BAG * len(recolour)


def blood_bag(hospital: HospitalView, patient: int) -> int:
    """What a bag's heal gains over keeping the bag for its point and its colours."""
    chart = next(found for found in hospital.patients if found.id == patient)
    saves = not chart.treated and chart.value == 1
    if not saves and chart.value + 1 < HEALTHY:
        return -1
    return treatment(hospital, (patient,), 1, len(hospital.discharged)) - BLOOD_BAG - STEP

"""What treatments are worth to bots, in tenths of a point as they see them."""

from collections.abc import Sequence

from games.dice_hospital.data.figures import DISCHARGE_POINTS
from games.dice_hospital.state import HEALTHY, Patient

STEP = 10
TREATED = 8
RESCUE = {1: 60, 2: 12}
"""What it is worth to treat an untreated patient of this value, who would die or nearly so."""
BLOOD_BAG = 14
REACTION = 9
SPECIALIST_KEPT = 4
"""A specialist without reaction is better kept for a placement that has one."""


def healing(patients: Sequence[Patient], steps: int, discharged: int) -> int:
    """The worth of healing these patients, with so many discharged before."""
    return healing_each(patients, (steps,) * len(patients), discharged)


def healing_each(patients: Sequence[Patient], steps: Sequence[int], discharged: int) -> int:
    """The worth of healing these patients so many steps each, with so many discharged before."""
    total = 0
    for patient, rise in zip(patients, steps, strict=True):
        if patient.party:
            # It leaves only with its whole party, and this function does not see the others.
            total += STEP * min(rise, HEALTHY - 1 - patient.value)
            continue
        total += STEP * min(rise, HEALTHY - patient.value) + treating(patient)
        if patient.value + rise >= HEALTHY:
            total += next_discharge(discharged)
            discharged += 1
    return total


def treating(patient: Patient) -> int:
    """The worth of a patient's being treated at all."""
    return 0 if patient.treated else TREATED + RESCUE.get(patient.value, 0)


def next_discharge(discharged: int) -> int:
    """The points another discharged patient adds; beyond the table as many as at its end."""
    count = min(discharged + 1, len(DISCHARGE_POINTS) - 1)
    return STEP * (DISCHARGE_POINTS[count] - DISCHARGE_POINTS[count - 1])

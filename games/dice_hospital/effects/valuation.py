"""The value of treatments to bots, in tenths of a point."""

from collections.abc import Sequence

from games.dice_hospital.data.figures import DISCHARGE_POINTS
from games.dice_hospital.state import HEALTHY, Patient

STEP = 10
TREATED = 8
RESCUE = {1: 60, 2: 12}
"""The value of treating an untreated patient of this value, who would die soon."""
BLOOD_BAG = 14
REACTION = 9
SPECIALIST_KEPT = 4
"""The value of keeping a specialist for a placement where it can react."""


def healing(patients: Sequence[Patient], steps: int, discharged: int) -> int:
    """Return the value of healing these patients, given the number already discharged."""
    return healing_each(patients, (steps,) * len(patients), discharged)


def healing_each(patients: Sequence[Patient], steps: Sequence[int], discharged: int) -> int:
    """Return the value of healing each patient its number of steps, given the number already discharged."""
    total = 0
    for patient, rise in zip(patients, steps, strict=True):
        missing = HEALTHY - patient.value
        if patient.party:
            # It leaves only with its whole party, and this function does not see the others.
            total += STEP * min(rise, missing - 1)
            continue
        if not patient.treated:
            total += TREATED + RESCUE.get(patient.value, 0)
        if rise < missing:
            total += STEP * rise
        else:
            total += STEP * missing + next_discharge(discharged)
            discharged += 1
    return total


def treating(patient: Patient) -> int:
    """Return the value of treating a patient at all."""
    return 0 if patient.treated else TREATED + RESCUE.get(patient.value, 0)


def next_discharge(discharged: int) -> int:
    """Return the points for one more discharged patient; beyond the table, as at its end."""
    count = min(discharged + 1, len(DISCHARGE_POINTS) - 1)
    return STEP * (DISCHARGE_POINTS[count] - DISCHARGE_POINTS[count - 1])

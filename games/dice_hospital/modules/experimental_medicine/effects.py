"""What experimental departments and specialists do to a die: turn or recolour it."""

from collections.abc import Sequence

from games.dice_hospital.effects.valuation import STEP, treating
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import COLOURS, BagColour, Patient

OPPOSITE_FACES = 7
"""What two opposite faces of a die add up to."""


def turned(patient: Patient) -> Treatment:
    """A patient turned to the opposite face."""
    return Treatment(patient.id, OPPOSITE_FACES - patient.value)


def other_colours(patient: Patient) -> tuple[BagColour, ...]:
    """The colours a patient can be given. A die that is not from the bag has none."""
    if patient.colour not in COLOURS:
        return ()
    return tuple([colour for colour in COLOURS if colour != patient.colour])


def recoloured(patient: Patient, colour: BagColour | None) -> Treatment:
    """Return the treatment that gives a patient another colour."""
    return Treatment(patient.id, patient.value, colour)


def turning_value(patients: Sequence[Patient]) -> int:
    """The value to bots: the steps that turning the dice gains."""
    return sum(STEP * (OPPOSITE_FACES - 2 * patient.value) + treating(patient) for patient in patients)


def recolouring_value(patients: Sequence[Patient]) -> int:
    """The value to bots: that of treating the patients. A new colour alone is not worth a meeple."""
    return sum(treating(patient) or -1 for patient in patients)

"""What experimental departments and specialists do to a die besides rolling it: turn or recolour it."""

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
    """The colours a patient may be given instead of its own, if that is one that can change."""
    if patient.colour not in COLOURS:
        return ()
    return tuple([colour for colour in COLOURS if colour != patient.colour])


def recoloured(patient: Patient, colour: BagColour | None) -> Treatment:
    """A patient that counts as treated and has another colour."""
    return Treatment(patient.id, patient.value, colour)


def turning_worth(patients: Sequence[Patient]) -> int:
    """To bots: the steps that turning the dice gains."""
    return sum(STEP * (OPPOSITE_FACES - 2 * patient.value) + treating(patient) for patient in patients)


def recolouring_worth(patients: Sequence[Patient]) -> int:
    """To bots: that the patients are treated; a new colour alone is worth no meeple."""
    return sum(treating(patient) or -1 for patient in patients)

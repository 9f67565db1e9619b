"""What experimental departments and specialists do to a die: roll it, turn it or give it another colour."""

from collections.abc import Sequence

from games.dice_hospital.effects.worth import STEP, treating
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import COLOURS, Colour, Patient
from games.kernel.chance import Chance

FACES = 6
OPPOSITE_FACES = 7
"""What two opposite faces of a die add up to."""


def rolled(chance: Chance, patient: Patient) -> Treatment:
    """A patient rolled again; the result stands, ones and sixes too."""
    return Treatment(patient.id, 1 + chance.below(FACES))


def turned(patient: Patient) -> Treatment:
    """A patient turned to the opposite face."""
    return Treatment(patient.id, OPPOSITE_FACES - patient.value)


def other_colours(patient: Patient) -> tuple[Colour, ...]:
    """The colours a patient may be given instead of its own, if that is one that can change."""
    if patient.colour not in COLOURS:
        return ()
    return tuple([colour for colour in COLOURS if colour != patient.colour])


def recoloured(patient: Patient, colour: Colour | None) -> Treatment:
    """A patient that counts as treated and has another colour."""
    return Treatment(patient.id, patient.value, colour)


def rolling_worth(patients: Sequence[Patient]) -> int:
    """To bots: the steps that rolls gain on the average."""
    average = STEP * (FACES + 1) // 2
    return sum(average - STEP * patient.value + treating(patient) for patient in patients)


def turning_worth(patients: Sequence[Patient]) -> int:
    """To bots: the steps that turning the dice gains."""
    return sum(STEP * (OPPOSITE_FACES - 2 * patient.value) + treating(patient) for patient in patients)


def recolouring_worth(patients: Sequence[Patient]) -> int:
    """To bots: that the patients are treated; a new colour alone is worth no meeple."""
    return sum(treating(patient) or -1 for patient in patients)

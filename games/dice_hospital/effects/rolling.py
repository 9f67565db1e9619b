"""Rolling a patient's die again as an effect."""

from collections.abc import Sequence

from games.dice_hospital.effects.valuation import STEP, treating
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import Patient
from games.kernel.chance import Chance

FACES = 6


def rolled(chance: Chance, patient: Patient) -> Treatment:
    """A patient rolled again; the result stands, ones and sixes too."""
    return Treatment(patient.id, 1 + chance.below(FACES))


def rolling_worth(patients: Sequence[Patient]) -> int:
    """To bots: the steps that rolls gain on the average."""
    average = STEP * (FACES + 1) // 2
    return sum(average - STEP * patient.value + treating(patient) for patient in patients)

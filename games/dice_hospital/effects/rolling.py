"""Rolling a patient's die again as an effect."""

from collections.abc import Sequence

from games.dice_hospital.effects.valuation import STEP, treating
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import Patient
from games.kernel.chance import Chance

FACES = 6


def rolled(chance: Chance, patient: Patient) -> Treatment:
    """Roll a patient again; the result counts, also a one or a six."""
    return Treatment(patient.id, 1 + chance.below(FACES))


def rolling_value(patients: Sequence[Patient]) -> int:
    """The value to bots: the steps that rolls gain on average."""
    average = STEP * (FACES + 1) // 2
    return sum(average - STEP * patient.value + treating(patient) for patient in patients)

"""The four experimental departments."""

from typing import Any

import msgspec

from games.dice_hospital.data.rows import Department
from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.effects.departments import DepartmentKind, Heal
from games.dice_hospital.effects.rolling import rolled, rolling_value
from games.dice_hospital.modules.experimental_medicine.effects import (
    OPPOSITE_FACES,
    other_colours,
    recoloured,
    recolouring_value,
    turned,
    turning_value,
)
from games.dice_hospital.state import Patient


class Reroll(msgspec.Struct, frozen=True):
    """Roll the chosen patients again and keep the results."""

    choice: Choice


class Turn(msgspec.Struct, frozen=True):
    """Turn the chosen patient to its opposite face."""

    choice: Choice


class Recolour(msgspec.Struct, frozen=True):
    """Give the chosen patient another colour until the end of the round."""

    choice: Choice


def _not_certain(_effect: Any, _patient: Patient) -> bool:
    return False


REROLL = DepartmentKind(
    Reroll,
    lambda effect: effect.choice,
    lambda chance, _effect, patients, _colour: [rolled(chance, patient) for patient in patients],
    lambda _effect, patients, _discharged: rolling_value(patients),
    heals=_not_certain,
)
TURN = DepartmentKind(
    Turn,
    lambda effect: effect.choice,
    lambda _chance, _effect, patients, _colour: [turned(patient) for patient in patients],
    lambda _effect, patients, _discharged: turning_value(patients),
    heals=lambda _effect, patient: patient.value < OPPOSITE_FACES - patient.value,
)
RECOLOUR = DepartmentKind(
    Recolour,
    lambda effect: effect.choice,
    lambda _chance, _effect, patients, colour: [recoloured(patient, colour) for patient in patients],
    lambda _effect, patients, _discharged: recolouring_value(patients),
    heals=_not_certain,
    colours=lambda _effect, patient: other_colours(patient),
)

PHYSIOTHERAPY = Department(
    "physiotherapy", Recolour(Choice(1)), "changes the colour of one or two patients for the round"
)
DEPARTMENTS = (
    Department(
        "drug_trial_centre", Reroll(Choice(2)), "re-rolls exactly two patients, the results stand", appeal=2
    ),
    PHYSIOTHERAPY,
    Department(
        "experimental_therapy", Turn(Choice(1)), "turns one patient to the opposite face of its die", appeal=4
    ),
    Department(
        "training_centre",
        Heal(1, Choice(2, None, ANY_VALUE, "same")),
        "heals exactly two patients of the same value 1 step",
        appeal=4,
    ),
)

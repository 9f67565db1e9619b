"""The eight kinds of maternity departments, in the book's order."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.dice_hospital.data.rows import Department
from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.effects.departments import DepartmentKind, HealEach, healed
from games.dice_hospital.effects.roles import Role
from games.dice_hospital.effects.rolling import rolled, rolling_value
from games.dice_hospital.effects.valuation import healing
from games.dice_hospital.events import Treatment
from games.dice_hospital.modules.maternity.families.members import BABY, MOTHER, PINK
from games.dice_hospital.modules.wards.attending import HealAndAttend
from games.dice_hospital.state import BagColour, Patient
from games.kernel.chance import Chance


class HealAndReroll(msgspec.Struct, frozen=True):
    """Heal the first chosen patient as its role says and reroll the second."""

    choice: Choice


def _outcome(
    chance: Chance, effect: HealAndReroll, patients: Sequence[Patient], _colour: BagColour | None
) -> Sequence[Treatment]:
    first, second = patients
    return healed(first, effect.choice.roles[0].steps), rolled(chance, second)


def _estimate(effect: HealAndReroll, patients: Sequence[Patient], discharged: int) -> int:
    first, second = patients
    return healing((first,), effect.choice.roles[0].steps, discharged) + rolling_value((second,))


def _not_certain(_effect: Any, _patient: Patient) -> bool:
    """The patient who could be recoloured is rerolled."""
    return False


HEAL_AND_REROLL = DepartmentKind(
    HealAndReroll, lambda effect: effect.choice, _outcome, _estimate, heals=_not_certain
)

_MOST = Role(3, coloured=True)
_OTHER = Role(1)


def _pink_among_equal(*others: Role) -> HealEach:
    return HealEach(Choice(1 + len(others), PINK, ANY_VALUE, "same", roles=(_MOST, *others)))


def _pink_in_a_row(*roles: Role) -> HealEach:
    return HealEach(Choice(len(roles), PINK, ANY_VALUE, "run", roles=roles))


def _department(key: str, effect: msgspec.Struct, about: str, appeal: int) -> Department:
    return Department(key, effect, about, own_pile=True, appeal=appeal)


DEPARTMENTS = (
    _department(
        "delivery_suite",
        _pink_among_equal(_OTHER, _OTHER),
        "heals exactly three patients of the same value: a pink one 3 steps, the others 1 step",
        4,
    ),
    _department(
        "fetal_medicine",
        _pink_among_equal(Role(2)),
        "heals a pink patient 3 steps and another of any colour and the same value 2 steps",
        6,
    ),
    _department(
        "postnatal_unit",
        HealEach(
            Choice(4, None, ANY_VALUE, "same", roles=(Role(trait=MOTHER), Role(trait=BABY), _OTHER, _OTHER))
        ),
        "heals four patients of the same value 1 step, a mother and a baby among them",
        2,
    ),
    _department(
        "antenatal_clinic",
        _pink_in_a_row(_MOST, _OTHER, _OTHER),
        "heals three patients of consecutive values: the lowest, who is pink, 3 steps, the others 1 step",
        4,
    ),
    _department(
        "neonatal_unit",
        _pink_in_a_row(_OTHER, _MOST, _OTHER),
        "heals three patients of consecutive values: the middle one, who is pink, 3 steps, the others 1 step",
        4,
    ),
    _department(
        "family_room",
        _pink_in_a_row(_OTHER, _OTHER, _MOST),
        "heals three patients of consecutive values: the highest, who is pink, 3 steps, the others 1 step",
        4,
    ),
    _department(
        "birthing_pool",
        HealAndAttend(3, Choice(1, PINK), one_ward=True),
        "heals a pink patient 3 steps; up to two untreated others of one ward count as treated",
        7,
    ),
    _department(
        "ultrasound",
        HealAndReroll(Choice(2, PINK, roles=(Role(2, coloured=True), Role(0)))),
        "heals a pink patient 2 steps and re-rolls any other, who is treated",
        4,
    ),
)

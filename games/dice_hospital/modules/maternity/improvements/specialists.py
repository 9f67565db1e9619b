"""The eight kinds of maternity specialists, in the book's order."""

from typing import Any

from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.specialists import Another, EqualValue, OneMore
from games.dice_hospital.modules.maternity.families.members import PINK
from games.dice_hospital.modules.maternity.improvements.abilities import (
    AnotherAndEqual,
    Anybody,
    FamilyReward,
)


def _specialist(key: str, ability: Any, about: str, appeal: int) -> Specialist:
    return Specialist(key, PINK, ability, about, own_pile=True, appeal=appeal)


SPECIALISTS = (
    _specialist("obstetrician", OneMore(PINK, 2), "healed pink: one of those pink patients 2 steps more", 5),
    _specialist(
        "neonatal_nurse",
        AnotherAndEqual(PINK),
        "healed pink: another pink patient, and another of the value it had before, 1 step",
        4,
    ),
    _specialist("midwife", Another(1, PINK, count=2), "healed pink: two other pink patients 1 step", 4),
    _specialist(
        "gynaecologist",
        EqualValue(PINK, 2),
        "healed pink: another patient of the value it had before 2 steps",
        4,
    ),
    _specialist(
        "health_visitor",
        EqualValue(PINK, count=2),
        "healed pink: two other patients of the value it had before 1 step",
        3,
    ),
    _specialist("paediatrician", Another(2, PINK), "healed pink: another pink patient 2 steps", 5),
    _specialist("doula", Anybody(PINK), "healed pink: any patient 1 step, also one just healed", 4),
    _specialist(
        "neonatologist", FamilyReward(PINK, 2), "discharged a family in the activation: two blood bags", 3
    ),
)

"""What departments do. A kind of effect says which patients it may choose and what becomes of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import HEALTHY, Colour, Patient


class Heal(msgspec.Struct, frozen=True):
    """Heal the chosen patients so many steps each."""

    steps: int
    choice: Choice


class DepartmentKind(NamedTuple):
    """The interpreter of one kind of department effect."""

    effect: type[msgspec.Struct]
    choice: Callable[[Any], Choice]
    outcome: Callable[[Any, Patient], Treatment]


def healed(patient: Patient, steps: int) -> Treatment:
    """A patient after so many steps of healing; surplus steps are lost."""
    return Treatment(patient.id, min(patient.value + steps, HEALTHY))


HEAL = DepartmentKind(
    Heal, lambda effect: effect.choice, lambda effect, patient: healed(patient, effect.steps)
)


def one(steps: int, colour: Colour | None = None, values: frozenset[int] = ANY_VALUE) -> Heal:
    """Heal one patient."""
    return Heal(steps, Choice(1, colour, values))


def several(count: int, steps: int, values: frozenset[int]) -> Heal:
    """Heal exactly so many patients of certain values."""
    return Heal(steps, Choice(count, None, values))


def three_consecutive(colour: Colour) -> Heal:
    """Heal three patients of a colour with consecutive values one step each."""
    return Heal(1, Choice(3, colour, ANY_VALUE, "run"))


def three_equal(colour: Colour) -> Heal:
    """Heal three patients of a colour with the same value one step each."""
    return Heal(1, Choice(3, colour, ANY_VALUE, "same"))

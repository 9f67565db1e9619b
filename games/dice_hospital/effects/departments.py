"""The effects of departments: which patients each kind may choose and what happens to them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.effects import valuation
from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import HEALTHY, BagColour, Colour, Patient
from games.kernel.chance import Chance


class Heal(msgspec.Struct, frozen=True):
    """Heal each of the chosen patients the same number of steps."""

    steps: int
    choice: Choice


class HealEach(msgspec.Struct, frozen=True):
    """Heal each of the chosen patients as many steps as its role says."""

    choice: Choice

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps of each role."""
        return tuple([role.steps for role in self.choice.roles])


def always_heals(_effect: Any, _patient: Patient) -> bool:
    """The effect heals every chosen patient."""
    return True


def no_colours(_effect: Any, _patient: Patient) -> tuple[BagColour, ...]:
    """The effect does not change colours."""
    return ()


class DepartmentKind(NamedTuple):
    """The interpreter of one kind of department."""

    effect: type[msgspec.Struct]
    choice: Callable[[Any], Choice]
    outcome: Callable[[Chance, Any, Sequence[Patient], BagColour | None], Sequence[Treatment]]
    """What happens to the chosen patients, given in the order of their roles."""
    estimate: Callable[[Any, Sequence[Patient], int], int]
    """The value to bots, given the number of patients already discharged."""
    heals: Callable[[Any, Patient], bool] = always_heals
    """Whether the patient is sure to get better. Only then may a bag recolour it for the specialist."""
    colours: Callable[[Any, Patient], tuple[BagColour, ...]] = no_colours
    """The colours the effect can give its one patient."""


def healed(patient: Patient, steps: int) -> Treatment:
    """Heal a patient some steps; surplus steps are lost."""
    return Treatment(patient.id, min(patient.value + steps, HEALTHY))


HEAL = DepartmentKind(
    Heal,
    lambda effect: effect.choice,
    lambda _chance, effect, patients, _colour: [healed(patient, effect.steps) for patient in patients],
    lambda effect, patients, discharged: valuation.healing(patients, effect.steps, discharged),
)
HEAL_EACH = DepartmentKind(
    HealEach,
    lambda effect: effect.choice,
    lambda _chance, effect, patients, _colour: list(map(healed, patients, effect.steps)),
    lambda effect, patients, discharged: valuation.healing_each(patients, effect.steps, discharged),
)


def one(steps: int, colour: Colour | None = None, values: frozenset[int] = ANY_VALUE) -> Heal:
    """Heal one patient."""
    return Heal(steps, Choice(1, colour, values))


def several(count: int, steps: int, values: frozenset[int]) -> Heal:
    """Heal exactly `count` patients of certain values."""
    return Heal(steps, Choice(count, None, values))


def three_consecutive(colour: Colour) -> Heal:
    """Heal three patients of a colour with consecutive values one step each."""
    return Heal(1, Choice(3, colour, ANY_VALUE, "run"))


def three_equal(colour: Colour) -> Heal:
    """Heal three patients of a colour with the same value one step each."""
    return Heal(1, Choice(3, colour, ANY_VALUE, "same"))

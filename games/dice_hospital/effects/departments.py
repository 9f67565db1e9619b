"""What departments do. A kind of effect says which patients it may choose and what becomes of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.effects import valuation
from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import HEALTHY, BagColour, Colour, Patient
from games.kernel.chance import Chance


class Heal(msgspec.Struct, frozen=True):
    """Heal the chosen patients so many steps each."""

    steps: int
    choice: Choice


class HealEach(msgspec.Struct, frozen=True):
    """Heal each of the chosen patients as many steps as its role says."""

    choice: Choice

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps of each role."""
        return tuple([role.steps for role in self.choice.roles])


def certainly(_effect: Any, _patient: Patient) -> bool:
    """Whoever is chosen gets better."""
    return True


def no_colours(_effect: Any, _patient: Patient) -> tuple[BagColour, ...]:
    """The effect gives nobody another colour."""
    return ()


class DepartmentKind(NamedTuple):
    """The interpreter of one kind of department effect."""

    effect: type[msgspec.Struct]
    choice: Callable[[Any], Choice]
    outcome: Callable[[Chance, Any, Sequence[Patient], BagColour | None], Sequence[Treatment]]
    """What becomes of the chosen, who stand in the order of their roles."""
    estimate: Callable[[Any, Sequence[Patient], int], int]
    """To bots, with so many patients discharged before."""
    heals: Callable[[Any, Patient], bool] = certainly
    """Whether a patient is sure to get better, so that a bag may recolour it for the specialist's sake."""
    colours: Callable[[Any, Patient], tuple[BagColour, ...]] = no_colours
    """The colours among which the effect gives one to a patient; its choice is of one patient then."""


def healed(patient: Patient, steps: int) -> Treatment:
    """A patient after so many steps of healing; surplus steps are lost."""
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
    """Heal exactly so many patients of certain values."""
    return Heal(steps, Choice(count, None, values))


def three_consecutive(colour: Colour) -> Heal:
    """Heal three patients of a colour with consecutive values one step each."""
    return Heal(1, Choice(3, colour, ANY_VALUE, "run"))


def three_equal(colour: Colour) -> Heal:
    """Heal three patients of a colour with the same value one step each."""
    return Heal(1, Choice(3, colour, ANY_VALUE, "same"))

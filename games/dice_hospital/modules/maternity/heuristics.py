"""How the easy bot values mothers and babies, who leave only as whole families."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, TakeAmbulance, UseBloodBag, UseSpecialist
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.valuation import STEP, next_discharge
from games.dice_hospital.events import Treatment
from games.dice_hospital.modules.maternity.families.members import is_baby
from games.dice_hospital.modules.maternity.messages import CallMidwife, MakeRoom
from games.dice_hospital.state import BEDS, COLOURS, HEALTHY
from games.kernel.messages import Command

_OVERFLOW = 200
"""The base game's penalty for a patient without a bed."""
_CROWDED = 15
"""The cost of putting a mother in a ward with others."""
_FIRST = 1000
"""The bonus for abilities, which expire with the next placement."""


def take_ambulance(bot_view: BotView, command: TakeAmbulance) -> int:
    """Correct the penalty for missing beds: babies do not need one."""
    vehicle = next(found for found in bot_view.view.ambulances if found.number == command.number)
    everyone, babies = (
        len(bot_view.own.patients) + len(vehicle.patients),
        sum(map(is_baby, bot_view.own.patients)),
    )
    return _OVERFLOW * (max(0, everyone - BEDS) - max(0, everyone - babies - BEDS))


def make_room(_bot_view: BotView, _command: MakeRoom) -> int:
    """Put a mother in a ward with others only if nothing else is possible."""
    return -3 * _CROWDED


def call_midwife(_bot_view: BotView, command: CallMidwife) -> int:
    """Prefer one baby: a small family leaves sooner."""
    return {1: 2, 0: 1}.get(command.babies, 0)


class _AverageChance:
    """A source of chance that always rolls the average."""

    def below(self, bound: int) -> int:
        return bound // 2


def _placement(bot_view: BotView, command: PlaceMeeple) -> int:
    if not _families(bot_view):
        return 0
    effect = bot_view.box.departments[command.department].effect
    outcome = bot_view.box.department_kinds[type(effect)].outcome
    colour = next((colour for colour in COLOURS if command.colours == (colour,)), None)
    return _gain(
        bot_view, outcome(_AverageChance(), effect, bot_view.chosen(command.patients), colour), meeples=1
    )


def _reaction(bot_view: BotView, command: UseSpecialist) -> int:
    if not _families(bot_view) or bot_view.own.pending is None:
        return 0
    steps: int = getattr(bot_view.box.specialist_kinds[bot_view.own.pending.ability].ability, "steps", 0)
    gain = _gain(bot_view, [healed(patient, steps) for patient in bot_view.chosen(command.patients)])
    return _FIRST + gain if gain > 0 else gain


def _blood_bag(bot_view: BotView, command: UseBloodBag) -> int:
    if not _families(bot_view):
        return 0
    return _gain(bot_view, [healed(patient, 1) for patient in bot_view.chosen((command.patient,))])


def _families(bot_view: BotView) -> list[tuple[int, ...]]:
    """The families of the seat's hospital."""
    families = bot_view.view.modules["maternity"].families[bot_view.own.seat]
    return [(one.mother, *one.babies) for one in families]


def _gain(bot_view: BotView, treatments: Iterable[Treatment], meeples: int = 0) -> int:
    """The value of a treatment that takes `meeples` meeples for the discharge of families."""
    own = bot_view.own
    left = own.nurses - own.nurses_placed + sum(card not in own.used for card in own.specialists)
    before = {patient.id: patient.value for patient in own.patients}
    after = {**before, **{treatment.patient: treatment.value for treatment in treatments}}
    return _family_value(bot_view, after, left - meeples) - _family_value(bot_view, before, left)


def _family_value(bot_view: BotView, values: Mapping[int, int], meeples: int) -> int:
    """The value of families with healthy members, if the remaining meeples can heal the rest."""
    total, discharged = 0, len(bot_view.own.discharged)
    for family in _families(bot_view):
        shown = [values[one] for one in family]
        healthy = shown.count(HEALTHY)
        if not healthy:
            continue
        missing = HEALTHY * len(shown) - sum(shown)
        points = sum(next_discharge(discharged + one) + STEP for one in range(healthy))
        if not missing:
            total, discharged = total + points, discharged + healthy
        elif missing <= meeples:
            total += points // 2
    return total


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    PlaceMeeple: _placement,
    UseSpecialist: _reaction,
    UseBloodBag: _blood_bag,
}

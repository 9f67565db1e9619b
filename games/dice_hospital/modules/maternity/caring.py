"""What the easy bot thinks of healing mothers and babies: they leave as whole families or not at all."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.valuation import STEP, next_discharge
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import HEALTHY, Patient
from games.kernel.messages import Command

_FIRST = 1000
"""What lapses with the next placement comes before it."""


class _Even:
    """Dice as they fall on the average."""

    def below(self, bound: int) -> int:
        return bound // 2


def _placement(bot_view: BotView, command: PlaceMeeple) -> int:
    if not _families(bot_view):
        return 0
    effect = bot_view.box.departments[command.department].effect
    outcome = bot_view.box.department_kinds[type(effect)].outcome
    colour = command.colours[0] if command.colours else None
    return _gain(bot_view, outcome(_Even(), effect, _chosen(bot_view, command.patients), colour), meeples=1)


def _reaction(bot_view: BotView, command: UseSpecialist) -> int:
    if not _families(bot_view) or bot_view.own.pending is None:
        return 0
    steps: int = getattr(bot_view.box.specialist_kinds[bot_view.own.pending.ability].ability, "steps", 0)
    gain = _gain(bot_view, [healed(patient, steps) for patient in _chosen(bot_view, command.patients)])
    return _FIRST + gain if gain > 0 else gain


def _blood_bag(bot_view: BotView, command: UseBloodBag) -> int:
    if not _families(bot_view):
        return 0
    return _gain(bot_view, [healed(patient, 1) for patient in _chosen(bot_view, (command.patient,))])


def _families(bot_view: BotView) -> list[tuple[int, ...]]:
    """The families of the seat's hospital, if this unit shows any."""
    shown = bot_view.view.modules.get("maternity")
    return [(one.mother, *one.babies) for one in shown.families[bot_view.own.seat]] if shown else []


def _chosen(bot_view: BotView, patients: tuple[int, ...]) -> list[Patient]:
    chart = {patient.id: patient for patient in bot_view.own.patients}
    return [chart[number] for number in patients]


def _gain(bot_view: BotView, treatments: Iterable[Treatment], meeples: int = 0) -> int:
    """How much nearer to their discharge a treatment, which takes so many meeples, brings the families."""
    own = bot_view.own
    left = own.nurses - own.nurses_placed + sum(card not in own.used for card in own.specialists)
    before = {patient.id: patient.value for patient in own.patients}
    after = {**before, **{treatment.patient: treatment.value for treatment in treatments}}
    return _hopes(bot_view, after, left - meeples) - _hopes(bot_view, before, left)


def _hopes(bot_view: BotView, values: Mapping[int, int], meeples: int) -> int:
    """What families are worth of whom some are healthy, if the meeples left can heal the rest as well."""
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


TASTES: dict[type[Command], Callable[[BotView, Any], int]] = {
    PlaceMeeple: _placement,
    UseSpecialist: _reaction,
    UseBloodBag: _blood_bag,
}

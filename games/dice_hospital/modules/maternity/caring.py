"""What the greedy bot thinks of healing mothers and babies: they leave as whole families or not at all."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.dice_hospital.bots.look import Look
from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.worth import STEP, next_discharge
from games.dice_hospital.events import Treatment
from games.dice_hospital.state import HEALTHY, Patient
from games.kernel.messages import Command

_FIRST = 1000
"""What lapses with the next placement comes before it."""


class _Even:
    """Dice as they fall on the average."""

    def below(self, bound: int) -> int:
        return bound // 2


def _placement(look: Look, command: PlaceMeeple) -> int:
    if not _families(look):
        return 0
    effect = look.box.departments[command.department].effect
    outcome = look.box.department_kinds[type(effect)].outcome
    colour = command.colours[0] if command.colours else None
    return _gain(look, outcome(_Even(), effect, _chosen(look, command.patients), colour), meeples=1)


def _reaction(look: Look, command: UseSpecialist) -> int:
    if not _families(look) or look.own.pending is None:
        return 0
    steps: int = getattr(look.box.specialist_kinds[look.own.pending.ability].ability, "steps", 0)
    gain = _gain(look, [healed(patient, steps) for patient in _chosen(look, command.patients)])
    return _FIRST + gain if gain > 0 else gain


def _blood_bag(look: Look, command: UseBloodBag) -> int:
    if not _families(look):
        return 0
    return _gain(look, [healed(patient, 1) for patient in _chosen(look, (command.patient,))])


def _families(look: Look) -> list[tuple[int, ...]]:
    """The families of the seat's hospital, if this unit shows any."""
    shown = look.view.modules.get("maternity")
    return [(one.mother, *one.babies) for one in shown.families[look.own.seat]] if shown else []


def _chosen(look: Look, patients: tuple[int, ...]) -> list[Patient]:
    chart = {patient.id: patient for patient in look.own.patients}
    return [chart[number] for number in patients]


def _gain(look: Look, treatments: Iterable[Treatment], meeples: int = 0) -> int:
    """How much nearer to their discharge a treatment, which takes so many meeples, brings the families."""
    own = look.own
    left = own.nurses - own.nurses_placed + sum(card not in own.used for card in own.specialists)
    before = {patient.id: patient.value for patient in own.patients}
    after = {**before, **{treatment.patient: treatment.value for treatment in treatments}}
    return _hopes(look, after, left - meeples) - _hopes(look, before, left)


def _hopes(look: Look, values: Mapping[int, int], meeples: int) -> int:
    """What families are worth of whom some are healthy, if the meeples left can heal the rest as well."""
    worth, discharged = 0, len(look.own.discharged)
    for family in _families(look):
        shown = [values[one] for one in family]
        healthy = shown.count(HEALTHY)
        if not healthy:
            continue
        missing = HEALTHY * len(shown) - sum(shown)
        points = sum(next_discharge(discharged + one) + STEP for one in range(healthy))
        if not missing:
            worth, discharged = worth + points, discharged + healthy
        elif missing <= meeples:
            worth += points // 2
    return worth


TASTES: dict[type[Command], Callable[[Look, Any], int]] = {
    PlaceMeeple: _placement,
    UseSpecialist: _reaction,
    UseBloodBag: _blood_bag,
}

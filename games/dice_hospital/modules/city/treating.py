"""What treating patients is worth to the easy bot with City, in addition to the base game: mostly less.

Patients from the city are so sick that rescuing them all would leave no meeple to discharge others.
"""

from collections.abc import Sequence
from typing import Any

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, UseSpecialist
from games.dice_hospital.data.figures import FATALITY_POINTS, ROUNDS
from games.dice_hospital.effects.valuation import RESCUE, STEP, treating
from games.dice_hospital.state import HEALTHY, Patient

_TREATED = 6
"""What treating a patient is worth in addition to the base game, whoever it is."""
_NEXT_TO_LEAVE = 5
"""What treating a 5 is worth in addition: as sixes, several can be discharged together."""
_NEARLY_THERE = {6: 18, 5: 12, 4: 6}
"""What a patient of this value is worth in the last round, where another treatment may discharge it."""


def placement(bot_view: BotView, command: PlaceMeeple) -> int:
    """Return the value of treating the patients of a placement."""
    effect = bot_view.box.departments[command.department].effect
    return treatment(bot_view, bot_view.chosen(command.patients), _steps(effect))


def reaction(bot_view: BotView, command: UseSpecialist) -> int:
    """Return the value of treating patients with the pending specialist's ability."""
    pending = bot_view.own.pending
    ability = bot_view.box.specialist_kinds[pending.ability].ability if pending else None
    return treatment(bot_view, bot_view.chosen(command.patients), _steps(ability))


def treatment(bot_view: BotView, patients: Sequence[Patient], steps: int) -> int:
    """Return the value of treating these patients. `steps` is 0 if the effect has no fixed number of them."""
    if bot_view.view.round == ROUNDS and steps:
        return sum([_at_the_end(patient, steps) for patient in patients])
    rescued = sum(_TREATED - RESCUE.get(patient.value, 0) for patient in patients if not patient.treated)
    return rescued + _NEXT_TO_LEAVE * sum(patient.value == HEALTHY - 2 for patient in patients)


def _steps(effect: Any) -> int:
    steps = getattr(effect, "steps", 0)
    return steps if isinstance(steps, int) else 0


def _at_the_end(patient: Patient, steps: int) -> int:
    """Only who leaves or would die counts in the last round, and who may leave with another treatment."""
    after, waiting = patient.value + steps, not patient.treated
    if after >= HEALTHY:
        return -RESCUE.get(patient.value, 0) if waiting else 0
    saved = -STEP * FATALITY_POINTS if waiting and patient.value == 1 else 0
    return saved + _NEARLY_THERE.get(after, 0) - STEP * steps - treating(patient)

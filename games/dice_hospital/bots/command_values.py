"""What placements, reactions and blood bags are worth to the easy bot."""

from collections.abc import Sequence

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import NURSE, PlaceMeeple, UseSpecialist
from games.dice_hospital.effects.valuation import BLOOD_BAG, REACTION, SPECIALIST_KEPT, STEP, healing
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.state import HEALTHY, Patient


def _patients(own: HospitalView, patients: tuple[int, ...]) -> list[Patient]:
    by_id = {patient.id: patient for patient in own.patients}
    return [by_id[number] for number in patients]


def placement(bot_view: BotView, command: PlaceMeeple) -> int:
    """Return the value of a placement, including what the specialist can do after it."""
    own, chosen = bot_view.own, _patients(bot_view.own, command.patients)
    effect = bot_view.box.departments[command.department].effect
    kind = bot_view.box.department_kinds[type(effect)]
    value = kind.estimate(effect, chosen, len(own.discharged)) - BLOOD_BAG * len(command.recolour)
    if command.meeple == NURSE:
        return value
    trigger = bot_view.box.specialists[command.meeple].ability.trigger
    reacts = _reacts(trigger, chosen, command.recolour)
    return value + (REACTION if reacts else -SPECIALIST_KEPT)


def _reacts(trigger: str | None, chosen: Sequence[Patient], recolour: tuple[int, ...]) -> bool:
    return trigger is None or bool(recolour) or any(patient.colour == trigger for patient in chosen)


def reaction(bot_view: BotView, command: UseSpecialist) -> int:
    """Return the value of the pending specialist's ability on these patients."""
    pending = bot_view.own.pending
    if pending is None:
        return 0
    ability = bot_view.box.specialist_kinds[pending.ability].ability
    kind = bot_view.box.ability_kinds[type(ability)]
    value = kind.estimate(ability, _patients(bot_view.own, command.patients), len(bot_view.own.discharged))
    return value - BLOOD_BAG * len(command.recolour)


def blood_bag(own: HospitalView, number: int) -> int:
    """Return what healing with a bag gains over keeping the bag."""
    patient = next(patient for patient in own.patients if patient.id == number)
    saves = not patient.treated and patient.value == 1
    if not saves and patient.value + 1 < HEALTHY:
        return -1
    return healing((patient,), 1, len(own.discharged)) - BLOOD_BAG - STEP

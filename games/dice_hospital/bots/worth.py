"""What placements, reactions and blood bags are worth to the greedy bot."""

from collections.abc import Sequence

from games.dice_hospital.bots.look import Look
from games.dice_hospital.commands import NURSE, PlaceMeeple, UseSpecialist
from games.dice_hospital.effects.worth import BLOOD_BAG, REACTION, SPECIALIST_KEPT, STEP, healing
from games.dice_hospital.state import HEALTHY, Patient
from games.dice_hospital.view import HospitalView


def _chart(own: HospitalView, patients: tuple[int, ...]) -> list[Patient]:
    chart = {patient.id: patient for patient in own.patients}
    return [chart[number] for number in patients]


def placement(look: Look, command: PlaceMeeple) -> int:
    """The worth of a placement, and of what the specialist may do after it."""
    own, chosen = look.own, _chart(look.own, command.patients)
    effect = look.box.departments[command.department].effect
    kind = look.box.department_kinds[type(effect)]
    worth = kind.worth(effect, chosen, len(own.discharged)) - BLOOD_BAG * len(command.recolour)
    if command.meeple == NURSE:
        return worth
    trigger = look.box.specialists[command.meeple].ability.trigger
    reacts = _reacts(trigger, chosen, command.recolour)
    return worth + (REACTION if reacts else -SPECIALIST_KEPT)


def _reacts(trigger: str | None, chosen: Sequence[Patient], recolour: tuple[int, ...]) -> bool:
    return trigger is None or bool(recolour) or any(patient.colour == trigger for patient in chosen)


def reaction(look: Look, command: UseSpecialist) -> int:
    """The worth of the waiting specialist's ability on these patients."""
    pending = look.own.pending
    if pending is None:
        return 0
    ability = look.box.specialist_kinds[pending.ability].ability
    kind = look.box.ability_kinds[type(ability)]
    worth = kind.worth(ability, _chart(look.own, command.patients), len(look.own.discharged))
    return worth - BLOOD_BAG * len(command.recolour)


def blood_bag(own: HospitalView, patient: int) -> int:
    """What a bag's heal gains over keeping the bag for its point and its colours."""
    chart = next(found for found in own.patients if found.id == patient)
    saves = not chart.treated and chart.value == 1
    if not saves and chart.value + 1 < HEALTHY:
        return -1
    return healing((chart,), 1, len(own.discharged)) - BLOOD_BAG - STEP

"""What placements, reactions and blood bags are worth to the easy bot."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import NURSE, PlaceMeeple, UseSpecialist
from games.dice_hospital.effects.valuation import BLOOD_BAG, REACTION, SPECIALIST_KEPT, STEP, healing
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.state import HEALTHY


def placement(bot_view: BotView, command: PlaceMeeple) -> int:
    """Return the value of a placement, including what the specialist can do after it."""
    department, patients, recolour, meeple = (
        command.department,
        command.patients,
        command.recolour,
        command.meeple,
    )
    value, colours = bot_view.estimate(department, patients)
    if recolour:
        value -= BLOOD_BAG * len(recolour)
    if meeple == NURSE:
        return value
    row = bot_view.box.specialists[meeple]
    if row.reacts is None:
        trigger = row.ability.trigger
        reacts = trigger is None or recolour or trigger in colours
    else:
        reacts = row.reacts(bot_view.box.departments[department], bot_view.chosen(patients))
    return value + (REACTION if reacts else -SPECIALIST_KEPT)


def reaction(bot_view: BotView, command: UseSpecialist) -> int:
    """Return the value of the pending specialist's ability on these patients."""
    pending = bot_view.own.pending
    if pending is None:
        return 0
    ability = bot_view.box.specialist_kinds[pending.ability].ability
    kind = bot_view.box.ability_kinds[type(ability)]
    value = kind.estimate(ability, bot_view.chosen(command.patients), len(bot_view.own.discharged))
    return value - BLOOD_BAG * len(command.recolour)


def blood_bag(own: HospitalView, number: int) -> int:
    """Return what healing with a bag gains over keeping the bag."""
    patient = next(patient for patient in own.patients if patient.id == number)
    saves = not patient.treated and patient.value == 1
    if not saves and patient.value + 1 < HEALTHY:
        return -1
    return healing((patient,), 1, len(own.discharged)) - BLOOD_BAG - STEP

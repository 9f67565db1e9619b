"""How the easy bot values wards."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.wards.messages import AssignWard


def assign_ward(bot_view: BotView, command: AssignWard) -> int:
    """Keep patients with a party alone, and put the others together."""
    you = bot_view.own.seat
    coming = [p for vehicle in bot_view.view.ambulances if vehicle.taken_by == you for p in vehicle.patients]
    patient = next(p for p in coming if p.id == command.patient)
    here = [p for p in (*bot_view.own.patients, *coming) if p.ward == command.ward]
    if patient.party:
        return -10 * len(here)
    return -10 if any(p.party for p in here) else len(here)

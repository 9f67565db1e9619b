"""What the easy bot thinks of wards."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.modules.wards.messages import AssignWard


def assign_ward(bot_view: BotView, command: AssignWard) -> int:
    """Families are left alone: others lie together, and whoever has a family rather lies alone."""
    you = bot_view.own.seat
    coming = [p for vehicle in bot_view.view.ambulances if vehicle.taken_by == you for p in vehicle.patients]
    patient = next(p for p in coming if p.id == command.patient)
    here = [p for p in (*bot_view.own.patients, *coming) if p.ward == command.ward]
    if patient.party:
        return -10 * len(here)
    return -10 if any(p.party for p in here) else len(here)

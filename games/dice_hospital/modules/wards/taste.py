"""What the greedy bot thinks of wards."""

from games.dice_hospital.bots.look import Look
from games.dice_hospital.modules.wards.messages import AssignWard
from games.dice_hospital.state import PINK


def assign_ward(look: Look, command: AssignWard) -> int:
    """Families are left alone: others lie together, and whoever has a family rather lies alone."""
    you = look.own.seat
    coming = [p for vehicle in look.view.ambulances if vehicle.taken_by == you for p in vehicle.patients]
    patient = next(p for p in coming if p.id == command.patient)
    here = [p for p in (*look.own.patients, *coming) if p.ward == command.ward]
    if patient.colour == PINK:
        return -10 * len(here)
    return -10 if any(p.colour == PINK for p in here) else len(here)

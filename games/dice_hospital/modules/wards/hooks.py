"""The hooks of the wards."""

from games.dice_hospital.modules.wards.beds import free_beds
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


def ward_open(_rules: Rules, state: State, seat: Seat, _patient: Patient, ward: int) -> bool:
    """Hook: whether a new patient can be assigned to a ward."""
    return free_beds(state, seat, ward) > 0

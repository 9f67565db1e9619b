"""Named questions about wards that other units may answer otherwise."""

from games.dice_hospital.modules.wards.beds import free_beds
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


def ward_open(_rules: Rules, state: State, seat: Seat, _patient: Patient, ward: int) -> bool:
    """Whether a new patient may be laid into a ward: it has a free bed."""
    return free_beds(state, seat, ward) > 0

"""Paediatric wards: departments under the wards, open while a baby lies there."""

from collections.abc import Callable

from games.dice_hospital.data.rows import Department
from games.dice_hospital.effects.departments import one
from games.dice_hospital.modules.maternity.families.members import PINK, mothers
from games.dice_hospital.modules.wards.beds import WARDS
from games.dice_hospital.state import Hospital, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Open = Callable[[Rules, State, Seat], list[str]]
Why = Callable[[Rules, State, Seat, str], Illegal]

WARD_ABOVE = {f"paediatric_ward_{ward}": ward for ward in WARDS}
DEPARTMENTS = tuple(
    Department(
        key,
        one(1, PINK),
        f"heals one pink patient 1 step, while a baby lies under ward {ward}",
        copies=1,
        starting=True,
    )
    for key, ward in WARD_ABOVE.items()
)


def _empty(hospital: Hospital) -> list[str]:
    """The paediatric wards without a baby. Babies lie under their mother's ward."""
    occupied = {mother.ward for mother in mothers(hospital)}
    return [tile for tile, ward in WARD_ABOVE.items() if ward not in occupied]


def open_with_baby(original: Open) -> Open:
    """Close paediatric wards without a baby."""

    def override(rules: Rules, state: State, seat: Seat) -> list[str]:
        empty = _empty(state.hospitals[seat])
        return [tile for tile in original(rules, state, seat) if tile not in empty]

    return override


def why_without_baby(original: Why) -> Why:
    """Refuse an empty paediatric ward with its own code."""

    def override(rules: Rules, state: State, seat: Seat, department: str) -> Illegal:
        if department in _empty(state.hospitals[seat]):
            return Illegal("no_baby_there", department=department)
        return original(rules, state, seat, department)

    return override

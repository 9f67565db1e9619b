"""Setup: one more nurse, and a mother with a baby in a ward of her own."""

from collections.abc import Callable

from msgspec.structs import replace

from games.dice_hospital.evolve.patients import admitted, drawn
from games.dice_hospital.hooks import hospital_seats
from games.dice_hospital.modules.maternity.families import members
from games.dice_hospital.modules.maternity.messages import FamilyAdmitted
from games.dice_hospital.modules.wards.beds import WARDS, patients_in_ward
from games.dice_hospital.state import Hospital, State, clockwise
from games.dice_hospital.types import Context, Decision, Rules, Step
from games.kernel.messages import Seat

NURSES = 4
BEGINNING_VALUE = 4
"""The value of the first mothers and of all babies."""

Opening = Callable[[Rules, Seat], Hospital]


def with_nurses(original: Opening) -> Opening:
    """Start with four nurses."""
    return lambda rules, seat: replace(original(rules, seat), nurses=NURSES)


def _admit_families(ctx: Context, state: State) -> Decision:
    seats = ctx.rules.resolve_once(hospital_seats)
    for seat in clockwise(state, state.first_player):
        if seat in seats:
            number = state.next_patient
            ward = next(ward for ward in WARDS if not patients_in_ward(state, seat, ward))
            mother = members.mother(number, BEGINNING_VALUE, ward)
            baby = members.baby(number + 1, BEGINNING_VALUE, number)
            state = yield FamilyAdmitted(seat, (mother, baby))
    return state


def family_admitted(state: State, event: FamilyAdmitted) -> State:
    """Admit the first family."""
    return admitted(drawn(state, event.patients), event.seat, event.patients)


FIRST_FAMILIES = Step("first_families", enter=_admit_families)

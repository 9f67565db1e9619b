"""The view of the families."""

import msgspec

from games.dice_hospital.modules.maternity.families.members import babies_of, mothers
from games.dice_hospital.modules.maternity.improvements.piles import stock
from games.dice_hospital.state import HEALTHY, Hospital, State
from games.dice_hospital.types import Rules
from games.dice_hospital.view import PilesView
from games.kernel.messages import Seat


class FamilyView(msgspec.Struct, frozen=True):
    """A mother, her ward, her babies in the paediatric ward under it, and who is waiting."""

    mother: int
    ward: int
    babies: tuple[int, ...]
    waiting: tuple[int, ...]
    """The healthy members, who wait for the others."""


class MaternityView(msgspec.Struct, frozen=True):
    """The families of every hospital, by seat, and the sizes of Maternity's own piles."""

    families: tuple[tuple[FamilyView, ...], ...]
    piles: PilesView


def _families(hospital: Hospital) -> tuple[FamilyView, ...]:
    found = []
    for mother in mothers(hospital):
        babies = babies_of(hospital, mother.id)
        waiting = tuple(p.id for p in (mother, *babies) if p.value == HEALTHY)
        found.append(FamilyView(mother.id, mother.ward, tuple(baby.id for baby in babies), waiting))
    return tuple(found)


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> MaternityView:
    """Return the view. Only the order of the piles is hidden."""
    own = stock(state)
    return MaternityView(
        tuple(_families(hospital) for hospital in state.hospitals),
        PilesView(len(own.department_pile), len(own.specialist_pile)),
    )

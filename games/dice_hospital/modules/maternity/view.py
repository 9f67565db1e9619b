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
    """The id of the mother, which is the `party` of the whole family."""
    ward: int
    """The ward in which she lies, from 1 to 4."""
    babies: tuple[int, ...]
    """The ids of her babies. Draw them in the paediatric ward under `ward`."""
    waiting: tuple[int, ...]
    """The ids of members with value 7: they leave when all of the family are healthy. Those still waiting
    when the activation ends fall back to 6.
    """


class MaternityView(msgspec.Struct, frozen=True):
    """The families of every hospital, by seat, and the sizes of Maternity's own piles."""

    families: tuple[tuple[FamilyView, ...], ...]
    """The families of every hospital, by seat, in the order they came."""
    piles: PilesView
    """The sizes of Maternity's own face-down piles. Their improvements are revealed into the usual display.
    """


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

"""Named questions about the city, which other units may answer otherwise. So is `layout.draw_tiles`."""

from games.dice_hospital.modules.city.figures import NEGLECT
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Rules
from games.kernel.messages import Seat


def city_dice(ctx: Context, state: State, tiles: tuple[int, ...]) -> list[tuple[int, Patient]]:
    """The patients that are rolled for these tiles; the first of them get what there is."""
    return list(zip(tiles, draw_dice(ctx, state, len(tiles), rolled=True), strict=False))


def barred(_rules: Rules, _state: State, _seat: Seat, _patient: Patient) -> bool:
    """Whether a seat's paramedic may not fetch a patient. Such a one stands in the way of others.

    Only if nobody else can be reached, it is passed as if its tile were empty; the next one likewise.
    """
    return False


def city_neglect(_rules: Rules, _state: State, _patient: Patient) -> int:
    """How many steps a patient left in the city gets worse."""
    return NEGLECT

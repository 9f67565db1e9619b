"""The hooks of the city. `grid.layout.draw_tiles` is another one."""

from games.dice_hospital.modules.city.figures import NEGLECT
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Rules
from games.kernel.messages import Seat


def city_dice(ctx: Context, state: State, tiles: tuple[int, ...]) -> list[tuple[int, Patient]]:
    """Hook: the patients rolled for these tiles, in order, while dice last."""
    return list(zip(tiles, draw_dice(ctx, state, len(tiles), rolled=True), strict=False))


def barred(_rules: Rules, _state: State, _seat: Seat, _patient: Patient) -> bool:
    """Hook: whether a seat's paramedic must not fetch a patient. That patient blocks the way to others.

    If no other patient can be reached, the paramedic passes it as if its tile were empty.
    """
    return False


def city_neglect(_rules: Rules, _state: State, _patient: Patient) -> int:
    """Hook: how many steps a patient left in the city gets worse."""
    return NEGLECT

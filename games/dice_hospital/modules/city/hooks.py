"""The hooks of the city. `grid/layout.py` has `draw_tiles`, `turned` and `is_city`."""

from games.dice_hospital.modules.city.figures import NEGLECT
from games.dice_hospital.modules.city.messages import PatientFetched
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat


def city_dice(ctx: Context, state: State, tiles: tuple[int, ...]) -> list[tuple[int, Patient]]:
    """Hook: the patients rolled for these tiles, in order, while dice last."""
    return list(zip(tiles, draw_dice(ctx, state, len(tiles), rolled=True), strict=False))


def fetch(_ctx: Context, state: State, seat: Seat, number: int) -> Decision:
    """Hook: a paramedic fetches the patient on a tile, if there is one, and the token beside it."""
    tile = city(state).tiles[number]
    if tile.patient:
        state = yield PatientFetched(seat, number, tile.patient.id, tile.token)
    return state


def barred(_rules: Rules, _state: State, _seat: Seat, _patient: Patient) -> bool:
    """Hook: whether a seat's paramedic must not fetch a patient. That patient blocks the way to others.

    If no other patient can be reached, the paramedic passes it as if its tile were empty.
    """
    return False


def city_neglect(_rules: Rules, _state: State, _patient: Patient) -> int:
    """Hook: how many steps a patient left in the city gets worse."""
    return NEGLECT

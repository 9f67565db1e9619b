"""Setup: lay the city and put a patient on every tile."""

from games.dice_hospital.modules.city.grid.layout import lay
from games.dice_hospital.modules.city.grid.refilling import refill
from games.dice_hospital.modules.city.messages import CityLaid
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Step


def _enter(ctx: Context, state: State) -> Decision:
    state = yield CityLaid(lay(ctx))
    return (yield from refill(ctx, state))


SETUP = Step("city_setup", enter=_enter)

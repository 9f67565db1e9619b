"""The hooks of Investments."""

from games.dice_hospital.modules.investments.figures import TOKENS_DRAWN
from games.dice_hospital.state import COLOURS, Colour, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

INTERN = "intern"
"""The only specialist that can hold tokens."""


def investment_spaces(_rules: Rules) -> tuple[Colour, ...]:
    """Hook: the spaces of the investment board."""
    return COLOURS


def tokens_to_draw(_rules: Rules, _state: State, _seat: Seat) -> int:
    """Hook: how many tokens a seat draws when it invests."""
    return TOKENS_DRAWN


def may_hold(rules: Rules, state: State, seat: Seat, place: str) -> bool:
    """Hook: whether a seat's department or specialist can hold tokens."""
    hospital = state.hospitals[seat]
    return place in hospital.departments or (
        place in hospital.specialists and rules.box.specialists[place].key == INTERN
    )

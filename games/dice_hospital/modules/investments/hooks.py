"""Named questions of Investments, which other units may answer otherwise."""

from games.dice_hospital.modules.investments.figures import TOKENS_DRAWN
from games.dice_hospital.state import COLOURS, Colour, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

INTERN = "intern"
"""The one specialist that has room for tokens."""


def investment_spaces(_rules: Rules) -> tuple[Colour, ...]:
    """The spaces of the investment board."""
    return COLOURS


def tokens_to_draw(_rules: Rules, _state: State, _seat: Seat) -> int:
    """How many tokens a seat draws when it invests."""
    return TOKENS_DRAWN


def may_hold(rules: Rules, state: State, seat: Seat, place: str) -> bool:
    """Whether a seat's department or specialist's card may have tokens on it."""
    hospital = state.hospitals[seat]
    return place in hospital.departments or (
        place in hospital.specialists and rules.box.specialists[place].key == INTERN
    )

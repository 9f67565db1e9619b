"""What the city hides: nothing but the order of the bonus tokens, which have none before they are drawn."""

from games.dice_hospital.modules.city.state import city, with_city
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat


def deal_hidden(_rules: Rules, state: State, _seat: Seat, _below: RandomBelow) -> State:
    """Return the state with the tokens in the order of their names."""
    return with_city(state, pile=city(state).pile.in_order())

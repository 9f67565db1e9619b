"""What Maternity hides: nothing but the order of its own piles, which have none before they are drawn."""

from msgspec.structs import replace

from games.dice_hospital.modules.maternity.improvements.piles import Stock, stock
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat


def deal_hidden(_rules: Rules, state: State, _seat: Seat, _below: RandomBelow) -> State:
    """Return the state with the piles in the order of names."""
    own = stock(state)
    return replace(state, maternity=Stock(own.department_pile.in_order(), own.specialist_pile.in_order()))

"""What the base game hides: nothing but the order of its piles, which have none before they are drawn."""

from msgspec.structs import replace

from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat


def deal_hidden(_rules: Rules, state: State, _seat: Seat, _below: RandomBelow) -> State:
    """Return the state with its piles in the order of names, whatever order they were kept in."""
    return replace(
        state,
        department_pile=state.department_pile.in_order(),
        specialist_pile=state.specialist_pile.in_order(),
    )

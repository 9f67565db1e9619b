"""What event cards hide: nothing but the order of the deck, which has none before a card is drawn."""

from games.dice_hospital.modules.event_cards.state import event_cards_state, with_event_cards
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat


def deal_hidden(_rules: Rules, state: State, _seat: Seat, _below: RandomBelow) -> State:
    """Return the state with the deck in the order of the names."""
    return with_event_cards(state, deck=event_cards_state(state).deck.in_order())

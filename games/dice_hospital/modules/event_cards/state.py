"""The event cards' slice of the state and its view. Only the order of the deck is hidden."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital.modules.event_cards.cards import CARDS
from games.dice_hospital.modules.event_cards.figures import DECK
from games.dice_hospital.state import Colour, Pile, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader

_ROWS = {card.key: card for card in CARDS}


class EventCardChoices(msgspec.Struct, frozen=True):
    """What one seat chose for the current card, and whether it had a fatality."""

    chosen: tuple[int | str, ...] = ()
    """What the seat chose for the current card: ids of patients, `nurse`, or ids of specialists or
    departments, as the card asks.
    """
    fatality: bool = False
    """Whether the seat got a fatality since the card was drawn."""


class EventCardsState(msgspec.Struct, frozen=True):
    """The deck, the discarded cards, and the current card with the seats' choices."""

    deck: Pile
    discarded: tuple[str, ...] = ()
    card: str | None = None
    colour: Colour | None = None
    """The colour drawn for the card, if it has one."""
    seats: tuple[EventCardChoices, ...] = ()


class EventCardsView(msgspec.Struct, frozen=True):
    """The event cards as every viewer sees them: of the deck, only the number of cards."""

    card: str | None
    """The key of the card in force, from its draw to the change of shift; null at other times."""
    colour: Colour | None
    """The colour that the Superbug makes worse faster; null with any other card."""
    seats: tuple[EventCardChoices, ...]
    """What each seat chose for the card, by seat."""
    deck: int
    """How many cards are in the face-down deck."""
    discarded: tuple[str, ...]
    """The keys of the cards of earlier rounds, the latest last."""


def begin(rules: Rules, players: int) -> EventCardsState:
    """Return the initial slice: a full deck and no current card."""
    cards = tuple(card.key for card in CARDS if card.key in rules.figures[DECK])
    return EventCardsState(Pile((cards,)), seats=(EventCardChoices(),) * players)


event_cards_state = slice_reader("event_cards", EventCardsState)
"""Return this module's slice of the state."""


def effect_of(state: State) -> Any:
    """Return the effect of the current card, or None."""
    card = event_cards_state(state).card
    return None if card is None else _ROWS[card].effect


def seat_status(state: State, seat: Seat) -> EventCardChoices:
    """Return a seat's choices for the current card."""
    return event_cards_state(state).seats[seat]


def with_event_cards(state: State, **changes: Any) -> State:
    """Return the state with this module's slice changed."""
    return replace(state, event_cards=replace(event_cards_state(state), **changes))


def with_seat_status(state: State, seat: Seat, **changes: Any) -> State:
    """The state with a seat's share changed."""
    seats = event_cards_state(state).seats
    changed = replace(seats[seat], **changes)
    return with_event_cards(state, seats=(*seats[:seat], changed, *seats[seat + 1 :]))


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> EventCardsView:
    """Return the view, which is the same for every viewer."""
    notice = event_cards_state(state)
    return EventCardsView(notice.card, notice.colour, notice.seats, len(notice.deck), notice.discarded)

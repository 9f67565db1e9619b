"""The event cards' part of the state and what is shown of it: all but the order of the deck."""

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


class Share(msgspec.Struct, frozen=True):
    """What the card in force means to one seat."""

    chosen: tuple[int | str, ...] = ()
    """The patients, meeples or departments it named."""
    fatality: bool = False
    """Whether one of its patients died since the card was drawn."""


class Notice(msgspec.Struct, frozen=True):
    """The deck, the cards discarded, and the card in force with what came of it."""

    deck: Pile
    discarded: tuple[str, ...] = ()
    card: str | None = None
    colour: Colour | None = None
    """The colour that was drawn for the card, if it asks for one."""
    seats: tuple[Share, ...] = ()


class NoticeView(msgspec.Struct, frozen=True):
    """The same for everyone who looks: of the deck only how many cards are left."""

    card: str | None
    colour: Colour | None
    seats: tuple[Share, ...]
    deck: int
    discarded: tuple[str, ...]


def begin(rules: Rules, players: int) -> Notice:
    """A full deck and no card in force."""
    cards = tuple(card.key for card in CARDS if card.key in rules.figures[DECK])
    return Notice(Pile((cards,)), seats=(Share(),) * players)


posted = slice_reader("event_cards", Notice)
"""The slice of the state that belongs to this module."""


def effect_of(state: State) -> Any:
    """What the card in force does, or None."""
    card = posted(state).card
    return None if card is None else _ROWS[card].effect


def share_of(state: State, seat: Seat) -> Share:
    """What the card in force means to a seat."""
    return posted(state).seats[seat]


def with_notice(state: State, **changes: Any) -> State:
    """The state with this module's part changed."""
    return replace(state, event_cards=replace(posted(state), **changes))


def with_share(state: State, seat: Seat, **changes: Any) -> State:
    """The state with a seat's share changed."""
    seats = posted(state).seats
    changed = replace(seats[seat], **changes)
    return with_notice(state, seats=(*seats[:seat], changed, *seats[seat + 1 :]))


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> NoticeView:
    """The notice; nothing of it is hidden from anyone."""
    notice = posted(state)
    return NoticeView(notice.card, notice.colour, notice.seats, len(notice.deck), notice.discarded)

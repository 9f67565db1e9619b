"""Small events with secrets of all types, and a game that knows their redactions."""

from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose
from games.kernel.messages import Event, Seat
from games.kernel.module import public
from games.kernel.secrets import BY_SEAT, Owner, Secret
from games.kernel.table.game import Game


class Tile(msgspec.Struct, frozen=True):
    colour: str
    pips: int


Card = Annotated[int, Secret("card")]
Bid = Annotated[int, Secret("bid")]
Route = Annotated[tuple[int, ...], Secret("route")]
HiddenTile = Annotated[Tile, Secret("tile")]
Stock = Annotated[dict[str, int], Secret("stock")]


class Dealt(Event, tag="dealt", frozen=True):
    seat: Seat
    cards: tuple[Card, ...] | int


class Drawn(Event, tag="drawn", frozen=True):
    """From a deck into which seats put cards back."""

    seat: Seat
    card: Annotated[Card | None, Owner(None, then="seat")]


class Played(Event, tag="played", frozen=True):
    seat: Seat
    card: Card


class Laid(Event, tag="laid", frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Totalled(Event, tag="totalled", frozen=True):
    """Says something about a hand without showing a card of it."""

    seat: Seat
    total: Card


class Traded(Event, tag="traded", frozen=True):
    """Only the two seats see what they trade."""

    seat: Seat
    partner: Seat
    gives: Annotated[tuple[Card, ...] | int, Owner("seat", then="partner")]
    takes: Annotated[tuple[Card, ...] | int, Owner("partner", then="seat")]


class Given(Event, tag="given", frozen=True):
    """Everybody sees which card a seat gives to another."""

    seat: Seat
    receiver: Seat
    card: Annotated[Card, Owner("seat", then="receiver")]


class BidMade(Event, tag="bid_made", frozen=True):
    seat: Seat
    bid: Bid | None


class BidsShown(Event, tag="bids_shown", frozen=True):
    bids: Annotated[tuple[Bid, ...], BY_SEAT]


class BidsListed(Event, tag="bids_listed", frozen=True):
    bids: Annotated[dict[Seat, Bid], BY_SEAT]


class Noted(Event, tag="noted", frozen=True):
    """Other types: a list, a Struct and a map, each as a whole."""

    seat: Seat
    route: Route | None = None
    tile: HiddenTile | None = None
    stock: Stock | None = None


class Uncovered(Event, tag="uncovered", frozen=True):
    seat: Seat
    route: Route | None = None
    tile: HiddenTile | None = None
    stock: Stock | None = None


class OwnCardDealt(Event, tag="own_card_dealt", frozen=True):
    """A card that everybody sees but the seat that holds it."""

    seat: Seat
    card: Card | None


class Scored(Event, tag="scored", frozen=True):
    """A plain number."""

    seat: Seat
    points: int


def for_seat(**hidden: Any) -> Any:
    def redact(event: Any, viewer: Seat | None) -> Any:
        return event if viewer == event.seat else replace(event, **hidden)

    return redact


def _counted(event: Dealt, viewer: Seat | None) -> Dealt:
    assert not isinstance(event.cards, int)
    return event if viewer == event.seat else replace(event, cards=len(event.cards))


def _for_partners(event: Traded, viewer: Seat | None) -> Traded:
    return event if viewer in (event.seat, event.partner) else replace(event, gives=1, takes=1)


def _for_others(event: OwnCardDealt, viewer: Seat | None) -> OwnCardDealt:
    return replace(event, card=None) if viewer == event.seat else event


REDACTIONS: dict[Any, Any] = {
    **dict.fromkeys((Played, Laid, Totalled, Given, BidsShown, BidsListed, Uncovered, Scored), public),
    Dealt: _counted,
    Drawn: for_seat(card=None),
    Traded: _for_partners,
    BidMade: for_seat(bid=None),
    Noted: for_seat(route=None, tile=None, stock=None),
    OwnCardDealt: _for_others,
}
RULES = compose(CLINIC, (), {}, ("human",) * 3)
GAME = Game(CLINIC, replace(RULES, redactions=REDACTIONS))

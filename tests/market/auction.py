"""The auction: in every round each seat in turn may bid points for the next card, unseen."""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from games.kernel.chance import RandomBelow, pick
from games.kernel.figures import Figure
from games.kernel.messages import Command, Event, Seat, StepEntered
from games.kernel.module import Before, Handler, Module, Step, public
from games.kernel.open_choice import OpenChoice, open_choice
from games.kernel.refusal import Illegal
from games.kernel.secrets import Owner
from games.kernel.state import slice_reader
from tests.market.base import next_seat
from tests.market.state import Card, Context, Decision, Rules, State, put, without


class Bid(Command, tag="bid", frozen=True):
    """Bid more than the best bid for the next card, or 0 to pass."""

    amount: int


class BidMade(Event, tag="bid_made", frozen=True):
    """A seat bid for the next card, or passed with 0."""

    seat: Seat
    amount: int


class CardBought(Event, tag="card_bought", frozen=True):
    """The best bidder paid and drew the card; others do not see which."""

    seat: Seat
    card: Annotated[Card | None, Owner(None, then="seat")]
    amount: int


best_bid = slice_reader("auction", BidMade)
NO_BID = BidMade(-1, 0)


def _bids(rules: Rules, state: State, seat: Seat) -> range:
    least = max(best_bid(state).amount + 1, rules.figures["auction_reserve"])
    return range(least, state.points[seat] + 1)


def _bid(ctx: Context, state: State, seat: Seat, command: Bid) -> Decision:
    if command.amount and command.amount not in (bids := _bids(ctx.rules, state, seat)):
        raise Illegal("bad_bid", least=bids.start, most=bids.stop - 1)
    state = yield BidMade(seat, command.amount)
    best = best_bid(state)
    if best != NO_BID and len(state.acted) == ctx.rules.players:
        state = yield CardBought(best.seat, pick(ctx.chance, state.deck), best.amount)
    return state


def _describe(rules: Rules, state: State, seat: Seat) -> OpenChoice | None:
    bids = _bids(rules, state, seat)
    amount = {"type": "integer", "minimum": bids.start, "maximum": bids.stop - 1}
    return open_choice(Bid, "Bid for the next card.", amount=amount) if bids else None


def _sample(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> Bid | None:
    bids = _bids(rules, state, seat)
    return Bid(bids[below(len(bids))]) if bids else None


def _bought(state: State, event: CardBought) -> State:
    points = put(state.points, event.seat, state.points[event.seat] - event.amount)
    hands = put(state.hands, event.seat, (*state.hands[event.seat], event.card or 0))
    return replace(state, points=points, hands=hands, deck=without(state.deck, event.card))


STEP = Step(
    "auction", awaiting=next_seat, commands=(Bid,), occurs=lambda _rules, state, _round: bool(state.deck)
)
AUCTION = Module(
    key="auction",
    name="Auction",
    about="In every round a card is sold to the best bidder.",
    figures=(Figure("auction_reserve", 1, "house", "the lowest bid", Annotated[int, msgspec.Meta(ge=1)]),),
    edits=(Before("play", STEP),),
    handlers={Bid: Handler(_bid, lambda *_: (Bid(0),), describe=_describe, sample=_sample)},
    evolvers={
        StepEntered: lambda s, e: replace(s, auction=NO_BID) if e.step == "auction" else s,
        BidMade: lambda s, e: replace(s, auction=e if e.amount else best_bid(s), acted=(*s.acted, e.seat)),
        CardBought: _bought,
    },
    redactions={
        CardBought: lambda event, viewer: event if viewer == event.seat else replace(event, card=None),
        **dict.fromkeys((Bid, BidMade), public),
    },
    slice=(BidMade, lambda _rules, _players: NO_BID),
    view=(BidMade, lambda _rules, state, _seat, _everything: best_bid(state)),
    examples=(Bid(3),),
    heuristics={Bid: lambda _view, bid: bid.amount and 5 - bid.amount},
)

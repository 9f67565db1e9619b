"""The auction: in every round each seat in turn may bid points for the next card, unseen."""

from msgspec.structs import replace

from games.kernel.chance import RandomBelow, pick
from games.kernel.figures import Figure
from games.kernel.messages import Command, Event, Seat, StepEntered
from games.kernel.module import Before, Handler, Module, Step, public
from games.kernel.open_choice import OpenChoice, open_choice
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader
from games.kernel.words.words import Sentence, When, Words
from tests.market.base import CardDrawn, Context, Decision, Rules, State, box, change, next_seat


class Bid(Command, tag="bid", frozen=True):
    """Bid more than the best bid for the next card, or 0 to pass."""

    amount: int


class BidMade(Event, tag="bid_made", frozen=True):
    """A seat bid for the next card, or passed with 0."""

    seat: Seat
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
    if best_bid(state) != NO_BID and not next_seat(ctx.rules, state):
        state = yield CardDrawn(best_bid(state).seat, pick(ctx.chance, ctx.rules.resolve(box)(ctx.rules)))
    return state


def _describe(rules: Rules, state: State, seat: Seat) -> OpenChoice | None:
    bids = _bids(rules, state, seat)
    amount = {"type": "integer", "minimum": bids.start, "maximum": bids.stop - 1}
    return open_choice(Bid, "Bid for the next card.", amount=amount) if bids else None


def _sample(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> Bid | None:
    bids = _bids(rules, state, seat)
    return Bid(bids[below(len(bids))]) if bids else None


WORDS = Words(
    name=Sentence(en="Auction", de="Versteigerung", fr="Enchères", it="Asta"),
    about=Sentence(
        en="In every round a card is sold to the best bidder.",
        de="In jeder Runde geht eine Karte an das höchste Gebot.",
        fr="À chaque manche, une carte va à la meilleure offre.",
        it="In ogni round una carta va alla migliore offerta.",
    ),
    commands={
        Bid: When(
            lambda bid: bid.amount,
            Sentence(en="Bid {amount}", de="{amount} bieten", fr="Offrir {amount}", it="Offrire {amount}"),
            Sentence(en="Pass", de="Passen", fr="Passer", it="Passare"),
        )
    },
    open_choices={
        Bid: Sentence(
            en="Bid for the next card.",
            de="Biete auf die nächste Karte.",
            fr="Faites une offre pour la prochaine carte.",
            it="Fai un'offerta per la prossima carta.",
        )
    },
    events={
        BidMade: When(
            lambda event: event.amount,
            Sentence(
                en="{seat} bids {amount}.",
                de="{seat} bietet {amount}.",
                fr="{seat} offre {amount}.",
                it="{seat} offre {amount}.",
            ),
            Sentence(en="{seat} passes.", de="{seat} passt.", fr="{seat} passe.", it="{seat} passa."),
        )
    },
    figures={
        "auction_reserve": Sentence(
            en="the lowest bid", de="das niedrigste Gebot", fr="la plus petite offre", it="l'offerta minima"
        )
    },
    steps={"auction": Sentence(en="Auction", de="Versteigerung", fr="Enchères", it="Asta")},
    refusals={
        "bad_bid": Sentence(
            en="Bid more than the best bid, within your points[: {least} to {most}].",
            de="Biete mehr als das höchste Gebot und höchstens deine Punkte[: {least} bis {most}].",
            fr="Offrez plus que la meilleure offre, dans la limite de vos points[ : {least} à {most}].",
            it="Offri più della migliore offerta, entro i tuoi punti[: da {least} a {most}].",
        )
    },
)

AUCTION = Module(
    key="auction",
    name="Auction",
    about="In every round a card is sold to the best bidder.",
    figures=(Figure("auction_reserve", 1, "house", "the lowest bid", int),),
    edits=(Before("play", Step("auction", awaiting=next_seat, commands=(Bid,))),),
    handlers={Bid: Handler(_bid, lambda *_: (Bid(0),), describe=_describe, sample=_sample)},
    evolvers={
        StepEntered: lambda s, e: replace(s, auction=NO_BID) if e.step == "auction" else s,
        BidMade: lambda s, e: replace(s, auction=e if e.amount else best_bid(s), acted=(*s.acted, e.seat)),
        # The best bidder pays. The first hands are free: nobody has made a bid then.
        CardDrawn: lambda s, e: change(s, e.seat, points=-best_bid(s).amount),
    },
    redactions=dict.fromkeys((Bid, BidMade), public),
    slice=(BidMade, lambda _rules, _players: NO_BID),
    view=(BidMade, lambda _rules, state, _seat, _everything: best_bid(state)),
    examples=(Bid(3),),
    words=WORDS,
    heuristics={Bid: lambda _view, bid: bid.amount and 5 - bid.amount},
)

"""The trade: each seat in turn may offer a card to another seat, which may give one of its own in return."""

from msgspec.structs import replace

from games.kernel.chance import RandomBelow
from games.kernel.messages import Awaiting, Command, Event, Seat
from games.kernel.module import Before, Handler, Module, Step, public
from games.kernel.open_choice import OpenChoice, open_choice
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader
from games.kernel.words.formatters import seat as said_seat
from games.kernel.words.words import Sentence, When, Words
from tests.market.base import Card, Context, Decision, Rules, State, change, next_seat, put


class Trade(Command, tag="trade", frozen=True):
    """Offer a card to a seat, or answer the offer of a seat with a card. Card 0 offers or gives none."""

    to: Seat
    card: int


class CardOffered(Event, tag="card_offered", frozen=True):
    """A seat showed a card to another seat, as an offer or in return for one, or refused to."""

    seat: Seat
    to: Seat
    card: Card | None


offers = slice_reader("trade", tuple[CardOffered, ...])  # one, while it waits for an answer


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(offer.to for offer in offers(state))) or next_seat(rules, state)


def _allowed(rules: Rules, state: State, seat: Seat) -> dict[str, list[int]]:
    others = [other for other in range(rules.players) if other != seat]
    return {"to": [offer.seat for offer in offers(state)] or others, "card": sorted(set(state.hands[seat]))}


def _refusal(rules: Rules, state: State, seat: Seat) -> tuple[Trade]:
    return (Trade(_allowed(rules, state, seat)["to"][0], 0),)


def _describe(rules: Rules, state: State, seat: Seat) -> OpenChoice:
    fields = {name: {"enum": values} for name, values in _allowed(rules, state, seat).items()}
    return open_choice(Trade, "Offer a card, or give one in return.", **fields)


def _sample(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> Trade:
    return Trade(**{name: each[below(len(each))] for name, each in _allowed(rules, state, seat).items()})


def _trade(ctx: Context, state: State, seat: Seat, command: Trade) -> Decision:
    allowed = _allowed(ctx.rules, state, seat)
    offered = command.to in allowed["to"] and command.card in allowed["card"]
    if not offered and command not in _refusal(ctx.rules, state, seat):
        raise Illegal("bad_trade", **allowed)
    return (yield CardOffered(seat, command.to, command.card or None))


def _offered(state: State, event: CardOffered) -> State:
    state = replace(state, shown=(*state.shown, event.card or 0))
    for offer in offers(state):  # this event answers it
        if offer.card and event.card:
            state = change(state, offer.seat, gain=(event.card,), lose=(offer.card,))
            state = change(state, event.seat, gain=(offer.card,), lose=(event.card,))
        return replace(state, trade=(), acted=(*state.acted, offer.seat))
    return replace(state, trade=(event,)) if event.card else replace(state, acted=(*state.acted, event.seat))


def _deal_hidden(_rules: Rules, state: State, seat: Seat, _below: RandomBelow) -> State:
    """A seat has the card that it offers."""
    for offer in offers(state):
        if offer.seat != seat and offer.card:
            hand = (offer.card, *state.hands[offer.seat][1:])
            state = replace(state, hands=put(state.hands, offer.seat, hand))
    return state


WORDS = Words(
    name=Sentence(en="Trade", de="Tausch", fr="Échange", it="Scambio"),
    about=Sentence(
        en="In every round each seat may offer a trade.",
        de="In jeder Runde darf jeder einen Tausch anbieten.",
        fr="À chaque manche, chacun peut proposer un échange.",
        it="In ogni round ciascuno può proporre uno scambio.",
    ),
    commands={
        Trade: When(
            lambda trade: trade.card,
            Sentence(
                en="Offer card {card} to {to}",
                de="Karte {card} anbieten: {to}",
                fr="Proposer la carte {card} à {to}",
                it="Offrire la carta {card} a {to}",
            ),
            Sentence(en="Do not trade", de="Nicht tauschen", fr="Ne pas échanger", it="Non scambiare"),
        )
    },
    open_choices={
        Trade: Sentence(
            en="Offer a card, or give one in return.",
            de="Biete eine Karte an oder gib eine dafür.",
            fr="Proposez une carte, ou donnez-en une en retour.",
            it="Offri una carta, o danne una in cambio.",
        )
    },
    events={
        CardOffered: When(
            lambda event: event.card,
            Sentence(
                en="{seat} shows card {card} to {to}.",
                de="{seat} zeigt {to} Karte {card}.",
                fr="{seat} montre la carte {card} à {to}.",
                it="{seat} mostra la carta {card} a {to}.",
            ),
            Sentence(
                en="{seat} does not trade.",
                de="{seat} tauscht nicht.",
                fr="{seat} n'échange pas.",
                it="{seat} non scambia.",
            ),
        )
    },
    steps={"trade": Sentence(en="Trade", de="Tausch", fr="Échange", it="Scambio")},
    fields={"trade.to": said_seat, "card_offered.to": said_seat},
    refusals={
        "bad_trade": Sentence(
            en="You cannot trade this card with this seat.",
            de="Diese Karte kannst du mit diesem Platz nicht tauschen.",
            fr="Vous ne pouvez pas échanger cette carte avec cette place.",
            it="Non puoi scambiare questa carta con questo posto.",
        )
    },
)

TRADE = Module(
    key="trade",
    name="Trade",
    about="In every round each seat may offer a trade.",
    players=(2, 3, 4),
    edits=(Before("play", Step("trade", awaiting=_awaiting, commands=(Trade,))),),
    handlers={Trade: Handler(_trade, _refusal, describe=_describe, sample=_sample)},
    evolvers={CardOffered: _offered},
    redactions={Trade: public, CardOffered: public},
    slice=(tuple[CardOffered, ...], lambda _rules, _players: ()),
    view=(tuple[CardOffered, ...], lambda _rules, state, _seat, _everything: offers(state)),
    examples=(Trade(1, 3),),
    words=WORDS,
    deal_hidden=_deal_hidden,
    heuristics={Trade: lambda _view, trade: trade.card and 5 - trade.card},
)

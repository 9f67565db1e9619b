"""The trade: each seat in turn may offer a card to another seat for one of theirs."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.chance import RandomBelow
from games.kernel.messages import Awaiting, Command, Event, Seat
from games.kernel.module import Before, Handler, Module, Step, public
from games.kernel.open_choice import OpenChoice, open_choice
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader
from tests.market.base import box
from tests.market.state import Card, Context, Decision, Rules, State, put, without


class ProposeTrade(Command, tag="propose_trade", frozen=True):
    """Show a card of yours and offer it to another seat for a card you want."""

    to: Seat
    give: int
    want: int


class AnswerTrade(Command, tag="answer_trade", frozen=True):
    """Accept or refuse the trade you were offered; in your own turn, refuse to offer one."""

    accept: bool


class TradeProposed(Event, tag="trade_proposed", frozen=True):
    """A seat showed a card and offered it for another."""

    seat: Seat
    to: Seat
    give: Card
    want: int


class TradeAnswered(Event, tag="trade_answered", frozen=True):
    """A seat accepted a trade with the card that was wanted, or refused, or offered no trade."""

    seat: Seat
    card: Card | None


offers = slice_reader("trade", tuple[TradeProposed, ...])  # one, while it waits for an answer


def trade_order(rules: Rules, _state: State) -> list[Seat]:
    """The order in which the seats may offer a trade (a hook)."""
    return list(range(rules.players))


def _awaits(rules: Rules, state: State) -> Awaiting:
    left = [seat for seat in rules.resolve(trade_order)(rules, state) if seat not in state.acted]
    return Awaiting(tuple(offer.to for offer in offers(state)) or tuple(left[:1]))


def _values(rules: Rules, state: State, seat: Seat) -> list[list[int]]:
    others = [other for other in range(rules.players) if other != seat and not offers(state)]
    return [others, sorted(set(state.hands[seat])), sorted(set(rules.resolve(box)(rules)))]


def _describe(rules: Rules, state: State, seat: Seat) -> OpenChoice | None:
    to, give, want = ({"enum": values} for values in _values(rules, state, seat))
    return None if offers(state) else open_choice(ProposeTrade, "Offer a trade.", to=to, give=give, want=want)


def _sample(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> ProposeTrade | None:
    values = [] if offers(state) else _values(rules, state, seat)
    return ProposeTrade(*(each[below(len(each))] for each in values)) if values else None


def _propose(ctx: Context, state: State, seat: Seat, command: ProposeTrade) -> Decision:
    to, give, want = _values(ctx.rules, state, seat)
    if command.to not in to or command.give not in give or command.want not in want:
        raise Illegal("bad_trade", to=to, give=give, want=want)
    return (yield TradeProposed(seat, command.to, command.give, command.want))


def _answers(_rules: Rules, state: State, seat: Seat) -> Iterator[Command]:
    yield AnswerTrade(False)
    if any(offer.want in state.hands[seat] for offer in offers(state)):
        yield AnswerTrade(True)


def _answer(ctx: Context, state: State, seat: Seat, command: AnswerTrade) -> Decision:
    if command not in _answers(ctx.rules, state, seat):
        raise Illegal("nothing_to_accept")
    return (yield TradeAnswered(seat, offers(state)[0].want if command.accept else None))


def _answered(state: State, event: TradeAnswered) -> State:
    hands, done = state.hands, event.seat
    for offer in offers(state):
        done = offer.seat
        if event.card is not None:
            hands = put(hands, offer.seat, (*without(hands[offer.seat], offer.give), offer.want))
            hands = put(hands, offer.to, (*without(hands[offer.to], offer.want), offer.give))
    return replace(state, hands=hands, trade=(), acted=(*state.acted, done))


TRADE = Module(
    key="trade",
    name="Trade",
    about="In every round each seat may offer a trade.",
    players=(2, 3, 4),
    edits=(Before("play", Step("trade", awaiting=_awaits, commands=(ProposeTrade, AnswerTrade))),),
    handlers={
        ProposeTrade: Handler(_propose, describe=_describe, sample=_sample),
        AnswerTrade: Handler(_answer, _answers),
    },
    evolvers={TradeProposed: lambda state, event: replace(state, trade=(event,)), TradeAnswered: _answered},
    redactions=dict.fromkeys((ProposeTrade, AnswerTrade, TradeProposed, TradeAnswered), public),
    slice=(tuple[TradeProposed, ...], lambda _rules, _players: ()),
    view=(tuple[TradeProposed, ...], lambda _rules, state, _seat, _everything: offers(state)),
    examples=(ProposeTrade(1, 3, 9), AnswerTrade(accept=True)),
    heuristics={ProposeTrade: lambda _view, offer: offer.want - offer.give},
)

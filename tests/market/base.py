"""The base game: everyone rolls, everyone plays a card face down, and the service scores the round."""

from typing import Annotated

from msgspec.structs import replace

from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import house
from games.kernel.chance import pick
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat, StepEntered
from games.kernel.module import Flow, Handler, Module, Step, public
from games.kernel.refusal import Illegal
from games.kernel.secrets import BY_SEAT
from tests.market.state import Card, Cards, Context, Decision, Rules, State, put, without


class Roll(Command, tag="roll", frozen=True):
    """Roll the die; it gives you points."""


class Play(Command, tag="play", frozen=True):
    """Play a card face down; others see the command with card 0."""

    card: int


class Score(Command, tag="score", frozen=True):
    """Turn the played cards up and count them."""


class HandDealt(Event, tag="hand_dealt", frozen=True):
    """A seat drew its hand."""

    seat: Seat
    cards: tuple[Card, ...]


class Rolled(Event, tag="rolled", frozen=True):
    """A seat rolled the die."""

    seat: Seat
    value: int


class CardPlayed(Event, tag="card_played", frozen=True):
    """A seat played a card face down; others do not see which."""

    seat: Seat
    card: Card | None


class RoundScored(Event, tag="round_scored", frozen=True):
    """The played cards were turned up; each gives its number of points."""

    round: int
    cards: Annotated[tuple[Card, ...], BY_SEAT]


def box(_rules: Rules) -> Cards:
    """Every card of the game (a hook)."""
    return tuple(range(1, 10)) * 4


def next_seat(rules: Rules, state: State) -> Awaiting:
    """One seat after the other acts."""
    return Awaiting((len(state.acted),)) if len(state.acted) < rules.players else NOBODY


def _all_seats(rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(seat for seat in range(rules.players) if seat not in state.acted))


def _scoring(_rules: Rules, state: State) -> Awaiting:
    return NOBODY if state.scored == state.round else Awaiting((), "scoring")


def _deal(ctx: Context, state: State) -> Decision:
    for seat in range(ctx.rules.players):
        deck, cards = state.deck, Cards()
        for _ in range(ctx.rules.options.cards):
            cards = (*cards, pick(ctx.chance, deck))
            deck = without(deck, cards[-1])
        state = yield HandDealt(seat, cards)
    return state


def _roll(ctx: Context, _state: State, seat: Seat, _command: Roll) -> Decision:
    return (yield Rolled(seat, 1 + ctx.chance.below(ctx.rules.options.sides)))


def _play(_ctx: Context, state: State, seat: Seat, command: Play) -> Decision:
    if command.card not in state.hands[seat]:
        raise Illegal("no_such_card", card=command.card)
    return (yield CardPlayed(seat, command.card))


def _score(_ctx: Context, state: State, _seat: Seat, _command: Score) -> Decision:
    return (yield RoundScored(state.round, tuple(card for card in state.played if card)))


def _down_to_one_card(_rules: Rules, state: State) -> bool:
    return state.step == "score" and min(map(len, state.hands)) <= 1


def _dealt(state: State, event: HandDealt) -> State:
    for card in event.cards:
        state = replace(state, deck=without(state.deck, card))
    return replace(state, hands=put(state.hands, event.seat, event.cards))


def _rolled(state: State, event: Rolled) -> State:
    points = put(state.points, event.seat, state.points[event.seat] + event.value)
    return replace(state, points=points, acted=(*state.acted, event.seat))


def _played(state: State, event: CardPlayed) -> State:
    hands = put(state.hands, event.seat, without(state.hands[event.seat], event.card))
    played = put(state.played, event.seat, event.card)
    return replace(state, hands=hands, played=played, acted=(*state.acted, event.seat))


def _scored(state: State, event: RoundScored) -> State:
    points = tuple(had + card for had, card in zip(state.points, event.cards, strict=True))
    cards, nothing = (*state.discarded, *event.cards), (None,) * len(event.cards)
    return replace(state, points=points, discarded=cards, played=nothing, scored=event.round)


ROUND = (
    Step("roll", awaiting=next_seat, commands=(Roll,)),
    Step("play", awaiting=_all_seats, commands=(Play,)),
    Step("score", awaiting=_scoring, commands=(Score,)),
)
BASE = Module(
    key="base",
    name="Market",
    about="Roll a die, play a card.",
    players=(1, 2, 3, 4),
    components=(Part("card", "card", "Gives points when it is played.", "house", 36),),
    names={"card": house("Card")},
    flow=Flow(setup=(Step("deal", enter=_deal),), round=ROUND, ending=(), over=_down_to_one_card),
    handlers={
        Roll: Handler(_roll, lambda *_: (Roll(),)),
        Play: Handler(_play, lambda _rules, state, seat: map(Play, sorted(set(state.hands[seat])))),
        Score: Handler(_score, job="scoring"),
    },
    evolvers={
        StepEntered: lambda s, e: replace(s, step=e.step, round=e.round, acted=()),
        HandDealt: _dealt,
        Rolled: _rolled,
        CardPlayed: _played,
        RoundScored: _scored,
    },
    redactions={
        **dict.fromkeys((Roll, Score, Rolled, RoundScored), public),
        Play: lambda command, _viewer: replace(command, card=0),
        HandDealt: lambda event, viewer: event if viewer == event.seat else replace(event, cards=()),
        CardPlayed: lambda event, viewer: event if viewer == event.seat else replace(event, card=None),
    },
    examples=(Roll(), Play(7), Score()),
    heuristics={Play: lambda _view, play: play.card},
)

"""The state and the base game: everyone rolls, then plays a card face down; the service scores the round."""

from collections import Counter
from collections.abc import Sequence
from operator import add
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import replace

from games.kernel import module, rules
from games.kernel.chance import RandomBelow, pick
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat, StepEntered
from games.kernel.module import Flow, Handler, Module, Step, public
from games.kernel.refusal import Illegal
from games.kernel.search.playout import POINT
from games.kernel.secrets import BY_SEAT, Secret
from games.kernel.words.formatters import by_seat
from games.kernel.words.words import Sentence, When, Words

T = TypeVar("T")
Cards = tuple[int, ...]
Card = Annotated[int, Secret("card")]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the table; a card is its number."""

    step: str = ""
    round: int = 0
    hands: tuple[Cards, ...]
    played: Cards  # face down, by seat; 0 for no card
    points: tuple[int, ...]
    shown: Cards = ()  # cards that everyone has seen, although they went back to a hand
    acted: tuple[Seat, ...] = ()  # the seats that are done with the step


Rules = rules.Rules[State]
Context = module.Context[State]
Decision = module.Decision[State]


class Roll(Command, tag="roll", frozen=True):
    """Roll the die; it gives you points."""


class Play(Command, tag="play", frozen=True):
    """Play a card face down; others see the command with card 0."""

    card: int


class Score(Command, tag="score", frozen=True):
    """Turn the played cards up and count them."""


class CardDrawn(Event, tag="card_drawn", frozen=True):
    """A seat drew a card; others do not see which."""

    seat: Seat
    card: Card | None


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

    cards: Annotated[tuple[Card, ...], BY_SEAT]


def box(_rules: Rules) -> Sequence[int]:
    """Return the cards that a seat draws from; each draw can be any of them (a hook)."""
    return tuple(range(1, 10)) * 4


def _all_left(rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(seat for seat in range(rules.players) if seat not in state.acted))


def next_seat(rules: Rules, state: State) -> Awaiting:
    """Wait for one seat after the other."""
    return Awaiting((len(state.acted),)) if len(state.acted) < rules.players else NOBODY


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])


def change(state: State, seat: Seat, points: int = 0, gain: Cards = (), lose: Cards = ()) -> State:
    """Return the state after a seat won or paid points, and got and lost cards."""
    hand = tuple((Counter(state.hands[seat]) + Counter(gain) - Counter(lose)).elements())
    points += state.points[seat]
    return replace(state, hands=put(state.hands, seat, hand), points=put(state.points, seat, points))


def _deal(ctx: Context, state: State) -> Decision:
    for seat in tuple(range(ctx.rules.players)) * ctx.rules.options.cards:
        state = yield CardDrawn(seat, pick(ctx.chance, ctx.rules.resolve(box)(ctx.rules)))
    return state


def _roll(ctx: Context, _state: State, seat: Seat, _command: Roll) -> Decision:
    return (yield Rolled(seat, 1 + ctx.chance.below(ctx.rules.options.sides)))


def _play(_ctx: Context, state: State, seat: Seat, command: Play) -> Decision:
    if command.card not in state.hands[seat]:
        raise Illegal("no_such_card", card=command.card)
    return (yield CardPlayed(seat, command.card))


def _score(_ctx: Context, state: State, _seat: Seat, _command: Score) -> Decision:
    return (yield RoundScored(state.played))


SCORING = Awaiting(job="scoring")
DEAL = Step("deal", enter=_deal)
ROUND = (
    Step("roll", awaiting=next_seat, commands=(Roll,)),
    Step("play", awaiting=_all_left, commands=(Play,)),
    Step("score", awaiting=lambda _, s: SCORING if any(s.played) else NOBODY, commands=(Score,)),
)
WORDS = Words(
    name=Sentence(en="Market", de="Markt", fr="Marché", it="Mercato"),
    about=Sentence(
        en="Roll a die, play a card.",
        de="Würfle, spiele eine Karte.",
        fr="Lancez un dé, jouez une carte.",
        it="Lancia un dado, gioca una carta.",
    ),
    commands={
        Roll: Sentence(en="Roll the die", de="Würfeln", fr="Lancer le dé", it="Lanciare il dado"),
        Play: When(
            lambda play: play.card,
            Sentence(
                en="Play card {card}",
                de="Karte {card} spielen",
                fr="Jouer la carte {card}",
                it="Giocare la carta {card}",
            ),
            Sentence(en="Play a card", de="Eine Karte spielen", fr="Jouer une carte", it="Giocare una carta"),
        ),
        Score: Sentence(
            en="Count the cards", de="Karten zählen", fr="Compter les cartes", it="Contare le carte"
        ),
    },
    events={
        CardDrawn: When(
            lambda event: event.card is None,
            Sentence(
                en="{seat} draws a card.",
                de="{seat} zieht eine Karte.",
                fr="{seat} pioche une carte.",
                it="{seat} pesca una carta.",
            ),
            Sentence(
                en="{seat} draws card {card}.",
                de="{seat} zieht Karte {card}.",
                fr="{seat} pioche la carte {card}.",
                it="{seat} pesca la carta {card}.",
            ),
        ),
        Rolled: Sentence(
            en="{seat} rolls {value}.",
            de="{seat} würfelt {value}.",
            fr="{seat} obtient {value}.",
            it="{seat} ottiene {value}.",
        ),
        CardPlayed: When(
            lambda event: event.card is None,
            Sentence(
                en="{seat} plays a card.",
                de="{seat} spielt eine Karte.",
                fr="{seat} joue une carte.",
                it="{seat} gioca una carta.",
            ),
            Sentence(
                en="{seat} plays card {card}.",
                de="{seat} spielt Karte {card}.",
                fr="{seat} joue la carte {card}.",
                it="{seat} gioca la carta {card}.",
            ),
        ),
        RoundScored: Sentence(
            en="The cards are turned up: {cards}.",
            de="Die Karten werden aufgedeckt: {cards}.",
            fr="Les cartes sont révélées : {cards}.",
            it="Le carte vengono scoperte: {cards}.",
        ),
    },
    steps={
        "deal": Sentence(en="Deal", de="Austeilen", fr="Distribution", it="Distribuzione"),
        "roll": Sentence(en="Roll", de="Würfeln", fr="Lancer", it="Lancio"),
        "play": Sentence(en="Play", de="Ausspielen", fr="Jeu", it="Gioco"),
        "score": Sentence(en="Count", de="Wertung", fr="Décompte", it="Conteggio"),
    },
    fields={"cards": by_seat},
    refusals={
        "no_such_card": Sentence(
            en="You do not have this card[: {card}].",
            de="Diese Karte hast du nicht[: {card}].",
            fr="Vous n'avez pas cette carte[ : {card}].",
            it="Non hai questa carta[: {card}].",
        )
    },
)


def _deal_hidden(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> State:
    """Any cards in the hands of others and face down before them."""
    cards, hands, played = rules.resolve(box)(rules), list(state.hands), list(state.played)
    for other, hand in enumerate(state.hands):
        if other != seat:
            hands[other] = tuple(cards[below(len(cards))] for _ in hand)
            played[other] = played[other] and cards[below(len(cards))]
    return replace(state, hands=tuple(hands), played=tuple(played))


BASE = Module(
    key="base",
    name="Market",
    about="Roll a die, play a card.",
    players=(1, 2, 3, 4),
    flow=Flow((DEAL,), ROUND, (), over=lambda _, s: s.step == "score" and min(map(len, s.hands)) <= 1),
    handlers={
        Roll: Handler(_roll, lambda *_: (Roll(),)),
        Play: Handler(_play, lambda _rules, state, seat: map(Play, sorted(set(state.hands[seat])))),
        Score: Handler(_score, job="scoring"),
    },
    evolvers={
        StepEntered: lambda s, e: replace(s, step=e.step, round=e.round, acted=()),
        CardDrawn: lambda s, e: change(s, e.seat, gain=(e.card,)),
        Rolled: lambda s, e: change(replace(s, acted=(*s.acted, e.seat)), e.seat, points=e.value),
        CardPlayed: lambda s, e: replace(
            change(s, e.seat, lose=(e.card,)), played=put(s.played, e.seat, e.card), acted=(*s.acted, e.seat)
        ),
        RoundScored: lambda s, e: replace(
            s, points=tuple(map(add, s.points, e.cards)), played=(0,) * len(e.cards)
        ),
    },
    redactions={
        **dict.fromkeys((Roll, Score, Rolled, RoundScored), public),
        Play: lambda command, _viewer: replace(command, card=0),
        CardDrawn: lambda event, viewer: event if viewer == event.seat else replace(event, card=None),
        CardPlayed: lambda event, viewer: event if viewer == event.seat else replace(event, card=None),
    },
    examples=(Roll(), Play(7), Score()),
    words=WORDS,
    heuristics={Play: lambda _view, play: play.card},
    worth=lambda _rules, state, seat: POINT * (state.points[seat] + sum(state.hands[seat])),
    deal_hidden=_deal_hidden,
)

"""A toy title: two rounds of rolling a die and playing a card from a hidden hand, scored by the service."""

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

import msgspec

from games.kernel.messages import Awaiting, Command, Event, Seat, StepEntered
from games.kernel.module import Context, Decision, Flow, Handler, Module, Step, public
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.secrets import Secret
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.title import Standing, Title


class State(msgspec.Struct, frozen=True):
    step: str
    round: int
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    acted: tuple[Seat, ...] = ()
    scored: int = 0


class View(msgspec.Struct, frozen=True):
    step: str
    round: int
    points: tuple[int, ...]
    cards: tuple[int, ...]
    hand: tuple[int, ...] | None
    hands: tuple[tuple[int, ...], ...] | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sides: int = 6
    cards: int = 3


class Roll(Command, tag="roll", frozen=True):
    pass


class Play(Command, tag="play", frozen=True):
    card: int


class Score(Command, tag="score", frozen=True):
    pass


Card = Annotated[int, Secret("card")]


class HandDealt(Event, tag="hand_dealt", frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Rolled(Event, tag="rolled", frozen=True):
    seat: Seat
    value: int


class CardPlayed(Event, tag="card_played", frozen=True):
    seat: Seat
    card: int
    """Not declared as a `Card`: playing one would be a barrier, and the tests of undo need what is none."""


class RoundScored(Event, tag="round_scored", frozen=True):
    round: int


def _put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _deal(ctx: Context, state: State) -> Decision:
    for seat in range(ctx.rules.players):
        cards = tuple(1 + ctx.chance.below(9) for _ in range(ctx.rules.options.cards))
        state = yield HandDealt(seat=seat, cards=cards)
    return state


def _roll(ctx: Context, state: State, seat: Seat, _command: Roll) -> Decision:
    return (yield Rolled(seat=seat, value=1 + ctx.chance.below(ctx.rules.options.sides)))


def _play(_ctx: Context, state: State, seat: Seat, command: Play) -> Decision:
    if command.card not in state.hands[seat]:
        raise Illegal("no_such_card", card=command.card)
    return (yield CardPlayed(seat=seat, card=command.card))


def _score(_ctx: Context, state: State, _seat: Seat, _command: Score) -> Decision:
    return (yield RoundScored(round=state.round))


def _plays(_rules: Rules, state: State, seat: Seat) -> Iterator[Command]:
    return (Play(card) for card in sorted(set(state.hands[seat])))


def _next_seat(rules: Rules, state: State) -> Awaiting:
    return Awaiting((len(state.acted),)) if len(state.acted) < rules.players else Awaiting()


def _all_seats(rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(seat for seat in range(rules.players) if seat not in state.acted))


def _scoring(_rules: Rules, state: State) -> Awaiting:
    return Awaiting((), None if state.scored == state.round else "scoring")


def _gained(state: State, seat: Seat, points: int) -> State:
    total = _put(state.points, seat, state.points[seat] + points)
    return msgspec.structs.replace(state, points=total, acted=(*state.acted, seat))


def _without(state: State, event: CardPlayed) -> State:
    hand = list(state.hands[event.seat])
    hand.remove(event.card)
    state = msgspec.structs.replace(state, hands=_put(state.hands, event.seat, tuple(hand)))
    return _gained(state, event.seat, event.card)


def _hide_hand(event: HandDealt, viewer: Seat | None) -> HandDealt:
    return event if viewer == event.seat else msgspec.structs.replace(event, cards=())


def _view(_rules: Rules, state: State, seat: Seat | None, everything: bool) -> View:
    counts = tuple(len(hand) for hand in state.hands)
    own = None if seat is None else state.hands[seat]
    return View(state.step, state.round, state.points, counts, own, state.hands if everything else None)


def _standings(_rules: Rules, state: State) -> tuple[Standing, ...]:
    return tuple(
        Standing(seat, 1 + sum(other > points for other in state.points), points)
        for seat, points in enumerate(state.points)
    )


def _any(_view: Any, legal: Sequence[Command], below: Callable[[int], int]) -> Command:
    return legal[below(len(legal))]


def _last(_view: Any, legal: Sequence[Command], _below: Callable[[int], int]) -> Command:
    return legal[-1]


BASE = Module(
    key="base",
    name="Toy",
    players=(1, 2, 3, 4),
    flow=Flow(
        setup=(Step("deal", enter=_deal),),
        round=(
            Step("roll", awaiting=_next_seat, commands=(Roll,)),
            Step("play", awaiting=_all_seats, commands=(Play,)),
            Step("score", awaiting=_scoring, commands=(Score,)),
        ),
        ending=(),
        rounds=2,
    ),
    handlers={
        Roll: Handler(_roll, lambda _rules, _state, _seat: (Roll(),)),
        Play: Handler(_play, _plays),
        Score: Handler(_score, job="scoring"),
    },
    evolvers={
        StepEntered: lambda s, e: msgspec.structs.replace(s, step=e.step, round=e.round, acted=()),
        HandDealt: lambda s, e: msgspec.structs.replace(s, hands=_put(s.hands, e.seat, e.cards)),
        Rolled: lambda s, e: _gained(s, e.seat, e.value),
        CardPlayed: _without,
        RoundScored: lambda s, e: msgspec.structs.replace(s, scored=e.round),
    },
    redactions={
        **dict.fromkeys((Roll, Play, Score, Rolled, CardPlayed, RoundScored), public),
        HandDealt: _hide_hand,
    },
)

TOY = Title(
    key="toy",
    name="Toy",
    about="A title small enough to test everything around it.",
    rules_version=1,
    base=BASE,
    options=Options,
    state=State,
    box=lambda _modules: None,
    begin=lambda rules: {
        "step": "",
        "round": 0,
        "hands": ((),) * rules.players,
        "points": (0,) * rules.players,
    },
    view=_view,
    view_type=View,
    standings=_standings,
    bots={"random": _any, "easy": _last},
    stand_in="easy",
)

TITLES = {"toy": TOY}

ANN = Actor(kind="player", id="ann", name="Ann")
BOB = Actor(kind="player", id="bob", name="Bob")
SERVICE = Actor(kind="service")


def two_humans(**changes: Any) -> CreateGame:
    """The command to set up a table for Ann and one more."""
    return CreateGame(title="toy", seats=(SeatOffer(), SeatOffer()), **changes)

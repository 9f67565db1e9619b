"""The state of a game of Market, what a viewer sees of it, and the options of a table."""

from typing import Annotated, Any, TypeVar

import msgspec

from games.kernel import module, rules
from games.kernel.messages import Seat
from games.kernel.secrets import Secret

T = TypeVar("T")
Card = Annotated[int, Secret("card")]
Cards = tuple[int, ...]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the table; cards are named by their numbers."""

    step: str = ""
    round: int = 0
    deck: Cards
    hands: tuple[Cards, ...]
    played: tuple[int | None, ...]  # face down, by seat
    discarded: Cards = ()
    points: tuple[int, ...]
    acted: tuple[Seat, ...] = ()  # the seats that are done with the step
    scored: int = 0


Rules = rules.Rules[State]
Context = module.Context[State]
Decision = module.Decision[State]


class View(msgspec.Struct, frozen=True):
    """The table for a viewer: their own cards, and how many the others have."""

    step: str
    round: int
    points: tuple[int, ...]
    cards: tuple[int, ...]
    hand: Cards | None
    played: int | None
    hands: tuple[Cards, ...] | None  # all of them, once the game is over
    modules: dict[str, Any]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sides of the die, and how many cards a hand begins with."""

    sides: Annotated[int, msgspec.Meta(ge=1)] = 6
    cards: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


def view(rules: Rules, state: State, seat: Seat | None, everything: bool) -> View:
    """The state as a seat or a spectator may see it."""
    cards, hands = tuple(map(len, state.hands)), state.hands if everything else None
    hand, played = (None, None) if seat is None else (state.hands[seat], state.played[seat])
    shown = {key: show(rules, state, seat, everything) for key, show in rules.views.items()}
    return View(state.step, state.round, state.points, cards, hand, played, hands, shown)


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with another one in a place."""
    return (*items[:index], item, *items[index + 1 :])


def without(cards: Cards, card: int | None) -> Cards:
    """The cards without one of them."""
    left = list(cards)
    left.remove(card or 0)
    return tuple(left)

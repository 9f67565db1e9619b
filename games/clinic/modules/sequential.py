"""Moves and care one player at a time, in turn order."""

from collections.abc import Callable

from games.clinic.questions import care_order
from games.clinic.state import State
from games.kernel.messages import Seat
from games.kernel.module import Module
from games.kernel.rules import Rules

Order = Callable[[Rules, State], tuple[Seat, ...]]


def _first_only(everyone: Order) -> Order:
    return lambda rules, state: everyone(rules, state)[:1]


SEQUENTIAL = Module(
    key="sequential",
    name="In turn order",
    about="People are moved and patients treated one player after the other.",
    named=False,
    brought=lambda options, _seats: options.activation == "sequential",
    answers={care_order: _first_only},
)

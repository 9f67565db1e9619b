"""Activation one player at a time, in the order of the ambulances."""

from collections.abc import Callable

from games.dice_hospital.questions import active_seats
from games.dice_hospital.state import State
from games.kernel.messages import Seat
from games.kernel.module import Module
from games.kernel.rules import Rules

Active = Callable[[Rules, State], tuple[Seat, ...]]


def _first_only(everyone: Active) -> Active:
    return lambda rules, state: everyone(rules, state)[:1]


SEQUENTIAL = Module(
    key="sequential",
    name="Sequential activation",
    about="Hospitals are activated one after the other.",
    named=False,
    brought=lambda options, _seats: options.activation == "sequential",
    answers={active_seats: _first_only},
)

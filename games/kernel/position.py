"""What a bot chooses from: everything its seat may see, and states that look the same to it."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

import msgspec

from games.kernel.chance import RandomBelow
from games.kernel.messages import Command, Seat
from games.kernel.rules import Rules
from games.kernel.state import S


class Position(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """A seat that must act, as its player sees it."""

    rules: Rules[S]
    """The rules of the game, which everybody knows."""
    seat: Seat
    view: Any
    """What the seat sees, or the parts of it that bots read."""
    candidates: Sequence[Command]
    """All listed commands and samples of open choices."""
    deal: Callable[[RandomBelow], S]
    """Returns a state that looks like the view, with everything hidden from the seat dealt again."""


Bot = Callable[[Position, RandomBelow], Command]
"""Chooses a command. The random numbers are its only luck, so the choice can be computed again."""

Policy = Callable[[Any, Sequence[Command], RandomBelow], Command]
"""Chooses a command at sight, from the view alone."""


def deal_hidden(rules: Rules[S], state: S, seat: Seat, below: RandomBelow) -> S:
    """Return a state that looks the same to a seat, with everything hidden from it dealt again.

    States that look the same to the seat lead to the same result: modules read what is hidden only as one
    sorted pool, which the seat knows.
    """
    for module in rules.modules:
        if module.deal_hidden is not None:
            state = module.deal_hidden(rules, state, seat, below)
    return state

"""A module for games in which seats take a simultaneous step one after the other."""

from collections.abc import Callable
from typing import Any

from games.kernel.messages import Seat
from games.kernel.module import Module
from games.kernel.rules import Rules
from games.kernel.state import S
from games.kernel.words.words import Sentence, Words


def sequential(
    order: Callable[[Rules[S], S], tuple[Seat, ...]],
    name: Sentence,
    about: Sentence,
    chosen: Callable[[Any], bool],
) -> Module[S]:
    """Return the module. `order` is the hook that returns who may act; `chosen` reads the game's options."""
    return Module(
        key="sequential",
        name=name.en,
        about=about.en,
        words=Words(name=name, about=about),
        selectable=False,
        enabled_when=lambda options, _seats: chosen(options),
        overrides={order: lambda original: lambda rules, state: original(rules, state)[:1]},
    )

"""Bots that any title can have: one that takes anything, and one that follows the tastes of the units."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel.messages import Command
from games.kernel.module import Module
from games.kernel.title import Bot


def random(_view: Any, legal: Sequence[Command], below: Callable[[int], int]) -> Command:
    """Any legal command, all equally likely."""
    return legal[below(len(legal))]


def by_taste(units: tuple[Module, ...], look_at: Callable[[Any], Any]) -> Bot:
    """A bot that knows what the commands of these units are worth; what several think of one adds up.

    `look_at` makes of a seat's view what the tastes want to see.
    """
    tastes = dict[type[Command], tuple[Callable[[Any, Any], int], ...]]()
    for unit in units:
        for kind, taste in unit.tastes.items():
            tastes[kind] = (*tastes.get(kind, ()), taste)

    def choose(view: Any, legal: Sequence[Command], _below: Callable[[int], int]) -> Command:
        """The command that looks best for the seat; the first among equals."""
        look = look_at(view)

        def worth(command: Command) -> int:
            return sum([taste(look, command) for taste in tastes.get(type(command), ())])

        return max(legal, key=worth)

    return choose

"""Bots that any title can have: one that takes anything, and one that follows the tastes of the units."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel.chance import Below
from games.kernel.messages import Command
from games.kernel.module import Module
from games.kernel.title import Bot


def random(_view: Any, legal: Sequence[Command], below: Below) -> Command:
    """Any legal command, all equally likely."""
    return legal[below(len(legal))]


def heuristic_bot(modules: tuple[Module, ...], bot_view_of: Callable[[Any], Any]) -> Bot:
    """A bot that knows what the commands of these units are worth; what several think of one adds up.

    `look_at` makes of a seat's view what the tastes want to see.
    """
    heuristics = dict[type[Command], tuple[Callable[[Any, Any], int], ...]]()
    for module in modules:
        for kind, heuristic in module.heuristics.items():
            heuristics[kind] = (*heuristics.get(kind, ()), heuristic)

    def choose(view: Any, legal: Sequence[Command], _below: Below) -> Command:
        """The command that looks best for the seat; the first among equals."""
        bot_view = bot_view_of(view)

        def value(command: Command) -> int:
            return sum([heuristic(bot_view, command) for heuristic in heuristics.get(type(command), ())])

        return max(legal, key=value)

    return choose

"""Bots for any title: one that chooses at random, and one that follows the modules' heuristics."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel.chance import RandomBelow
from games.kernel.messages import Command
from games.kernel.module import Module
from games.kernel.title import Bot


def random_bot(_view: object, candidates: Sequence[Command], below: RandomBelow) -> Command:
    """Choose any command, all equally likely."""
    return candidates[below(len(candidates))]


def heuristic_bot(modules: tuple[Module, ...], bot_view_of: Callable[[Any], Any]) -> Bot:
    """Return a bot that values commands by the heuristics of these modules, added up for each command.

    `bot_view_of` turns a seat's view into what the heuristics read.
    """
    heuristics = dict[type[Command], tuple[Callable[[Any, Any], int], ...]]()
    for module in modules:
        for kind, heuristic in module.heuristics.items():
            heuristics[kind] = (*heuristics.get(kind, ()), heuristic)

    def choose(view: Any, candidates: Sequence[Command], _below: RandomBelow) -> Command:
        """Choose the command with the highest value; the first of equal ones."""
        bot_view = bot_view_of(view)

        def value(command: Command) -> int:
            return sum([heuristic(bot_view, command) for heuristic in heuristics.get(type(command), ())])

        return max(candidates, key=value)

    return choose

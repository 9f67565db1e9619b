"""Bots for any title: one that chooses at random, and one that follows the modules' heuristics."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel.chance import RandomBelow
from games.kernel.messages import Command
from games.kernel.module import Module, public
from games.kernel.title import Bot

BEST_WEIGHT, HALVED_PER = 32, 2
"""The weight of the best hidden choice, and the difference in value that halves the weight of another."""


def random_bot(_view: object, candidates: Sequence[Command], below: RandomBelow) -> Command:
    """Choose any command, all equally likely."""
    return candidates[below(len(candidates))]


def heuristic_bot(modules: tuple[Module, ...], bot_view_of: Callable[[Any], Any]) -> Bot:
    """Return a bot that values commands by the heuristics of these modules, added up for each command.

    `bot_view_of` turns a seat's view into what the heuristics read. Choices that a redaction hides are mixed:
    anyone can run this code, so a bot that always made its best choice would hide nothing.
    """
    hidden = {kind for m in modules for kind, redaction in m.redactions.items() if redaction is not public}
    heuristics = dict[type[Command], tuple[Callable[[Any, Any], int], ...]]()
    for module in modules:
        for kind, heuristic in module.heuristics.items():
            heuristics[kind] = (*heuristics.get(kind, ()), heuristic)

    def choose(view: Any, candidates: Sequence[Command], below: RandomBelow) -> Command:
        """Choose the command with the highest value, the first of equal ones; mix hidden choices."""
        bot_view = bot_view_of(view)

        def value(command: Command) -> int:
            return sum([heuristic(bot_view, command) for heuristic in heuristics.get(type(command), ())])

        best = max(candidates, key=value)
        if type(best) not in hidden:
            return best
        return _mixed([(value(each), each) for each in candidates if type(each) in hidden], below)

    return choose


def _mixed(valued: Sequence[tuple[int, Command]], below: RandomBelow) -> Command:
    """Choose any of the commands, the more likely the higher its value."""
    ranked = sorted(valued, key=lambda each: -each[0])
    weights = [max(1, BEST_WEIGHT >> (ranked[0][0] - value) // HALVED_PER) for value, _ in ranked]
    drawn = below(sum(weights))
    for weight, (_, command) in zip(weights, ranked, strict=True):
        if drawn < weight:
            return command
        drawn -= weight
    raise AssertionError("the draw is below the sum of the weights")

"""Bots for any title: one that chooses at random, and one that follows the modules' heuristics."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from games.kernel.chance import RandomBelow
from games.kernel.messages import Command
from games.kernel.module import Module, public
from games.kernel.title import Bot

Heuristic = Callable[[Any, Any], int]
"""Returns the value of a command, given the bot view and the command."""

BEST_WEIGHT, HALVED_PER = 32, 2
"""The weight of the best hidden choice, and the difference in value that halves the weight of another."""


def random_bot(_view: object, candidates: Sequence[Command], below: RandomBelow) -> Command:
    """Choose any command, all equally likely."""
    return candidates[below(len(candidates))]


def heuristic_bot(modules: tuple[Module, ...], bot_view_of: Callable[[Any], Any]) -> Bot:
    """Return a bot that values commands by the heuristics of these modules, added up for each command.

    `bot_view_of` turns a seat's view into what the heuristics read. A module that has a part in the view
    counts only in games that have it. Choices that a redaction hides are mixed: anyone can run this code, so
    a bot that always made its best choice would hide nothing.
    """
    hidden = {kind for m in modules for kind, redaction in m.redactions.items() if redaction is not public}

    @cache
    def heuristics_with(shown: frozenset[str]) -> dict[type[Command], Heuristic]:
        """The heuristic of each command in a game whose view has these modules."""
        found: dict[type[Command], Heuristic] = defaultdict(lambda: _no_value)
        for module in modules:
            if module.view is None or module.key in shown:
                for kind, heuristic in module.heuristics.items():
                    found[kind] = _added(found[kind], heuristic) if kind in found else heuristic
        return found

    def choose(view: Any, candidates: Sequence[Command], below: RandomBelow) -> Command:
        """Choose the command with the highest value, the first of equal ones; mix hidden choices."""
        bot_view, heuristics = bot_view_of(view), heuristics_with(frozenset(view.modules))

        values = [heuristics[type(each)](bot_view, each) for each in candidates]
        best = candidates[values.index(max(values))]
        if type(best) not in hidden:
            return best
        valued = zip(values, candidates, strict=True)
        return _mixed([(value, each) for value, each in valued if type(each) in hidden], below)

    return choose


def _added(first: Heuristic, second: Heuristic) -> Heuristic:
    return lambda bot_view, command: first(bot_view, command) + second(bot_view, command)


def _no_value(_bot_view: Any, _command: Command) -> int:
    return 0


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

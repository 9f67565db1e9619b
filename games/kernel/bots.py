"""Bots that choose at sight: one at random, and one that follows the modules' heuristics."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from games.kernel.chance import RandomBelow
from games.kernel.messages import Command
from games.kernel.module import Module, public
from games.kernel.position import Bot, Policy, Position

T = TypeVar("T")

Heuristic = Callable[[Any, Any], int]
"""Returns the value of a command, given the bot view and the command."""
Heuristics = Callable[[Iterable[str]], Mapping[type[Command], Heuristic]]
"""Returns the heuristic of each command in a game whose view has parts of these modules."""

BEST_WEIGHT, HALVED_PER = 32, 2
"""The weight of the best hidden choice, and the difference in value that halves the weight of another."""
USELESS = -1_000_000
"""The value of a choice that does nothing. It is mixed with others only if there are fewer than two."""
LEAST_MIXED = 2


def random_bot(position: Position, below: RandomBelow) -> Command:
    """Choose any command, all equally likely."""
    return position.candidates[below(len(position.candidates))]


def heuristics_of(modules: tuple[Module, ...], version: int | None = None) -> Heuristics:
    """Return the heuristics of these modules, added up for each command, as of a version of the bot `easy`.

    A module that has a part in the view counts only in games that have it.
    """

    @cache
    def with_modules(shown: frozenset[str]) -> dict[type[Command], Heuristic]:
        found: dict[type[Command], Heuristic] = defaultdict(lambda: _no_value)
        for module in modules:
            if module.view is None or module.key in shown:
                for kind, heuristic in _as_of(module, version).items():
                    found[kind] = _added(found[kind], heuristic) if kind in found else heuristic
        return found

    return lambda shown: with_modules(frozenset(shown))


def _as_of(module: Module, version: int | None) -> Mapping[type[Command], Heuristic]:
    if version is None or version > len(module.earlier_heuristics):
        return module.heuristics
    return {**module.heuristics, **module.earlier_heuristics[version - 1]}


def values_by(heuristics: Mapping[type[Command], Heuristic], bot_view: Any) -> Callable[[Command], int]:
    """Return the function that values commands for what a bot sees."""

    def value(command: Command) -> int:
        heuristic: Heuristic = heuristics.get(type(command), _no_value)
        return heuristic(bot_view, command)

    return value


def hidden_commands(modules: Iterable[Module]) -> frozenset[type]:
    """Return the commands that others do not see in full when they are sent."""
    return frozenset(
        kind for m in modules for kind, redaction in m.redactions.items() if redaction is not public
    )


def heuristic_policy(
    modules: tuple[Module, ...], bot_view_of: Callable[[Any], Any], version: int | None = None
) -> Policy:
    """Return a policy that takes the command with the highest value, the first of equal ones.

    `bot_view_of` turns a seat's view into what the heuristics read. Choices that a redaction hides are mixed:
    anyone can run this code, so a bot that always made its best choice would hide nothing.
    """
    hidden, heuristics = hidden_commands(modules), heuristics_of(modules, version)

    def choose(view: Any, candidates: Sequence[Command], below: RandomBelow) -> Command:
        bot_view, by_kind = bot_view_of(view), heuristics(view.modules)
        values = [by_kind[type(each)](bot_view, each) for each in candidates]
        best = candidates[values.index(max(values))]
        if type(best) not in hidden:
            return best
        valued = zip(values, candidates, strict=True)
        return mixed(_useful([(value, each) for value, each in valued if type(each) in hidden]), below)

    return choose


def _useful(valued: Sequence[tuple[int, T]]) -> list[tuple[int, T]]:
    """Leave out useless choices, but keep two of all: a single one would be known to everybody."""
    ranked = sorted(valued, key=lambda each: -each[0])
    return [each for number, each in enumerate(ranked) if number < LEAST_MIXED or each[0] > USELESS // 2]


def at_sight(policy: Policy) -> Bot:
    """Return a bot that follows a policy."""
    return lambda position, below: policy(position.view, position.candidates, below)


def _added(first: Heuristic, second: Heuristic) -> Heuristic:
    return lambda bot_view, command: first(bot_view, command) + second(bot_view, command)


def _no_value(_bot_view: Any, _command: Command) -> int:
    return 0


def mixed(
    valued: Sequence[tuple[int, T]], below: RandomBelow, halved_per: int = HALVED_PER, least: int = 1
) -> T:
    """Choose any of the things, the more likely the higher its value. `least` is the least weight."""
    ranked = sorted(valued, key=lambda each: -each[0])
    behind = [ranked[0][0] - value for value, _ in ranked]
    weights = [max(least, BEST_WEIGHT >> less // halved_per) for less in behind]
    drawn = below(sum(weights))
    for weight, (_, thing) in zip(weights, ranked, strict=True):
        if drawn < weight:
            return thing
        drawn -= weight
    raise AssertionError("the draw is below the sum of the weights")

"""The time to list the legal commands in the worst position found in play."""

import functools
import sys
from collections.abc import Sequence
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple

from bench.figure import Figure
from bench.playing import CLINIC, TITLE, Policy, hoarding_policy, positions, random_policy
from bench.run import Run
from games.kernel.rules import Rules
from games.kernel.title import Title

GAMES, UNIT_GAMES, CLINIC_GAMES = 200, 20, 50
KEPT = 40
TARGET = 2.0


UNITS = ("investments", "maternity", "city")
"""The units of Community Care, which can be combined."""


class Played(NamedTuple):
    """How the positions of a figure are found."""

    name: str
    policy: Policy
    modules: tuple[str, ...] = ()


class Position(NamedTuple):
    """A position and the time that listing its commands took."""

    seconds: float
    commands: int
    rules: Rules
    state: Any
    seat: int


def measure(run: Run) -> list[Figure]:
    """Measure the worst position of each title."""
    random, hoarding = Played("random", random_policy), Played("hoarding", hoarding_policy)
    units = [
        Played("hoarding", hoarding_policy, chosen)
        for count in range(1, len(UNITS) + 1)
        for chosen in combinations(UNITS, count)
    ]
    return [
        _worst(run, "listing", TITLE, [random, hoarding], GAMES, TARGET),
        _worst(run, "unit-listing", TITLE, units, UNIT_GAMES, TARGET),
        _worst(run, "clinic-listing", CLINIC, [random], CLINIC_GAMES, TARGET),
    ]


def _worst(run: Run, figure: str, title: Title, played: Sequence[Played], most: int, target: float) -> Figure:
    """List the commands in every position of many games, then measure the slowest again, three times each."""
    worst: list[Position] = []
    games, met = run.count(most), 0
    for name, policy, modules in played:
        for number in range(games):
            for rules, state, seat in positions(number, policy, title, modules):
                start = perf_counter()
                commands = len(rules.legal(state, seat))
                worst.append(Position(perf_counter() - start, commands, rules, state, seat))
                met += 1
            worst = _keep_worst(worst)
            if (number + 1) % max(games // 4, 1) == 0:
                run.say(f"{' + '.join((title.name, *modules))}, {name} policy, {number + 1} of {games} games")
    slowest, commands = max((_list_again(position), position.commands) for position in worst)
    return Figure(
        name=figure,
        about=f"legal commands of the worst position of {title.name}"
        + (" with every set of units" if played[0].modules else ""),
        value=slowest * 1000,
        unit="ms",
        compared=slowest * 1000,
        target=target,
        at_most=True,
        note=f"{commands} commands in it; the longest list of {met:,} positions has "
        f"{max(position.commands for position in worst)}",
    )


def _keep_worst(positions: list[Position]) -> list[Position]:
    """Keep the slowest and the longest ones. Several, because a position can be slow by accident."""
    slow = sorted(positions, key=lambda position: -position.seconds)[:KEPT]
    long = sorted(positions, key=lambda position: -position.commands)[:KEPT]
    return [*slow, *(position for position in long if position not in slow)]


def _list_again(position: Position) -> float:
    times = []
    for _ in range(3):
        _clear_caches()
        start = perf_counter()
        position.rules.legal(position.state, position.seat)
        times.append(perf_counter() - start)
    return min(times)


def _clear_caches() -> None:
    """Clear the caches of the rules, as in a new process."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("games."):
            for part in vars(module).values():
                if isinstance(part, functools._lru_cache_wrapper):
                    part.cache_clear()

"""How long listing the legal commands takes in the worst position that play meets."""

import functools
import sys
from time import perf_counter
from typing import Any, NamedTuple

from bench.figure import Figure
from bench.playing import CLINIC, TITLE, Policy, anything, hoarding, positions
from bench.run import Run
from games.kernel.rules import Rules
from games.kernel.title import Title

GAMES, CLINIC_GAMES = 200, 50
KEPT = 40
TARGET, CLINIC_TARGET = 2.0, 20.0


class Position(NamedTuple):
    """A position and what listing its commands took when it was met."""

    seconds: float
    commands: int
    rules: Rules
    state: Any
    seat: int


def measure(run: Run) -> list[Figure]:
    """The worst position of each title."""
    both: dict[str, Policy] = {"random": anything, "hoarding": hoarding}
    return [
        _worst(run, "listing", TITLE, both, GAMES, TARGET),
        _worst(run, "clinic-listing", CLINIC, {"random": anything}, CLINIC_GAMES, CLINIC_TARGET),
    ]


def _worst(
    run: Run, figure: str, title: Title, policies: dict[str, Policy], most: int, target: float
) -> Figure:
    """List in every position of many games, then list the slowest again, three times each."""
    worst: list[Position] = []
    games, met = run.count(most), 0
    for name, policy in policies.items():
        for number in range(games):
            for rules, state, seat in positions(number, policy, title):
                start = perf_counter()
                commands = len(rules.legal(state, seat))
                worst.append(Position(perf_counter() - start, commands, rules, state, seat))
                met += 1
            worst = _most(worst)
            if (number + 1) % max(games // 4, 1) == 0:
                run.say(f"{title.name}, {name} policy, {number + 1} of {games} games")
    slowest, commands = max((_relisted(position), position.commands) for position in worst)
    return Figure(
        name=figure,
        about=f"legal commands of the worst position of {title.name}",
        value=slowest * 1000,
        unit="ms",
        compared=slowest * 1000,
        target=target,
        at_most=True,
        note=f"{commands} commands in it; the longest list of {met:,} positions has "
        f"{max(position.commands for position in worst)}",
    )


def _most(positions: list[Position]) -> list[Position]:
    """The slowest and the longest ones: a position may be slow by accident, so several are kept."""
    slow = sorted(positions, key=lambda position: -position.seconds)[:KEPT]
    long = sorted(positions, key=lambda position: -position.commands)[:KEPT]
    return [*slow, *(position for position in long if position not in slow)]


def _relisted(position: Position) -> float:
    times = []
    for _ in range(3):
        _forget()
        start = perf_counter()
        position.rules.legal(position.state, position.seat)
        times.append(perf_counter() - start)
    return min(times)


def _forget() -> None:
    """Empty what the rules keep of earlier positions: a list is made from nothing, as in a new process."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("games."):
            for part in vars(module).values():
                if isinstance(part, functools._lru_cache_wrapper):
                    part.cache_clear()

"""How long listing the legal commands takes in the worst position that play meets."""

from time import perf_counter
from typing import Any, NamedTuple

from bench.figure import Figure
from bench.playing import anything, hoarding, positions
from bench.run import Run
from games.kernel.rules import Rules

GAMES = 200
KEPT = 40
TARGET = 2.0


class Position(NamedTuple):
    """A position and what listing its commands took when it was met."""

    seconds: float
    commands: int
    rules: Rules
    state: Any
    seat: int


def measure(run: Run) -> list[Figure]:
    """List in every position of many games, then list the slowest again, three times each."""
    worst: list[Position] = []
    games, met = run.count(GAMES), 0
    for name, policy in (("random", anything), ("hoarding", hoarding)):
        for number in range(games):
            for rules, state, seat in positions(number, policy):
                start = perf_counter()
                commands = len(rules.legal(state, seat))
                worst.append(Position(perf_counter() - start, commands, rules, state, seat))
                met += 1
            worst = _most(worst)
            if (number + 1) % max(games // 4, 1) == 0:
                run.say(f"{name} policy, {number + 1} of {games} games")
    slowest, commands = max((_relisted(position), position.commands) for position in worst)
    return [
        Figure(
            name="listing",
            about="legal commands of the worst position",
            value=slowest * 1000,
            unit="ms",
            compared=slowest * 1000,
            target=TARGET,
            at_most=True,
            note=f"{commands} commands in it; the longest list of {met:,} positions has "
            f"{max(position.commands for position in worst)}",
        )
    ]


def _most(positions: list[Position]) -> list[Position]:
    """The slowest and the longest ones: a position may be slow by accident, so several are kept."""
    slow = sorted(positions, key=lambda position: -position.seconds)[:KEPT]
    long = sorted(positions, key=lambda position: -position.commands)[:KEPT]
    return [*slow, *(position for position in long if position not in slow)]


def _relisted(position: Position) -> float:
    times = []
    for _ in range(3):
        start = perf_counter()
        position.rules.legal(position.state, position.seat)
        times.append(perf_counter() - start)
    return min(times)

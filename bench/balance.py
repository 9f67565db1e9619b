"""Mean scores of the easy bot and the Automa in every mode, and how often each seat wins: `make balance`.

Games are played without the service, in two processes. The exit status is 1 if a harder Automa deck does not
score clearly more than an easier one.
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.modes import AUTOMA, Mode, modes
from bench.run import Run
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from games.titles import TITLES

DECKS = ("easy", "normal", "hard")
LEAST_ERRORS = 3
"""The standard errors by which each deck must score more than the one before."""
HEAD = ("mode", "seats", "games", "easy", "s.e.", "Automa", "s.e.", "won", "by seat", "tilt")
ROW = "{:<38} {:>8} {:>6} {:>8} {:>6} {:>8} {:>6} {:>5}  {:<16} {:>5}"


class Score(NamedTuple):
    """The points of one game: the mean of the bot's seats, and the Automa's."""

    easy: float
    automa: int | None
    wins: tuple[float, ...] = ()
    """The share of the win of each seat, where bots of one kind play each other."""


class Mean(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float


def play(mode: Mode, number: int) -> Score:
    """Play one game. The easy bot plays every seat but the Automa's."""
    title = TITLES[mode.title]
    rules = compose(title, mode.modules, dict(mode.options), mode.seats)
    luck = Random(f"{mode.name}, {mode.seats}, {number}")
    chance = Seeded(luck.randbytes(32))
    _, state = rules.begin(fresh_state(title, rules), chance)
    bot = title.bots["easy"]
    while awaiting := rules.awaiting(state):
        command: Any = rules.due_command(state)
        seat = SERVICE
        if command is None:
            seat = awaiting.seats[0]
            command = bot(title.position(rules, state, seat, luck.randrange), luck.randrange)
        _, state = rules.decide(state, seat, command, chance)
    standings = title.standings(rules, state)
    points = [standing.points for standing in standings]
    if AUTOMA in mode.seats:
        automa = points.pop(mode.seats.index(AUTOMA))
        return Score(fmean(points), automa)
    best = [standing.place == 1 for standing in standings]
    return Score(fmean(points), None, tuple([won / sum(best) for won in best]))


def _some(task: tuple[Mode, range]) -> list[Score]:
    mode, numbers = task
    return [play(mode, number) for number in numbers]


def _tasks(found: Sequence[Mode]) -> Iterator[tuple[Mode, range]]:
    for mode in found:
        size = max(mode.games // 8, 1)
        for start in range(0, mode.games, size):
            yield mode, range(start, min(start + size, mode.games))


def mean(points: Sequence[float]) -> Mean:
    """Return the mean of points with its standard error, which is infinite for a single value."""
    return Mean(fmean(points), stdev(points) / sqrt(len(points)) if len(points) > 1 else float("inf"))


def deck_gaps(decks: dict[str, Mean]) -> list[tuple[str, float]]:
    """Return for each two neighbouring decks by how many standard errors the second scores more."""
    return [
        (f"{easier} < {harder}", _standard_errors(decks[easier], decks[harder]))
        for easier, harder in pairwise(DECKS)
    ]


def tilt(wins: Sequence[Sequence[float]]) -> float:
    """Return by how many standard errors the seat that is farthest from an equal share of wins is off."""
    equal, games = 1 / len(wins), len(wins[0])
    error = sqrt(equal * (1 - equal) / games)
    return max(abs(fmean(seat) - equal) for seat in wins) / error


def _standard_errors(lower: Mean, higher: Mean) -> float:
    return (higher.value - lower.value) / sqrt(lower.error**2 + higher.error**2)


def _row(mode: Mode, scores: list[Score]) -> tuple[str, ...]:
    easy = mean([score.easy for score in scores])
    cells = [mode.name, mode.table, str(len(scores)), f"{easy.value:.2f}", f"{easy.error:.2f}"]
    against = [(score.easy, score.automa) for score in scores if score.automa is not None]
    if not against:
        wins = list(zip(*[score.wins for score in scores], strict=True))
        shares = " ".join(f"{fmean(seat):.0%}" for seat in wins)
        return (*cells, "", "", "", *((shares, f"{tilt(wins):.1f}") if len(wins) > 1 else ("", "")))
    automa = mean([points for _, points in against])
    won = fmean(easy > points for easy, points in against)
    return (*cells, f"{automa.value:.2f}", f"{automa.error:.2f}", f"{won:.0%}", "", "")


def measure(found: Sequence[Mode], processes: int) -> dict[str, Mean]:
    """Play all modes, print a line for each, and return the Automa's mean scores by deck."""
    run = Run("balance", started=time.monotonic())
    automa: dict[str, Mean] = {}
    scores: list[Score] = []
    print(ROW.format(*HEAD), flush=True)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        tasks = list(_tasks(found))
        for (mode, _), more in zip(tasks, pool.map(_some, tasks), strict=True):
            scores += more
            run.say(f"{mode.name}, {mode.table}: {len(scores)} of {mode.games} games")
            if len(scores) == mode.games:
                print(ROW.format(*_row(mode, scores)).rstrip(), flush=True)
                if mode.deck:
                    automa[mode.deck] = mean([score.automa or 0 for score in scores])
                scores = []
    return automa


def main() -> int:
    """Print the table, and return 1 if the decks are too close."""
    parser = ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        help="for each setting of the Automa; 0 leaves it out (%(default)s)",
    )
    parser.add_argument("--others", type=int, default=50, help="for each other mode (%(default)s)")
    parser.add_argument("--only", default="", help="only modes with this in their names, besides the decks")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    found = [
        mode
        for mode in modes(arguments.games, arguments.others)
        if mode.games and (mode.deck or arguments.only in mode.name)
    ]
    decks = measure(found, arguments.processes)
    if not decks:
        return 0
    held = True
    print()
    for rung, errors in deck_gaps(decks):
        held = held and errors > LEAST_ERRORS
        print(f"{rung}: by {errors:.1f} standard errors{'' if errors > LEAST_ERRORS else ', too few'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

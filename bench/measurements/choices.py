"""Choices of the easy bots per second: list the commands, make the view, value every command."""

from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median
from time import process_time

from bench.figure import Figure
from bench.measurements import catan
from bench.pairs import ratio
from bench.playing import CLINIC, TITLE, due_command, start_game
from bench.run import Run
from games.kernel.messages import SERVICE
from games.kernel.title import Title

SLICE = 0.5
ROUNDS = 15
TARGET, CLINIC_TARGET = 0.5, 0.06
BOT = "easy"


def measure(run: Run) -> list[Figure]:
    """Measure the bots of both titles, in slices that alternate with catanatron's random play."""
    timed = {"easy-choices": _choices(TITLE), "clinic-easy-choices": _choices(CLINIC)}
    actions = _actions()
    pairs: dict[str, list[tuple[float, float]]] = {name: [] for name in timed}
    for number in range(ROUNDS):
        ceiling = _rate(actions, run.seconds(SLICE))
        for name, choices in timed.items():
            pairs[name].append((_rate(choices, run.seconds(SLICE)), ceiling))
        rates = ", ".join(f"{name} {found[-1][0]:,.0f}/s" for name, found in pairs.items())
        run.say(f"slice {number + 1} of {ROUNDS}: {rates}, catanatron {ceiling:,.0f}/s")
    return [
        _figure("easy-choices", TITLE, pairs["easy-choices"], TARGET),
        _figure("clinic-easy-choices", CLINIC, pairs["clinic-easy-choices"], CLINIC_TARGET),
    ]


def _figure(name: str, title: Title, pairs: list[tuple[float, float]], target: float) -> Figure:
    return Figure(
        name=name,
        about=f"choices of the easy bot of {title.name}, without deciding them",
        value=median(mine for mine, _ in pairs),
        unit="choices/s",
        ceiling=median(ceiling for _, ceiling in pairs),
        ceiling_about="catanatron's random play, actions/s",
        compared=ratio(pairs),
        target=target,
    )


def _rate(timed: Iterator[tuple[int, float]], seconds: float) -> float:
    """Take counts and their processor times until some seconds have passed, and return the rate."""
    total, spent = 0, 0.0
    while spent < seconds:
        number, time = next(timed)
        total, spent = total + number, spent + time
    return total / spent


def _actions() -> Iterator[tuple[int, float]]:
    for number in count():
        start = process_time()
        yield catan.play_game(number), process_time() - start


def _choices(title: Title) -> Iterator[tuple[int, float]]:
    """Play games of four easy bots, and yield the time of each choice."""
    bot = title.bots[BOT]
    for number in count():
        game, table, chance, _ = start_game(number, title)
        rules, state, luck = game.rules, table.play, Random(number).randrange
        while awaiting := rules.awaiting(state):
            if awaiting.seats:
                seat = awaiting.seats[luck(len(awaiting.seats))]
                start = process_time()
                command = bot(title.position(rules, state, seat, luck), luck)
                yield 1, process_time() - start
            else:
                seat, command = SERVICE, due_command(rules, state)
            _, state = rules.decide(state, seat, command, chance)

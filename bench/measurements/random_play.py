"""Random play with the rules only, compared with catanatron."""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

from bench.figure import Figure
from bench.measurements import catan
from bench.pairs import ratio
from bench.playing import CLINIC, hoarding_policy, play_game, random_policy
from bench.run import Run

CEILING = "catanatron's random play, actions/s"
SLICE = 0.5
ROUNDS = 15
TARGET, HOARDING_TARGET = 1.3, 1.1
CLINIC_TARGET = 3000


class Player:
    """Plays numbered games in slices, and stores the rate of each slice."""

    def __init__(self, play: Callable[[int], int]) -> None:
        self._play = play
        self._number = 0
        self.rates: list[float] = []

    def slice(self, seconds: float) -> None:
        """Play whole games for some seconds of processor time."""
        count, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            count += self._play(self._number)
            self._number += 1
        self.rates.append(count / spent)


def measure(run: Run) -> list[Figure]:
    """Measure commands per second of two policies and of Clinic, in slices that alternate with catanatron."""
    players = {
        "catanatron": Player(catan.play_game),
        "random": Player(partial(play_game, policy=random_policy)),
        "hoarding": Player(partial(play_game, policy=hoarding_policy)),
        "clinic": Player(partial(play_game, policy=random_policy, title=CLINIC)),
    }
    for player in players.values():
        player.slice(run.seconds(SLICE))
        player.rates.clear()
    for number in range(ROUNDS):
        for player in players.values():
            player.slice(run.seconds(SLICE))
        rates = ", ".join(f"{name} {player.rates[-1]:,.0f}/s" for name, player in players.items())
        run.say(f"slice {number + 1} of {ROUNDS}: {rates}")
    ceilings = players["catanatron"].rates

    def figure(name: str, about: str, rates: list[float], target: float) -> Figure:
        return Figure(
            name=name,
            about=about,
            value=median(rates),
            unit="commands/s",
            ceiling=median(ceilings),
            ceiling_about=CEILING,
            compared=ratio(list(zip(rates, ceilings, strict=True))),
            target=target,
        )

    return [
        figure("random-play", "rules alone, random policy", players["random"].rates, TARGET),
        figure(
            "hoarding-play",
            "rules alone, keeps improvements and bags",
            players["hoarding"].rates,
            HOARDING_TARGET,
        ),
        Figure(
            name="clinic-play",
            about="rules of Clinic Deluxe alone, random policy",
            value=(clinic := median(players["clinic"].rates)),
            unit="commands/s",
            compared=clinic,
            target=CLINIC_TARGET,
        ),
    ]

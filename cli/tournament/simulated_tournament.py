"""One tournament of players whose strengths are known, played by the real rules with results by chance."""

import time
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.table.table import Actor
from games.kernel.title import Standing
from tournaments.messages.registration import MOST_AT_ONCE, CreateTournament, Enter
from tournaments.messages.rounds import OpenTables, PairRound, RecordResult, StartRound
from tournaments.settings import Settings
from tournaments.standings.final_ranking import final_ranking
from tournaments.state import Tournament
from tournaments.tournament import create, decide, evolve

ORGANIZER = Actor("organizer", "organizer")
SERVICE = Actor("service")
HEAD = "0" * 64
"""Where a real tournament has the hash of a game's last record."""
AVERAGE_SCORE, SCORE_OF_SKILL = 100, 15
"""The points in a game of an average player, and how many more a player has who is one step better."""


class AfterRound(msgspec.Struct, frozen=True):
    """How a simulated tournament stands after a round."""

    ranking: tuple[int, ...]
    """How strong the players are, in the order of the standings; 0 is the strongest of all."""
    repeats: int
    """How many pairs have met again so far."""
    byes: int
    """How many byes there have been so far."""
    seat_difference: int
    """How much more often somebody has sat in one seat than in another, at most."""
    seconds: float
    """How long the pairing of the round took."""


def simulate_tournament(settings: Settings, players: int, luck: float, seed: int) -> Iterator[AfterRound]:
    """Play one tournament to its end, round by round."""
    random = Random(seed)  # noqa: S311 - results of a simulation are no secrets
    strengths = sorted((random.gauss() for _ in range(players)), reverse=True)
    simulation = _Simulation(settings, seed)
    ids = [str(number) for number in range(players)]
    for first in range(0, players, MOST_AT_ONCE):
        simulation.give(ORGANIZER, Enter(tuple(ids[first : first + MOST_AT_ONCE])))
    while simulation.state.status != "finished":
        number = len(simulation.state.rounds) + 1
        simulation.give(ORGANIZER, StartRound())
        began = time.perf_counter()
        simulation.give(SERVICE, PairRound(number))
        seconds = time.perf_counter() - began
        tables = simulation.state.rounds[-1].tables
        games = tuple(f"{number}-{table}" for table in range(1, len(tables) + 1))
        simulation.give(SERVICE, OpenTables(number, games))
        for table, game in enumerate(games, 1):
            seats = [
                strengths[int(player)] if player else random.gauss() for player in tables[table - 1].players
            ]
            result = RecordResult(number, table, game, HEAD, _standings(seats, luck, random))
            simulation.give(SERVICE, result)
        yield _after_round(simulation.state, seconds)


class _Simulation:
    """A tournament in memory that takes commands."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._chance = Seeded(seed.to_bytes(8, "big"))
        self._version = 1
        (created,) = create("simulation", ORGANIZER, CreateTournament(settings), HEAD, at=0)
        self.state: Tournament = evolve(None, created, 1)

    def give(self, actor: Actor, command: Command) -> None:
        """Decide a command and apply its events. The time is the version of the record, in seconds."""
        self._version += 1
        for event in decide(self.state, actor, command, self._version * 1000, self._chance):
            self.state = evolve(self.state, event, self._version)


def _standings(strengths: list[float], luck: float, random: Random) -> tuple[Standing, ...]:
    """The result of a game: better players have more points on average, and luck adds or takes some."""
    scores = [
        max(round(AVERAGE_SCORE + SCORE_OF_SKILL * (strength + luck * random.gauss())), 0)
        for strength in strengths
    ]
    return tuple(
        Standing(seat, 1 + sum(other > score for other in scores), score) for seat, score in enumerate(scores)
    )


def _after_round(state: Tournament, seconds: float) -> AfterRound:
    seats = Counter(
        (player, seat)
        for round_ in state.rounds
        for table in round_.tables
        for seat, player in enumerate(table.players)
        if player is not None
    )
    sizes = range(state.settings.table_size)
    counts = [[seats[each.player, seat] for seat in sizes] for each in state.participants]
    return AfterRound(
        ranking=tuple(int(player) for player in final_ranking(state)),
        repeats=sum(round_.repeats for round_ in state.rounds),
        byes=sum(len(round_.byes) for round_ in state.rounds),
        seat_difference=max(max(count) - min(count) for count in counts),
        seconds=seconds,
    )

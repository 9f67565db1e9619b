"""Pairing of simulated Swiss tournaments: repeats, how close players stand, and the slowest round."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from statistics import mean
from time import perf_counter

from msgspec.structs import replace

from bench.figure import Figure
from bench.run import Run
from tournaments.pairing.field import Field, Pairing, pair_of
from tournaments.pairing.history import after
from tournaments.pairing.swiss import pair

SIZES = ((32, 5, 2.0), (64, 6, 5.0), (128, 7, 10.0), (256, 7, 25.0))
"""Players, rounds, and the most seconds for a round."""
TOURNAMENTS = 3
Tables = list[list[str]]


def measure(run: Run) -> list[Figure]:
    """Play tournaments of each size, and compare with leaders together and with a greedy walk."""
    figures = []
    for players, rounds, target in SIZES:
        for name, paired in (("leaders together", leaders), ("greedy walk", greedy)):
            repeats, spread, _ = zip(*(_play(players, rounds, 1, paired)), strict=True)
            run.say(f"{players}x{rounds}, {name}: {sum(repeats)} repeats, spread {mean(spread):.1f}")
        told = [
            told
            for seed in range(max(run.count(TOURNAMENTS), 1))
            for told in _play(players, rounds, seed, _solved)
        ]
        repeats, spread, seconds = zip(*told, strict=True)
        run.say(f"{players}x{rounds}: {sum(repeats)} repeats, spread {mean(spread):.1f}")
        figures += [
            Figure(
                name=f"pairing-{players}-repeats",
                about=f"repeats of {players} players in {rounds} rounds of tables of four",
                value=sum(repeats),
                unit="",
                compared=sum(repeats),
                target=0,
                at_most=True,
                note=f"mean spread of a table {mean(spread):.1f} places",
            ),
            Figure(
                name=f"pairing-{players}",
                about=f"slowest round of {players} players",
                value=max(seconds),
                unit="s",
                compared=max(seconds),
                target=target,
                at_most=True,
            ),
        ]
    return figures


def _solved(field: Field) -> Tables:
    return [[player for player in table if player] for table in pair(field).tables]


def leaders(field: Field) -> Tables:
    """The first four together, then the next four, whoever they have met."""
    return [list(field.players[first : first + 4]) for first in range(0, len(field.players), 4)]


def greedy(field: Field) -> Tables:
    """From the first down: each table takes the next players whom nobody at it has met, or the next."""
    left, tables = list(field.players), []
    while left:
        table = [left.pop(0)]
        while len(table) < 4:
            fresh = (one for one in left if not any(field.met.get(pair_of(one, other)) for other in table))
            table.append(next(fresh, left[0]))
            left.remove(table[-1])
        tables.append(table)
    return tables


def _play(
    players: int, rounds: int, seed: int, paired: Callable[[Field], Tables]
) -> list[tuple[int, float, float]]:
    """Return the repeats, the mean spread and the seconds of each round."""
    luck = Random(seed)
    names = tuple(f"p{number:03}" for number in range(players))
    strength = {name: luck.gauss(0, 1) for name in names}
    points = dict.fromkeys(names, 0)
    field = Field(players=names, standing=(1,) * players, table_size=4, seed=seed)
    told = []
    for left in reversed(range(rounds)):
        order = sorted(names, key=lambda name: (-points[name], name))
        standing = [1 + sum(other > points[name] for other in points.values()) for name in order]
        field = replace(
            field, players=tuple(order), standing=tuple(standing), left=left, seed=luck.getrandbits(64)
        )
        start = perf_counter()
        tables = paired(field)
        seconds = perf_counter() - start
        place = dict(zip(order, standing, strict=True))
        pairs = [pair_of(*some) for table in tables for some in combinations(table, 2)]
        spreads = [max(place[one] for one in table) - min(place[one] for one in table) for table in tables]
        told.append((sum(some in field.met for some in pairs), mean(spreads), seconds))
        field = after(field, Pairing(tuple(tuple(table) for table in tables)))
        for table in tables:
            table.sort(key=lambda name: strength[name] + luck.gauss(0, 1))
            for beaten, name in enumerate(table):
                points[name] += beaten
    return told

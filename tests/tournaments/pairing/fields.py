"""Random fields with random histories, and simulated tournaments."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace

from tournaments.pairing.field import Field, Pairing, Remainder, pair_of
from tournaments.pairing.history import after
from tournaments.pairing.swiss import pair

REMAINDERS: tuple[Remainder, ...] = ("smaller_tables", "byes", "bots")


def names(count: int) -> tuple[str, ...]:
    return tuple(f"p{number:03}" for number in range(count))


def field(players: int, **facts: Any) -> Field:
    """A field in which nobody has played, each player on a place of their own."""
    standing = tuple(range(1, players + 1))
    return Field(**{"players": names(players), "standing": standing, "table_size": 4, "seed": 7, **facts})


def random_field(seed: int, most: int, **facts: Any) -> Field:
    """A field after some rounds paired by chance, with equal places, forbidden pairs and late entries."""
    luck = Random(seed)
    count, size = luck.randint(2, most), luck.randint(2, 5)
    standing = sorted(luck.randint(1, luck.choice((1, 3, count))) for _ in range(count))
    pairs = list(combinations(names(count), 2))
    found = field(
        count,
        standing=tuple(standing),
        table_size=size,
        remainder=luck.choice(REMAINDERS),
        seed=luck.getrandbits(64),
        forbidden=frozenset(luck.sample(pairs, luck.randint(0, luck.choice((0, 1, len(pairs)))))),
    )
    for _ in range(luck.randint(0, 6)):
        players = list(found.players[: luck.randint(1, count)] if luck.random() < 0.2 else found.players)
        luck.shuffle(players)
        tables = [tuple(players[first : first + size]) for first in range(0, len(players), size)]
        alone = tuple(table[0] for table in tables if len(table) == 1)
        found = after(found, Pairing(tuple(table for table in tables if len(table) > 1), alone))
    return replace(found, **facts)


def play(
    players: int, rounds: int, seed: int, late: int = 0, **facts: Any
) -> Iterator[tuple[Field, Pairing, Field]]:
    """Play a Swiss tournament by chance; yield each field, its pairing and the field after it.

    The `late` last players enter in the second round.
    """
    luck = Random(seed)
    strength = {player: luck.gauss(0, 1) for player in names(players)}
    points = dict.fromkeys(names(players), 0)
    now = field(players, **facts)
    for number in range(rounds):
        there = list(names(players)[: players - late if not number else players])
        there.sort(key=lambda player: (-points[player], player))
        standing = tuple(1 + sum(points[other] > points[one] for other in there) for one in there)
        now = replace(
            now,
            players=tuple(there),
            standing=standing,
            seed=luck.getrandbits(64),
            left=rounds - 1 - number,
        )
        pairing = pair(now)
        played = after(now, pairing)
        yield now, pairing, played
        now = played
        for table in pairing.tables:
            humans = [player for player in table if player]
            humans.sort(key=lambda player: strength[player] + luck.gauss(0, 1))
            for place, player in enumerate(humans):
                points[player] += place


def humans(pairing: Pairing) -> list[list[str]]:
    """The players of each table without bots."""
    return [[player for player in table if player] for table in pairing.tables]


def weight(before: Field, tables: list[list[str]]) -> int:
    """The weight of all pairs, as it is defined."""
    pairs = [pair_of(*some) for table in tables for some in combinations(table, 2)]
    return sum((before.met.get(some, 0) + 1000 * (some in before.forbidden)) ** 2 for some in pairs)

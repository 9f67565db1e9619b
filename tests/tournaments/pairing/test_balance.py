"""Seats: within one for everybody over a whole plan, whenever that is possible."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.soak import soak
from tests.tournaments.pairing.fields import REMAINDERS, play
from tournaments.pairing.balance import balance
from tournaments.pairing.field import Remainder
from tournaments.pairing.luck import Luck
from tournaments.pairing.sizes import table_sizes
from tournaments.pairing.solving.designs import FIRST_ROUNDS, TURNS, design

Rounds = list[list[tuple[int, ...]]]


def chance_rounds(players: int, size: int, rounds: int, luck: Random, *, byes: bool) -> Rounds:
    found = []
    for _ in range(rounds):
        order = luck.sample(range(players), players - players % size if byes else players)
        first, tables = 0, []
        for many in table_sizes(len(order), size):
            tables.append(tuple(order[first : first + many]))
            first += many
        found.append(tables)
    return found


def seat_counts(seed: int, remainder: Remainder) -> tuple[int, int, list[list[int]]]:
    """Balance rounds that were drawn by chance; return the imbalance, the size and everybody's seats."""
    luck = Random(seed)
    size = luck.randint(2, 5)
    players, rounds = luck.randint(size + (size == 2), 40), luck.randint(1, 12)
    if size == 2:
        players += players % 2
    drawn = chance_rounds(players, size, rounds, luck, byes=remainder == "byes")
    none = [[0] * size for _ in range(players)]
    wrong, seats = balance(drawn, none, Luck(seed, "test"), bots=remainder == "bots")
    counts = Counter(
        (player, seat) for tables in seats for table in tables for seat, player in enumerate(table)
    )
    assert [[{*table} - {None} for table in tables] for tables in seats] == [
        [{*table} for table in tables] for tables in drawn
    ]
    return wrong, size, [[counts[player, seat] for seat in range(size)] for player in range(players)]


@pytest.mark.parametrize("remainder", REMAINDERS)
@pytest.mark.parametrize(("first", "count"), [(0, 60), soak(1000, 3000)])
def test_seats_of_a_plan_are_within_one(first: int, count: int, remainder: Remainder) -> None:
    """At smaller tables this holds for the seats that all tables have."""
    for seed in range(first, first + count):
        wrong, size, counts = seat_counts(seed, remainder)
        assert wrong == sum(max(max(each) - min(each) - 1, 0) for each in counts)
        everywhere = min(table_sizes(len(counts), size)) if remainder == "smaller_tables" else size
        assert all(max(each[:everywhere]) - min(each[:everywhere]) <= 1 for each in counts), seed


@pytest.mark.parametrize(
    ("players", "size", "rounds", "short"), [(7, 4, 7, 0), (11, 4, 3, 0), (14, 5, 3, 0), (15, 4, 4, 3)]
)
def test_smaller_tables_are_within_one_where_there_are_enough_last_seats(
    players: int, size: int, rounds: int, short: int
) -> None:
    """15 players in four rounds would need 15 last seats, but there are only 12."""
    order = list(range(players))
    drawn = []
    for turn in range(rounds):
        turned, tables, first = order[turn:] + order[:turn], [], 0
        for many in table_sizes(players, size):
            tables.append(tuple(turned[first : first + many]))
            first += many
        drawn.append(tables)
    wrong, _ = balance(drawn, [[0] * size for _ in order], Luck(1, "test"), bots=False)
    assert wrong == short


@pytest.mark.parametrize(
    ("players", "size", "rounds"),
    [(16, 4, 4), soak(20, 4, 4), soak(24, 4, 5), soak(24, 4, 6), soak(15, 3, 7), soak(24, 4, 7)],
)
def test_small_swiss_fields_have_no_repeats_and_balanced_seats(players: int, size: int, rounds: int) -> None:
    for seed in range(1 if players == 16 else 3):
        repeats = 0
        for _, paired, after in play(players, rounds, seed, table_size=size):
            repeats += paired.repeats
            seats = after.seats
        assert repeats == 0
        assert all(max(counts) - min(counts) <= 1 for counts in seats.values())


@pytest.mark.parametrize(("size", "players"), [(3, 14), (3, 15), (4, 21), (4, 22), (4, 23), (4, 24)])
def test_designs_have_no_repeats(size: int, players: int) -> None:
    rounds = design(players, size, TURNS)
    met = [pair for tables in rounds for table in tables for pair in combinations(table, 2)]
    assert len(met) == len({*met})
    for tables in rounds:
        assert tuple(map(len, tables)) == table_sizes(players, size)
        assert sorted(player for table in tables for player in table) == list(range(players))


def test_there_are_designs_for_no_other_numbers() -> None:
    assert design(13, 3, 7) == design(25, 4, 3) == design(24, 4, 8) == []
    assert {*FIRST_ROUNDS} == {(3, 15), (4, 24)}

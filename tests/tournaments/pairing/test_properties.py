"""What holds for every field: random fields and histories, and exhaustive search of small ones."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.soak import soak
from tests.tournaments.pairing.fields import humans, play, random_field, weight
from tournaments.pairing.field import Field, pair_of
from tournaments.pairing.swiss import pair


def check(before: Field) -> None:
    """Everybody once, sizes right, byes fair, repeats counted right."""
    found = pair(before)
    tables = humans(found)
    seated = [player for table in tables for player in table]
    assert Counter([*seated, *found.byes]) == Counter(before.players)
    sizes = {len(table) for table in tables}
    if tables:
        assert max(sizes) <= before.table_size
        assert max(sizes) - min(sizes) <= 1
    if before.remainder == "bots":
        assert all(len(table) == before.table_size for table in found.tables)
        assert not found.byes
    else:
        assert all(player for table in found.tables for player in table)
        assert all(len(table) > 1 for table in tables)
    check_byes(before, found.byes)
    assert found.repeats == sum(
        before.met.get(pair_of(*some), 0) > 0 for table in tables for some in combinations(table, 2)
    )


def check_byes(before: Field, byes: tuple[str, ...]) -> None:
    rest = len(before.players) % before.table_size
    had = {player: before.byes.get(player, 0) for player in before.players}
    others = [player for player in before.players if player not in byes]
    if before.remainder == "byes" and len(before.players) >= before.table_size:
        assert len(byes) in (rest, 0, 1)
    elif before.table_size > 2 and len(before.players) > 1:
        assert not byes
    # Nobody gets a second bye before everybody had one.
    assert all(had[player] <= min((had[other] for other in others), default=9) for player in byes)


@pytest.mark.parametrize(
    ("first", "count", "most"), [(0, 150, 10), soak(1000, 3000, 16), soak(5000, 300, 60)]
)
def test_everybody_plays_once_and_the_sizes_are_right(first: int, count: int, most: int) -> None:
    for seed in range(first, first + count):
        check(random_field(seed, most))


@pytest.mark.parametrize(("first", "count", "most"), [(0, 40, 9), soak(1000, 2000, 10)])
def test_no_other_tables_have_less_weight(first: int, count: int, most: int) -> None:
    for seed in range(first, first + count):
        before = random_field(seed, most)
        found = pair(before)
        players = [player for player in before.players if player not in found.byes]
        sizes = sorted(len(table) for table in humans(found))
        least = min(weight(before, tables) for tables in partitions(players, sizes))
        assert weight(before, humans(found)) == least, seed
        assert found.proof == "optimal"


def partitions(players: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    """Yield every way to seat the players at tables of these sizes."""
    if not players:
        yield []
        return
    for size in set(sizes):
        left = [*sizes]
        left.remove(size)
        for others in combinations(players[1:], size - 1):
            rest = [player for player in players[1:] if player not in others]
            for tables in partitions(rest, left):
                yield [[players[0], *others], *tables]


@pytest.mark.parametrize(("first", "count", "most"), [(0, 8, 10), soak(1000, 40, 40)])
def test_the_same_field_gives_the_same_pairing(first: int, count: int, most: int) -> None:
    for seed in range(first, first + count):
        before = random_field(seed, most, left=seed % 3)
        assert pair(before) == pair(before)


@pytest.mark.parametrize(
    ("players", "rounds", "size"), [(9, 4, 3), (8, 7, 2), soak(12, 3, 4), soak(16, 5, 4), soak(24, 5, 4)]
)
def test_small_fields_do_not_run_into_dead_ends(players: int, rounds: int, size: int) -> None:
    """As few repeats as a plan made in advance has: none, or 9 for twelve players in three rounds."""
    for seed in range(2):
        repeats = [paired.repeats for _, paired, _ in play(players, rounds, seed, table_size=size)]
        assert sum(repeats) == (9 if players == 12 else 0)


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(32, 3), soak(20, 5), soak(32, 5), soak(64, 6), soak(128, 7), soak(40, 7), soak(33, 6)],
)
def test_nobody_meets_twice_and_seats_are_balanced_in_the_end(players: int, rounds: int) -> None:
    for _, found, after in play(players, rounds, seed=players, remainder="bots"):
        assert (found.repeats, found.proof) == (0, "optimal")
        last = after
    for counts in last.seats.values():
        assert max(counts) - min(counts) <= 1

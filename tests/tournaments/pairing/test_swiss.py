"""Swiss rounds: small examples and odd fields."""

import hashlib
from itertools import combinations

import pytest

from tests.tournaments.pairing.fields import REMAINDERS, field, humans, names, play, random_field, weight
from tournaments.pairing.field import ALGORITHM, Remainder, pair_of
from tournaments.pairing.history import after
from tournaments.pairing.swiss import pair


def test_the_first_round_seats_everybody_once() -> None:
    found = pair(field(16))
    assert sorted(player for table in humans(found) for player in table) == list(names(16))
    assert [len(table) for table in found.tables] == [4, 4, 4, 4]
    assert (found.byes, found.repeats, found.proof) == ((), 0, "optimal")


def test_leaders_sit_together_before_anybody_has_met() -> None:
    tables = [set(table) for table in pair(field(12)).tables]
    assert tables == [{f"p{number:03}" for number in range(first, first + 4)} for first in (0, 4, 8)]


def test_nobody_meets_twice_while_it_is_possible() -> None:
    start = field(32)
    later = after(start, pair(start))
    assert pair(later).repeats == 0


def test_a_third_meeting_is_avoided_at_the_price_of_two_second_ones() -> None:
    met = {pair_of("p000", "p001"): 2, pair_of("p002", "p003"): 2}
    once = dict.fromkeys([pair_of("p000", "p002"), pair_of("p001", "p003"), pair_of("p000", "p003")], 1)
    found = pair(field(4, table_size=2, met={**met, **once}))
    assert {frozenset(table) for table in found.tables} == {
        frozenset({"p000", "p003"}),
        frozenset({"p001", "p002"}),
    }
    assert (found.repeats, found.proof) == (1, "optimal")


def test_a_forbidden_pair_does_not_meet() -> None:
    forbidden = frozenset({pair_of("p000", "p001")})
    tables = pair(field(8, forbidden=forbidden)).tables
    assert all(set(couple) != {"p000", "p001"} for table in tables for couple in combinations(table, 2))


def test_a_repeat_is_better_than_a_forbidden_pair() -> None:
    forbidden = frozenset(combinations(names(4), 2)) - {("p000", "p001"), ("p002", "p003")}
    met = {("p000", "p001"): 9, ("p002", "p003"): 9}
    found = pair(field(4, table_size=2, forbidden=forbidden, met=met))
    assert {frozenset(table) for table in found.tables} == {frozenset(names(2)), frozenset(names(4)[2:])}
    assert found.repeats == 2


def test_more_forbidden_pairs_than_can_be_kept_are_broken_as_seldom_as_possible() -> None:
    forbidden = frozenset(combinations(names(8), 2)) - {("p000", "p007")}
    before = field(8, table_size=2, forbidden=forbidden)
    assert weight(before, humans(pair(before))) == 3 * 1000**2


@pytest.mark.parametrize("remainder", REMAINDERS)
@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [0, 1, 2, 3, 4, 5])
def test_very_few_players(players: int, size: int, remainder: Remainder) -> None:
    found = pair(field(players, table_size=size, remainder=remainder, left=2))
    seated = [player for table in humans(found) for player in table]
    assert sorted([*seated, *found.byes]) == list(names(players))
    if players > 1:
        assert len(found.byes) <= (players % size if remainder == "byes" else players % 2)


def test_only_as_many_sit_at_smaller_tables_as_must() -> None:
    assert [len(table) for table in pair(field(9)).tables] == [3, 3, 3]
    assert sorted(len(table) for table in pair(field(14)).tables) == [3, 3, 4, 4]
    assert sorted(len(table) for table in pair(field(5)).tables) == [2, 3]


def test_smaller_tables_go_to_the_end_of_the_standings_and_then_to_others() -> None:
    start, last = field(15), set(names(15)[-3:])
    first = pair(start)
    assert [set(table) for table in first.tables if len(table) == 3] == [last]
    second = pair(after(start, first))
    assert not any(last & set(table) for table in second.tables if len(table) == 3)


def test_late_entries_meet_players_with_long_histories() -> None:
    for before, found, _ in play(12, 5, seed=3, late=3, table_size=3, remainder="byes"):
        assert len({player for table in humans(found) for player in table}) == len(before.players)
        assert found.proof == "optimal"


def test_pairings_stay_the_same_while_the_version_does() -> None:
    """The audit pairs again. If this fails on purpose, raise ALGORITHM and write the new digest here."""
    fields = [random_field(seed, 18, left=seed % 2) for seed in range(6)]
    text = repr([(found.tables, found.byes, found.proof, found.ahead) for found in map(pair, fields)])
    assert (ALGORITHM, hashlib.sha256(text.encode()).hexdigest()[:16]) == (1, "b86dbeef40931203")

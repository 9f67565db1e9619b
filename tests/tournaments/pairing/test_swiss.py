"""Swiss rounds: small examples."""

from itertools import combinations
from typing import Any

from tournaments.pairing.field import Field, pair_of
from tournaments.pairing.history import after
from tournaments.pairing.swiss import pair


def field(players: int, **facts: Any) -> Field:
    names = tuple(f"p{number:03}" for number in range(players))
    standing = tuple(range(1, players + 1))
    return Field(**{"players": names, "standing": standing, "table_size": 4, "seed": 7, **facts})


def test_the_first_round_seats_everybody_once() -> None:
    found = pair(field(16))
    assert sorted(player or "" for table in found.tables for player in table) == list(field(16).players)
    assert [len(table) for table in found.tables] == [4, 4, 4, 4]
    assert (found.byes, found.repeats, found.proof) == ((), 0, "optimal")


def test_leaders_sit_together_before_anybody_has_met() -> None:
    tables = [set(table) for table in pair(field(12)).tables]
    assert tables == [{f"p{number:03}" for number in range(first, first + 4)} for first in (0, 4, 8)]


def test_nobody_meets_twice_while_it_is_possible() -> None:
    start = field(32)
    later = after(start, pair(start))
    assert pair(later).repeats == 0


def test_a_forbidden_pair_does_not_meet() -> None:
    forbidden = frozenset({pair_of("p000", "p001")})
    tables = pair(field(8, forbidden=forbidden)).tables
    assert all(set(couple) != {"p000", "p001"} for table in tables for couple in combinations(table, 2))


def test_the_same_field_gives_the_same_pairing() -> None:
    assert pair(field(20)) == pair(field(20))
    assert pair(field(20, standing=(1,) * 20)) != pair(field(20, standing=(1,) * 20, seed=8))

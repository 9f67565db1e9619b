"""Plans, groups and knock-out tables."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from tests.soak import soak
from tests.tournaments.pairing.fields import REMAINDERS, field, names
from tournaments.pairing.field import Pairing, Remainder, pair_of
from tournaments.pairing.luck import Luck
from tournaments.pairing.plan import plan
from tournaments.pairing.problem import Tables
from tournaments.pairing.seeding import groups, knockout
from tournaments.pairing.solving import planning


def meetings(planned: tuple[Pairing, ...]) -> Counter[tuple[str, str]]:
    return Counter(
        pair_of(*some)
        for pairing in planned
        for table in pairing.tables
        for some in combinations([player for player in table if player], 2)
    )


def imbalance(planned: tuple[Pairing, ...], size: int) -> int:
    """The most by which somebody's seats differ."""
    counts = Counter(
        (player, seat) for pairing in planned for table in pairing.tables for seat, player in enumerate(table)
    )
    players = {player for player, _ in counts if player}
    return max(
        max(counts[player, seat] for seat in range(size)) - min(counts[player, seat] for seat in range(size))
        for player in players
    )


@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(16, 4, 5), (9, 3, 4), soak(25, 5, 6), soak(15, 3, 7)]
)
def test_all_meet_exactly_once_where_that_is_possible(players: int, size: int, rounds: int) -> None:
    planned = plan(names(players), size, None, "byes", seed=1)
    assert len(planned) == rounds
    assert set(meetings(planned).values()) == {1}
    assert len(meetings(planned)) == players * (players - 1) // 2
    assert imbalance(planned, size) <= 1


@pytest.mark.parametrize("players", range(2, 12))
def test_a_round_robin_of_two(players: int) -> None:
    planned = plan(names(players), 2, None, "byes", seed=players)
    assert len(planned) == players - 1 + players % 2
    assert meetings(planned) == dict.fromkeys(combinations(names(players), 2), 1)
    assert Counter(player for pairing in planned for player in pairing.byes) == (
        dict.fromkeys(names(players), 1) if players % 2 else {}
    )
    assert imbalance(planned, 2) <= 1


@pytest.mark.parametrize("remainder", REMAINDERS)
@pytest.mark.parametrize(("players", "size", "rounds"), [(10, 4, 3), (7, 3, 2), (5, 4, 3), (2, 4, 2)])
def test_every_round_of_a_plan_has_everybody_once(
    players: int, size: int, rounds: int, remainder: Remainder
) -> None:
    planned = plan(names(players), size, rounds, remainder, seed=5)
    assert len(planned) == rounds
    for pairing in planned:
        seated = [player for table in pairing.tables for player in table if player]
        assert sorted([*seated, *pairing.byes]) == list(names(players))
        assert pairing.proof == "planned"
    byes = Counter(player for pairing in planned for player in pairing.byes)
    counts = [byes[player] for player in names(players)]
    assert max(counts) - min(counts) <= 1


def test_a_large_plan_has_no_repeats() -> None:
    planned = plan(names(64), 4, 6, "byes", seed=2)
    assert set(meetings(planned).values()) == {1}
    assert sum(pairing.repeats for pairing in planned) == 0
    assert imbalance(planned, 4) <= 1


def test_the_same_seed_gives_the_same_plan() -> None:
    assert plan(names(8), 4, 2, "byes", 1) == plan(names(8), 4, 2, "byes", 1)
    assert plan(names(8), 4, 2, "byes", 1) != plan(names(8), 4, 2, "byes", 2)


def test_groups_go_to_and_fro() -> None:
    assert groups(names(7), 3) == (("p000", "p005", "p006"), ("p001", "p004"), ("p002", "p003"))


def test_the_best_meet_late_in_a_knock_out() -> None:
    found = knockout(field(16))
    assert [{*table} for table in found.tables] == [
        {f"p{number:03}" for number in some}
        for some in ((0, 7, 8, 15), (1, 6, 9, 14), (2, 5, 10, 13), (3, 4, 11, 12))
    ]


def test_players_of_the_same_rank_change_tables_to_avoid_a_forbidden_pair() -> None:
    found = knockout(field(8, forbidden=frozenset({("p000", "p003")})))
    tables = [set(table) for table in found.tables]
    assert {"p000", "p003"} not in [table & {"p000", "p003"} for table in tables]
    assert all(len(table & {"p000", "p001"}) == 1 for table in tables)


def test_byes_of_a_knock_out_go_to_the_best() -> None:
    assert knockout(field(10, remainder="byes")).byes == ("p000", "p001")
    assert sorted(len(table) for table in knockout(field(10)).tables) == [3, 3, 4]
    assert len(knockout(field(3)).tables) == 1


@pytest.mark.parametrize(("players", "rounds"), [(20, None), (70, None), (128, 32), (512, 32)])
def test_no_plan_takes_more_than_seconds(
    monkeypatch: pytest.MonkeyPatch, players: int, rounds: int | None
) -> None:
    tried: list[int] = []

    def joint(
        first: Sequence[Tables], met: Sequence[object], _luck: Luck, work: int
    ) -> tuple[int, list[Tables]]:
        tried.append(work * len(met) * len(first))
        return 1, list(first)

    monkeypatch.setattr(planning, "joint", joint)
    plan(tuple(map(str, range(players))), 5, rounds, "smaller_tables", 1)
    assert 0 < max(tried) <= 600_000

"""Points by place, by share and by wins; byes and awards. All numbers are computed by hand."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tests.tournaments.standings.builders import (
    names,
    played,
    points,
    round_of,
    settings,
    tournament,
    with_status,
)
from tournaments.settings import ByPlace, ByShare, ByWins, Points
from tournaments.standings.rows import Term
from tournaments.standings.stage_standings import standings
from tournaments.state import Award, Table


def after_one_table(table: Table, rule: Points) -> dict[str, Fraction]:
    players = "".join(player for player in table.players if player)
    return points(standings(tournament(players, round_of(1, table), set_=settings(points=rule))))


def test_a_place_is_worth_a_point_for_each_player_beaten() -> None:
    table = played({"a": 30, "b": 40, "c": 10, "d": 20})
    assert after_one_table(table, ByPlace()) == {"b": 3, "a": 2, "d": 1, "c": 0}


def test_a_shared_place_shares_the_points_of_the_places_it_takes_up() -> None:
    table = played({"a": 30, "b": 40, "c": 30, "d": 30})
    assert after_one_table(table, ByPlace()) == {"b": 3, "a": 1, "c": 1, "d": 1}
    assert after_one_table(table, ByPlace((7, 4, 2, 1))) == {
        "b": 7,
        "a": Fraction(7, 3),
        "c": Fraction(7, 3),
        "d": Fraction(7, 3),
    }


def test_a_smaller_table_gives_the_same_on_average() -> None:
    assert after_one_table(played({"a": 3, "b": 2, "c": 1}), ByPlace()) == {
        "a": 3,
        "b": Fraction(3, 2),
        "c": 0,
    }
    assert after_one_table(played({"a": 3, "b": 2}), ByPlace()) == {"a": 3, "b": 0}


def test_a_list_of_points_is_taken_as_it_is_at_a_smaller_table() -> None:
    assert after_one_table(played({"a": 3, "b": 2, "c": 1}), ByPlace((5, 3, 2, 1))) == {
        "a": 5,
        "b": 3,
        "c": 2,
    }
    assert after_one_table(played({"a": 3, "b": 2, "c": 1}), ByPlace((5,))) == {"a": 5, "b": 0, "c": 0}


def test_a_player_who_did_not_come_gets_nothing_and_takes_no_place() -> None:
    table = played({"a": 9, "b": 8}, players=("x", "a", None, "b"), absent=("x",), bot_points=(20, 1))
    assert after_one_table(table, ByPlace()) == {"a": 3, "b": 0, "x": 0}


def test_places_are_counted_among_the_players_alone() -> None:
    table = played({"a": 9, "b": 8, "c": 1})
    behind_a_bot = tuple(replace(placing, place=placing.place + 1) for placing in table.placings)
    assert after_one_table(replace(table, placings=behind_a_bot), ByPlace()) == {
        "a": 3,
        "b": Fraction(3, 2),
        "c": 0,
    }


def test_the_share_of_a_tables_points() -> None:
    assert after_one_table(played({"a": 30, "b": 40, "c": 10, "d": 20}), ByShare()) == {
        "b": Fraction(4, 10),
        "a": Fraction(3, 10),
        "d": Fraction(2, 10),
        "c": Fraction(1, 10),
    }


def test_shares_of_a_smaller_table_are_reduced_and_bots_count_as_opponents() -> None:
    assert after_one_table(played({"a": 20, "b": 10, "c": 10}), ByShare()) == {
        "a": Fraction(3, 8),
        "b": Fraction(3, 16),
        "c": Fraction(3, 16),
    }
    with_bot = played({"a": 20, "b": 10, "c": 10}, players=("a", "b", "c", None), bot_points=(40,))
    assert after_one_table(with_bot, ByShare()) == {
        "a": Fraction(1, 4),
        "b": Fraction(1, 8),
        "c": Fraction(1, 8),
    }


def test_shares_without_any_points_are_equal_and_negative_points_count_as_none() -> None:
    assert after_one_table(played({"a": 0, "b": 0, "c": -2, "d": 0}), ByShare())["c"] == Fraction(1, 4)
    assert after_one_table(played({"a": 6, "b": 2, "c": -2, "d": 0}), ByShare()) == {
        "a": Fraction(3, 4),
        "b": Fraction(1, 4),
        "c": 0,
        "d": 0,
    }


def test_a_win_is_a_point_which_players_share() -> None:
    assert after_one_table(played({"a": 4, "b": 4, "c": 1, "d": 0}), ByWins()) == {
        "a": Fraction(1, 2),
        "b": Fraction(1, 2),
        "c": 0,
        "d": 0,
    }


@pytest.mark.parametrize(
    ("rule", "worth"),
    [
        (ByPlace(), Fraction(3, 2)),
        (ByPlace((5, 3, 2, 1)), Fraction(11, 4)),
        (ByPlace((5,)), Fraction(5, 4)),
        (ByShare(), Fraction(1, 4)),
        (ByWins(), Fraction(1, 4)),
    ],
)
def test_a_bye_is_worth_the_average_of_a_full_table_or_nothing(rule: Points, worth: Fraction) -> None:
    state = tournament(
        "abcde", round_of(1, played({"a": 1, "b": 2, "c": 3, "d": 4}), byes="e"), set_=settings(points=rule)
    )
    row = next(row for row in standings(state) if row.player == "e")
    assert (row.points, row.byes, row.played, row.terms) == (worth, 1, 0, (Term("bye", worth, 1),))
    nothing = tournament("e", round_of(1, byes="e"), set_=settings(points=rule, bye_points="none"))
    assert points(standings(nothing)) == {"e": 0}


def test_awards_count_from_the_round_in_which_they_were_given() -> None:
    table = {"a": 4, "b": 3, "c": 2, "d": 1}
    state = tournament(
        "abcd",
        round_of(1, played(table)),
        round_of(2, played(table)),
        awards=(Award("d", 7, 2), Award("a", -1, 0)),
    )
    assert points(standings(state, 1)) == {"a": 2, "b": 2, "c": 1, "d": 0}
    assert points(standings(state, 2)) == {"a": 5, "b": 4, "c": 2, "d": 7}
    assert standings(state)[0].terms == (
        Term("place", Fraction(0), 1, 1),
        Term("place", Fraction(0), 2, 1),
        Term("award", Fraction(7), 2),
    )


def test_a_void_table_gives_nothing_and_a_disqualified_player_is_last() -> None:
    table = played({"a": 4, "b": 3, "c": 2, "d": 1})
    void = played({"e": 4, "f": 3, "g": 2, "h": 1}, status="void")
    state = with_status(tournament("abcdefgh", round_of(1, table, void)), "a", "disqualified")
    rows = standings(state)
    assert names(rows) == "bcdefgha"
    assert {row.player: row.points for row in rows if row.player in "efgh"} == dict.fromkeys(
        "efgh", Fraction(0)
    )
    assert (rows[-1].place, rows[-1].points, rows[-1].status) == (8, Fraction(3), "disqualified")

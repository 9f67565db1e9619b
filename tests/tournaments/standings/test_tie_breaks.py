"""Every tie-break on tables whose sums can be done by hand."""

from fractions import Fraction

from tests.tournaments.standings.builders import names, played, round_of, settings, tie_break_of, tournament
from tournaments.settings import TieBreak
from tournaments.standings.rows import Row, Term
from tournaments.standings.stage_standings import standings
from tournaments.state import Round


def ranked(players: str, *rounds: Round, by: tuple[TieBreak, ...]) -> tuple[Row, ...]:
    return standings(tournament(players, *rounds, set_=settings(tie_breaks=by)))


TWO_ROUNDS = (
    round_of(1, played({"a": 40, "b": 30, "c": 20, "d": 10}), played({"e": 60, "f": 20, "g": 10, "h": 10})),
    round_of(2, played({"e": 25, "b": 50, "g": 15, "d": 10}), played({"a": 10, "f": 60, "c": 20, "h": 10})),
)
"""Points: b 5, f 5, e 5, a 3 1/2 and so on:

a 3 + 1/2 (third and fourth with h), b 2 + 3, c 1 + 2, d 0 + 0,
e 3 + 2, f 2 + 3, g 1/2 + 1 (third and fourth with h), h 1/2 + 1/2.
"""


def test_the_example_has_these_points() -> None:
    rows = ranked("abcdefgh", *TWO_ROUNDS, by=())
    assert {row.player: row.points for row in rows} == {
        "b": 5,
        "f": 5,
        "e": 5,
        "a": Fraction(7, 2),
        "c": 3,
        "g": Fraction(3, 2),
        "h": 1,
        "d": 0,
    }
    assert [row.place for row in rows] == [1, 1, 1, 4, 5, 6, 7, 8]


def test_head_to_head_among_three_tied_players() -> None:
    """e was ahead of f in round 1, b ahead of e in round 2; b and f have not met."""
    rows = ranked("abcdefgh", *TWO_ROUNDS, by=("head_to_head",))
    assert names(rows)[:3] == "bef"
    assert [row.place for row in rows[:3]] == [1, 2, 3]
    assert tie_break_of(rows, "b", "head_to_head").terms == (Term("opponent", Fraction(1), 2, 1, "e"),)
    e = tie_break_of(rows, "e", "head_to_head")
    assert (e.value, e.terms) == (
        Fraction(),
        (Term("opponent", Fraction(1), 1, 2, "f"), Term("opponent", Fraction(-1), 2, 1, "b")),
    )
    assert tie_break_of(rows, "f", "head_to_head").value == -1
    assert tie_break_of(rows, "a", "head_to_head").value is None


def test_head_to_head_counts_several_tied_players_at_one_table() -> None:
    first = round_of(1, played({"a": 4, "b": 3, "c": 2, "d": 1}))
    second = round_of(2, played({"d": 4, "c": 3, "b": 2, "a": 1}))
    third = round_of(3, played({"a": 2, "b": 2, "c": 1, "d": 1}))
    rows = ranked("abcd", first, second, third, by=("head_to_head",))
    assert tie_break_of(rows, "a", "head_to_head").value == 0
    assert [row.place for row in rows] == [1, 1, 3, 3]
    assert tie_break_of(rows, "c", "head_to_head").terms[-1] == Term("opponent", Fraction(0), 3, 1, "d")


def test_the_average_points_of_opponents() -> None:
    """b met a, c, d and e, g, d: 7/2 + 3 + 0 + 5 + 3/2 + 0 = 13, by 6. e: 5 + 3/2 + 1 + 5 + 3/2 + 0 = 14.

    f: 5 + 3/2 + 1 + 7/2 + 3 + 1 = 15.
    """
    rows = ranked("abcdefgh", *TWO_ROUNDS, by=("opponents_points",))
    assert names(rows)[:3] == "feb"
    b = tie_break_of(rows, "b", "opponents_points")
    assert (b.value, b.divisor) == (Fraction(13, 6), 6)
    assert b.terms[3] == Term("opponent", Fraction(5), 2, 1, "e")
    assert tie_break_of(rows, "e", "opponents_points").value == Fraction(14, 6)
    assert tie_break_of(rows, "f", "opponents_points").value == Fraction(15, 6)


def test_the_difference_to_the_average_of_the_others() -> None:
    """b: 30 - 70/3 = 20/3 and 50 - 50/3 = 100/3, on average 20. e: 140/3 and 0. f: -20/3 and 140/3."""
    rows = ranked("abcdefgh", *TWO_ROUNDS, by=("score_difference",))
    assert names(rows)[:3] == "ebf"
    assert [row.place for row in rows[:3]] == [1, 2, 2]
    b = tie_break_of(rows, "b", "score_difference")
    assert (b.value, b.divisor) == (Fraction(20), 2)
    assert b.terms == (Term("table", Fraction(20, 3), 1, 1), Term("table", Fraction(100, 3), 2, 1))
    assert tie_break_of(rows, "e", "score_difference").value == Fraction(70, 3)
    assert tie_break_of(rows, "f", "score_difference").value == 20


def test_the_average_share_of_the_tables_points() -> None:
    """b: 30/100 and 50/100. e: 60/100 and 25/100. f: 20/100 and 60/100."""
    rows = ranked("abcdefgh", *TWO_ROUNDS, by=("score_share",))
    assert names(rows)[:3] == "ebf"
    assert [row.place for row in rows[:3]] == [1, 2, 2]
    e = tie_break_of(rows, "e", "score_share")
    assert (e.value, e.divisor) == (Fraction(85, 200), 2)
    assert e.terms == (Term("share", Fraction(3, 5), 1, 2), Term("share", Fraction(1, 4), 2, 1))


def test_the_number_of_wins() -> None:
    first = round_of(1, played({"a": 4, "b": 4, "c": 2, "d": 1}))
    second = round_of(2, played({"c": 4, "a": 3, "b": 2, "d": 1}))
    rows = ranked("abcd", first, second, by=("wins",))
    assert {row.player: row.wins for row in rows} == {
        "a": Fraction(1, 2),
        "b": Fraction(1, 2),
        "c": 1,
        "d": 0,
    }
    assert tie_break_of(rows, "a", "wins").terms == (Term("wins", Fraction(1, 2), 1, 1),)
    assert tie_break_of(rows, "d", "wins").value == 0
    third = round_of(3, played({"b": 4, "d": 3, "a": 2, "c": 1}))
    level = ranked("abcd", first, second, third, by=("wins",))
    assert (level[0].player, level[0].points, level[0].wins) == ("b", Fraction(13, 2), Fraction(3, 2))


def test_whoever_sat_later_goes_first() -> None:
    first = round_of(1, played({"a": 4, "b": 4, "c": 2, "d": 2}))
    second = round_of(2, played({"b": 4, "c": 2, "d": 2, "a": 4}))
    rows = ranked("abcd", first, second, by=("seat_average",))
    assert names(rows) == "abdc"
    a = tie_break_of(rows, "a", "seat_average")
    assert (a.value, a.divisor) == (Fraction(5, 2), 2)
    assert a.terms == (Term("seat", Fraction(1), 1, 1), Term("seat", Fraction(4), 2, 1))
    assert [tie_break_of(rows, player, "seat_average").value for player in "bcd"] == [
        Fraction(3, 2),
        Fraction(5, 2),
        Fraction(7, 2),
    ]


def test_the_lower_lot_goes_first() -> None:
    rows = ranked("dbca", round_of(1, played({"a": 1, "b": 1, "c": 1, "d": 1})), by=("lot",))
    assert names(rows) == "dbca"
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert tie_break_of(rows, "c", "lot").terms == (Term("lot", Fraction(3)),)


def test_tie_breaks_decide_in_the_chosen_order() -> None:
    by_share = ranked("abcdefgh", *TWO_ROUNDS, by=("score_share", "head_to_head", "lot"))
    assert names(by_share)[:3] == "ebf"
    assert tie_break_of(by_share, "b", "head_to_head").value == 0, "b and f are still tied but have not met"
    assert tie_break_of(by_share, "e", "head_to_head").value is None, "nobody is tied with e any more"
    assert [value.name for value in by_share[0].tie_breaks] == ["score_share", "head_to_head", "lot"]


def test_a_bye_and_a_table_without_others_change_no_average() -> None:
    table = played({"a": 30, "b": 40, "c": 10, "d": 20})
    alone = played({"a": 12}, players=("a", "x"), absent=("x",))
    state = tournament(
        "abcdx",
        round_of(1, table),
        round_of(2, alone),
        round_of(3, byes="a"),
        set_=settings(tie_breaks=("score_difference", "opponents_points")),
    )
    rows = standings(state)
    assert tie_break_of(rows, "a", "score_difference").value == Fraction(20, 3) / 2
    assert tie_break_of(rows, "a", "opponents_points").value == Fraction(3 + 0 + 1, 3)
    assert tie_break_of(rows, "x", "opponents_points").value == 0

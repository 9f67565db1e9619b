"""The field of a round: who is paired, and what counts of the rounds before."""

from msgspec.structs import replace

from tests.tournaments.standings.builders import played, round_of, settings, tournament, with_status
from tournaments.settings import Knockout, Swiss
from tournaments.standings.next_field import field_of, players_of
from tournaments.state import Participant, Table

FIRST = round_of(
    1, played({"a": 4, "b": 3, "c": 3, "d": 1}), played({"e": 4, "f": 3, "g": 2, "h": 1}), byes="i"
)
NEXT = round_of(2, status="starting")


def test_the_first_round_is_in_the_order_of_the_lots() -> None:
    field = field_of(tournament("dbca", round_of(1, status="starting")), 1, 99)
    assert field.players == ("d", "b", "c", "a")
    assert field.standing == (1, 1, 1, 1)
    assert (field.seed, field.table_size, field.remainder, field.left) == (99, 4, "smaller_tables", 4)
    assert (field.met, field.byes) == ({}, dict.fromkeys("abcd", 0))


def test_players_with_the_same_points_have_the_same_place() -> None:
    field = field_of(tournament("abcdefghi", FIRST, NEXT), 2, 1)
    assert "".join(field.players) == "eafbcighd"
    assert field.standing == (1, 1, 3, 4, 4, 4, 7, 8, 8)
    assert field.byes == {**dict.fromkeys("abcdefgh", 0), "i": 1}
    assert field.left == 3


def test_who_has_met_and_where_they_sat() -> None:
    second = round_of(2, played({"e": 4, "a": 3, "b": 3, "i": 1}))
    field = field_of(tournament("abcdefghi", FIRST, second, round_of(3, status="starting")), 3, 1)
    assert field.met["a", "b"] == 2
    assert field.met["a", "e"] == 1
    assert ("a", "f") not in field.met
    assert len(field.met) == 6 + 6 + 5
    assert field.seats["a"] == (1, 1, 0, 0, 0)
    assert field.seats["i"] == (0, 0, 0, 1, 0)


def test_void_tables_bots_and_absent_players_were_not_met() -> None:
    void = played({"a": 4, "b": 3, "c": 3, "d": 1}, status="void")
    absent = played({"e": 4, "f": 3}, players=("g", "e", None, "f"), absent=("g",))
    field = field_of(tournament("abcdefg", round_of(1, void, absent), NEXT), 2, 1)
    assert field.met == {("e", "f"): 1}
    assert field.seats["a"] == (0, 0, 0, 0, 0)
    assert field.seats["f"] == (0, 0, 0, 1, 0)
    assert field.seats["g"] == (0, 0, 0, 0, 0)


def test_those_who_left_are_not_paired_and_late_entries_are() -> None:
    state = with_status(tournament("abcdefghi", FIRST, NEXT), "e", "withdrawn")
    state = with_status(state, "f", "disqualified")
    late = (Participant("x", 20, since=2), Participant("y", 21, since=3))
    state = replace(state, participants=(*state.participants, *late))
    field = field_of(state, 2, 1)
    assert set(field.players) == set("abcdghix")
    assert field.standing[field.players.index("x")] == field.standing[field.players.index("d")] == 6


def test_forbidden_pairs_are_in_alphabetical_order() -> None:
    state = tournament("abcd", round_of(1, status="starting"), forbidden=(("d", "a"), ("b", "c")))
    assert field_of(state, 1, 1).forbidden == {("a", "d"), ("b", "c")}


def test_a_later_stage_begins_as_it_was_ranked_and_remembers_who_has_met() -> None:
    two = settings(stages=(Swiss(rounds=1, advance=4), Swiss(rounds=2)))
    state = tournament(
        "abcdefghi", FIRST, round_of(2, stage=1, status="starting"), stages=("abcdefghi", "ebaf"), set_=two
    )
    field = field_of(state, 2, 1)
    assert "".join(field.players) == "ebaf"
    assert field.standing == (1, 1, 1, 1)
    assert field.met["a", "b"] == 1
    assert field.left == 1


def test_in_a_knock_out_those_who_go_on_are_paired() -> None:
    first = round_of(1, played({"a": 4, "b": 3, "c": 3, "d": 1}), played({"e": 4, "f": 3, "g": 2, "h": 1}))
    state = tournament("abcdefgh", first, NEXT, set_=settings(stages=(Knockout(winners=2),)))
    assert players_of(state, 2) == ("e", "a", "f", "b")
    assert field_of(state, 2, 1).left == 0
    assert players_of(with_status(state, "e", "withdrawn"), 2) == ("a", "f", "b", "g")


def test_a_table_without_a_result_counts_as_met() -> None:
    abandoned = Table(("a", "b", "c", "d"), status="finished")
    assert len(field_of(tournament("abcd", round_of(1, abandoned), NEXT), 2, 1).met) == 6

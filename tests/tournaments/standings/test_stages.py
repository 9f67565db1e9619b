"""Standings after a round, of groups, of a knock-out, over all stages; and who goes on."""

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
from tournaments.settings import Groups, Knockout, Swiss
from tournaments.standings.final_ranking import advancing, final_ranking, going_on
from tournaments.standings.stage_standings import standings
from tournaments.state import Award, Participant, Table

ABCD = {"a": 4, "b": 3, "c": 2, "d": 1}
EFGH = {"e": 4, "f": 3, "g": 2, "h": 1}


def test_before_the_first_round_all_who_take_part_are_listed_without_points() -> None:
    state = replace(with_status(tournament("abc"), "b", "withdrawn"), stages=())
    assert points(standings(state)) == {"a": 0, "c": 0}
    assert [row.place for row in standings(state)] == [1, 2]


def test_standings_after_an_earlier_round_leave_out_what_came_later() -> None:
    state = tournament(
        "abcd", round_of(1, played(ABCD)), round_of(2, played({"d": 9, "a": 1, "b": 1, "c": 1}))
    )
    state = replace(state, participants=(*state.participants, Participant("late", 9, since=3)))
    assert names(standings(state, 1)) == "abcd"
    assert points(standings(state, 1)) == {"a": 3, "b": 2, "c": 1, "d": 0}
    assert points(standings(state)) == {"a": 4, "b": 3, "d": 3, "c": 2, "late": 0}


def test_a_table_that_is_still_played_counts_as_soon_as_it_has_a_result() -> None:
    state = tournament(
        "abcdefgh", round_of(1, played(ABCD), Table(tuple("efgh"), status="open"), status="open")
    )
    assert names(standings(state)) == "abcdefgh"
    assert [row.played for row in standings(state)] == [1, 1, 1, 1, 0, 0, 0, 0]


def test_who_withdrew_keeps_the_points_and_who_left_before_playing_is_not_listed() -> None:
    state = with_status(tournament("abcdef", round_of(1, played(ABCD))), "a", "withdrawn")
    state = with_status(with_status(state, "e", "withdrawn"), "f", "removed")
    assert names(standings(state)) == "abcd"
    assert standings(state)[0].status == "withdrawn"


def test_a_correction_changes_the_standings() -> None:
    first = round_of(1, played(ABCD), played(EFGH))
    second = round_of(2, played({"a": 4, "e": 3, "b": 2, "f": 1}), played({"c": 4, "g": 3, "d": 2, "h": 1}))
    before = tournament("abcdefgh", first, second)
    corrected = played({"a": 1, "b": 3, "c": 2, "d": 4}, overridden=True)
    after = replace(before, rounds=(replace(first, tables=(corrected, first.tables[1])), second))
    assert names(standings(before))[:2] == "ae"
    assert names(standings(after))[:2] == "ec"
    assert points(standings(after))["a"] == 3
    void = replace(
        before,
        rounds=(replace(first, tables=(replace(first.tables[0], status="void"), first.tables[1])), second),
    )
    assert points(standings(void))["a"] == 3


GROUPS = settings(stages=(Groups(groups=2, rounds=1, advance=2), Knockout()))


def test_groups_have_standings_of_their_own() -> None:
    first = round_of(
        1,
        played(dict(zip("adeh", (9, 1, 1, 1), strict=True)), group=1),
        played({"b": 1, "c": 8, "f": 6, "g": 5}, group=2),
    )
    state = tournament("abcdefgh", first, set_=GROUPS)
    assert names(standings(state, group=1)) == "adeh"
    assert names(standings(state, group=2)) == "cfgb"
    assert [row.group for row in standings(state, group=2)] == [2, 2, 2, 2]
    assert names(standings(state)) == "acfdgehb"
    assert [row.place for row in standings(state, group=2)] == [1, 2, 3, 4]


def test_the_best_of_each_group_go_on() -> None:
    first = round_of(
        1,
        played(dict(zip("adeh", (9, 5, 1, 0), strict=True)), group=1),
        played({"b": 1, "c": 8, "f": 6, "g": 5}, group=2),
    )
    state = tournament("abcdefgh", first, set_=GROUPS)
    assert advancing(state, 0) == ("a", "c", "d", "f")
    assert set(advancing(with_status(state, "a", "withdrawn"), 0)) == {"d", "e", "c", "f"}


def test_the_best_of_a_swiss_stage_go_on() -> None:
    two = settings(stages=(Swiss(rounds=1, advance=3), Knockout()))
    state = tournament("abcdefgh", round_of(1, played(ABCD), played({**EFGH, "e": 9})), set_=two)
    assert advancing(state, 0) == ("e", "a", "b")
    assert advancing(with_status(state, "e", "disqualified"), 0) == ("a", "b", "f")


KNOCKOUT = settings(stages=(Knockout(winners=2),))
FIRST = round_of(1, played(ABCD), played({**EFGH, "e": 9}), byes="i")
SECOND = round_of(2, played({"a": 1, "e": 2, "i": 3, "b": 5}), Table(("f",), status="void"))


def test_a_knock_out_ranks_by_how_far_somebody_came() -> None:
    state = tournament("abcdefghi", FIRST, SECOND, set_=KNOCKOUT)
    assert names(standings(state)) == "bieafcgdh"


def test_players_whose_table_is_not_over_are_still_in() -> None:
    third = round_of(2, Table(("a", "b", "e", "f"), status="open"), byes="i", status="open")
    state = tournament("abcdefghi", FIRST, third, set_=KNOCKOUT)
    assert set(names(standings(state))[:5]) == set("abefi")


def test_the_best_of_each_table_and_those_with_a_bye_go_on() -> None:
    state = tournament("abcdefghi", FIRST, set_=KNOCKOUT)
    assert set(going_on(state, 1)) == set("abefi")
    assert set(going_on(with_status(state, "a", "withdrawn"), 1)) == set("bcefi")


def test_a_shared_place_at_the_border_is_decided_by_game_points_then_by_the_standings() -> None:
    one = settings(stages=(Knockout(winners=1),))
    table = played({"b": 4, "a": 4, "c": 2, "d": 1})
    assert going_on(tournament("abcd", round_of(1, table), set_=one), 1) == ("a",)
    by_points = tuple(replace(one, points=9) if one.player == "b" else one for one in table.placings)
    assert going_on(tournament("abcd", round_of(1, replace(table, placings=by_points)), set_=one), 1) == (
        "b",
    )


def test_somebody_is_out_at_every_table() -> None:
    small = round_of(1, played({"a": 2, "b": 1}), played({"c": 1}, players=("c", "d"), absent=("d",)))
    assert set(going_on(tournament("abcd", small, set_=KNOCKOUT), 1)) == {"a", "c"}


def test_an_award_counts_in_the_stage_of_its_round() -> None:
    two = settings(stages=(Swiss(rounds=1, advance=4), Swiss(rounds=1)))
    state = tournament(
        "abcd",
        round_of(1, played(ABCD)),
        round_of(2, played(ABCD), stage=1),
        stages=("abcd", "abcd"),
        set_=two,
        awards=(Award("d", 9, 1), Award("c", 5, 2)),
    )
    assert points(standings(state, 1)) == {"d": 9, "a": 3, "b": 2, "c": 1}
    assert points(standings(state)) == {"c": 6, "a": 3, "b": 2, "d": 0}


def test_a_void_table_sends_nobody_on() -> None:
    first = round_of(1, played(ABCD), played(EFGH, status="void"))
    assert going_on(tournament("abcdefgh", first, set_=KNOCKOUT), 1) == ("a", "b")


def test_until_a_stage_is_paired_the_standings_are_those_of_the_stage_before() -> None:
    two = settings(stages=(Swiss(rounds=1, advance=4), Knockout()))
    starting = round_of(2, stage=1, status="starting")
    state = tournament("abcd", round_of(1, played(ABCD)), starting, set_=two)
    assert standings(state) == standings(state, 2) == standings(state, 1)
    assert points(standings(state))["a"] == 3


def test_the_final_ranking_goes_back_stage_by_stage_with_the_disqualified_last() -> None:
    two = settings(stages=(Swiss(rounds=1, advance=4), Knockout()))
    final = round_of(2, played({"a": 1, "e": 2, "b": 3, "f": 4}), stage=1)
    state = tournament(
        "abcdefgh",
        round_of(1, played(ABCD), played({**EFGH, "e": 9})),
        final,
        stages=("abcdefgh", "eabf"),
        set_=two,
    )
    assert "".join(final_ranking(state)) == "fbeacgdh"
    assert "".join(final_ranking(with_status(state, "f", "disqualified"))) == "beacgdhf"
    assert points(standings(state)) == {"a": 0, "e": 1, "b": 2, "f": 3}, "each stage begins with 0 points"
    assert names(standings(state, 1)) == "eabfcgdh"

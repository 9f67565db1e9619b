"""Byes: at most one each, to the lowest in the standings, and nothing to gain by trying for one."""

from tests.tournaments.pairing.fields import field, names, play
from tournaments.pairing.luck import Luck
from tournaments.pairing.sizes import byes_needed, choose_byes
from tournaments.pairing.swiss import pair


def test_the_lowest_in_the_standings_get_the_byes() -> None:
    assert set(pair(field(14, remainder="byes")).byes) == {"p012", "p013"}


def test_who_had_a_bye_gets_none_while_others_had_none() -> None:
    found = pair(field(14, remainder="byes", byes={"p013": 1, "p011": 1}))
    assert set(found.byes) == {"p010", "p012"}


def test_the_seed_decides_between_players_with_the_same_points() -> None:
    drawn = {pair(field(5, standing=(1,) * 5, remainder="byes", seed=seed)).byes for seed in range(60)}
    assert drawn == {(player,) for player in names(5)}


def test_a_late_entry_gets_no_bye_before_the_first_game() -> None:
    seats = dict.fromkeys(names(8), (1, 0, 0, 0))
    assert pair(field(9, remainder="byes", seats=seats)).byes == ("p007",)


def test_nobody_gets_a_second_bye_but_tables_become_smaller() -> None:
    had = dict.fromkeys(names(6)[1:], 1)
    assert pair(field(6, remainder="byes", byes=had)).byes == ()
    assert byes_needed(field(6, remainder="byes", byes=had)) == 0


def test_in_tables_of_two_the_byes_go_around() -> None:
    had: list[str] = []
    for _, found, _ in play(7, 7, seed=1, table_size=2):
        had += found.byes
    assert sorted(had) == list(names(7))


def test_nobody_plays_alone() -> None:
    assert choose_byes(field(1), Luck(1, "test")) == ("p000",)
    assert pair(field(1, remainder="bots")).tables[0].count(None) == 3

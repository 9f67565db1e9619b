"""`wardbook tournament simulate`: tournaments by the real rules, and what they have in common."""

import json
from typing import Any

import pytest

from cli.main import main
from cli.tournament import simulate_command
from cli.tournament.simulated_tournament import AfterRound
from cli.tournament.simulation_report import summarize


def reports(capsys: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    assert main(["tournament", "simulate", "--json", *options]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_without_luck_the_best_player_of_one_table_wins(capsys: pytest.CaptureFixture[str]) -> None:
    (report,) = reports(capsys, "--players", "4", "--rounds", "1", "--luck", "0", "--simulations", "5")
    assert report["format"] == "swiss (1 round)"
    (only,) = report["rounds"]
    assert (only["best_first"], only["best_in_top"], only["top_right"]) == (1, 1, 1)
    assert (only["simulations"], only["repeats"], only["byes"]) == (5, 0, 0)


def test_the_same_seed_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    def ranked(seed: str) -> list[dict[str, Any]]:
        (report,) = reports(
            capsys, "--players", "16", "--format", "knockout", "--simulations", "3", "--seed", seed
        )
        for row in report["rounds"]:
            del row["pairing_seconds"]
        rows: list[dict[str, Any]] = report["rounds"]
        return rows

    assert ranked("5") == ranked("5")
    assert ranked("5") != ranked("6")


def test_several_numbers_of_players_have_a_report_each(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--players", "4", "5", "--rounds", "1", "--simulations", "1")
    assert [report["players"] for report in reports(capsys, *options)] == [4, 5]


def test_byes_and_seats_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--players", "5", "--rounds", "2", "--remainder", "byes", "--simulations", "2")
    (report,) = reports(capsys, *options)
    assert [row["byes"] for row in report["rounds"]] == [1, 2]
    assert [row["seat_difference"] for row in report["rounds"]] == [1, 1]


@pytest.mark.parametrize(
    ("options", "played", "rounds"),
    [
        (("--format", "knockout"), "knock-out", 2),
        (("--format", "schedule"), "schedule (until all have met)", 5),
        (("--format", "groups", "--groups", "4", "--rounds", "1"), "4 groups (1 round), then knock-out", 2),
        (("--rounds", "2", "--advance", "4"), "swiss (2 rounds), then knock-out", 3),
        (("--rounds", "1", "--points", "share", "--remainder", "bots"), "swiss (1 round)", 1),
    ],
)
def test_every_format_is_played_to_its_end(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], played: str, rounds: int
) -> None:
    (report,) = reports(capsys, "--players", "16", "--simulations", "1", *options)
    assert report["format"] == played
    assert len(report["rounds"]) >= rounds


def test_the_report_is_a_table_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate_command, "PROGRESS_SECONDS", 0)
    assert main(["tournament", "simulate", "--players", "4", "--rounds", "2", "--simulations", "2"]) == 0
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0] == "4 players, tables of 4, swiss (2 rounds); 2 simulations, luck 1, seed 1"
    assert lines[2] == "round  best is 1st  best in top 4  right in top 4  repeats  byes  seats  pairing"
    assert {len(line) for line in lines[3:5]} == {len(lines[2])}
    assert [line.split()[0] for line in lines[3:5]] == ["1", "2"]
    assert shown.err.splitlines()[-1] == "4 players: simulation 2 of 2, round 2"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--players", "8"), "say with --rounds how many rounds are played"),
        (("--players", "8", "--format", "knockout", "--rounds", "3"), "leave out --rounds"),
        (("--players", "8", "--rounds", "3", "--advance", "8"), "cannot be played: too_many_advance"),
        (("--players", "8", "--rounds", "3", "--luck", "-1"), "--luck"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], message: str
) -> None:
    assert main(["tournament", "simulate", *options]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize("number", ["1", "513", "x", "-4", "4.5"])
def test_numbers_out_of_range_are_refused(capsys: pytest.CaptureFixture[str], number: str) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "simulate", "--players", number, "--rounds", "2"])
    assert "whole number from 2 to 512" in capsys.readouterr().err


def test_the_help_explains_the_columns(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "simulate", "--help"])
    shown = capsys.readouterr().out
    assert "the chance that the strongest player is first" in shown
    assert "--simulations" in shown


def test_averages_are_of_the_tournaments_that_came_so_far() -> None:
    first = AfterRound((1, 0, 2, 3), repeats=0, byes=1, seat_difference=1, seconds=2.0)
    second = AfterRound((0, 3, 2, 1), repeats=2, byes=2, seat_difference=1, seconds=4.0)
    other = AfterRound((0, 1, 2, 3), repeats=1, byes=0, seat_difference=2, seconds=1.0)
    one, two = summarize([(first, second), (other,)], top=2)
    assert (one.simulations, one.best_first, one.best_in_top, one.top_right) == (2, 0.5, 1, 1)
    assert (one.repeats, one.byes, one.seat_difference, one.pairing_seconds) == (0.5, 0.5, 2, 1.5)
    assert (two.simulations, two.best_first, two.top_right, two.repeats) == (1, 1, 0.5, 2)

"""Useless actions of a bot in Clinic are counted, with the reason, and those of easy are rare."""

import sys

import pytest

from bench import useless_actions
from bench.useless_actions import DRAWN, FAILED, Chosen, Game, play, table

ACTIONS_OF_A_SEAT = 18


def test_easy_seldom_chooses_an_action_for_nothing() -> None:
    games = [play("easy", 2, number) for number in range(4)]
    actions = [one for game in games for one in game.actions]
    assert len(actions) == 4 * 2 * ACTIONS_OF_A_SEAT
    assert sum(not one.useful for one in actions) <= len(actions) * 8 / 100


def test_random_often_does() -> None:
    actions = play("random", 2, 0).actions
    reasons = [one.reason for one in actions if not one.useful]
    assert len(reasons) > 2
    assert DRAWN in reasons


def test_the_table_counts_by_reason_and_action() -> None:
    useless, useful = Chosen("admit", FAILED, False), Chosen("build", FAILED, True)
    lines = list(table([Game([useless, useful, useless, useful], [20, 31])]))
    assert lines == [
        "2 of 4 actions did nothing (50.0%)",
        f"  {FAILED}: admit, 2",
        "25.5 points on average",
    ]


def test_the_command_prints_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["useless", "--games", "1"])
    assert useless_actions.main() == 0
    assert "of 36 actions did nothing" in capsys.readouterr().out

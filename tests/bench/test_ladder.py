"""The ladder: games come out the same again, intervals are right, and a run goes on where it stopped."""

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.ladder import __main__ as ladder
from bench.ladder.intervals import LEAST, MOST, ratio, wilson
from bench.ladder.matches import MATCHES, Match
from bench.ladder.playing import Played, play, play_out
from games.clinic.modules.solo.messages import ChooseGoal
from games.clinic.modules.solo.progress import progress_of
from games.kernel.composition.compose import compose
from games.titles import TITLES

EASY = next(match for match in MATCHES if match.bot == match.against == "easy")
STEP = next(match for match in MATCHES if (match.bot, match.against) == ("medium", "easy"))


def test_every_match_can_be_played() -> None:
    for match in MATCHES:
        title = TITLES[match.title]
        compose(title, match.modules, dict(match.options), match.seats)
        assert {match.bot, match.against or match.bot} <= set(title.bots)
    assert len({match.name for match in MATCHES}) == len(MATCHES)


def test_games_come_out_the_same_again() -> None:
    once, again = (play(EASY, 3) for _ in range(2))
    assert replace(once, milliseconds=0, slowest=0) == replace(again, milliseconds=0, slowest=0)
    assert play(EASY, 4).points != once.points


def test_the_openings_of_a_match_take_turns() -> None:
    match = next(match for match in MATCHES if match.openings)
    goals = [progress_of(play_out(match, number, 0)[1]).goal for number in (1, 3, 21)]
    assert [ChooseGoal(goal or "") for goal in goals] == [*match.openings[:2], match.openings[0]]


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 10, 0.2366, 0.7634), (1.0, 20, 0.8389, 1.0), (0.0, 0, 0, 1)]
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_of_a_ratio_contains_the_ratio_and_shrinks() -> None:
    few, many = ratio([2.0, 4.0] * 5, [1.0, 2.0] * 5), ratio([2.0, 4.0] * 50, [1.0, 2.0] * 50)
    assert few.low < many.low < 2 < many.high < few.high


def played(match: Match, number: int, share: float) -> Played:
    return Played(match.name, number, [1, 1], share, [40, 30], 100, 10.0, 1.0)


def test_a_match_ends_when_it_is_clear_and_at_the_latest_after_all_games() -> None:
    won = [played(STEP, number, 1.0) for number in range(LEAST)]
    assert not ladder.is_over(STEP, won[:-1], MOST)
    assert ladder.is_over(STEP, won, MOST)
    close = [played(STEP, number, 0.65) for number in range(MOST)]
    assert not ladder.is_over(STEP, close[:-1], MOST)
    assert ladder.is_over(STEP, close, MOST)


def test_a_bot_plays_all_games_against_itself() -> None:
    won = [played(EASY, number, 1.0) for number in range(MOST)]
    assert not ladder.is_over(EASY, won[:-1], MOST)
    assert ladder.is_over(EASY, won, MOST)


def test_a_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ladder.jsonl"
    for most in ("1", "2", "2"):
        arguments = ["ladder", "--only", EASY.name, "--most", most, "--file", str(file)]
        monkeypatch.setattr(sys, "argv", arguments)
        assert ladder.main() == 0
    assert [game.number for game in ladder.read(file)[EASY.name]] == [0, 1]
    assert f"| {EASY.name} | 2 |" in capsys.readouterr().out


def test_the_ratio_is_open_until_both_have_two_results() -> None:
    assert ratio([2.0, 4.0], [1.0]) == ratio([2.0], [1.0, 2.0]) == (0.0, float("inf"))

"""Balance: whole games of every mode are played, and decks that are too close are an error."""

import sys

import pytest

from bench import balance
from bench.balance import Mean, deck_gaps, mean, play, tilt
from bench.modes import AUTOMA, modes
from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import selectable_modules


def test_every_module_and_every_setting_of_the_automa_is_measured() -> None:
    found = list(modes(7, 3))
    assert [mode.deck for mode in found if mode.deck] == ["easy", "normal", "hard"]
    assert {mode.games for mode in found if AUTOMA in mode.seats and not mode.modules} == {7}
    tables = {key for mode in found for key in mode.modules}
    included = {
        u.key for u in selectable_modules(DICE_HOSPITAL) if any(u.enabled_when(None, m.seats) for m in found)
    }
    assert tables | included == {unit.key for unit in selectable_modules(DICE_HOSPITAL)}
    assert len({(mode.name, mode.seats) for mode in found}) == len(found)


def test_games_of_the_automa_have_two_scores_and_come_out_the_same_again() -> None:
    deck = next(mode for mode in modes(1, 1) if mode.deck)
    score = play(deck, 0)
    assert score.automa is not None
    assert score.automa > 0
    assert play(deck, 0) == score
    assert play(next(mode for mode in modes(1, 1) if mode.name == "base"), 0).automa is None


def test_means_and_their_errors() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx(Mean(3, 0.7071), abs=1e-4)
    told = deck_gaps({"easy": Mean(40, 0.3), "normal": Mean(42, 0.4), "hard": Mean(41, 0.3)})
    assert [rung for rung, _ in told] == ["easy < normal", "normal < hard"]
    assert [errors for _, errors in told] == [pytest.approx(4), pytest.approx(-2)]


@pytest.mark.parametrize(("hard", "status"), [(50.0, 0), (48.1, 1), (40.0, 1)])
def test_the_gaps_between_decks_decide_on_the_exit_status(
    hard: float, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    decks = {"easy": Mean(46, 0.1), "normal": Mean(48, 0.1), "hard": Mean(hard, 0.1)}
    monkeypatch.setattr(balance, "measure", lambda _modes, _processes: decks)
    monkeypatch.setattr(sys, "argv", ["balance"])
    assert balance.main() == status
    assert ("too few" in capsys.readouterr().out) == bool(status)


def test_a_line_is_printed_for_each_mode(capsys: pytest.CaptureFixture[str]) -> None:
    found = [mode for mode in modes(2, 2) if mode.deck]
    assert set(balance.measure(found, 1)) == {"easy", "normal", "hard"}
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(found)
    assert all(mode.name in line for mode, line in zip(found, lines[1:], strict=True))


def test_the_wins_of_each_seat_are_counted_and_compared_with_equal_shares() -> None:
    base = next(mode for mode in modes(1, 1) if mode.name == "base" and len(mode.seats) == 4)
    wins = play(base, 0).wins
    assert len(wins) == 4
    assert sum(wins) == pytest.approx(1)
    assert tilt([[1, 0] * 50, [0, 1] * 50]) == 0
    assert tilt([[1] * 80 + [0] * 20, [0] * 80 + [1] * 20]) == pytest.approx(6)


def test_a_line_shows_the_wins_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    balance.measure([next(mode for mode in modes(1, 4) if mode.name == "base" and len(mode.seats) == 2)], 1)
    assert capsys.readouterr().out.splitlines()[1].count("%") == 2


def test_all_units_and_clinic_are_measured_at_every_table() -> None:
    found = list(modes(0, 1))
    assert [len(mode.seats) for mode in found if mode.name == "all units"] == [2, 3, 4, 5]
    clinic = [mode for mode in found if mode.title == "clinic"]
    assert [len(mode.seats) for mode in clinic] == [1, 2, 3, 4]
    score = play(clinic[1], 0)
    assert (score.automa, len(score.wins), sum(score.wins)) == (None, 2, 1)


def test_without_games_of_the_automa_only_other_modes_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = list[str]()
    monkeypatch.setattr(balance, "measure", lambda found, _: measured.extend(mode.name for mode in found))
    monkeypatch.setattr(sys, "argv", ["balance", "--games", "0", "--only", "City"])
    assert balance.main() == 0
    assert set(measured) == {"City"}

"""Fitting the weights of a worth: the equations are right, and the same games give the same table."""

import sys

import pytest

from bench.train import __main__ as train
from bench.train.least_squares import fit, solve
from bench.train.samples import Sample
from games.kernel.search.linear_worth import POINTS, LinearWorth


def test_equations_are_solved_even_if_a_pivot_is_zero() -> None:
    assert solve([[0, 2], [4, 1]], [6, 7]) == pytest.approx([1, 3])


def test_the_weights_behind_the_targets_are_found() -> None:
    rows = [(one, one * one % 7, 1) for one in range(200)]
    assert fit(rows, [3 * a - 20 * b + 50 for a, b, _ in rows]) == pytest.approx([3, -20, 50], abs=0.5)


def test_a_feature_that_never_occurs_has_no_weight() -> None:
    assert fit([(one, 0) for one in range(50)], [2.0 * one for one in range(50)])[1] == 0


def test_neither_the_points_nor_the_rounds_count_for_a_feature() -> None:
    fitted = LinearWorth(lambda *_: {}, {POINTS: 100, "bag": 1, "never": 5})
    found = [
        Sample(one % 8, {POINTS: one, "bag": one % 3}, 40 * (one % 3) - 300 * (one % 8) + 5000)
        for one in range(300)
    ]
    assert train.table(found, fitted) == {"bag": 40}


def test_the_same_arguments_print_the_same_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["train", "--bot", "easy", "--games", "2"])
        assert train.main() == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert "patient of value 6" in printed[0]


def test_a_module_without_a_table_cannot_be_fitted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["train", "--fit", "automa"])
    with pytest.raises(SystemExit):
        train.main()
    assert "automa has no table of weights" in capsys.readouterr().err

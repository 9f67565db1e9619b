"""Numbers, CSV and words: standings as people read them."""

import csv
from fractions import Fraction
from io import StringIO
from typing import get_args

import pytest

from games.kernel.languages import LANGUAGES
from tests.tournaments.standings.builders import played, round_of, settings, tournament
from tournaments.settings import ByPlace, ByShare, ByWins, TieBreak
from tournaments.standings.csv_export import COLUMNS, harmless, standings_csv
from tournaments.standings.numbers import decimal, exact
from tournaments.standings.rows import TermKind
from tournaments.standings.stage_standings import standings
from tournaments.standings.words import POINTS, TERMS, TIE_BREAKS


def test_numbers_have_at_most_four_decimals_and_an_exact_text() -> None:
    assert (decimal(Fraction(7, 3)), exact(Fraction(7, 3))) == (2.3333, "7/3")
    assert (decimal(Fraction(-2, 3)), exact(Fraction(-2, 3))) == (-0.6667, "-2/3")
    assert (decimal(Fraction(5)), exact(Fraction(5))) == (5.0, "5")


def test_csv_has_a_line_for_each_player() -> None:
    by: tuple[TieBreak, ...] = ("head_to_head", "score_share", "lot")
    tie_breaks = ["tie_break_head_to_head", "tie_break_score_share", "tie_break_lot"]
    state = tournament(
        "abcde",
        round_of(1, played({"a": 4, "b": 4, "c": 1, "d": 1}), byes="e"),
        set_=settings(tie_breaks=by),
    )
    names = {"a": "Ann", "b": 'Bo, "the"', "c": "=SUM(A1)", "d": "Dé\nx", "e": "Eve"}
    lines = list(csv.reader(StringIO(standings_csv(standings(state), names, by), newline="")))
    assert lines == [
        [*COLUMNS, *tie_breaks],
        ["1", "a", "Ann", "registered", "0", "2.5", "5", "2", "1", "0", "0.5", "0.0", "0.4", "1.0"],
        ["2", "b", 'Bo, "the"', "registered", "0", "2.5", "5", "2", "1", "0", "0.5", "0.0", "0.4", "2.0"],
        ["3", "e", "Eve", "registered", "0", "1.5", "3", "2", "0", "1", "0.0", "", "0.0", "5.0"],
        ["4", "c", "'=SUM(A1)", "registered", "0", "0.5", "1", "2", "1", "0", "0.0", "0.0", "0.1", "3.0"],
        ["5", "d", "Dé\nx", "registered", "0", "0.5", "1", "2", "1", "0", "0.0", "0.0", "0.1", "4.0"],
    ]


def test_no_two_columns_have_the_same_name() -> None:
    header = standings_csv((), {}, get_args(TieBreak)).strip().split(",")
    assert len(set(header)) == len(header) == len(COLUMNS) + len(get_args(TieBreak))


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", " =", "＝", "＠"])  # noqa: RUF001 - a wide sign, as in Japanese text
def test_names_that_look_like_formulas_are_made_harmless(start: str) -> None:
    assert harmless(f"{start}1+1") == f"'{start}1+1"


def test_other_names_stay_as_they_are() -> None:
    assert harmless("A=1") == "A=1"
    assert harmless("") == ""


def test_all_points_tie_breaks_and_terms_are_explained_in_all_languages() -> None:
    assert set(TIE_BREAKS) == set(get_args(TieBreak))
    assert set(TERMS) == set(get_args(TermKind))
    assert set(POINTS) == {rule.__struct_config__.tag for rule in (ByPlace, ByShare, ByWins)}
    for explained in (*TIE_BREAKS.values(), *POINTS.values()):
        for language in LANGUAGES:
            name, about = getattr(explained.name, language), getattr(explained.about, language)
            assert 0 < len(name) <= 25
            assert about.endswith(".")

"""The page of coverage: no empty cells, and everything it names exists."""

import re
from pathlib import Path

from tests.games.coverage import check_cells, check_files, check_tests, page, rows, unnamed

PAGE = page("clinic.md")


def test_no_cell_is_empty() -> None:
    assert len(rows(PAGE)) > 200
    check_cells(PAGE)


def test_every_file_named_exists() -> None:
    check_files(PAGE, "clinic")


def test_every_test_named_exists() -> None:
    check_tests(PAGE, "clinic")


def test_every_example_stands_on_the_page() -> None:
    assert unnamed(PAGE, (Path(__file__).parent / "movement" / "test_examples.py",)) == set()


def test_every_ruling_stands_on_the_page() -> None:
    told = {int(number) for number in re.findall(r"\bruling (\d+)", PAGE)}
    told |= {int(n) for pair in re.findall(r"\brulings ([\d, and]+)", PAGE) for n in re.findall(r"\d+", pair)}
    assert set(range(1, 24)) - told == set()

"""The page of coverage: no empty cells, and everything it names exists."""

import re
from pathlib import Path

from tests.games.coverage import check_cells, check_files, check_tests, page, rows, unnamed

PAGE = page("dice-hospital.md")


def test_no_cell_is_empty() -> None:
    assert len(rows(PAGE)) > 80
    check_cells(PAGE)


def test_every_file_named_exists() -> None:
    check_files(PAGE, "dice_hospital")


def test_every_test_named_exists() -> None:
    check_tests(PAGE, "dice_hospital")


def test_every_question_and_every_example_stands_on_the_page() -> None:
    folder = Path(__file__).parent / "base"
    assert unnamed(PAGE, (folder / "test_faq.py", folder / "test_examples.py")) == set()


def test_every_ruling_stands_on_the_page() -> None:
    rulings = [row[0] for row in rows(PAGE) if re.match(r"\d+:", row[0])]
    assert {int(ruling.partition(":")[0]) for ruling in rulings} == set(range(1, 19))

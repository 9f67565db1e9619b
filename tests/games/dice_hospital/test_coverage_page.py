"""The page of coverage: no empty cells, and everything it names exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "dice-hospital.md"
HEADS = {"rule", "question", "ruling", "promise"}


def _rows() -> list[list[str]]:
    lines = [line for line in PAGE.read_text().splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in rows if row[0] not in HEADS and set(row[0]) != {"-"}]


def _named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_no_cell_is_empty() -> None:
    rows = _rows()
    assert len(rows) > 80
    for row in rows:
        assert len(row) == 4, row
        assert all(row), row
        assert row[1] in ("printed", "ours"), row
        assert _named(row[2]), row
        assert _named(row[3]), row


def test_every_file_named_exists() -> None:
    for name in (name for row in _rows() for name in _named(row[2])):
        base = ROOT / "games" / "dice_hospital"
        if name.startswith("kernel/"):
            base = ROOT / "games"
        elif name.startswith(("events/", "workers/")):
            base = ROOT
        assert (base / name).is_file(), name


def test_every_test_named_exists() -> None:
    for name in (name for row in _rows() for name in _named(row[3])):
        file, _, function = name.partition("::")
        base = Path(__file__).parent
        if file.startswith("kernel/"):
            base = ROOT / "tests" / "games"
        elif file.startswith(("replays/", "events/", "workers/", "service/", "e2e/")):
            base = ROOT / "tests"
        assert f"\ndef {function}(" in (base / file).read_text(), name


def test_every_question_and_every_example_stands_on_the_page() -> None:
    page = PAGE.read_text()
    for file in ("test_faq.py", "test_examples.py"):
        for function in re.findall(r"^def (test_\w+)\(", (Path(__file__).parent / file).read_text(), re.M):
            assert f"{file}::{function}`" in page, function


def test_every_ruling_stands_on_the_page() -> None:
    rulings = [row[0] for row in _rows() if re.match(r"\d+:", row[0])]
    assert {int(ruling.partition(":")[0]) for ruling in rulings} == set(range(1, 19))

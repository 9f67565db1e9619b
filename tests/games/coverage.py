"""What a page of rules coverage under docs/rules must be: no empty cells, and everything it names exists."""

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEADS = {"rule", "question", "ruling", "promise"}


def page(name: str) -> str:
    """The page of a title."""
    return (ROOT / "docs" / "rules" / name).read_text()


def rows(text: str) -> list[list[str]]:
    """The cells of its tables, heads left out."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in found if row[0] not in HEADS and set(row[0]) != {"-"}]


def check_cells(text: str) -> None:
    """Rule, source, where and tests; the last two name something."""
    for row in rows(text):
        assert len(row) == 4, row
        assert all(row), row
        assert row[1] in ("printed", "ours"), row
        assert _named(row[2]), row
        assert _named(row[3]), row


def check_files(text: str, title: str) -> None:
    """Every file named is one of the title's, of the kernel's or of another package."""
    bases = (ROOT / "games" / title, ROOT / "games", ROOT)
    for name in (name for row in rows(text) for name in _named(row[2])):
        assert any((base / name).is_file() for base in bases), name


def check_tests(text: str, title: str) -> None:
    """Every test named stands in a file of the title's tests, of the kernel's or of another package's."""
    bases = (ROOT / "tests" / "games" / title, ROOT / "tests" / "games", ROOT / "tests")
    for name in (name for row in rows(text) for name in _named(row[3])):
        file, _, function = name.partition("::")
        path = next((base / file for base in bases if (base / file).is_file()), None)
        assert path, name
        assert f"\ndef {function}(" in path.read_text(), name


def unnamed(text: str, files: Iterable[Path]) -> set[str]:
    """The tests of these files that the page does not name."""
    return {
        f"{file.parent.name}/{file.name}::{function}"
        for file in files
        for function in re.findall(r"^def (test_\w+)\(", file.read_text(), re.MULTILINE)
        if f"`{file.parent.name}/{file.name}::{function}`" not in text
    }


def _named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)

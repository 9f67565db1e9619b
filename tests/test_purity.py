"""The rules stay pure: no clock, no files, no luck of their own, and no floats where they decide."""

import ast
import sys

import pytest

from tests.test_architecture import ROOT, files, imported, imported_modules

PURE = ("games", "tournaments")
"""The packages that decide what a record leads to."""


def test_the_rules_use_the_standard_library_and_msgspec_only() -> None:
    known = {*sys.stdlib_module_names, "msgspec", "games", "tournaments"}
    astray = {f"{path.relative_to(ROOT)}: {name}" for path in files(*PURE) for name in imported(path)}
    # For the type checker alone: the program never imports it.
    astray.remove("games/kernel/state.py: typing_extensions")
    # Plackett-Luce. Ratings decide nothing in a record.
    astray.remove("tournaments/ratings/update.py: openskill")
    assert {line for line in astray if line.partition(": ")[2] not in known} == set()


@pytest.mark.parametrize(
    "impure", ["random", "time", "datetime", "os", "io", "socket", "secrets", "threading", "subprocess"]
)
def test_the_rules_have_no_clock_no_luck_of_their_own_and_no_files(impure: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in files(*PURE) if impure in imported(path)] == []


def test_tournaments_know_no_title() -> None:
    used = {name for path in files("tournaments") for name in imported_modules(path)}
    assert {
        name for name in used if name.startswith("games.") and not name.startswith("games.kernel.")
    } == set()


@pytest.mark.parametrize("folder", ["decide", "evolve", "pairing", "standings"])
def test_what_a_tournament_is_decided_by_uses_no_floats(folder: str) -> None:
    astray = {
        str(path.relative_to(ROOT))
        for path in files(f"tournaments/{folder}")
        for node in ast.walk(ast.parse(path.read_text()))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.Name) and node.id == "float")
    }
    # How numbers are shown decides nothing.
    assert astray - {"tournaments/standings/numbers.py"} == set()

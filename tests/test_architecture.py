"""The shape of the code: imports go one way, the rules stay pure, files stay small."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "games": {"games"},
    "events": {"events", "games"},
    "service": {"service", "events", "games"},
    "workers": {"workers", "events", "games"},
    "cli": {"cli", "workers", "events", "games"},
}
OWN = {*ALLOWED, "bench", "tests"}
LONGEST = 300


def files(*packages: str) -> list[Path]:
    found = [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]
    assert found
    return found


@cache
def imported(path: Path) -> frozenset[str]:
    """The top-level packages a file imports, wherever in the file it does."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add((node.module or "").partition(".")[0])
    return frozenset(found)


@pytest.mark.parametrize("package", ALLOWED)
def test_imports_go_one_way(package: str) -> None:
    astray = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files(package)
        for name in imported(path)
        if name in OWN - ALLOWED[package]
    }
    assert astray == set()


def test_the_rules_use_the_standard_library_and_msgspec_only() -> None:
    known = {*sys.stdlib_module_names, "msgspec", "games"}
    astray = {f"{path.relative_to(ROOT)}: {name}" for path in files("games") for name in imported(path)}
    # For the type checker alone: the program never imports it.
    astray.remove("games/kernel/state.py: typing_extensions")
    assert {line for line in astray if line.partition(": ")[2] not in known} == set()


@pytest.mark.parametrize(
    "impure", ["random", "time", "datetime", "os", "io", "socket", "secrets", "threading", "subprocess"]
)
def test_the_rules_have_no_clock_no_luck_of_their_own_and_no_files(impure: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in files("games") if impure in imported(path)] == []


def test_no_file_is_long_but_tables_of_data() -> None:
    long = {
        str(path.relative_to(ROOT))
        for path in files(*OWN)
        if "data" not in path.relative_to(ROOT).parts and len(path.read_text().splitlines()) > LONGEST
    }
    assert long == set()


def test_every_module_says_what_it_is() -> None:
    silent = {
        str(path.relative_to(ROOT))
        for path in files(*OWN - {"tests"})
        if path.read_text().strip() and not ast.get_docstring(ast.parse(path.read_text()))
    }
    assert silent == set()


@pytest.mark.parametrize("title", [path.parent.name for path in sorted((ROOT / "games").glob("*/types.py"))])
def test_titles_use_the_kernel_with_their_own_state(title: str) -> None:
    """The kernel's own names would let any state pass the type checker."""
    typed = {"Rules", "Context", "Handler", "Step", "Module"}
    astray = {
        f"{path.relative_to(ROOT)}: {name.name}"
        for path in files(f"games/{title}")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module in ("games.kernel.rules", "games.kernel.module")
        for name in node.names
        if name.name in typed
    }
    assert astray == set()

"""The files of the browser app, read as text: what they import exists, and nothing makes HTML out of text."""

import hashlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
LONGEST = 300
FORBIDDEN = re.compile(
    r"\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|setHTMLUnsafe|srcdoc)\b"
    r"|\b(eval|Function|document\.write)\(|javascript:|\sstyle=\"|\son[a-z]+=\""
)
"""What makes markup or code out of text, or what the content security policy does not allow."""
NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink", "http://www.w3.org/1999/xhtml")


def _ours(*suffixes: str) -> list[Path]:
    """The files that were written here; the client library has tests of its own."""
    skipped = {"vendor", "client", "node_modules"}
    found = [path for path in sorted(WEB.rglob("*")) if path.name.endswith(suffixes)]
    ours = [path for path in found if not skipped & {*path.relative_to(WEB).parts}]
    assert ours
    return ours


def _name(path: Path) -> str:
    return str(path.relative_to(WEB))


SCRIPTS = _ours(".js")


@pytest.mark.parametrize("path", SCRIPTS, ids=_name)
def test_imports_lead_to_files(path: Path) -> None:
    pattern = r"""(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)["']([^"']+)["']"""
    for target in re.findall(pattern, path.read_text()):
        assert target.startswith("."), (
            f"{target} is not a file beside this one: the browser has no import map"
        )
        assert (path.parent / target).is_file(), target


@pytest.mark.parametrize("path", _ours(".js", ".html", ".css", ".svg"), ids=_name)
def test_no_file_makes_markup_or_code_out_of_text(path: Path) -> None:
    found = [(number, line) for number, line in _lines(path) if FORBIDDEN.search(line)]
    assert found == []


@pytest.mark.parametrize("path", _ours(".js", ".html", ".css", ".svg"), ids=_name)
def test_nothing_comes_from_another_host(path: Path) -> None:
    for number, line in _lines(path):
        for url in re.findall(r"(?:https?:)?//[\w-]+\.[^\s\"'`)]+", re.sub(r"^\s*(//|\*).*", "", line)):
            assert url.startswith(NAMESPACES), f"line {number}: {url}"


def _lines(path: Path) -> list[tuple[int, str]]:
    return list(enumerate(path.read_text().splitlines(), 1))


@pytest.mark.parametrize("path", _ours(".js", ".css"), ids=_name)
def test_no_file_is_long_but_those_with_words(path: Path) -> None:
    if "words" not in path.stem and path.parent.name != "words":
        assert len(_lines(path)) <= LONGEST


def test_every_file_is_somewhere_imported() -> None:
    """Nothing is served that nobody uses."""
    named = {
        (path.parent / target).resolve()
        for path in SCRIPTS
        for target in re.findall(r"""["'](\.{1,2}/[\w./-]+)["']""", path.read_text())
    }
    unused = {path for path in SCRIPTS if path.resolve() not in named} - {WEB / "app" / "main.js"}
    assert {_name(path) for path in unused} == set()


@pytest.mark.parametrize("folder", [WEB / "vendor", ROOT / "tests" / "browser" / "vendor"], ids=str)
def test_code_of_others_is_as_its_readme_says(folder: Path) -> None:
    rows = re.findall(r"^\| `([^`]+)` .*\| `([0-9a-f]{64})` \|$", (folder / "README.md").read_text(), re.M)
    assert {name for name, _ in rows} == {path.name for path in folder.glob("*.js")}
    for name, digest in rows:
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name

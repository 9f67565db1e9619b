"""The files of the browser app, read as text: what they import exists, and nothing makes HTML out of text."""

import hashlib
import re
from collections.abc import Iterator
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
SERVED = _ours(".js", ".html", ".css", ".svg")


def test_imports_lead_to_files() -> None:
    """The browser has no import map, so every import begins with a dot."""
    pattern = r"""(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)["']([^"']+)["']"""
    found = [(path, target) for path in SCRIPTS for target in re.findall(pattern, path.read_text())]
    assert len(found) > len(SCRIPTS)
    lost = [
        (_name(path), target)
        for path, target in found
        if not target.startswith(".") or not (path.parent / target).is_file()
    ]
    assert lost == []


def test_no_file_makes_markup_or_code_out_of_text() -> None:
    assert [place for place, line in _lines(SERVED) if FORBIDDEN.search(line)] == []


def test_nothing_comes_from_another_host() -> None:
    pattern = r"(?:https?:)?//[\w-]+\.[^\s\"'`)]+"
    found = [
        (place, url)
        for place, line in _lines(SERVED)
        for url in re.findall(pattern, re.sub(r"^\s*(//|\*).*", "", line))
    ]
    assert [(place, url) for place, url in found if not url.startswith(NAMESPACES)] == []


def _lines(paths: list[Path]) -> Iterator[tuple[str, str]]:
    """Every line with the place where it is: "app/main.js:12"."""
    for path in paths:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            yield f"{_name(path)}:{number}", line


def test_no_file_is_long_but_those_with_words() -> None:
    lengths = {path: len(path.read_text().splitlines()) for path in _ours(".js", ".css")}
    long = {path for path, length in lengths.items() if length > LONGEST}
    assert {_name(path) for path in long if "words" not in (path.stem, path.parent.name)} == set()


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

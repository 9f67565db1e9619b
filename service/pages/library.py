"""The documentation as files: every Markdown page and picture of `docs/`, and the READMEs."""

import posixpath
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
README = "README.md"
PICTURE_SUFFIXES = frozenset({".svg", ".webp"})
PROBLEMS = "docs/errors.md"
"""The list of problem codes; its page has an anchor for each code."""

MENU: Mapping[str, tuple[str, ...]] = {
    "Start": (README, "docs/playing.md", "docs/games.md", "docs/bots.md"),
    "Write a client": (
        *("docs/clients.md", PROBLEMS, "docs/history.md", "docs/undo.md", "docs/clocks.md"),
        *("clients/python/README.md", "clients/typescript/README.md"),
        *("docs/views/dice-hospital.md", "docs/views/clinic.md"),
    ),
    "Organize": (
        *("docs/tournaments/planning.md", "docs/tournaments/how-it-works.md"),
        *("docs/tournaments/standings.md", "docs/tournaments/running.md", "docs/tournaments/disputes.md"),
        *("docs/organizers.md", "docs/ratings.md", "docs/export-format.md"),
        *("docs/tournaments/what-the-bundle-proves.md", "docs/bundle-format.md"),
    ),
    "Operate": ("docs/operators.md", "docs/record.md", "docs/benchmarks.md"),
    "Contribute": ("docs/contributing.md", "docs/architecture.md", "docs/decisions/README.md"),
    "Rules": (
        *("docs/rules/dice-hospital.md", "docs/rules/dice-hospital-rulings.md"),
        *("docs/rules/clinic.md", "docs/rules/clinic-rulings.md"),
    ),
}
"""The files that the menu lists, by heading. Other pages are reached by links."""


class Guide(NamedTuple):
    """A page of the documentation."""

    file: str
    """Its path in the repository."""
    title: str
    text: str


@lru_cache(maxsize=1)
def guides() -> Mapping[str, Guide]:
    """Every page by its URL. Only these files are ever served."""
    files = [
        ROOT / README,
        *sorted((ROOT / "docs").rglob("*.md")),
        *sorted((ROOT / "clients").glob("*/README.md")),
    ]
    return {url_of(str(path.relative_to(ROOT))): _read(path) for path in files}


@lru_cache(maxsize=1)
def pictures() -> Mapping[str, bytes]:
    """Every picture of the documentation by its URL."""
    found = [path for path in (ROOT / "docs").rglob("*") if path.suffix in PICTURE_SUFFIXES]
    return {f"/{path.relative_to(ROOT)}": path.read_bytes() for path in found}


def url_of(file: str) -> str:
    """The URL of a page of the documentation, given its path in the repository."""
    if file == README:
        return "/docs"
    if file == PROBLEMS:
        return "/docs/problems"
    return f"/docs/{file.removeprefix('docs/').removesuffix('.md').removesuffix('/README')}"


def resolve_link(guide: Guide, link: str) -> str | None:
    """The URL that a link of a page leads to here; None if the service does not have its target."""
    if "://" in link or link.startswith("#"):
        return link
    path, hash_sign, anchor = link.partition("#")
    target = posixpath.normpath(posixpath.join(posixpath.dirname(guide.file), path))
    if target == "openapi.yaml":
        return "/openapi.yaml"
    url = url_of(target) if target.endswith(".md") else f"/{target}"
    return url + hash_sign + anchor if url in guides() or url in pictures() else None


def _read(path: Path) -> Guide:
    text = path.read_text(encoding="utf-8")
    title = next(line for line in text.splitlines() if line.startswith("# "))
    return Guide(str(path.relative_to(ROOT)), title.removeprefix("# "), text)

"""Every link and path in the documentation leads to a file of the repository, and to a heading of it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BASES = (ROOT, ROOT / "games" / "dice_hospital", ROOT / "games" / "clinic")
"""Coverage pages and rulings name files of their title from its own folder."""
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("clients/*/*.md"), *sorted((ROOT / "docs").rglob("*.md"))]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_and_folders_that_a_page_names_exist(page: Path) -> None:
    folders = "cli|clients|docs|events|games|service|tests|workers"
    named = re.findall(rf"`((?:{folders})/[\w./-]*)`", page.read_text())
    assert [path for path in named if not any((base / path).exists() for base in BASES)] == []

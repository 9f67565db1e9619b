"""Every link and path in the documentation leads to a file of the repository, and to a heading of it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
BASES = (ROOT, ROOT / "games" / "dice_hospital", ROOT / "games" / "clinic")
"""Coverage pages and rulings name files of their title from its own folder."""
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("clients/*/*.md"), *sorted((ROOT / "docs").rglob("*.md"))]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_lead_somewhere() -> None:
    lost = []
    for page in PAGES:
        for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            if "://" in link or (target.exists() and (not anchor or anchor in anchors(target))):
                continue
            lost.append((str(page.relative_to(ROOT)), link))
    assert lost == []


def test_files_and_folders_that_a_page_names_exist() -> None:
    folders = "cli|clients|docs|events|games|service|tests|workers"
    lost = [
        (str(page.relative_to(ROOT)), path)
        for page in PAGES
        for path in re.findall(rf"`((?:{folders})/[\w./-]*)`", page.read_text())
        if not any((base / path).exists() for base in BASES)
    ]
    assert lost == []

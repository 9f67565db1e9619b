"""The page of games lists every module with its seats and conflicts, and every option."""

import re
from pathlib import Path

import pytest

from games.kernel.catalogue.module_facts import conflicts_of, players_of, selectable_modules
from games.kernel.title import Title
from games.titles import TITLES

PAGE = (Path(__file__).parents[2] / "docs" / "games.md").read_text()


def section(title: Title) -> str:
    """The part of the page about a title."""
    return PAGE.partition(f"(`{title.key}`)\n")[2].partition("\n## ")[0]


def numbers(cell: str) -> tuple[int, ...]:
    """`2 to 5` as the numbers it stands for."""
    least, _, most = cell.partition(" to ")
    return tuple(range(int(least), int(most or least) + 1))


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_module_with_its_seats_and_conflicts(title: Title) -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([\d to]+) \| ([^|]*)\|$", section(title), re.MULTILINE)
    modules = selectable_modules(title)
    assert {key for key, _, _ in rows} == {module.key for module in modules}
    found = {module.key: module for module in modules}
    for key, seats, cell in rows:
        assert numbers(seats.strip()) == players_of(title, found[key]), key
        named = set(re.findall(r"`(\w+)`", cell))
        if cell.startswith("everything"):
            named = found.keys() - named - {key}
        assert named == set(conflicts_of(title, found[key])), key


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_option_and_bot(title: Title) -> None:
    text = section(title)
    options = list(title.options.__struct_fields__)
    options += [f"{m.key}.{name}" for m in title.modules if m.options for name in m.options.__struct_fields__]
    assert [option for option in options if f"`{option}`" not in text] == []
    assert [bot for bot in title.bots if f"`{bot}`" not in PAGE] == []

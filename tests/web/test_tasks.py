"""The tables say in a sentence what a player has to do, in every step that asks players for something."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kernel.module import Remove, Step
from games.kernel.title import Title
from games.titles import TITLES

WEB = Path(__file__).parents[2] / "web"
PLAYED_BY_THE_SERVICE = {
    "dice-hospital": {"scoring", "automa_removal", "automa_card", "automa_activation", "automa_improvement"},
    "clinic": {"expenses", "administration", "final_scoring"},
}


def steps_of(title: Title) -> Iterator[Step]:
    """Every step that a game of the title may have."""
    for module in title.all_modules:
        if module.flow:
            yield from (*module.flow.setup, *module.flow.round, *module.flow.ending)
        edits = [*module.edits, *(edit for amendment in module.amendments for edit in amendment.edits)]
        yield from (edit.step for edit in edits if not isinstance(edit, Remove))


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_every_step_that_asks_players_has_a_sentence(title: Title) -> None:
    text = (WEB / "titles" / title.key / "tasks.js").read_text()
    told = set(re.findall(r"^  (\w+): \{$", text, re.MULTILINE))
    asking = {re.sub(r"_[123]$", "", step.name) for step in steps_of(title) if step.commands}
    assert told == asking - PLAYED_BY_THE_SERVICE[title.key]

"""The page about clocks names every step of Clinic Deluxe in which somebody's time can be over."""

import re
from pathlib import Path

import pytest

from games.kernel.table.game import create
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.titles import TITLES

PAGE = (Path(__file__).parents[3] / "docs" / "clocks.md").read_text()
STEPS = PAGE.partition("| step of Clinic Deluxe |")[2].partition("\n\n")[0]
ALL = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")


@pytest.mark.parametrize(("people", "modules"), [(1, ()), (3, ALL)])
def test_every_step_that_waits_for_somebody_is_on_the_page(people: int, modules: tuple[str, ...]) -> None:
    command = CreateGame(title="clinic", seats=(SeatOffer(),) * people, modules=modules)
    _, _, game = create(TITLES["clinic"], "game", Actor(kind="player", id="p"), command, "0" * 64)
    rules = game.rules
    waiting = {
        re.sub(r"_\d$", "_1", name)
        for name, step in rules.steps.items()
        if any(rules.handlers[kind].job is None for kind in step.commands)
    }
    assert {"goal"} & waiting or {"turning"} & waiting
    assert {name for name in waiting if f"`{name}`" not in STEPS} == set()

"""What the catalogue says of modules: whom they exclude, where they are played, what brings them along."""

from typing import Annotated, Literal

import msgspec
import pytest

from games.kernel.catalogue.module_facts import (
    EnabledBy,
    choices_of,
    conflicts_of,
    enabled_by,
    players_of,
    seatings,
    selectable_modules,
)
from games.kernel.module import Module
from tests.games.kernel import small_modules as small
from tests.games.kernel.small_modules import SMALL

FIVE, ROBOT = ("human",) * 5, "robot"


def test_modules_that_join_by_themselves_cannot_be_named() -> None:
    names = {module.key for module in selectable_modules(SMALL)}
    assert "echo" in names
    assert "duet" not in names
    assert SMALL.base.key not in names


def test_both_sides_tell_of_a_conflict() -> None:
    assert conflicts_of(SMALL, small.SHY) == ("low",)
    assert conflicts_of(SMALL, small.LOW) == ("shy",)
    assert conflicts_of(SMALL, small.ECHO) == ()


def test_tables_at_which_modules_are_played() -> None:
    assert FIVE in seatings(SMALL, ("echo", "waving"))
    assert seatings(SMALL, ("crowd",)) == (FIVE, (*FIVE[1:], ROBOT))
    assert all(ROBOT in seats for seats in seatings(SMALL, ("robot",)))
    assert seatings(SMALL, ("shy", "low")) == ()


@pytest.mark.parametrize(
    ("module", "players"),
    [(small.SHY, (1,)), (small.CROWD, (5,)), (small.ECHO, (1, 2, 3, 4, 5)), (small.DUET, (1, 2, 3, 4, 5))],
)
def test_players(module: Module, players: tuple[int, ...]) -> None:
    assert players_of(SMALL, module) == players


@pytest.mark.parametrize(
    ("module", "bringers"),
    [(small.ECHO, ()), (small.LOW, ("options",)), (small.CROWD, ("seats",)), (small.ROBOT, ("seats",))],
)
def test_what_brings_a_module_along(module: Module, bringers: tuple[EnabledBy, ...]) -> None:
    assert enabled_by(SMALL, module) == bringers


def test_choices_that_can_be_counted() -> None:
    assert choices_of(bool) == (False, True)
    assert choices_of(Literal["a", "b"]) == ("a", "b")
    assert choices_of(Annotated[Literal["a", "b"], "described"]) == ("a", "b")
    assert choices_of(int) == ()


def test_what_other_modules_bring_is_for_those_who_play_them() -> None:
    stage = Module(key="stage", name="Stage", selectable=False)
    encore = Module(key="encore", name="Encore", combines=("stage", "echo"))
    duo = Module(key="duo", name="Duo", players=(2,), includes=("stage",))
    trio = Module(key="trio", name="Trio", players=(3,), includes=("stage",))
    title = msgspec.structs.replace(SMALL, modules=(*SMALL.modules, stage, duo, trio, encore))
    assert enabled_by(title, stage) == ("modules",)
    assert enabled_by(title, duo) == ()
    assert players_of(title, stage) == players_of(title, encore) == (2, 3)

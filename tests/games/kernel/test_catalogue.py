"""What the catalogue says of units: whom they exclude, where they are played, what brings them along."""

from typing import Annotated, Literal

import msgspec
import pytest

from games.kernel.catalogue.modules import (
    EnabledBy,
    choices_of,
    conflicts_of,
    enabled_by,
    players_of,
    seatings,
    selectable_modules,
)
from games.kernel.module import Module
from tests.games.kernel import tiny
from tests.games.kernel.tiny import TINY

THREE, ROBOT = ("human",) * 3, "robot"


def test_units_that_join_by_themselves_cannot_be_named() -> None:
    names = {unit.key for unit in selectable_modules(TINY)}
    assert "echo" in names
    assert "duet" not in names
    assert TINY.base.key not in names


def test_both_sides_tell_of_a_conflict() -> None:
    assert conflicts_of(TINY, tiny.SHY) == ("loud",)
    assert conflicts_of(TINY, tiny.LOUD) == ("shy",)
    assert conflicts_of(TINY, tiny.ECHO) == ()


def test_tables_at_which_units_are_played() -> None:
    assert THREE in seatings(TINY, ("echo", "bowing"))
    assert seatings(TINY, ("crowd",)) == (THREE, ("human", "human", ROBOT))
    assert all(ROBOT in seats for seats in seatings(TINY, ("robot",)))
    assert seatings(TINY, ("shy", "loud")) == ()


@pytest.mark.parametrize(
    ("unit", "players"),
    [(tiny.SHY, (1,)), (tiny.CROWD, (3,)), (tiny.ECHO, (1, 2, 3)), (tiny.DUET, (1, 2, 3))],
)
def test_players(unit: Module, players: tuple[int, ...]) -> None:
    assert players_of(TINY, unit) == players


@pytest.mark.parametrize(
    ("unit", "bringers"),
    [(tiny.ECHO, ()), (tiny.LOUD, ("options",)), (tiny.CROWD, ("seats",)), (tiny.ROBOT, ("seats",))],
)
def test_what_brings_a_unit_along(unit: Module, bringers: tuple[EnabledBy, ...]) -> None:
    assert enabled_by(TINY, unit) == bringers


def test_choices_that_can_be_counted() -> None:
    assert choices_of(bool) == (False, True)
    assert choices_of(Literal["a", "b"]) == ("a", "b")
    assert choices_of(Annotated[Literal["a", "b"], "described"]) == ("a", "b")
    assert choices_of(int) == ()


def test_what_other_units_bring_is_for_those_who_play_them() -> None:
    stage = Module(key="stage", name="Stage", selectable=False)
    encore = Module(key="encore", name="Encore", combines=("stage", "echo"))
    duo = Module(key="duo", name="Duo", players=(2,), includes=("stage",))
    trio = Module(key="trio", name="Trio", players=(3,), adds_player_counts=(3,), includes=("stage",))
    title = msgspec.structs.replace(TINY, modules=(*TINY.modules, stage, duo, trio, encore))
    assert enabled_by(title, stage) == ("modules",)
    assert enabled_by(title, duo) == ()
    assert players_of(title, stage) == players_of(title, encore) == (2, 3)

"""Remarks of the books beside the rules: what joins nothing, what costs nothing, and what never runs out."""

import pytest

from games.clinic import commands as c
from games.clinic.data.parts import PARTS
from games.clinic.geometry.buildings import buildings
from games.kernel.messages import Command
from tests.games.clinic.tables import clinic, given, goes_on
from tests.games.scenes import offered, refused, when

TWO_BUILDINGS = "hub:0a2:psychiatry treatment_room:0a1 hub:0c2:cardiology"
TOWER = "hub:0b3:psychiatry treatment_room:1b3 supply_room:2b3 supply_room:0c3"
COPIES = {part.key: part.copies for part in PARTS}


@pytest.mark.parametrize("command", [c.BuildGarden("0b2"), c.BuildParking("0b2")])
def test_gardens_and_parking_may_lie_between_two_buildings_and_join_nothing(command: Command) -> None:
    scene = given("build_1", clinic(TWO_BUILDINGS, entrances="a2-west", cars=""), clinic())
    assert refused(scene, 0, c.BuildRoom("supply_room", "0b2")) == "cannot_build_there"
    assert command in offered(scene)
    assert len(buildings(when(scene, 0, command).state.clinics[0])) == 2


def test_the_boards_of_higher_floors_cost_nothing() -> None:
    """Rooms on floors 2 and 3 cost what they cost, the first ones too."""
    scene = given("build_1", clinic(TOWER, savings=5, cars=""), clinic())
    scene = when(scene, 0, c.BuildRoom("treatment_room", "3b3"))
    assert scene.state.clinics[0].savings == 0


def test_colours_do_not_run_out() -> None:
    """The box has 10 red patients, but the colour of a patient is only what is known of it."""
    waiting = [f"patient:orange:{service}@pre" for service in ("psychiatry", "cardiology", "ophthalmology")]
    full = clinic(persons=" ".join(waiting * 4))
    scene = goes_on(given("administration", full, clinic()))
    colours = [person.colour for person in scene.state.clinics[0].people]
    assert len(colours) > COPIES["patient_red"]
    assert set(colours) == {"red"}


def test_money_does_not_run_out() -> None:
    """The coins of the box are $420 together."""
    coins = COPIES["coin_1"] + 5 * COPIES["coin_5"] + 25 * COPIES["coin_25"]
    scene = given("popularity", clinic(), clinic(savings=coins, income=3))
    assert when(scene, 1, c.BuyPopularity(0)).state.clinics[1].savings == coins + 3

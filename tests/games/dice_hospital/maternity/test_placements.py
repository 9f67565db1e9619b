"""Placements for several patients: the meeple and the department come first, then the patients."""

from random import Random
from typing import Any

import pytest

from games.dice_hospital.commands import NURSE, FinishActivation, PlaceMeeple, UseBloodBag
from games.dice_hospital.modules.wards.attending import NONE, Placement, attendances
from games.dice_hospital.modules.wards.messages import ChoosePlacement, PlacementChosen
from games.dice_hospital.title import DICE_HOSPITAL
from tests.games.dice_hospital.tables import Scene, beds, given, hospital
from tests.games.scenes import offered, refused, when

WRITTEN = "P3/1 R3/2 G3/2 p3/1"
TILES = "fetal_medicine.1 delivery_suite.1"
FETAL, SUITE = "fetal_medicine.1", "delivery_suite.1"


def activating(written: str = WRITTEN, version: int = DICE_HOSPITAL.rules_version, **more: Any) -> Scene:
    """A table at the activation with two departments for several patients."""
    one = hospital(written, tiles=TILES, **more)
    return given("activation", one, hospital("R3/1"), modules=("maternity",), version=version)


def departments(scene: Scene) -> set[str]:
    """The departments for which patients are offered."""
    return {command.department for command in offered(scene, 0, PlaceMeeple)}


def test_a_placement_for_several_patients_takes_two_commands() -> None:
    scene = activating()
    assert offered(scene, 0, ChoosePlacement) == [
        ChoosePlacement(NURSE, FETAL),
        ChoosePlacement(NURSE, SUITE),
    ]
    assert departments(scene).isdisjoint((FETAL, SUITE))
    assert refused(scene, 0, PlaceMeeple(NURSE, FETAL, (1, 2))) == "placement_not_chosen"
    scene = when(scene, 0, ChoosePlacement(NURSE, FETAL))
    assert scene.events == [PlacementChosen(0, NURSE, FETAL)]
    assert attendances(scene.state)[0].placement == Placement(NURSE, FETAL)
    assert FETAL in departments(scene)
    assert beds(when(scene, 0, PlaceMeeple(NURSE, FETAL, (1, 2)))) == "P6*/1 R5*/2 G3/2 p3/1"


def test_departments_for_one_patient_take_one_command() -> None:
    scene = activating()
    assert "imaging" in departments(scene)
    assert refused(scene, 0, ChoosePlacement(NURSE, "imaging")) == "placement_not_offered"


def test_the_chosen_placement_stands_while_it_finds_its_patients() -> None:
    scene = when(activating(), 0, ChoosePlacement(NURSE, FETAL))
    assert offered(scene, 0, ChoosePlacement) == []
    for department in (FETAL, SUITE):
        assert refused(scene, 0, ChoosePlacement(NURSE, department)) == "placement_not_offered"
    assert refused(scene, 0, PlaceMeeple(NURSE, SUITE, (1, 2, 3))) == "placement_not_chosen"


def test_another_placement_can_be_chosen_if_no_patients_are_left() -> None:
    scene = when(activating("P3/1 R3/2 G3/2", bags=1), 0, ChoosePlacement(NURSE, SUITE))
    scene = when(scene, 0, UseBloodBag(2))
    assert offered(scene, 0, ChoosePlacement) == [ChoosePlacement(NURSE, FETAL)]
    assert refused(scene, 0, ChoosePlacement(NURSE, SUITE)) == "placement_not_offered"
    scene = when(scene, 0, ChoosePlacement(NURSE, FETAL))
    assert FETAL in departments(scene)


def test_it_lapses_with_any_placement_and_at_the_end_but_not_with_a_bag() -> None:
    scene = when(activating(bags=1), 0, ChoosePlacement(NURSE, FETAL))
    for command in (PlaceMeeple(NURSE, "imaging", (2,)), FinishActivation()):
        assert attendances(when(scene, 0, command).state)[0] == NONE
    after = when(scene, 0, UseBloodBag(3))
    assert {1, 2} in [set(one.patients) for one in offered(after, 0, PlaceMeeple) if one.department == FETAL]


def test_only_placements_that_find_their_patients_are_offered() -> None:
    scene = activating("P3/1 R3/2 G4/2")
    assert offered(scene, 0, ChoosePlacement) == [ChoosePlacement(NURSE, FETAL)]
    assert refused(scene, 0, ChoosePlacement(NURSE, SUITE)) == "placement_not_offered"
    assert offered(activating("R3/1 R3/2 G3/2"), 0, ChoosePlacement) == []


def test_the_other_copy_of_a_card_will_do() -> None:
    scene = activating(cards="surgeon.1 surgeon.2")
    scene = when(scene, 0, ChoosePlacement("surgeon.2", FETAL))
    for card in ("surgeon.1", "surgeon.2"):
        assert beds(when(scene, 0, PlaceMeeple(card, FETAL, (1, 2)))) == "P6*/1 R5*/2 G3/2 p3/1"
    assert refused(scene, 0, PlaceMeeple(NURSE, FETAL, (1, 2))) == "placement_not_chosen"


@pytest.mark.parametrize("version", [1, 2])
def test_earlier_versions_name_the_patients_at_once(version: int) -> None:
    scene = activating(version=version)
    assert offered(scene, 0, ChoosePlacement) == []
    assert refused(scene, 0, ChoosePlacement(NURSE, FETAL)) == "wrong_step"
    assert beds(when(scene, 0, PlaceMeeple(NURSE, FETAL, (1, 2)))) == "P6*/1 R5*/2 G3/2 p3/1"


def test_a_bot_places_the_meeple_that_it_has_chosen() -> None:
    one = hospital("P6/1 p6/1 P6/2 p6/2 R6/3 G6/3", tiles="postnatal_unit.1 delivery_suite.1")
    scene = given("activation", one, hospital("R3/1"), modules=("maternity",))
    given_so_far = []
    for _ in range(2):
        below = Random(1).randrange
        command = DICE_HOSPITAL.bots["easy"](
            DICE_HOSPITAL.position(scene.rules, scene.state, 0, below), below
        )
        given_so_far.append(command)
        scene = when(scene, 0, command)
    assert [type(command) for command in given_so_far] == [ChoosePlacement, PlaceMeeple]
    chosen, placed = given_so_far
    assert (chosen.meeple, chosen.department) == (placed.meeple, placed.department)  # type: ignore[attr-defined]

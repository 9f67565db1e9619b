"""Paediatric wards: departments that are open while a baby lies in them."""

from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import NURSE, PlaceMeeple, TradeIn, UseSpecialist
from games.dice_hospital.modules.event_cards.messages import CloseDepartment
from games.kernel.composition.compose import fresh_state
from tests.games.dice_hospital.event_cards.tables import in_force
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital, rules
from tests.games.scenes import goes_on, offered, refused, when

WARDS = tuple(f"paediatric_ward_{ward}" for ward in range(1, 5))


def activating(written: str, **more: Any) -> Scene:
    """A table at the activation; paediatric wards stand on every board."""
    one = hospital(written, tiles=" ".join(WARDS), **more)
    return given("activation", one, hospital("R3/1"), modules=("maternity",))


def usable(scene: Scene) -> set[str]:
    """The paediatric wards that meeples are offered."""
    return {one.department for one in offered(scene, 0, PlaceMeeple)}.intersection(WARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_of_them_stand_on_every_board(players: int) -> None:
    state: Any = fresh_state(DICE_HOSPITAL, rules(players, modules=("maternity",)))
    assert all(own.departments[-4:] == WARDS for own in state.hospitals)
    state = fresh_state(DICE_HOSPITAL, rules(players))
    assert not any(set(WARDS).intersection(own.departments) for own in state.hospitals)


@pytest.mark.parametrize("patient", [1, 2, 4])
def test_one_heals_any_mother_or_baby_one_step(patient: int) -> None:
    scene = activating("P3/2 p4/2 R3/1 P2/3 p2/3")
    scene = when(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (patient,)))
    healed = {1: "P4*/2 p4/2 R3/1 P2/3", 2: "P3/2 p5*/2 R3/1 P2/3", 4: "P3/2 p4/2 R3/1 P3*/3"}
    assert beds(scene) == f"{healed[patient]} p2/3"


def test_nobody_else_is_healed_there() -> None:
    scene = activating("P3/2 p4/2 R3/1", bags=1)
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (3,))) == "wrong_colour"
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (3,), (3,))) == "wrong_colour"
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (1, 2))) == "wrong_number_of_patients"


def test_one_is_used_once_a_round() -> None:
    scene = when(activating("P3/2 p4/2"), 0, PlaceMeeple(NURSE, "paediatric_ward_2", (1,)))
    assert usable(scene) == set()
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (2,))) == "department_used"


def test_one_without_a_baby_is_closed() -> None:
    scene = activating("P3/2 p4/2 R3/1 P2/4 p2/4")
    assert usable(scene) == {"paediatric_ward_2", "paediatric_ward_4"}
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_1", (1,))) == "no_baby_there"


def test_a_baby_that_waits_for_its_mother_keeps_it_open() -> None:
    assert usable(activating("P3/2 p7*/2")) == {"paediatric_ward_2"}


def test_it_closes_when_the_family_leaves() -> None:
    scene = activating("P6/2 p7*/2 P3/1 p3/1")
    scene = when(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_1", (1,)))
    assert discharged(scene) == "P P"
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (3,))) == "no_baby_there"


def test_a_specialist_reacts_there_as_anywhere() -> None:
    scene = activating("P3/2 p4/2", cards="paediatrician.1")
    scene = when(scene, 0, PlaceMeeple("paediatrician.1", "paediatric_ward_2", (1,)))
    assert offered(scene, 0, UseSpecialist) == [UseSpecialist((2,))]


def test_nobody_trades_one_in() -> None:
    one = hospital("P3/2 p4/2", tiles=" ".join(WARDS), cards="doula.1")
    scene = given("trade_in", one, hospital("R3/1"), modules=("maternity",))
    assert offered(scene, 0, TradeIn) == [TradeIn("doula.1")]
    assert refused(scene, 0, TradeIn("paediatric_ward_2")) == "improvement_not_yours"


def test_a_power_cut_closes_one_that_is_open() -> None:
    one = hospital("P3/2 p4/2 R3/1", tiles=" ".join(WARDS))
    modules = ("maternity", "event_cards")
    scene = in_force("trade_in", "power_cut", one, hospital("R3/1"), modules=modules, acted=(0, 1))
    scene = goes_on(scene)
    assert set(WARDS).intersection(found.department for found in offered(scene, 0, CloseDepartment)) == {
        "paediatric_ward_2"
    }
    assert refused(scene, 0, CloseDepartment("paediatric_ward_1")) == "department_closed"
    scene = when(scene, 0, CloseDepartment("paediatric_ward_2"))
    scene = when(scene, 1, CloseDepartment("clinic"))
    assert usable(scene) == set()
    assert refused(scene, 0, PlaceMeeple(NURSE, "paediatric_ward_2", (1,))) == "department_closed"

"""Maternity, phases 3 to 5: families leave together, are hardly neglected, and score."""

from typing import Any

import pytest

from games.dice_hospital.commands import FinishActivation, PlaceMeeple, ScoreRound, UseBloodBag
from games.dice_hospital.events import PatientsNeglected, RoundScored, ScoreLine
from games.dice_hospital.hooks import discharge_points
from games.dice_hospital.modules.administrators.rows import administrators_in
from games.dice_hospital.modules.maternity.view import FamilyView
from games.dice_hospital.steps.final_scoring import standings
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital, patients, rules
from tests.games.scenes import happened, offered, refused, when

MODULES = ("maternity",)


def _active(written: str, **more: Any) -> Scene:
    return given("activation", hospital(written, **more), hospital("R3/1"), modules=MODULES)


def _scored(one: str, modules: tuple[str, ...] = MODULES, **more: Any) -> Scene:
    scene = given("scoring", hospital(one), hospital("R3*/1"), modules=modules, **more)
    return when(scene, SERVICE, ScoreRound())


def test_the_books_example_of_a_mother_who_waits_for_her_baby() -> None:
    scene = _active("P6/2 p6/2 R3/1", bags=1)
    scene = when(scene, 0, PlaceMeeple("nurse", "clinic", (1,)))
    assert beds(scene) == "P7*/2 p6/2 R3/1"
    assert discharged(scene) == ""
    view = scene.rules.views["maternity"](scene.rules, scene.state, None, False)
    assert view.families[0] == (FamilyView(1, 2, (2,), (1,)),)
    select_modules = when(scene, 0, UseBloodBag(2))
    assert beds(select_modules) == "R3/1"
    assert discharged(select_modules) == "P P"
    alone = when(scene, 0, FinishActivation())
    assert beds(alone) == "P6*/2 p6/2 R3/1"
    assert discharged(alone) == ""


def test_whoever_waits_is_nobodys_target() -> None:
    scene = _active("P7*/2 p6/2 R3/1", bags=1)
    assert UseBloodBag(1) not in offered(scene)
    assert refused(scene, 0, UseBloodBag(1)) == "patient_not_eligible"
    assert all(1 not in command.patients for command in offered(scene, kind=PlaceMeeple))


def test_twins_wait_for_each_other() -> None:
    scene = _active("P7*/2 p7*/2 p5/2", bags=2)
    scene = when(scene, 0, UseBloodBag(3))
    assert discharged(scene) == ""
    scene = when(scene, 0, UseBloodBag(3))
    assert discharged(scene) == "P P P"
    assert beds(scene) == ""


def test_one_family_does_not_wait_for_another() -> None:
    scene = _active("P6/1 p7*/1 P7*/2 p4/2")
    scene = when(scene, 0, PlaceMeeple("nurse", "clinic", (1,)))
    assert beds(scene) == "P7*/2 p4/2"


def test_pink_dice_can_be_chosen_by_value_or_as_any_colour() -> None:
    scene = _active("P3/1 p4/1 R3/2")
    chosen = {
        command.patients[0] for command in offered(scene, kind=PlaceMeeple) if command.department == "imaging"
    }
    assert chosen == {1, 2, 3}


def test_no_bag_turns_a_die_pink_or_a_pink_one_into_another_colour() -> None:
    scene = _active("P3/1 p4/1 R3/2", bags=2)
    for department in ("trauma_unit", "oncology", "pharmacy"):
        for patient in (1, 2):
            command = PlaceMeeple("nurse", department, (patient,), (patient,))
            assert refused(scene, 0, command) == "wrong_colour"
    recoloured = {number for command in offered(scene, kind=PlaceMeeple) for number in command.recolour}
    assert recoloured == {3}


@pytest.mark.parametrize(
    ("ward", "after"),
    [
        ("P4/1 p4/1", "P4/1 p4/1"),
        ("P4/1 p4/1 R3/2", "P4/1 p4/1 R2/2"),
        ("P4/1 p4/1 R3/1", "P3/1 p4/1 R2/1"),
        ("P4*/1 p4/1 R3/1", "P4*/1 p4/1 R2/1"),
        ("P4/1 p4/1 R3*/1", "P3/1 p4/1 R3*/1"),
        ("P1/1 p1/1 R3/1", "P1/1 p1/1 R2/1"),
    ],
)
def test_a_mother_is_neglected_in_company_only_and_a_baby_never(ward: str, after: str) -> None:
    scene = _scored(ward)
    assert beds(scene).replace("*", "") == after.replace("*", "")
    assert scene.state.hospitals[0].fatalities == 0


def test_a_super_resistant_virus_does_not_kill_a_mother() -> None:
    modules = (*MODULES, "super_resistant_virus")
    assert beds(_scored("P4/1 p4/1 R5/1", modules)) == "P2/1 p4/1 R3/1"
    assert beds(_scored("P2/1 p4/1 R5/1", modules)) == "P1/1 p4/1 R3/1"
    assert beds(_scored("P4/1 p4/1 R5/2", modules)) == "P4/1 p4/1 R3/2"


def test_whoever_waited_in_vain_is_treated_and_not_neglected() -> None:
    scene = given("activation", hospital("P7*/2 p6/2 R3*/2"), hospital("R3*/1"), modules=MODULES, acted=(1,))
    scene = when(scene, 0, FinishActivation())
    scene = when(scene, SERVICE, ScoreRound())
    assert happened(scene, PatientsNeglected) == []
    assert beds(scene) == "P6/2 p6/2 R3/2"


def test_the_books_example_of_four_discharged_with_a_mother_and_a_baby() -> None:
    scene = given(
        "scoring", hospital("R3*/1", discharged=patients("R7 P7/2 p7/2 Y7")), hospital(), modules=MODULES
    )
    scene = when(scene, SERVICE, ScoreRound())
    assert happened(scene, RoundScored)[0] == RoundScored(0, 4, (ScoreLine("discharged", 7),))
    assert scene.state.hospitals[0].discharged == ()


def test_discharged_pink_dice_go_back_to_their_supply() -> None:
    scene = given(
        "scoring", hospital("R3*/1", discharged=patients("R7 P7/2 p7/2")), hospital(), modules=MODULES
    )
    bag = scene.state.bag
    scene = when(scene, SERVICE, ScoreRound())
    assert scene.state.bag == (bag[0] + 1, *bag[1:])


@pytest.mark.parametrize(("patients", "bonus"), [("", True), ("P4/1 p4/1", False), ("R3*/1", False)])
def test_an_empty_hospital_has_empty_paediatric_wards_too(patients: str, bonus: bool) -> None:
    scene = _scored(patients)
    (first, _) = sorted(happened(scene, RoundScored), key=lambda event: event.seat)
    assert (ScoreLine("empty_wards", 5) in first.lines) == bonus


def test_points_for_up_to_twenty_and_more() -> None:
    found = rules(2, modules=MODULES)
    points = [found.resolve(discharge_points)(found, count) for count in range(11, 24)]
    assert points == [30, 35, 40, 46, 52, 68, 75, 82, 90, 98, 106, 114, 122]


def test_the_printed_table_holds_with_the_admissions_nurse_too() -> None:
    modules = (*MODULES, "admissions_nurse")
    scene = given(
        "scoring",
        hospital(),
        hospital(),
        modules=modules,
        options={
            "figures": {"admissions_nurse_discharge_points_beyond": [1], "maternity_discharge_points_more": 3}
        },
    )
    found = scene.rules
    assert [found.resolve(discharge_points)(found, count) for count in (13, 20, 22)] == [40, 98, 104]


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("P7/1 p7/1 P7/2 p7/2", 3),
        ("P7/1 p7/1 p7/1 P7/2 p7/2 p7/2", 3),
        ("P7/1 p7/1 p7/1", 0),
        ("P7/1 p7/1 R7 R7", 0),
    ],
)
def test_the_head_of_obstetrics_scores_two_mothers_and_two_babies(dice: str, points: int) -> None:
    own = hospital("R3*/1", discharged=patients(dice))
    offices = ("head_of_obstetrics", None)
    scene = given("protection", own, hospital("R3*/1"), modules=MODULES, administrators=offices)
    lines = administrators_in(scene.rules.box)["head_of_obstetrics"].bonus.points(scene.rules, scene.state, 0)
    assert lines == points


def test_both_administrators_are_dealt_only_where_administrators_are() -> None:
    both = {"head_of_midwifery", "head_of_obstetrics"}
    assert both <= set(administrators_in(rules(2, administrators=True, modules=MODULES).box))
    assert len(administrators_in(rules(2, administrators=True, modules=MODULES).box)) == 10
    assert not administrators_in(rules(2, modules=MODULES).box)
    assert not both & set(administrators_in(rules(2, administrators=True).box))


def test_babies_left_are_patients_left_where_points_are_equal() -> None:
    """Fewer patients left, then the higher sum of values: a mother and a baby are two patients."""
    one, other = hospital("P6/1 p6/1 R6/2", points=20), hospital("R1/1 Y1/1", points=20)
    scene = given("scoring", one, other, modules=MODULES, round=8)
    assert [found.place for found in standings(scene.rules, scene.state)] == [2, 1]
    one, other = hospital("P3/1 p4/1", points=20), hospital("R3/1 Y3/1", points=20)
    scene = given("scoring", one, other, modules=MODULES, round=8)
    assert [found.place for found in standings(scene.rules, scene.state)] == [1, 2]

"""Maternity's specialists: what they react to, whom they choose, and what they bring."""

from typing import Any

import pytest

from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.modules.maternity.messages import FamilyRewarded
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital
from tests.games.scenes import happened, offered, refused, when

MODULES = ("maternity",)
HEALING = (
    "obstetrician",
    "neonatal_nurse",
    "midwife",
    "gynaecologist",
    "health_visitor",
    "paediatrician",
    "doula",
)


def placed(card: str, department: str, written: str, *patients: int, **more: Any) -> Scene:
    """The scene after the specialist was placed."""
    modules = more.pop("modules", MODULES)
    one = hospital(written, cards=f"{card}.1", **more)
    chosen = (f"{card}.1", department) if len(patients) > 1 else None
    scene = given("activation", one, hospital("R3/1"), modules=modules, chosen=chosen)
    return when(scene, 0, PlaceMeeple(f"{card}.1", department, patients))


def uses(scene: Scene) -> list[tuple[int, ...]]:
    """Whom the specialist may choose."""
    return [use.patients for use in offered(scene, 0, UseSpecialist)]


def use(scene: Scene, *patients: int) -> str:
    """The patients after the specialist chose these."""
    return beds(when(scene, 0, UseSpecialist(patients)))


@pytest.mark.parametrize("card", HEALING)
def test_they_react_to_mothers_and_babies_only(card: str) -> None:
    written = "R3/2 G3/2 Y3/2 P3/1 p3/1 p4/1"
    scene = placed(card, "imaging", written, 1)
    assert uses(scene) == []
    assert refused(scene, 0, UseSpecialist((4,))) == "not_triggered"
    for pink in (4, 5):
        assert uses(placed(card, "imaging", written, pink))


@pytest.mark.parametrize("card", HEALING)
def test_no_bag_recolours_for_them(card: str) -> None:
    scene = placed(card, "imaging", "P3/1 p3/1 R3/2 G3/2", 1, bags=2)
    assert all(not found.recolour for found in offered(scene, 0, UseSpecialist))
    for found in offered(scene, 0, UseSpecialist):
        for patient in found.patients:
            refusal = refused(scene, 0, UseSpecialist(found.patients, (patient,)))
            assert refusal in ("needless_recolour", "wrong_colour")


def test_an_obstetrician_heals_the_pink_patient_two_steps_more() -> None:
    scene = placed("obstetrician", "imaging", "P3/1 p3/1 R3/2", 1)
    assert uses(scene) == [(1,)]
    assert use(scene, 1) == "P6*/1 p3/1 R3/2"
    assert refused(scene, 0, UseSpecialist((2,))) == "patient_not_eligible"


def test_an_obstetrician_chooses_one_of_several_pink_patients() -> None:
    scene = placed("obstetrician", "delivery_suite.1", "P3/1 p3/1 R3/2", 1, 2, 3, tiles="delivery_suite.1")
    assert uses(scene) == [(1,), (2,)]
    assert use(scene, 2) == "P6*/1 p6*/1 R4*/2"
    assert refused(scene, 0, UseSpecialist((3,))) == "wrong_colour"


def test_whoever_waits_for_the_family_needs_no_obstetrician() -> None:
    scene = placed("obstetrician", "clinic", "P6/1 p3/1 R3/2", 1)
    assert uses(scene) == []
    assert refused(scene, 0, UseSpecialist((1,))) == "patient_not_eligible"


def test_a_neonatal_nurse_heals_another_pink_patient_and_one_of_the_value_before() -> None:
    scene = placed("neonatal_nurse", "imaging", "P3/1 p5/1 R3/2 G4/2", 1)
    assert uses(scene) == [(2, 3)]
    assert use(scene, 2, 3) == use(scene, 3, 2) == "P4*/1 p6*/1 R4*/2 G4/2"
    assert refused(scene, 0, UseSpecialist((2, 4))) == "wrong_value"
    assert refused(scene, 0, UseSpecialist((3, 4))) == "wrong_colour"
    assert refused(scene, 0, UseSpecialist((1, 3))) == "patient_not_eligible"
    assert refused(scene, 0, UseSpecialist((2,))) == "wrong_number_of_patients"


def test_a_neonatal_nurses_two_patients_may_both_be_pink() -> None:
    scene = placed("neonatal_nurse", "imaging", "P3/1 p3/1 p3/1 p2/1", 1)
    assert uses(scene) == [(2, 3), (4, 2)], "the twins are alike"
    assert use(scene, 4, 3) == "P4*/1 p3/1 p4*/1 p3*/1"


def test_a_neonatal_nurse_heals_one_patient_where_she_finds_one_only() -> None:
    """Ruling 6b: the only other pink patient is also the only one of the value, or one of both is missing."""
    scene = placed("neonatal_nurse", "imaging", "P3/1 p3/1 R5/2", 1)
    assert uses(scene) == [(2,)]
    assert refused(scene, 0, UseSpecialist((2, 3))) == "wrong_number_of_patients"
    assert use(scene, 2) == "P4*/1 p4*/1 R5/2"
    assert uses(placed("neonatal_nurse", "imaging", "P3/1 p5/1 R5/2", 1)) == [(2,)]
    scene = placed("neonatal_nurse", "imaging", "P3/1 p6/1 R3/2", 1, bags=1)
    assert uses(scene) == [(2, 3)]
    assert uses(when(scene, 0, UseBloodBag(2))) == [(3,)], "the baby waits for its mother"


def test_a_midwife_heals_two_other_pink_patients() -> None:
    scene = placed("midwife", "imaging", "P3/1 p5/1 p2/1 R3/2", 1)
    assert uses(scene) == [(2, 3)]
    assert use(scene, 2, 3) == "P4*/1 p6*/1 p3*/1 R3/2"
    assert refused(scene, 0, UseSpecialist((2, 4))) == "wrong_colour"
    assert refused(scene, 0, UseSpecialist((2,))) == "wrong_number_of_patients"


def test_a_midwife_heals_one_other_if_there_are_not_two() -> None:
    """Ruling 6b."""
    scene = placed("midwife", "imaging", "P3/1 p5/1 R3/2", 1)
    assert uses(scene) == [(2,)]
    assert use(scene, 2) == "P4*/1 p6*/1 R3/2"


def test_a_gynaecologist_heals_another_of_the_value_before_two_steps() -> None:
    scene = placed("gynaecologist", "imaging", "P3/1 p3/1 R3/2 G4/2", 1)
    assert uses(scene) == [(2,), (3,)]
    assert use(scene, 3) == "P4*/1 p3/1 R5*/2 G4/2"
    assert refused(scene, 0, UseSpecialist((4,))) == "wrong_value"
    assert refused(scene, 0, UseSpecialist((1,))) == "patient_not_eligible"


def test_the_value_now_counts_for_those_a_bag_healed_since() -> None:
    """Ruling 7b."""
    scene = placed("gynaecologist", "imaging", "P3/1 p4/1 R3/2 G2/2", 1, bags=2)
    scene = when(when(scene, 0, UseBloodBag(3)), 0, UseBloodBag(4))
    assert beds(scene) == "P4*/1 p4/1 R4*/2 G3*/2"
    assert uses(scene) == [(4,)]
    assert refused(scene, 0, UseSpecialist((3,))) == "wrong_value"


def test_a_health_visitor_heals_two_others_of_the_value_before() -> None:
    scene = placed("health_visitor", "imaging", "P3/1 p3/1 R3/2 G4/2", 1)
    assert uses(scene) == [(2, 3)]
    assert use(scene, 2, 3) == "P4*/1 p4*/1 R4*/2 G4/2"
    assert refused(scene, 0, UseSpecialist((2, 4))) == "wrong_value"


def test_a_health_visitors_two_patients_have_the_value_of_one_healed_patient() -> None:
    written = "P3/1 p4/1 p5/1 R3/2 G4/2 Y4/3 P2/2"
    scene = placed("health_visitor", "antenatal_clinic.1", written, 1, 2, 3, tiles="antenatal_clinic.1")
    assert uses(scene) == [(4,), (5, 6)], "there is only one other of value 3"
    assert refused(scene, 0, UseSpecialist((4, 5))) == "wrong_number_of_patients"
    assert refused(scene, 0, UseSpecialist((5,))) == "wrong_value", "there are two of value 4"


def test_a_paediatrician_heals_another_mother_or_baby_two_steps() -> None:
    scene = placed("paediatrician", "imaging", "P3/1 p5/1 P2/2 R3/2", 1)
    assert uses(scene) == [(2,), (3,)]
    assert use(scene, 3) == "P4*/1 p5/1 P4*/2 R3/2"
    assert refused(scene, 0, UseSpecialist((4,))) == "wrong_colour"
    assert refused(scene, 0, UseSpecialist((1,))) == "patient_not_eligible"


def test_a_doula_heals_anybody_also_whom_her_department_healed() -> None:
    scene = placed("doula", "imaging", "P3/1 p5/1 R3/2", 1)
    assert uses(scene) == [(1,), (2,), (3,)]
    assert use(scene, 1) == "P5*/1 p5/1 R3/2"
    assert use(scene, 3) == "P4*/1 p5/1 R4*/2"
    assert refused(scene, 0, UseSpecialist((2, 3))) == "wrong_number_of_patients"


@pytest.mark.parametrize("card", HEALING)
def test_nobody_chooses_whoever_waits_for_the_family(card: str) -> None:
    """Not even a patient that a bag made healthy after the placement."""
    scene = placed(card, "clinic", "P6/1 p6/1 p6/1 R6/2 P6/2 p1/2", 5, bags=1)
    scene = when(scene, 0, UseBloodBag(1))
    assert beds(scene).startswith("P7*/1")
    assert all(not {1, 5}.intersection(found) for found in uses(scene))
    others = {"midwife": (2,), "neonatal_nurse": (2,), "health_visitor": (2,)}.get(card, ())
    assert refused(scene, 0, UseSpecialist((1, *others))) == "patient_not_eligible"


def test_a_neonatologist_who_discharges_a_family_brings_two_blood_bags() -> None:
    scene = placed("neonatologist", "clinic", "P6/1 p7*/1 R3/2", 1)
    assert happened(scene, FamilyRewarded) == [FamilyRewarded(0, "neonatologist.1", 2)]
    assert scene.state.hospitals[0].blood_bags == 2
    assert discharged(scene) == "P P"
    assert refused(scene, 0, UseSpecialist((3,))) == "not_triggered"


@pytest.mark.parametrize(
    ("written", "patient"),
    [("P6/1 p6/1 R3/2", 1), ("P6/1 p7*/1 p6/1 R3/2", 1), ("P5/1 p5/1 R6/2", 3)],
)
def test_a_neonatologist_brings_nothing_before_the_whole_family_leaves(written: str, patient: int) -> None:
    scene = placed("neonatologist", "clinic", written, patient)
    assert happened(scene, FamilyRewarded) == []
    assert scene.state.hospitals[0].blood_bags == 0


def test_the_bags_are_the_meeples_that_completed_the_family() -> None:
    one = hospital("P6/1 p6/1", tiles="paediatric_ward_1", cards="neonatologist.1 doula.1")
    scene = given("activation", one, hospital("R3/1"), modules=MODULES)
    scene = when(scene, 0, PlaceMeeple("neonatologist.1", "clinic", (1,)))
    scene = when(scene, 0, PlaceMeeple("doula.1", "paediatric_ward_1", (2,)))
    assert happened(scene, FamilyRewarded) == []
    assert discharged(scene) == "P P"


def test_a_family_that_left_before_brings_nothing() -> None:
    one = hospital("P6/1 p7*/1 R6/2 Y3/2", tiles="paediatric_ward_1", cards="neonatologist.1")
    scene = given("activation", one, hospital("R3/1"), modules=MODULES)
    scene = when(scene, 0, PlaceMeeple("nurse", "paediatric_ward_1", (1,)))
    scene = when(scene, 0, PlaceMeeple("neonatologist.1", "clinic", (3,)))
    assert discharged(scene) == "P P R"
    assert happened(scene, FamilyRewarded) == []


def test_a_bag_that_completes_the_family_brings_nothing() -> None:
    scene = placed("neonatologist", "clinic", "P6/1 p6/1", 1, bags=1)
    scene = when(scene, 0, UseBloodBag(2))
    assert happened(scene, FamilyRewarded) == []
    assert discharged(scene) == "P P"


def test_a_family_brings_two_bags_however_many_it_are() -> None:
    written = "P5/1 p5/1 p7*/1"
    scene = placed("neonatologist", "fetal_medicine.1", written, 1, 2, tiles="fetal_medicine.1")
    assert happened(scene, FamilyRewarded) == [FamilyRewarded(0, "neonatologist.1", 2)]
    assert discharged(scene) == "P P P"

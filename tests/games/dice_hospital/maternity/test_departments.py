"""Maternity's departments: whom they choose, and who of them is healed most."""

from typing import Any

import pytest

from games.dice_hospital.commands import NURSE, PlaceMeeple, UseSpecialist
from games.dice_hospital.events import MeeplePlaced, Treatment
from games.dice_hospital.modules.wards.messages import AttendPatient
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when

MODULES = ("maternity",)


def activating(tile: str, written: str, meeple: str = NURSE, **more: Any) -> Scene:
    """A table at the activation with one department of Maternity, for which a meeple is chosen."""
    one = hospital(written, tiles=f"{tile}.1", **more)
    return given("activation", one, hospital("R3/1"), modules=MODULES, chosen=(meeple, f"{tile}.1"))


def place(tile: str, *patients: int, meeple: str = NURSE, recolour: tuple[int, ...] = ()) -> PlaceMeeple:
    """A placement in a department of Maternity."""
    return PlaceMeeple(meeple, f"{tile}.1", patients, recolour)


def placements(scene: Scene, tile: str) -> list[tuple[int, ...]]:
    """Whom a nurse may choose there."""
    found = offered(scene, 0, PlaceMeeple)
    return [one.patients for one in found if one.department == f"{tile}.1" and one.meeple == NURSE]


WORKS = [
    ("delivery_suite", "P4/1 R4/2 G4/2 p4/1", (1, 2, 3), "P7*/1 R5*/2 G5*/2 p4/1"),
    ("delivery_suite", "R4/2 p4/1 G4/2 P5/1", (1, 2, 3), "R5*/2 p7*/1 G5*/2 P5/1"),
    ("delivery_suite", "P2/1 p2/1 p2/1", (1, 2, 3), "P5*/1 p3*/1 p3*/1"),
    ("delivery_suite", "P2/1 p2/1 p2/1", (3, 1, 2), "P3*/1 p3*/1 p5*/1"),
    ("fetal_medicine", "P3/1 R3/2", (1, 2), "P6*/1 R5*/2"),
    ("fetal_medicine", "P3/1 R3/2", (2, 1), "P6*/1 R5*/2"),
    ("fetal_medicine", "P3/1 p3/1", (1, 2), "P6*/1 p5*/1"),
    ("fetal_medicine", "P3/1 p3/1", (2, 1), "P5*/1 p6*/1"),
    ("postnatal_unit", "P4/1 p4/1 R4/2 G4/3", (1, 2, 3, 4), "P5*/1 p5*/1 R5*/2 G5*/3"),
    ("postnatal_unit", "P4/1 p5/1 P6/2 p4/2 P4/3 p4/3", (1, 4, 5, 6), "P5*/1 p5/1 P6/2 p5*/2 P5*/3 p5*/3"),
    ("antenatal_clinic", "P3/1 R4/2 G5/2", (1, 2, 3), "P6*/1 R5*/2 G6*/2"),
    ("antenatal_clinic", "P3/1 R4/2 G5/2", (3, 1, 2), "P6*/1 R5*/2 G6*/2"),
    ("antenatal_clinic", "P3/1 p4/1 p5/1", (1, 2, 3), "P6*/1 p5*/1 p6*/1"),
    ("neonatal_unit", "R1/2 p2/1 G3/2 P4/1", (1, 2, 3), "R2*/2 p5*/1 G4*/2 P4/1"),
    ("family_room", "R2/2 G3/2 P4/1 p1/1", (1, 2, 3), "R3*/2 G4*/2 P7*/1 p1/1"),
    ("birthing_pool", "P3/1 R3/2", (1,), "P6*/1 R3/2"),
    ("ultrasound", "P3/1 R3/2", (1, 2), "P5*/1 R5*/2"),
    ("ultrasound", "P3/1 R3/2", (2, 1), "P5*/1 R5*/2"),
    ("ultrasound", "P3/1 p2/1", (1, 2), "P5*/1 p5*/1"),
]


@pytest.mark.parametrize(("tile", "written", "patients", "after"), WORKS)
def test_what_departments_do(tile: str, written: str, patients: tuple[int, ...], after: str) -> None:
    scene = activating(tile, written)
    assert set(patients) in [set(found) for found in placements(scene, tile)]
    luck = [4] if tile == "ultrasound" else None
    scene = when(scene, 0, place(tile, *patients), luck)
    assert beds(scene) == after
    assert refused(scene, 0, place(tile, *patients)) == "department_used"


REFUSED = [
    ("delivery_suite", "R4/2 G4/2 Y4/3 P5/1 p4/1", (1, 2, 3), "wrong_colour"),
    ("delivery_suite", "P4/1 R4/2 G4/2", (1, 2), "wrong_number_of_patients"),
    ("delivery_suite", "P4/1 R4/2 G4/2 Y4/2", (1, 2, 3, 4), "wrong_number_of_patients"),
    ("delivery_suite", "P4/1 R4/2 G5/2", (1, 2, 3), "values_not_equal"),
    ("fetal_medicine", "R4/2 G4/2 P4/1", (1, 2), "wrong_colour"),
    ("fetal_medicine", "P4/1 R5/2", (1, 2), "values_not_equal"),
    ("fetal_medicine", "P4/1 R4/2", (1, 1), "wrong_number_of_patients"),
    ("postnatal_unit", "P4/1 P4/2 R4/2 G4/3", (1, 2, 3, 4), "wrong_kind_of_patient"),
    ("postnatal_unit", "P4/1 p4/1 R4/2", (1, 2, 3), "wrong_number_of_patients"),
    ("postnatal_unit", "p4/1 p4/2 P5/1 P5/2 R4/3 R4/3", (1, 2, 5, 6), "wrong_kind_of_patient"),
    ("postnatal_unit", "P4/1 p4/1 R4/2 G3/3", (1, 2, 3, 4), "values_not_equal"),
    ("antenatal_clinic", "R3/2 P4/1 G5/2", (1, 2, 3), "wrong_colour"),
    ("antenatal_clinic", "P3/1 R4/2 G6/2", (1, 2, 3), "values_not_consecutive"),
    ("neonatal_unit", "P3/1 R4/2 G5/2", (1, 2, 3), "wrong_colour"),
    ("family_room", "P3/1 R4/2 G5/2", (1, 2, 3), "wrong_colour"),
    ("birthing_pool", "P3/1 R3/2", (2,), "wrong_colour"),
    ("ultrasound", "P3/1 R3/2 G3/2", (2, 3), "wrong_colour"),
    ("ultrasound", "P3/1 R3/2 G3/2", (1,), "wrong_number_of_patients"),
]


@pytest.mark.parametrize(("tile", "written", "patients", "code"), REFUSED)
def test_effects_need_their_patients_in_full(
    tile: str, written: str, patients: tuple[int, ...], code: str
) -> None:
    scene = activating(tile, written)
    assert set(patients) not in [set(found) for found in placements(scene, tile)]
    assert refused(scene, 0, place(tile, *patients)) == code
    assert not scene.state.hospitals[0].nurses_placed


@pytest.mark.parametrize(
    ("tile", "written"),
    [
        ("delivery_suite", "P7*/1 p7*/1 p7*/1 p5/1"),
        ("fetal_medicine", "P7*/1 p7*/1 p5/1"),
        ("postnatal_unit", "P7*/1 p7*/1 P7*/2 p7*/2 p5/1 p5/2"),
        ("antenatal_clinic", "P7*/1 R5/2 G6/2 p1/1"),
        ("neonatal_unit", "P7*/1 p6/1 R5/2"),
        ("family_room", "P7*/1 R5/2 G6/2 p1/1"),
        ("birthing_pool", "P7*/1 p6/1"),
        ("ultrasound", "P7*/1 p6/1 R6/2"),
    ],
)
def test_whoever_waits_for_the_family_is_not_chosen(tile: str, written: str) -> None:
    scene = activating(tile, written)
    assert all(1 not in found for found in placements(scene, tile))
    count = scene.rules.box.choices[f"{tile}.1"].count
    assert refused(scene, 0, place(tile, *range(1, count + 1))) == "wrong_value"


def test_whichever_of_several_pink_patients_is_named_first_is_healed_most() -> None:
    scene = activating("delivery_suite", "P4/1 p4/1 R4/2")
    assert placements(scene, "delivery_suite") == [(1, 2, 3), (2, 1, 3)]
    for patients in ((1, 2, 3), (1, 3, 2), (3, 1, 2)):
        assert beds(when(scene, 0, place("delivery_suite", *patients))) == "P7*/1 p5*/1 R5*/2"
    for patients in ((2, 1, 3), (2, 3, 1), (3, 2, 1)):
        assert beds(when(scene, 0, place("delivery_suite", *patients))) == "P5*/1 p7*/1 R5*/2"


def test_alike_twins_make_one_placement() -> None:
    scene = activating("fetal_medicine", "P3/1 p4/1 p4/1")
    assert placements(scene, "fetal_medicine") == [(2, 3)]
    assert beds(when(scene, 0, place("fetal_medicine", 3, 2))) == "P3/1 p6*/1 p7*/1"


def test_a_family_healed_by_one_department_leaves_at_once() -> None:
    scene = when(activating("fetal_medicine", "P5/1 p5/1 R5/2"), 0, place("fetal_medicine", 1, 2))
    assert beds(scene) == "R5/2"
    assert discharged(scene) == "P P"


# Recolouring


def test_no_bag_makes_anybody_pink_for_a_department() -> None:
    scene = activating("delivery_suite", "R4/2 G4/2 Y4/2 P5/1 p5/1", bags=2)
    assert placements(scene, "delivery_suite") == []
    assert refused(scene, 0, place("delivery_suite", 1, 2, 3, recolour=(1,))) == "wrong_colour"


def test_a_specialist_may_want_another_colour_of_those_who_are_not_pink() -> None:
    written = "P4/1 p4/1 G4/2 R6/2"
    scene = activating("delivery_suite", written, cards="surgeon.1", bags=1)
    assert refused(scene, 0, place("delivery_suite", 1, 2, 3, recolour=(3,))) == "needless_recolour"
    scene = activating("delivery_suite", written, "surgeon.1", cards="surgeon.1", bags=1)
    wanted = [
        one.recolour
        for one in offered(scene, 0, PlaceMeeple)
        if one.department == "delivery_suite.1" and one.meeple == "surgeon.1" and one.recolour
    ]
    assert wanted == [(3,), (3,)]
    for pink in (1, 2):
        command = place("delivery_suite", 1, 2, 3, meeple="surgeon.1", recolour=(pink,))
        assert refused(scene, 0, command) == "needless_recolour"
    scene = when(scene, 0, place("delivery_suite", 1, 2, 3, meeple="surgeon.1", recolour=(3,)))
    assert beds(scene) == "P7*/1 p5*/1 R5*g/2 R6/2"
    assert offered(scene, 0, UseSpecialist) == [UseSpecialist((3,))]


# Birthing Pool


def test_a_birthing_pool_lets_two_others_of_one_ward_count_as_treated() -> None:
    scene = activating("birthing_pool", "P3/1 p3/1 R1/1 G2/2 Y3/2")
    scene = when(scene, 0, place("birthing_pool", 1))
    assert offered(scene, 0, AttendPatient) == [AttendPatient(3), AttendPatient(4), AttendPatient(5)]
    scene = when(scene, 0, AttendPatient(4))
    assert offered(scene, 0, AttendPatient) == [AttendPatient(5)], "of the same ward"
    assert refused(scene, 0, AttendPatient(3)) == "patient_not_eligible"
    scene = when(scene, 0, AttendPatient(5))
    assert beds(scene) == "P6*/1 p3/1 R1/1 G2*/2 Y3*/2"
    assert refused(scene, 0, AttendPatient(3)) == "nobody_to_attend"


def test_a_birthing_pool_needs_nobody_else() -> None:
    scene = when(activating("birthing_pool", "P3/1 p3/1"), 0, place("birthing_pool", 2))
    assert beds(scene) == "P3/1 p6*/1"


# Ultrasound


@pytest.mark.parametrize(
    ("written", "roll", "after", "reacts"),
    [
        ("P3/1 R3/2 G5/2", 5, "P5*/1 R5*/2 G5/2", True),
        ("P3/1 R3/2 G5/2", 3, "P5*/1 R3*/2 G5/2", False),
        ("P3/1 R3/2 G5/2", 1, "P5*/1 R1*/2 G5/2", False),
        ("P3/1 R3/2 G5/2", 6, "P5*/1 R6*/2 G5/2", True),
    ],
)
def test_an_ultrasound_heals_whom_it_re_rolls_only_if_it_rose(
    written: str, roll: int, after: str, reacts: bool
) -> None:
    scene = activating("ultrasound", written, "cardiologist.1", cards="cardiologist.1")
    scene = when(scene, 0, place("ultrasound", 1, 2, meeple="cardiologist.1"), [roll - 1])
    assert beds(scene) == after
    assert scene.events == [
        MeeplePlaced(0, "cardiologist.1", "ultrasound.1", (Treatment(1, 5), Treatment(2, roll)))
    ]
    pending = scene.state.hospitals[0].pending
    assert pending is not None
    assert [die.id for die in pending.healed] == ([1, 2] if reacts else [1])


def test_an_ultrasound_never_lowers_a_baby_but_may_lower_a_mother() -> None:
    scene = activating("ultrasound", "P4/1 p4/1")
    assert placements(scene, "ultrasound") == [(1, 2), (2, 1)]
    assert beds(when(scene, 0, place("ultrasound", 1, 2), [0])) == "P6*/1 p4*/1"
    assert beds(when(scene, 0, place("ultrasound", 2, 1), [0])) == "P1*/1 p6*/1"


def test_nobody_is_recoloured_for_an_ultrasound() -> None:
    """Whoever is re-rolled is not sure to get better."""
    scene = activating("ultrasound", "P4/1 G3/2", "surgeon.1", cards="surgeon.1", bags=1)
    assert not any(one.recolour for one in offered(scene, 0, PlaceMeeple) if one.department == "ultrasound.1")
    command = place("ultrasound", 1, 2, meeple="surgeon.1", recolour=(2,))
    assert refused(scene, 0, command) == "needless_recolour"

"""Every department: whom it heals, by how much, and what it refuses."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.data.departments import DEPARTMENTS, STARTING
from tests.games.dice_hospital.tables import beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when

# department, patients before, chosen, patients after
HEALS = [
    ("trauma_unit", "R2 Y2", (1,), "R3* Y2"),
    ("trauma_unit", "R5", (1,), "R6*"),
    ("oncology", "Y2 R2", (1,), "Y3* R2"),
    ("pharmacy", "G2 R2", (1,), "G3* R2"),
    ("intensive_care", "R1", (1,), "R2*"),
    ("intensive_care", "Y2", (1,), "Y3*"),
    ("imaging", "G3", (1,), "G4*"),
    ("imaging", "R4", (1,), "R5*"),
    ("clinic", "Y5", (1,), "Y6*"),
    ("clinic", "G6 R1", (1,), "R1"),
    ("surgical_theatre.1", "R1 Y1", (1,), "R4* Y1"),
    ("ear_nose_throat.1", "G3 Y1", (1,), "G6* Y1"),
    ("orthopaedics.2", "Y4 R1", (1,), "R1"),
    ("cardiology.1", "R2 R3 R4 R4", (1, 2, 3), "R3* R4* R5* R4"),
    ("cardiology.2", "R6 R4 R5", (2, 1, 3), "R5* R6*"),
    ("immunology.1", "G1 G2 G3", (3, 2, 1), "G2* G3* G4*"),
    ("urology.1", "Y3 Y4 Y5", (1, 2, 3), "Y4* Y5* Y6*"),
    ("anaesthesia.1", "R3 R3 R3 R3", (1, 3, 4), "R4* R3 R4* R4*"),
    ("allergy_centre.1", "G1 G1 G1", (1, 2, 3), "G2* G2* G2*"),
    ("renal_unit.2", "Y6 Y6 Y6 G1", (1, 2, 3), "G1"),
    ("crash_centre.1", "R1", (1,), "R5*"),
    ("crash_centre.1", "G2", (1,), "G6*"),
    ("radiology.1", "R1 Y2 G3", (1, 2, 3), "R2* Y3* G4*"),
    ("radiology.1", "R2 R2 R2", (1, 2, 3), "R3* R3* R3*"),
    ("triage_centre.1", "R1 Y3 G2", (1, 2), "R3* Y5* G2"),
]

# department, patients, chosen, code
REFUSES = [
    ("trauma_unit", "Y2", (1,), "wrong_colour"),
    ("oncology", "G2", (1,), "wrong_colour"),
    ("pharmacy", "R2", (1,), "wrong_colour"),
    ("intensive_care", "R3", (1,), "wrong_value"),
    ("imaging", "R2", (1,), "wrong_value"),
    ("imaging", "R5", (1,), "wrong_value"),
    ("clinic", "R4", (1,), "wrong_value"),
    ("surgical_theatre.1", "G1", (1,), "wrong_colour"),
    ("ear_nose_throat.1", "Y1", (1,), "wrong_colour"),
    ("orthopaedics.1", "R1", (1,), "wrong_colour"),
    ("orthopaedics.1", "Y1 Y2", (1, 2), "wrong_number_of_patients"),
    ("cardiology.1", "R2 R3 R5", (1, 2, 3), "values_not_consecutive"),
    ("cardiology.1", "R2 R3 R3", (1, 2, 3), "values_not_consecutive"),
    ("cardiology.1", "R2 R3 Y4", (1, 2, 3), "wrong_colour"),
    ("immunology.1", "G2 G4 G5", (1, 2, 3), "values_not_consecutive"),
    ("immunology.1", "G2 G3", (1, 2), "wrong_number_of_patients"),
    ("urology.1", "Y2 Y3 Y4 Y5", (1, 2, 3, 4), "wrong_number_of_patients"),
    ("urology.1", "Y2 R3 Y4", (1, 2, 3), "wrong_colour"),
    ("anaesthesia.1", "R2 R2 R3", (1, 2, 3), "values_not_equal"),
    ("allergy_centre.1", "G2 G2 Y2", (1, 2, 3), "wrong_colour"),
    ("renal_unit.1", "Y2 Y2 Y2 Y2", (1, 2, 3, 4), "wrong_number_of_patients"),
    ("renal_unit.1", "Y2 Y2", (1, 2, 2), "wrong_number_of_patients"),
    ("crash_centre.1", "R3", (1,), "wrong_value"),
    ("radiology.1", "R1 R2 R4", (1, 2, 3), "wrong_value"),
    ("radiology.1", "R1 R2", (1, 2), "wrong_number_of_patients"),
    ("triage_centre.1", "R1 R4", (1, 2), "wrong_value"),
    ("triage_centre.1", "R1", (1,), "wrong_number_of_patients"),
    ("triage_centre.1", "R1 R2 R3", (1, 2, 3), "wrong_number_of_patients"),
]


@pytest.mark.parametrize(("department", "before", "chosen", "after"), HEALS)
def test_heals(department: str, before: str, chosen: tuple[int, ...], after: str) -> None:
    scene = given("activation", hospital(before, tiles=_tile(department)), hospital())
    command = c.PlaceMeeple("nurse", department, chosen)
    scene = when(scene, 0, command)
    assert beds(scene) == after
    gone = len(before.split()) - len(after.split())
    assert len(discharged(scene).split()) == gone
    assert scene.state.hospitals[0].used == (department,)
    assert scene.state.hospitals[0].nurses_placed == 1


@pytest.mark.parametrize(("department", "before", "chosen", "after"), HEALS)
def test_offers_what_it_heals(department: str, before: str, chosen: tuple[int, ...], after: str) -> None:
    scene = given("activation", hospital(before, tiles=_tile(department)), hospital())
    outcomes = {
        beds(when(scene, 0, command))
        for command in offered(scene, 0, c.PlaceMeeple)
        if isinstance(command, c.PlaceMeeple) and command.department == department
    }
    assert sorted(after.split()) in [sorted(outcome.split()) for outcome in outcomes]


@pytest.mark.parametrize(("department", "before", "chosen", "code"), REFUSES)
def test_refuses(department: str, before: str, chosen: tuple[int, ...], code: str) -> None:
    scene = given("activation", hospital(before, tiles=_tile(department)), hospital())
    assert refused(scene, 0, c.PlaceMeeple("nurse", department, chosen)) == code


def test_every_department_is_tested() -> None:
    rows = {row.key for row in STARTING + DEPARTMENTS}
    assert {case[0].partition(".")[0] for case in HEALS} == rows
    assert {case[0].partition(".")[0] for case in REFUSES} == rows
    assert (len(STARTING), len(DEPARTMENTS)) == (6, 12)


def test_a_department_of_someone_else_or_of_nobody_is_refused() -> None:
    scene = given("activation", hospital("R2"), hospital("R2", tiles="crash_centre.1"))
    for department in ("crash_centre.1", "crash_centre.2", "no_such_place"):
        assert refused(scene, 0, c.PlaceMeeple("nurse", department, (1,))) == "department_not_yours"


def test_a_patient_of_someone_else_is_refused() -> None:
    scene = given("activation", hospital("R2"), hospital("R2"))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (101,))) == "patient_not_eligible"


def test_any_meeple_may_work_in_a_department_of_any_colour() -> None:
    scene = given("activation", hospital("G2", cards="surgeon.1 paramedic.1"), hospital())
    for meeple in ("nurse", "surgeon.1", "paramedic.1"):
        assert beds(when(scene, 0, c.PlaceMeeple(meeple, "pharmacy", (1,)))) == "G3*"


def test_two_tiles_of_a_kind_are_two_departments() -> None:
    scene = given("activation", hospital("R1 R1", tiles="crash_centre.1 crash_centre.2"), hospital())
    for tile, patient in (("crash_centre.1", 1), ("crash_centre.2", 2)):
        scene = when(scene, 0, c.PlaceMeeple("nurse", tile, (patient,)))
    assert beds(scene) == "R5* R5*"


def _tile(department: str) -> str:
    return department if "." in department else ""

"""Every specialist: what it reacts to, whom it heals, and what it refuses."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.data.specialists import SPECIALISTS
from tests.games.dice_hospital.reacting import check_heals, check_refuses
from tests.games.dice_hospital.tables import Scene, beds, given, hospital
from tests.games.scenes import offered, refused, when

# specialist, department, patients before, healed there, chosen by the specialist, patients after
HEALS = [
    ("surgeon", "trauma_unit", "R2", (1,), (1,), "R4*"),
    ("surgeon", "radiology.1", "R2 G3 R1", (1, 2, 3), (3,), "R3* G4* R3*"),
    ("pharmacist", "imaging", "G3 R3", (1,), (1,), "G5* R3"),
    ("haematologist", "orthopaedics.1", "Y2", (1,), (1,), "Y6*"),
    ("anaesthetist", "trauma_unit", "R2 R5", (1,), (2,), "R3* R6*"),
    ("virologist", "pharmacy", "G2 G1", (1,), (2,), "G3* G2*"),
    ("urologist", "clinic", "Y6 Y1", (1,), (2,), "Y2*"),
    ("cardiologist", "trauma_unit", "R2 G2", (1,), (2,), "R3* G3*"),
    ("microbiologist", "imaging", "G4 Y4", (1,), (2,), "G5* Y5*"),
    ("neurologist", "orthopaedics.1", "Y6 R6", (1,), (2,), ""),
    ("triage_nurse", "clinic", "R5 Y1 G3", (1,), (2, 3), "R6* Y2* G4*"),
    ("triage_nurse", "clinic", "R5 Y1 G4", (1,), (2,), "R6* Y2* G4"),
    ("paramedic", "clinic", "R5 Y1 G3", (1,), (3,), "R6* Y1 G5*"),
    ("paramedic", "pharmacy", "G1 R2", (1,), (2,), "G2* R4*"),
    ("general_practitioner", "pharmacy", "G1 R4", (1,), (2,), "G2* R5*"),
    ("general_practitioner", "pharmacy", "G1 R6", (1,), (2,), "G2*"),
]

# specialist, department, patients before, healed there, chosen by the specialist, code
REFUSES = [
    ("surgeon", "pharmacy", "G2 R2", (1,), (1,), "not_triggered"),
    ("surgeon", "trauma_unit", "R2 R3", (1,), (2,), "patient_not_eligible"),
    ("surgeon", "radiology.1", "R2 G3 R1", (1, 2, 3), (2,), "wrong_colour"),
    ("surgeon", "clinic", "R6", (1,), (1,), "patient_not_eligible"),
    ("pharmacist", "trauma_unit", "R2 G2", (1,), (2,), "not_triggered"),
    ("haematologist", "imaging", "G3 Y3", (1,), (2,), "not_triggered"),
    ("anaesthetist", "trauma_unit", "R2 Y5", (1,), (2,), "wrong_colour"),
    ("anaesthetist", "oncology", "Y2 R5", (1,), (2,), "not_triggered"),
    ("virologist", "radiology.1", "G1 G2 G3", (1, 2, 3), (1,), "patient_not_eligible"),
    ("urologist", "oncology", "Y2 Y3 Y4", (1,), (2, 3), "wrong_number_of_patients"),
    ("cardiologist", "trauma_unit", "R2 G3", (1,), (2,), "wrong_value"),
    ("cardiologist", "trauma_unit", "R2 R2", (1,), (1,), "patient_not_eligible"),
    ("microbiologist", "imaging", "R4 Y4", (1,), (2,), "not_triggered"),
    ("neurologist", "imaging", "Y4 R5", (1,), (2,), "wrong_value"),
    ("triage_nurse", "clinic", "R5 Y1 G1 R4", (1,), (2, 4), "wrong_value"),
    ("triage_nurse", "clinic", "R5 Y1 G1", (1,), (2,), "wrong_number_of_patients"),
    ("triage_nurse", "clinic", "R5 Y1 G4", (1,), (2, 3), "wrong_number_of_patients"),
    ("paramedic", "clinic", "R5 Y4", (1,), (2,), "wrong_value"),
    ("paramedic", "trauma_unit", "R2 Y4", (1,), (1,), "patient_not_eligible"),
    ("general_practitioner", "pharmacy", "G1 R3", (1,), (2,), "wrong_value"),
    ("general_practitioner", "clinic", "G5 R3", (1,), (1,), "patient_not_eligible"),
]


def _placed(name: str, department: str, before: str, healed: tuple[int, ...]) -> Scene:
    tiles = department if "." in department else ""
    scene = given("activation", hospital(before, tiles=tiles, cards=f"{name}.1"), hospital())
    return when(scene, 0, c.PlaceMeeple(f"{name}.1", department, healed))


@pytest.mark.parametrize(("name", "department", "before", "healed", "chosen", "after"), HEALS)
def test_heals(
    name: str, department: str, before: str, healed: tuple[int, ...], chosen: tuple[int, ...], after: str
) -> None:
    check_heals(_placed(name, department, before, healed), chosen, after)


@pytest.mark.parametrize(("name", "department", "before", "healed", "chosen", "code"), REFUSES)
def test_refuses(
    name: str, department: str, before: str, healed: tuple[int, ...], chosen: tuple[int, ...], code: str
) -> None:
    check_refuses(_placed(name, department, before, healed), chosen, code)


def test_every_specialist_is_tested() -> None:
    rows = {row.key for row in SPECIALISTS}
    assert {case[0] for case in HEALS} == rows
    assert {case[0] for case in REFUSES} == rows
    assert len(rows) == 12


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        *((name, "red") for name in ("surgeon", "anaesthetist", "cardiologist")),
        *((name, "green") for name in ("pharmacist", "virologist", "microbiologist")),
        *((name, "yellow") for name in ("haematologist", "urologist", "neurologist")),
        *((name, "blue") for name in ("triage_nurse", "paramedic", "general_practitioner")),
    ],
)
def test_the_colour_of_the_meeple_and_two_copies_of_the_card(name: str, colour: str) -> None:
    (row,) = [row for row in SPECIALISTS if row.key == name]
    assert (row.meeple, row.copies, row.source) == (colour, 2, "printed")


def test_the_ability_is_used_once_although_several_patients_were_healed() -> None:
    scene = _placed("anaesthetist", "radiology.1", "R1 R2 R3 R4 R5", (1, 2, 3))
    scene = when(scene, 0, c.UseSpecialist((4,)))
    assert refused(scene, 0, c.UseSpecialist((5,))) == "no_specialist_waiting"


def test_the_ability_may_be_left_unused() -> None:
    scene = _placed("surgeon", "trauma_unit", "R2 Y2", (1,))
    scene = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,)))
    assert refused(scene, 0, c.UseSpecialist((1,))) == "no_specialist_waiting"
    assert beds(when(scene, 0, c.FinishActivation())) == "R3* Y3*"


def test_a_nurse_has_no_ability() -> None:
    scene = given("activation", hospital("R2", cards="surgeon.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert refused(scene, 0, c.UseSpecialist((1,))) == "no_specialist_waiting"


def test_a_specialist_of_someone_else_is_refused() -> None:
    scene = given("activation", hospital("R2"), hospital(cards="surgeon.1"))
    assert refused(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,))) == "meeple_not_yours"


def test_a_specialist_may_be_placed_without_anything_to_react_to() -> None:
    scene = _placed("surgeon", "pharmacy", "G2", (1,))
    assert offered(scene, 0, c.UseSpecialist) == []


def test_two_cards_of_a_kind_are_two_meeples() -> None:
    scene = given("activation", hospital("R2 R2", cards="surgeon.1 surgeon.2"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    scene = when(scene, 0, c.PlaceMeeple("surgeon.2", "intensive_care", (2,)))
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "R3* R4*"

"""Prototype 2.11: its specialists, what they react to, whom they heal, and what they refuse."""

from collections import Counter
from functools import partial

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.data.specialists import SPECIALISTS
from games.dice_hospital.modules.prototype.specialists import CARDS
from games.dice_hospital.view import view
from tests.games.dice_hospital.reacting import check_heals, check_refuses
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital, rules
from tests.games.scenes import offered, refused, when

MODULES = ("prototype",)
table = partial(given, "activation", modules=MODULES)

RADIOLOGY, THEATRE = "radiology_211.1", "surgical_theatre_211.1"

# specialist, department, patients before, healed there, chosen by the specialist, patients after
HEALS = [
    ("surgeon", "trauma_unit", "R2", (1,), (1,), "R4*"),
    ("surgeon", RADIOLOGY, "R2 G3 R1", (1, 2, 3), (3,), "R3* G4* R3*"),
    ("pharmacist", "imaging", "G3 R3", (1,), (1,), "G5* R3"),
    ("haematologist", "oncology", "Y2", (1,), (1,), "Y4*"),
    ("anaesthetist", "trauma_unit", "R2 R5", (1,), (2,), "R3* R6*"),
    ("virologist", "pharmacy", "G2 G1", (1,), (2,), "G3* G2*"),
    ("urologist", "clinic", "Y6 Y1", (1,), (2,), "Y2*"),
    ("cardiologist", "trauma_unit", "R2 G2", (1,), (2,), "R3* G3*"),
    ("microbiologist", "imaging", "G4 Y4", (1,), (2,), "G5* Y5*"),
    ("neurologist", "clinic", "Y6 R6", (1,), (2,), ""),
    ("triage_nurse", "clinic", "R5 Y1 G3", (1,), (3,), "R6* Y1 G5*"),
    ("consultant", "trauma_unit", "R5 Y1 G2", (1,), (2,), "R6* Y4* G2"),
    ("consultant", THEATRE, "R2 R2", (1,), (2,), "R5* R5*"),
    ("registrar", "clinic", "R6 Y6 G1", (1,), (2,), "G1"),
    ("registrar", "clinic", "R6 Y4 G1", (1,), (2,), "Y5* G1"),
    ("registrar", "clinic", "R6 Y4 G1", (1,), (3,), "Y4 G3*"),
    ("registrar", "physiotherapy_211.1", "R6 Y4", (1, 2), (2,), "Y6*"),
    ("paramedic", "clinic", "R5 Y1 G3", (1,), (2, 3), "R6* Y2* G4*"),
    ("paramedic", "clinic", "R5 Y1 G3", (1,), (3,), "R6* Y1 G4*"),
    ("paramedic", "pharmacy", "G1 R2", (1,), (1, 2), "G3* R3*"),
    ("critical_specialist", "clinic", "R5 Y1 G2 R2", (1,), (2, 3, 4), "R6* Y2* G3* R3*"),
    ("critical_specialist", "clinic", "R5 Y1 G2", (1,), (3,), "R6* Y1 G3*"),
    ("critical_specialist", "intensive_care", "R1", (1,), (1,), "R3*"),
    ("general_practitioner", "pharmacy", "G1 R6", (1,), (2,), "G2*"),
]

# specialist, department, patients before, healed there, chosen by the specialist, code
REFUSES = [
    ("surgeon", "pharmacy", "G2 R2", (1,), (1,), "not_triggered"),
    ("surgeon", "trauma_unit", "R2 R3", (1,), (2,), "patient_not_eligible"),
    ("pharmacist", "trauma_unit", "R2 G2", (1,), (2,), "not_triggered"),
    ("haematologist", "imaging", "G3 Y3", (1,), (2,), "not_triggered"),
    ("anaesthetist", "trauma_unit", "R2 Y5", (1,), (2,), "wrong_colour"),
    ("virologist", "pharmacy", "G2 G3 G4", (1,), (2, 3), "wrong_number_of_patients"),
    ("urologist", "oncology", "Y2 R3", (1,), (2,), "wrong_colour"),
    ("cardiologist", "trauma_unit", "R2 G3", (1,), (2,), "wrong_value"),
    ("microbiologist", "imaging", "R4 Y4", (1,), (2,), "not_triggered"),
    ("neurologist", "imaging", "Y4 R5", (1,), (2,), "wrong_value"),
    ("triage_nurse", "clinic", "R5 Y1 G3", (1,), (2, 3), "wrong_number_of_patients"),
    ("triage_nurse", "trauma_unit", "R2 Y4", (1,), (1,), "patient_not_eligible"),
    ("triage_nurse", "clinic", "R5 Y4", (1,), (2,), "wrong_value"),
    ("consultant", "trauma_unit", "R5 Y3", (1,), (2,), "wrong_value"),
    ("consultant", "trauma_unit", "R2 Y3", (1,), (1,), "patient_not_eligible"),
    ("consultant", "clinic", "R5 Y1", (1,), (2,), "no_specialist_waiting"),
    ("consultant", RADIOLOGY, "R1 R2 Y1", (1, 2), (3,), "no_specialist_waiting"),
    ("registrar", "clinic", "R5 Y4", (1,), (2,), "no_specialist_waiting"),
    ("registrar", "clinic", "R6 Y4 G4", (1,), (2, 3), "wrong_number_of_patients"),
    ("registrar", "clinic", "R6 Y4", (1,), (), "wrong_number_of_patients"),
    ("registrar", "clinic", "R6 Y4", (1,), (1,), "patient_not_eligible"),
    ("paramedic", "clinic", "R5 Y1 G4", (1,), (2, 3), "wrong_value"),
    ("paramedic", "clinic", "R5 Y1 G1 R1", (1,), (2, 3, 4), "wrong_number_of_patients"),
    ("paramedic", "clinic", "R5 Y1", (1,), (), "wrong_number_of_patients"),
    ("critical_specialist", "clinic", "R5 Y3", (1,), (2,), "wrong_value"),
    ("critical_specialist", "clinic", "R5 Y1 Y1 G1 G1", (1,), (2, 3, 4, 5), "wrong_number_of_patients"),
    ("general_practitioner", "clinic", "G5 R3", (1,), (2,), "wrong_value"),
    ("general_practitioner", "clinic", "G5 R4", (1,), (1,), "patient_not_eligible"),
]


def _placed(name: str, department: str, before: str, healed: tuple[int, ...], bags: int = 0) -> Scene:
    tiles, card = department if "." in department else "", f"{name}_211.1"
    scene = table(hospital(before, tiles=tiles, cards=card, bags=bags), hospital())
    return when(scene, 0, c.PlaceMeeple(card, department, healed))


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
    rows = {row.key.removesuffix("_211") for row in CARDS}
    assert {case[0] for case in HEALS} == rows
    assert {case[0] for case in REFUSES} == rows


def test_nine_coloured_kinds_twice_and_six_blue_ones_once() -> None:
    """The book counts six meeples of each colour, and this is what uses them up."""
    copies = Counter(card.partition(".")[0] for card in rules(2, modules=MODULES).box.specialist_cards())
    assert copies == {row.key: row.copies for row in CARDS}
    assert sorted(copies.values()) == [1] * 6 + [2] * 9
    meeples = Counter[str]()
    for row in CARDS:
        meeples[row.meeple] += row.copies
    assert meeples == {"red": 6, "yellow": 6, "green": 6, "blue": 6}


def test_cards_of_the_base_game_are_not_in_the_pile() -> None:
    cards = rules(3, modules=MODULES).box.specialist_cards()
    assert not {row.key for row in SPECIALISTS} & {card.partition(".")[0] for card in cards}


@pytest.mark.parametrize(("name", "most"), [("paramedic", 3), ("critical_specialist", 2)])
def test_the_effect_of_the_department_is_carried_out_before_that_of_the_specialist(
    name: str, most: int
) -> None:
    """Ruling 73: whom the department lifted above the range, the specialist cannot heal any more."""
    scene = _placed(name, "trauma_unit", f"R{most - 1} Y5", (1,))
    assert beds(when(scene, 0, c.UseSpecialist((1,)))) == f"R{most + 1}* Y5"
    scene = _placed(name, "trauma_unit", f"R{most} Y5", (1,))
    assert refused(scene, 0, c.UseSpecialist((1,))) == "wrong_value"
    assert offered(scene, 0, c.UseSpecialist) == []


def test_a_registrar_heals_by_the_value_that_a_patient_has_now() -> None:
    """Ruling 73: a bag made it a four, which is healed one step."""
    scene = when(_placed("registrar", "clinic", "R6 Y3", (1,), bags=1), 0, c.UseBloodBag(2))
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "Y5*"


def test_a_registrar_looks_at_the_value_right_before_the_placement() -> None:
    ward, card = hospital("R3 Y6", cards="registrar_211.1", bags=1), "registrar_211.1"
    scene = when(table(ward, hospital()), 0, c.UseBloodBag(1))
    scene = when(when(scene, 0, c.PlaceMeeple(card, "clinic", (2,))), 0, c.UseSpecialist((1,)))
    assert beds(scene) == "R5*", "a bag made it a four before the placement, so it is one step"


def test_a_bag_that_discharges_a_patient_is_not_the_registrars() -> None:
    """Ruling 8."""
    scene = _placed("registrar", "imaging", "R4 R6 Y1", (1,), bags=1)
    scene = when(scene, 0, c.UseBloodBag(2))
    assert discharged(scene) == "R"
    assert refused(scene, 0, c.UseSpecialist((3,))) == "no_specialist_waiting"


def test_a_bag_in_between_does_not_take_the_registrars_part_away() -> None:
    scene = _placed("registrar", "clinic", "R6 Y1", (1,), bags=1)
    scene = when(when(scene, 0, c.UseBloodBag(2)), 0, c.UseSpecialist((2,)))
    assert beds(scene) == "Y4*", "one step of the bag and two of the Registrar"


def test_a_specialist_that_cannot_react_is_shown_as_not_waiting() -> None:
    for name, department in (("consultant", "clinic"), ("registrar", "imaging")):
        scene = _placed(name, department, "R5 Y1" if department == "clinic" else "R4 Y1", (1,))
        assert view(scene.rules, scene.state, 0, False).hospitals[0].pending is None
    scene = _placed("paramedic", "clinic", "R5 Y1", (1,))
    waiting = view(scene.rules, scene.state, 0, False).hospitals[0].pending
    assert waiting is not None
    assert (waiting.specialist, waiting.ability) == ("paramedic_211.1", "paramedic_211")


@pytest.mark.parametrize("department", ["trauma_unit", "oncology", "pharmacy"])
def test_the_consultant_works_from_the_coloured_departments_of_the_board(department: str) -> None:
    patient = {"trauma_unit": "R5", "oncology": "Y5", "pharmacy": "G5"}[department]
    assert offered(_placed("consultant", department, f"{patient} R1", (1,)), 0, c.UseSpecialist)


def test_abilities_do_not_recolour() -> None:
    scene = _placed("anaesthetist", "trauma_unit", "R2 Y5", (1,), bags=2)
    assert refused(scene, 0, c.UseSpecialist((2,), (2,))) == "no_blood_bag"
    scene = _placed("paramedic", "clinic", "R5 Y1", (1,), bags=2)
    assert refused(scene, 0, c.UseSpecialist((2,), (2,))) == "no_blood_bag"
    assert refused(scene, 0, c.UseSpecialist((2,), (), ("red",))) == "needless_recolour"

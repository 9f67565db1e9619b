"""Prototype 2.11: its departments, whom they heal, by how much, and what they refuse."""

from collections import Counter
from functools import partial

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.data.departments import DEPARTMENTS
from games.dice_hospital.modules.prototype.departments import TILES
from tests.games.dice_hospital.tables import beds, discharged, given, hospital, rules
from tests.games.scenes import offered, refused, when

MODULES = ("prototype",)
table = partial(given, "activation", modules=MODULES)

# department, patients before, chosen, patients after
HEALS = [
    ("surgical_theatre_211.1", "R1 Y1", (1,), "R4* Y1"),
    ("surgical_theatre_211.2", "R4 Y1", (1,), "Y1"),
    ("ear_nose_throat_211.1", "G3 Y1", (1,), "G6* Y1"),
    ("orthopaedics_211.2", "Y2 R1", (1,), "Y5* R1"),
    ("cardiology_211.1", "R2 R3 R4 R4", (1, 2, 3), "R3* R4* R5* R4"),
    ("immunology_211.1", "G1 G2 G3", (3, 2, 1), "G2* G3* G4*"),
    ("urology_211.1", "Y3 Y4 Y5", (1, 2, 3), "Y4* Y5* Y6*"),
    ("anaesthesia_211.1", "R3 R3 R3 R3", (1, 3, 4), "R4* R3 R4* R4*"),
    ("allergy_centre_211.1", "G1 G1 G1", (1, 2, 3), "G2* G2* G2*"),
    ("renal_unit_211.2", "Y6 Y6 Y6 G1", (1, 2, 3), "G1"),
    ("crash_centre_211.1", "R1", (1,), "R5*"),
    ("crash_centre_211.1", "G2", (1,), "G6*"),
    ("radiology_211.1", "R1 Y2 G3", (1, 2, 3), "R2* Y3* G4*"),
    ("radiology_211.1", "R1 Y2 G3", (1, 3), "R2* Y2 G4*"),
    ("radiology_211.1", "R3 Y4", (1,), "R4* Y4"),
    ("physiotherapy_211.1", "R4 Y5 G6", (1, 2, 3), "R5* Y6*"),
    ("physiotherapy_211.1", "R4 Y5 G1", (1, 2), "R5* Y6* G1"),
    ("physiotherapy_211.1", "G6 Y1", (1,), "Y1"),
    ("triage_centre_211.1", "R1 Y3 G2", (1, 2), "R3* Y5* G2"),
    ("triage_centre_211.1", "R1 Y4", (1,), "R3* Y4"),
    ("isolation_ward_211.1", "R1", (1,), "R4*"),
    ("isolation_ward_211.1", "G3 R3", (1,), "G6* R3"),
    ("rehabilitation_211.1", "R1 Y4", (1, 2), "R3* Y5*"),
    ("rehabilitation_211.1", "R5 Y3 G3", (1, 2), "R6* Y5* G3"),
]

# department, patients, chosen, code
REFUSES = [
    ("surgical_theatre_211.1", "G1", (1,), "wrong_colour"),
    ("ear_nose_throat_211.1", "Y1", (1,), "wrong_colour"),
    ("orthopaedics_211.1", "Y1 Y2", (1, 2), "wrong_number_of_patients"),
    ("cardiology_211.1", "R2 R3 R5", (1, 2, 3), "values_not_consecutive"),
    ("immunology_211.1", "G2 G3", (1, 2), "wrong_number_of_patients"),
    ("urology_211.1", "Y2 R3 Y4", (1, 2, 3), "wrong_colour"),
    ("anaesthesia_211.1", "R2 R2 R3", (1, 2, 3), "values_not_equal"),
    ("allergy_centre_211.1", "G2 G2", (1, 2), "wrong_number_of_patients"),
    ("renal_unit_211.1", "Y2 Y2 Y2 Y2", (1, 2, 3, 4), "wrong_number_of_patients"),
    ("crash_centre_211.1", "R3", (1,), "wrong_value"),
    ("radiology_211.1", "R1 R2 R4", (1, 2, 3), "wrong_value"),
    ("radiology_211.1", "R1 R2 R2 R3", (1, 2, 3, 4), "wrong_number_of_patients"),
    ("radiology_211.1", "R1", (), "wrong_number_of_patients"),
    ("physiotherapy_211.1", "R4 R3", (1, 2), "wrong_value"),
    ("physiotherapy_211.1", "R4 R4 R4 R4", (1, 2, 3, 4), "wrong_number_of_patients"),
    ("triage_centre_211.1", "R1 R4", (1, 2), "wrong_value"),
    ("triage_centre_211.1", "R1 R2 R3", (1, 2, 3), "wrong_number_of_patients"),
    ("isolation_ward_211.1", "R4", (1,), "wrong_value"),
    ("isolation_ward_211.1", "R1 R1", (1, 2), "wrong_number_of_patients"),
    ("rehabilitation_211.1", "R1 Y4", (1,), "wrong_number_of_patients"),
    ("rehabilitation_211.1", "R1 Y4", (2,), "wrong_number_of_patients"),
    ("rehabilitation_211.1", "R1 Y3", (1, 2), "wrong_value"),
    ("rehabilitation_211.1", "R4 Y5", (1, 2), "wrong_value"),
    ("rehabilitation_211.1", "R1 Y6", (1, 2), "wrong_value"),
]


@pytest.mark.parametrize(("department", "before", "chosen", "after"), HEALS)
def test_heals(department: str, before: str, chosen: tuple[int, ...], after: str) -> None:
    scene = table(hospital(before, tiles=department), hospital())
    places = offered(scene, 0, c.PlaceMeeple)
    outcomes = [beds(when(scene, 0, place)) for place in places if department in str(place)]
    assert sorted(after.split()) in [sorted(outcome.split()) for outcome in outcomes]
    scene = when(scene, 0, c.PlaceMeeple("nurse", department, chosen))
    assert beds(scene) == after
    assert len(discharged(scene).split()) == len(before.split()) - len(after.split())


@pytest.mark.parametrize(("department", "before", "chosen", "code"), REFUSES)
def test_refuses(department: str, before: str, chosen: tuple[int, ...], code: str) -> None:
    scene = table(hospital(before, tiles=department), hospital())
    assert refused(scene, 0, c.PlaceMeeple("nurse", department, chosen)) == code


def test_every_department_is_tested() -> None:
    rows = {row.key for row in TILES}
    assert {case[0].partition(".")[0] for case in HEALS} == rows
    assert {case[0].partition(".")[0] for case in REFUSES} == rows


def test_nine_coloured_kinds_twice_and_six_others_once() -> None:
    """24 tiles: the book gives the sum, and that there are fifteen kinds."""
    copies = Counter(tile.partition(".")[0] for tile in rules(2, modules=MODULES).box.department_tiles())
    assert copies == {row.key: row.copies for row in TILES}
    assert sorted(copies.values()) == [1] * 6 + [2] * 9
    assert sum(copies.values()) == 24
    coloured = {row.key for row in TILES if row.effect.choice.colour}
    assert {kind for kind, count in copies.items() if count == 2} == coloured


def test_tiles_of_the_base_game_are_not_in_the_pile() -> None:
    found = rules(3, modules=MODULES).box
    assert not {row.key for row in DEPARTMENTS} & {tile.partition(".")[0] for tile in found.departments}
    assert found.starting == rules(3).box.starting


def test_rehabilitation_offers_every_pair_of_a_low_and_a_high_patient_once() -> None:
    scene = table(hospital("R1 R1 Y3 G4 G5 G6", tiles="rehabilitation_211.1"), hospital())
    pairs = [place.patients for place in offered(scene, 0) if "rehabilitation" in str(place)]
    assert sorted(pairs) == [(1, 4), (1, 5), (3, 4), (3, 5)]


def test_up_to_three_offers_one_two_and_three_patients() -> None:
    scene = table(hospital("R1 Y2 G3", tiles="radiology_211.1"), hospital())
    chosen = [place.patients for place in offered(scene, 0) if "radiology" in str(place)]
    assert sorted(chosen) == [(1,), (1, 2), (1, 2, 3), (1, 3), (2,), (2, 3), (3,)]

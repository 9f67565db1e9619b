"""Mothers and babies among the effects of other modules."""

from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import PlaceMeeple, ScoreRound, UseSpecialist
from games.dice_hospital.events import GameScored
from games.dice_hospital.modules.administrators.messages import PatientProtected
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded, RecolourAnother
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import CollectPatient
from games.dice_hospital.modules.promos.messages import (
    AdmissionsOpened,
    AdmitOneMore,
    CopySpecialist,
    SendPatientBack,
)
from games.kernel.composition.compose import compose
from games.kernel.messages import SERVICE
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.event_cards.tables import drawn, in_force
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when

MODULES = ("maternity",)
EXPERIMENTAL = (*MODULES, "experimental_medicine")


def _active(
    written: str,
    modules: tuple[str, ...] = EXPERIMENTAL,
    chosen: tuple[str, str] | None = None,
    **more: Any,
) -> Scene:
    return given("activation", hospital(written, **more), hospital("R3/1"), modules=modules, chosen=chosen)


# Event cards


def test_a_heatwave_lowers_no_baby() -> None:
    scene = drawn("heatwave", hospital("P3/1 p4/1 R2/2"), hospital("p4/1"), modules=MODULES)
    assert offered(scene) == [m.NamePatient(1), m.NamePatient(3)]
    assert refused(scene, 0, m.NamePatient(2)) == "patient_not_eligible"
    assert scene.rules.awaiting(scene.state).seats == (0,), "whoever has only babies is not asked"


def test_a_heatwave_lowers_a_mother_as_far_as_one() -> None:
    scene = drawn("heatwave", hospital("P2/1 p4/1"), hospital("P1/1 p4/1"), modules=MODULES)
    assert beds(scene, 0) == "P1/1 p4/1"
    assert beds(scene, 1) == "P1/1 p4/1"


def test_visitors_heal_mothers_and_babies() -> None:
    scene = drawn("volunteer_visitors", hospital("P3/1 p4/1"), hospital("R3/1"), modules=MODULES)
    assert offered(scene) == [m.NamePatient(1), m.NamePatient(2)]
    assert beds(when(scene, 0, m.NamePatient(2))) == "P3/1 p5/1"


def test_no_family_is_transferred() -> None:
    scene = drawn("patient_transfer", hospital("P3/1 p4/1 R2/1"), hospital("P3/1 p4/1"), modules=MODULES)
    assert offered(scene, kind=m.NamePatient) == [m.NamePatient(3)]
    for patient in (1, 2):
        assert refused(scene, 0, m.NamePatient(patient)) == "patient_not_eligible"


def test_a_superbug_of_any_colour_spares_families() -> None:
    for colour in ("red", "yellow", "green"):
        scene = in_force(
            "scoring",
            "superbug",
            hospital("P4/1 p4/1 R5/1"),
            hospital("R3*/1"),
            colour=colour,
            modules=MODULES,
        )
        scene = when(scene, SERVICE, ScoreRound())
        assert beds(scene).startswith("P3/1 p4/1")


def test_monitoring_is_offered_for_those_who_would_get_worse() -> None:
    scene = in_force(
        "activation",
        "intensive_monitoring",
        hospital("P4/1 p4/1 R5/1"),
        hospital("P4/1 p4/1"),
        modules=MODULES,
    )
    scene = when(scene, 0, offered(scene, 0)[-1])
    scene = when(scene, 1, offered(scene, 1)[-1])
    assert offered(scene, 0, m.MonitorPatient) == [m.MonitorPatient(1), m.MonitorPatient(3)]
    assert scene.rules.awaiting(scene.state).seats == (0,)


def test_a_matron_protects_her_colour_only() -> None:
    offices = ("matron_of_trauma", None)
    one, other = hospital("P4/1 p4/1 R5/1"), hospital("R3*/1")
    scene = goes_on(given("activation", one, other, modules=MODULES, administrators=offices, acted=(0, 1)))
    assert [event.patient for event in happened(scene, PatientProtected)] == [3]


# Experimental Medicine


def test_a_lower_roll_of_a_baby_is_ignored() -> None:
    scene = _active("p4/1 P4/1 R3/2", tiles="drug_trial_centre.1", chosen=("nurse", "drug_trial_centre.1"))
    scene = when(scene, 0, PlaceMeeple("nurse", "drug_trial_centre.1", (1, 2)), [0, 0])
    assert beds(scene) == "p4*/1 P1*/1 R3/2"
    scene = _active("p4/1 P4/1 R3/2", tiles="drug_trial_centre.1", chosen=("nurse", "drug_trial_centre.1"))
    scene = when(scene, 0, PlaceMeeple("nurse", "drug_trial_centre.1", (1, 2)), [5, 5])
    assert beds(scene) == "p6*/1 P6*/1 R3/2"


def test_a_baby_is_turned_up_but_not_down() -> None:
    for written, after in (("p5/1 P4/1", "p5*/1 P4/1"), ("p2/1 P4/1", "p5*/1 P4/1")):
        scene = _active(written, tiles="experimental_therapy.1")
        scene = when(scene, 0, PlaceMeeple("nurse", "experimental_therapy.1", (1,)))
        assert beds(scene) == after


def test_a_chemist_does_not_lower_a_baby() -> None:
    scene = _active("p4/1 P4/1 R3/2", cards="experimental_chemist.1")
    scene = when(scene, 0, PlaceMeeple("experimental_chemist.1", "trauma_unit", (3,)))
    assert beds(when(scene, 0, UseSpecialist((1,)), [0])) == "p4*/1 P4/1 R4*/2"
    assert beds(when(scene, 0, UseSpecialist((2,)), [0])) == "p4/1 P1*/1 R4*/2"


def test_a_medical_student_lowers_no_baby_and_no_mother_of_value_one() -> None:
    scene = _active("P1/1 p4/1 Y3/3 R3/2", cards="medical_student.1")
    scene = when(scene, 0, PlaceMeeple("medical_student.1", "trauma_unit", (4,)))
    assert {command.patients for command in offered(scene, kind=UseSpecialist)} == {(1, 3), (2, 3)}
    assert refused(scene, 0, UseSpecialist((3, 2))) == "patient_not_eligible"
    assert refused(scene, 0, UseSpecialist((3, 1))) == "patient_not_eligible"
    assert beds(when(scene, 0, UseSpecialist((1, 3)))) == "P2*/1 p4/1 Y2*/3 R4*/2"


def test_a_medical_student_may_lower_a_mother_of_value_two() -> None:
    scene = _active("P2/1 p4/1 Y3/3 R3/2", cards="medical_student.1")
    scene = when(scene, 0, PlaceMeeple("medical_student.1", "trauma_unit", (4,)))
    assert beds(when(scene, 0, UseSpecialist((3, 1)))) == "P1*/1 p4/1 Y4*/3 R4*/2"


def test_nobody_pink_gets_another_colour() -> None:
    scene = _active("P2/1 p4/1 Y3/3", tiles="physiotherapy.1")
    placements = [c for c in offered(scene, kind=PlaceMeeple) if c.department == "physiotherapy.1"]
    assert {command.patients for command in placements} == {(3,)}
    for colours in ((), ("red",), ("pink",)):
        command = PlaceMeeple("nurse", "physiotherapy.1", (1,), (), colours)
        assert refused(scene, 0, command) == "wrong_colours"
    pink: Any = ("pink",)
    assert refused(scene, 0, PlaceMeeple("nurse", "physiotherapy.1", (3,), (), pink)) == "wrong_colours"
    scene = when(scene, 0, PlaceMeeple("nurse", "physiotherapy.1", (3,), (), ("red",)))
    assert offered(scene, kind=RecolourAnother) == []
    assert refused(scene, 0, RecolourAnother(1, "red")) == "wrong_colours"


def test_a_physiotherapist_recolours_nobody_pink() -> None:
    scene = _active("P2/1 p4/1 R3/2", cards="physiotherapist.1")
    scene = when(scene, 0, PlaceMeeple("physiotherapist.1", "trauma_unit", (3,)))
    assert {command.patients for command in offered(scene, kind=UseSpecialist)} == {(3,)}
    assert refused(scene, 0, UseSpecialist((1,), (), ("red",))) == "wrong_colours"


@pytest.mark.parametrize("card", ["registrar.1", "haematology_technician.1"])
def test_discharging_is_rewarded_when_the_whole_family_leaves(card: str) -> None:
    waits = _active("P6/2 p5/2", cards=card)
    waits = when(waits, 0, PlaceMeeple(card, "clinic", (1,)))
    assert happened(waits, DischargeRewarded) == []
    leaves = _active("P7*/2 p6/2", cards=card)
    leaves = when(leaves, 0, PlaceMeeple(card, "clinic", (2,)))
    assert len(happened(leaves, DischargeRewarded)) == 1
    assert discharged(leaves) == "P P"


# Promos


def test_the_admissions_nurse_counts_the_whole_family_that_she_completes() -> None:
    modules = (*MODULES, "admissions_nurse")
    scene = _active("P7*/2 p6/2 R3/1 P3/3 p4/3", modules, cards="admissions_nurse.1")
    scene = when(scene, 0, PlaceMeeple("admissions_nurse.1", "clinic", (2,)))
    assert happened(scene, AdmissionsOpened) == [AdmissionsOpened(0, 2)]
    assert offered(scene, kind=SendPatientBack) == [SendPatientBack(3)], "no family is sent back"
    scene = when(scene, 0, AdmitOneMore())
    new = scene.state.hospitals[0].patients[-1]
    assert new.colour != "pink"
    assert new.ward not in (0, 3)


@pytest.mark.parametrize("copied", ["neonatologist.1", "doula.1"])
def test_a_consultant_copies_maternity_specialists(copied: str) -> None:
    scene = _active("P6/2 p7*/2 R3/1", (*MODULES, "consultant"), cards=f"consultant.1 {copied}")
    scene = when(scene, 0, CopySpecialist(copied))
    scene = when(scene, 0, PlaceMeeple("consultant.1", "clinic", (1,)))
    assert discharged(scene) == "P P"
    assert scene.state.hospitals[0].blood_bags == (2 if copied == "neonatologist.1" else 0)
    assert len(offered(scene, kind=UseSpecialist)) == (1 if copied == "doula.1" else 0)


# Final Round Collection


def test_pink_dice_are_not_collected_and_cost_nothing() -> None:
    modules = (*MODULES, "final_round_collection")
    own = hospital("P3/1 p4/1 R1/2 P4/2 p5/2")
    scene = given("scoring", own, hospital("R1/1"), modules=modules, round=8, acted=(0, 1))
    scene = goes_on(scene)
    assert offered(scene, kind=CollectPatient) == []
    (scored,) = [event for event in happened(scene, GameScored) if event.seat == 0]
    assert {line.reason: line.points for line in scored.lines}["patients_left"] == -1


# Excluded


@pytest.mark.parametrize(
    ("module", "seats"),
    [("medical_reports", ("human",)), ("prototype", ("human",) * 2), (None, ("human", "automa"))],
)
def test_what_the_books_exclude_is_refused(module: str | None, seats: tuple[str, ...]) -> None:
    with pytest.raises(Illegal):
        compose(DICE_HOSPITAL, (*MODULES, module) if module else MODULES, {}, seats)

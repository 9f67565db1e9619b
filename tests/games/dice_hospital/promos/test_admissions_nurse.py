"""The Admissions Nurse: patients that leave, patients that come, and points beyond the table."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.hooks import discharge_points
from games.dice_hospital.modules.promos.admissions_nurse import AdmissionsNurseUses, nurse_uses
from games.dice_hospital.modules.promos.messages import (
    AdmissionsOpened,
    AdmitOneMore,
    OneMoreAdmitted,
    PatientSentBack,
    SendPatientBack,
)
from games.dice_hospital.state import Patient
from games.kernel.messages import SERVICE
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.tables import Scene, beds, dice, discharged, given, hospital, rules
from tests.games.scenes import offered, refused, when

CARD = "admissions_nurse.1"
MODULES = ("admissions_nurse",)
BEYOND = "admissions_nurse_discharge_points_beyond"
MORE = "admissions_nurse_discharge_points_more"


def activating(written: str, modules: tuple[str, ...] = MODULES, **more: Any) -> Scene:
    """A table at the activation with an Admissions Nurse."""
    return given("activation", hospital(written, cards=CARD, **more), hospital("R3"), modules=modules)


def placed(department: str, written: str, *patients: int, **more: Any) -> Scene:
    """The scene after she was placed."""
    return when(activating(written, **more), 0, c.PlaceMeeple(CARD, department, patients))


def two_gone() -> Scene:
    """She discharged two patients of three at once."""
    modules = (*MODULES, "experimental_medicine")
    scene = activating("R6 G6 Y2 Y4", modules, tiles="training_centre.1")
    return when(scene, 0, c.PlaceMeeple(CARD, "training_centre.1", (1, 2)))


def test_for_a_discharged_patient_another_may_go_back_into_the_bag() -> None:
    scene = placed("clinic", "R6 G1 Y4", 1)
    assert scene.events[1:] == [AdmissionsOpened(0, 1)]
    assert offered(scene, 0, SendPatientBack) == [SendPatientBack(2), SendPatientBack(3)]
    bag = scene.state.bag
    scene = when(scene, 0, SendPatientBack(2))
    assert scene.events == [PatientSentBack(0, 2)]
    assert beds(scene) == "Y4"
    assert scene.state.bag == (bag[0], bag[1], bag[2] + 1)
    assert scene.state.hospitals[0].fatalities == 0, "ruling 16"
    assert refused(scene, 0, SendPatientBack(3)) == "nobody_discharged"


def test_for_a_discharged_patient_a_new_one_may_be_drawn_and_rolled() -> None:
    scene = placed("clinic", "R6 Y4", 1)
    bag = scene.state.bag
    scene = when(scene, 0, AdmitOneMore(), dice(bag, "G3"))
    assert scene.events == [OneMoreAdmitted(0, Patient(1000, "green", 3))]
    assert beds(scene) == "Y4 G3", "untreated, ruling 16"
    assert scene.state.bag == (bag[0], bag[1], bag[2] - 1)
    assert refused(scene, 0, AdmitOneMore()) == "nobody_discharged"


def test_a_new_patient_never_shows_one_or_six() -> None:
    scene = placed("clinic", "R6 Y4", 1)
    shown = {
        written
        for roll in range(4)
        for written in beds(when(scene, 0, AdmitOneMore(), [0, roll])).split()[1:]
    }
    assert shown == {"R2", "R3", "R4", "R5"}


def test_for_each_discharged_patient_one_or_the_other() -> None:
    scene = two_gone()
    assert nurse_uses(scene.state) == (AdmissionsNurseUses(2), AdmissionsNurseUses())
    scene = when(scene, 0, SendPatientBack(3))
    scene = when(scene, 0, AdmitOneMore())
    assert len(beds(scene).split()) == 2
    assert offered(scene, 0, SendPatientBack) == offered(scene, 0, AdmitOneMore) == []


def test_the_new_patient_may_be_sent_back_again() -> None:
    scene = when(two_gone(), 0, AdmitOneMore(), dice(two_gone().state.bag, "R2"))
    scene = when(scene, 0, SendPatientBack(1000))
    assert beds(scene) == "Y2 Y4"


def test_nothing_has_to_be_done() -> None:
    scene = placed("clinic", "R6 G1 Y4", 1)
    assert c.FinishActivation() in offered(scene)
    scene = when(when(scene, 0, c.FinishActivation()), 1, c.FinishActivation())
    assert nurse_uses(scene.state) == (AdmissionsNurseUses(), AdmissionsNurseUses())


def test_it_lapses_with_the_next_placement() -> None:
    scene = when(placed("clinic", "R6 G1 Y4", 1), 0, c.PlaceMeeple("nurse", "pharmacy", (2,)))
    assert offered(scene, 0, SendPatientBack) == []
    assert refused(scene, 0, SendPatientBack(3)) == "nobody_discharged"
    assert refused(scene, 0, AdmitOneMore()) == "nobody_discharged"


def test_a_blood_bag_in_between_changes_nothing_and_its_discharge_is_nobodys() -> None:
    """Ruling 8."""
    scene = when(placed("clinic", "R6 G6 Y4", 1, bags=1), 0, c.UseBloodBag(2))
    assert discharged(scene) == "R G"
    assert nurse_uses(scene.state) == (AdmissionsNurseUses(1), AdmissionsNurseUses())
    healed = when(placed("clinic", "R5 G6", 1, bags=1), 0, c.UseBloodBag(2))
    assert refused(healed, 0, AdmitOneMore()) == "nobody_discharged"


def test_a_heal_that_discharges_nobody_opens_nothing() -> None:
    scene = placed("clinic", "R5 G1", 1)
    assert len(scene.events) == 1
    assert offered(scene, 0, SendPatientBack) == []
    assert refused(scene, 0, c.UseSpecialist((2,))) == "not_triggered"


def test_the_discharge_of_another_meeple_opens_nothing() -> None:
    scene = when(activating("R6 G1"), 0, c.PlaceMeeple("nurse", "clinic", (1,)))
    assert nurse_uses(scene.state) == (AdmissionsNurseUses(), AdmissionsNurseUses())


def test_another_patient_is_one_her_department_did_not_heal() -> None:
    """Rulings 7a and 46."""
    scene = placed("cardiology.1", "R4 R5 R6 G2", 1, 2, 3, tiles="cardiology.1")
    assert (beds(scene), discharged(scene)) == ("R5* R6* G2", "R")
    assert offered(scene, 0, SendPatientBack) == [SendPatientBack(4)]
    assert refused(scene, 0, SendPatientBack(1)) == "patient_not_eligible"


@pytest.mark.parametrize("patient", [1, 9, 101, -1])
def test_nobody_else_can_be_sent_back(patient: int) -> None:
    assert refused(placed("clinic", "R6 G1", 1), 0, SendPatientBack(patient)) == "patient_not_eligible"


def test_drawing_needs_a_free_bed() -> None:
    """Ruling 16."""
    written = " ".join(["R6", *["G4"] * 11])
    scene = placed("clinic", written, 1)
    scene = when(scene, 0, AdmitOneMore())
    assert len(beds(scene).split()) == 12
    crowded = placed("clinic", f"{written} G4", 1)
    assert offered(crowded, 0, AdmitOneMore) == []
    assert refused(crowded, 0, AdmitOneMore()) == "no_free_bed"


def test_drawing_needs_a_die_in_the_bag() -> None:
    """Ruling 13."""
    one = hospital("R6 G1", cards=CARD)
    scene = given("activation", one, hospital("R3"), modules=MODULES, bag=(0, 0, 0))
    scene = when(scene, 0, c.PlaceMeeple(CARD, "clinic", (1,)))
    assert offered(scene, 0, AdmitOneMore) == []
    assert refused(scene, 0, AdmitOneMore()) == "bag_empty"


def test_a_recoloured_patient_goes_back_with_its_true_colour() -> None:
    scene = placed("clinic", "R6 G4*r", 1)
    bag = scene.state.bag
    assert when(scene, 0, SendPatientBack(2)).state.bag == (bag[0] + 1, bag[1], bag[2])


def test_how_often_she_may_act_is_seen_by_everybody() -> None:
    scene = two_gone()
    for viewer in (0, 1, None):
        assert scene.rules.views["admissions_nurse"](scene.rules, scene.state, viewer, False) == nurse_uses(
            scene.state
        )


# Points for more than twelve


@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 1), (12, 35), (13, 40), (14, 46), (15, 52), (16, 68), (20, 98), (21, 106), (25, 138)],
)
def test_the_table_goes_on_beyond_twelve(count: int, points: int) -> None:
    found = rules(2, modules=MODULES)
    assert found.resolve(discharge_points)(found, count) == points


def test_a_table_may_bring_its_own_points_beyond_twelve() -> None:
    own = {"figures": {BEYOND: [41, 50], MORE: 3}}
    found = given("activation", hospital(), hospital(), modules=MODULES, options=own).rules
    points = [found.resolve(discharge_points)(found, count) for count in (12, 13, 14, 15, 17)]
    assert points == [35, 41, 50, 53, 59]


@pytest.mark.parametrize(
    ("key", "value"), [(BEYOND, []), (BEYOND, [-1]), (BEYOND, 4), (MORE, -1), (MORE, "8")]
)
def test_figures_that_make_no_sense_are_refused(key: str, value: Any) -> None:
    with pytest.raises(Illegal) as refusal:
        given("activation", hospital(), hospital(), modules=MODULES, options={"figures": {key: value}})
    assert refusal.value.code == "bad_figure"


def test_thirteen_discharged_patients_score_forty() -> None:
    gone = tuple(Patient(200 + number, "red", 7, True) for number in range(13))
    scene = given(
        "activation", hospital("R3*", discharged=gone), hospital("R3*"), modules=MODULES, bag=(9, 9, 9)
    )
    scene = when(when(scene, 0, c.FinishActivation()), 1, c.FinishActivation())
    assert when(scene, SERVICE, c.ScoreRound()).state.hospitals[0].points == 40

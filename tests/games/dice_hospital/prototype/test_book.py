"""The worked examples and questions of the German book, under the rules of prototype 2.11."""

from functools import partial

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import beds, dice, discharged, given, hospital, written
from tests.games.scenes import goes_on, happened, offered, refused, when

table = partial(given, modules=("prototype",))
FULL = {1: "G3 G4 G5", 2: "R5 R5 R5", 3: "Y5 Y5 Y5"}


def test_mike_takes_in_three_four_and_five_with_two_free_beds() -> None:
    mike = hospital("R4 R4 R4 R4 R4 Y3 Y3 Y3 Y3 Y2")
    scene = table("ambulances", mike, hospital(), ambulances=FULL, taken={}, first_player=1)
    scene = when(when(scene, 1, c.TakeAmbulance(2)), 0, c.TakeAmbulance(1))
    new = [patient.id for patient in scene.state.ambulances[0].patients]
    assert refused(scene, 0, c.LosePatient(new[0])) == "patient_not_eligible", "nobody who just arrived"
    scene = when(scene, 0, c.LosePatient(10))
    assert beds(scene) == "R4 R4 R4 R4 R4 Y3 Y3 Y3 Y3 G3 G4 G5"
    assert scene.state.hospitals[0].fatalities == 1


def test_a_patient_of_five_is_healed_three_steps_and_the_third_is_lost() -> None:
    scene = table("activation", hospital("R5", tiles="surgical_theatre_211.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre_211.1", (1,)))
    assert (beds(scene), discharged(scene)) == ("", "R")


def test_figure_7_a_nurse_heals_and_treats_a_yellow_patient() -> None:
    scene = table("activation", hospital("R3 Y3"), hospital())
    assert beds(when(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,)))) == "R3 Y4*"


def test_figure_8_caesar_places_an_anaesthetist_in_anaesthesia() -> None:
    caesar = hospital("R3 R3 R3 R5", tiles="anaesthesia_211.1", cards="anaesthetist_211.1")
    scene = table("activation", caesar, hospital())
    scene = when(scene, 0, c.PlaceMeeple("anaesthetist_211.1", "anaesthesia_211.1", (1, 2, 3)))
    assert beds(when(scene, 0, c.UseSpecialist((4,)))) == "R4* R4* R4* R6*"


def test_figure_9_a_yellow_patient_is_healed_to_seven_and_discharged() -> None:
    scene = when(
        table("activation", hospital("Y6 R2"), hospital()), 0, c.PlaceMeeple("nurse", "clinic", (1,))
    )
    assert (beds(scene), discharged(scene)) == ("R2", "Y")


def test_figure_10_two_untreated_patients_get_worse() -> None:
    scene = when(table("scoring", hospital("R3 Y5 G4*"), hospital()), SERVICE, c.ScoreRound())
    assert beds(scene) == "R2 Y4 G4"


def test_figure_11_three_fatalities_in_the_morgue() -> None:
    scene = table("scoring", hospital("R1 Y1 G1 R3*"), hospital("G1*"), round=8)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert (scene.state.hospitals[0].fatalities, scene.state.hospitals[0].points) == (3, -6)


def test_ambulances_are_filled_with_rolled_dice_that_show_no_one_and_no_six() -> None:
    before = table("starting_patients", hospital(), hospital(), taken={}, round=0)
    scene = goes_on(before, dice((15, 15, 15), "R2 R2 R2 Y3 Y3 Y3 G5 G5 G5"))
    assert [written(vehicle.patients) for vehicle in scene.state.ambulances] == [
        "R2 R2 R2",
        "Y3 Y3 Y3",
        "G5 G5 G5",
    ]


@pytest.mark.parametrize(("first", "right"), [(0, 2), (1, 0), (2, 1)])
def test_the_player_to_the_right_of_the_first_player_orders_tied_dice(first: int, right: int) -> None:
    wards = [hospital()] * 3
    before = table("starting_patients", *wards, taken={}, round=0, first_player=first)
    scene = goes_on(before, dice((18, 18, 18), "R2 Y2 G2 R2 R3 G3 Y4 Y4 G4 R4 R5 R5"))
    assert scene.rules.awaiting(scene.state).seats == (right,)


def test_dice_of_the_ambulance_nobody_took_go_back_into_the_bag() -> None:
    scene = table("ambulances", hospital(), hospital(), ambulances=FULL, taken={})
    assert refused(scene, 0, c.TakeAmbulance(1)) == "first_player_may_not"
    bag = scene.state.bag
    scene = when(when(scene, 0, c.TakeAmbulance(2)), 1, c.TakeAmbulance(1))
    assert scene.state.bag == (bag[0], bag[1] + 3, bag[2])
    assert (scene.state.first_player, scene.state.hospitals[1].blood_bags) == (1, 1)


def test_improvements_left_over_go_under_their_piles() -> None:
    tiles, cards = ("radiology_211.1",), ("paramedic_211.1",)
    scene = table("scoring", hospital("R2*"), hospital("R2*"), departments=tiles, specialists=cards)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.department_pile.layers[-1] == ("radiology_211.1",)
    assert scene.state.specialist_pile.layers[-1] == ("paramedic_211.1",)


def test_nurses_and_specialists_work_in_any_department_that_was_not_used() -> None:
    ward = hospital("G2 R2", tiles="radiology_211.1", cards="surgeon_211.1 registrar_211.1")
    scene = table("activation", ward, hospital())
    for meeple in ("nurse", "surgeon_211.1", "registrar_211.1"):
        for department in ("pharmacy", "radiology_211.1"):
            assert beds(when(scene, 0, c.PlaceMeeple(meeple, department, (1,)))) == "G3* R2"


def test_the_department_comes_first_and_then_the_specialist() -> None:
    scene = table("activation", hospital("R2", cards="surgeon_211.1"), hospital())
    assert refused(scene, 0, c.UseSpecialist((1,))) == "no_specialist_waiting"
    scene = when(scene, 0, c.PlaceMeeple("surgeon_211.1", "trauma_unit", (1,)))
    assert beds(when(scene, 0, c.UseSpecialist((1,)))) == "R4*"


def test_a_pharmacist_in_the_allergy_centre_heals_only_one_of_three_again() -> None:
    ward = hospital("G3 G3 G3", tiles="allergy_centre_211.1", cards="pharmacist_211.1")
    scene = table("activation", ward, hospital())
    scene = when(scene, 0, c.PlaceMeeple("pharmacist_211.1", "allergy_centre_211.1", (1, 2, 3)))
    assert refused(scene, 0, c.UseSpecialist((1, 2, 3))) == "wrong_number_of_patients"
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "G4* G5* G4*"


def test_the_allergy_centre_without_three_green_patients_refuses_and_the_meeple_is_kept() -> None:
    """Ruling 6: the book calls the meeple wasted."""
    scene = table("activation", hospital("G3 G3 R3", tiles="allergy_centre_211.1"), hospital())
    assert refused(scene, 0, c.PlaceMeeple("nurse", "allergy_centre_211.1", (1, 2, 3))) == "wrong_colour"
    assert not [place for place in offered(scene, 0, c.PlaceMeeple) if "allergy" in str(place)]


def test_a_consultant_in_a_grey_department_only_lets_the_department_work() -> None:
    scene = table("activation", hospital("R5 Y1", cards="consultant_211.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("consultant_211.1", "clinic", (1,)))
    assert beds(scene) == "R6* Y1"
    assert offered(scene, 0, c.UseSpecialist) == []
    assert refused(scene, 0, c.UseSpecialist((2,))) == "no_specialist_waiting"


def test_bags_heal_a_step_or_change_a_colour_and_each_is_used_once() -> None:
    scene = table("activation", hospital("R3", bags=2), hospital())
    scene = when(when(scene, 0, c.UseBloodBag(1)), 0, RecolourPatient(1, "yellow"))
    assert beds(scene) == "Y4*r"
    assert refused(scene, 0, c.UseBloodBag(1)) == "no_blood_bag"


def test_an_empty_bag_fills_the_lowest_ambulances_and_the_game_goes_on() -> None:
    scene = goes_on(table("starting_patients", hospital(), hospital(), taken={}, round=0, bag=(2, 0, 0)))
    assert [len(vehicle.patients) for vehicle in scene.state.ambulances] == [2, 0, 0]
    assert scene.rules.awaiting(scene.state).seats == (0,)


def test_two_of_one_improvement_may_be_taken() -> None:
    ward = hospital(tiles="cardiology_211.1")
    scene = table("improvement", ward, hospital(), departments=("cardiology_211.2",))
    scene = when(scene, 0, c.TakeImprovement("cardiology_211.2"))
    assert scene.state.hospitals[0].departments[-2:] == ("cardiology_211.1", "cardiology_211.2")


def test_one_meeple_in_a_department_and_each_meeple_once() -> None:
    scene = table("activation", hospital("R2 R2", cards="surgeon_211.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon_211.1", "trauma_unit", (1,)))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (2,))) == "department_used"
    assert refused(scene, 0, c.PlaceMeeple("surgeon_211.1", "intensive_care", (2,))) == "meeple_used"


def test_meeples_without_a_department_wait_for_the_next_round() -> None:
    one = hospital("R2 R3", cards="surgeon_211.1")
    used = ("trauma_unit", "oncology", "pharmacy", "intensive_care", "imaging", "clinic")
    scene = table(
        "activation", hospital("R2 R3", cards="surgeon_211.1", used=used), hospital("R2"), acted=(1,)
    )
    assert offered(scene, 0) == [c.FinishActivation()]
    scene = when(when(scene, 0, c.FinishActivation()), SERVICE, c.ScoreRound())
    after = scene.state.hospitals[0]
    assert (after.used, after.nurses_placed, after.specialists) == ((), 0, one.specialists)
    assert len(happened(scene, e.ShiftChanged)) == 1

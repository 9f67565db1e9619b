"""The answers to frequent questions of the base rules, one test each, in the books' order."""

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import STARTING, beds, dice, discharged, given, hospital, written
from tests.games.scenes import goes_on, happened, offered, refused, when

FULL = {1: "R2 R2 R2", 2: "R3 Y3 G3", 3: "R5 R5 R5"}


def test_ambulances_are_filled_with_dice_from_the_bag_that_show_no_one_and_no_six() -> None:
    before = given("starting_patients", hospital(), hospital(), taken={}, round=0)
    scene = goes_on(before, dice((15, 15, 15), "R5 Y5 G5 R4 Y3 Y3 G2 G2 R2"))
    assert [written(vehicle.patients) for vehicle in scene.state.ambulances] == [
        "G2 G2 R2",
        "Y3 Y3 R4",
        "R5 Y5 G5",
    ]
    assert scene.state.bag == (12, 12, 12)


def test_the_player_to_the_right_of_the_first_player_orders_dice_of_one_value() -> None:
    before = given("starting_patients", *[hospital()] * 4, taken={}, round=0, first_player=0)
    scene = goes_on(before, dice((21, 21, 21), "R2 R2 R2 G2 " + "R5 " * 11))
    assert scene.rules.awaiting(scene.state).seats == (3,)
    assert refused(scene, 0, c.LoadPatient(1000)) == "not_your_turn"
    assert refused(scene, 3, c.LoadPatient(1004)) == "patient_not_eligible"
    scene = when(scene, 3, c.LoadPatient(1003))
    assert {patient.id for patient in scene.state.ambulances[0].patients} >= {1003}


def test_the_dice_of_the_ambulance_nobody_took_go_back_and_it_stays_for_the_next_round() -> None:
    scene = given("ambulances", hospital(), hospital(), ambulances=FULL, taken={})
    bag = scene.state.bag
    scene = when(when(scene, 0, c.TakeAmbulance(2)), 1, c.TakeAmbulance(1))
    assert happened(scene, e.AmbulancesReturned) == [e.AmbulancesReturned((3,))]
    assert scene.state.bag == (bag[0] + 3, bag[1], bag[2])
    assert [vehicle.number for vehicle in scene.state.ambulances] == [1, 2, 3]


def test_when_beds_are_short_patients_from_before_are_lost_never_new_ones() -> None:
    scene = given("ambulances", hospital("R4 " * 9 + "Y3 Y2 G6"), hospital(), ambulances=FULL, taken={})
    scene = when(when(scene, 0, c.TakeAmbulance(2)), 1, c.TakeAmbulance(1))
    assert refused(scene, 0, c.LosePatient(520)) == "patient_not_eligible"
    assert offered(scene, 0) == [c.LosePatient(1), c.LosePatient(10), c.LosePatient(11), c.LosePatient(12)]
    for patient in (11, 10):
        scene = when(scene, 0, c.LosePatient(patient))
        assert scene.state.step == "admission"
    scene = when(scene, 0, c.LosePatient(9))
    assert beds(scene) == "R4 R4 R4 R4 R4 R4 R4 R4 G6 R3 Y3 G3"
    assert scene.state.hospitals[0].fatalities == 3
    assert scene.state.step == "improvement"


def test_improvements_left_over_go_under_their_piles_and_new_ones_come() -> None:
    before = given(
        "scoring",
        *[hospital("R3*")] * 3,
        departments=("radiology.1", "urology.2"),
        specialists=("surgeon.1",),
    )
    scene = when(before, SERVICE, c.ScoreRound())
    assert scene.state.department_pile.layers[-1] == ("radiology.1", "urology.2")
    assert scene.state.specialist_pile.layers[-1] == ("surgeon.1",)
    (shown,) = happened(scene, e.ImprovementsRevealed)
    assert scene.state.departments == shown.departments
    assert not {"radiology.1", "urology.2"} & set(shown.departments)


def test_nurses_may_work_in_every_department_that_was_not_used() -> None:
    scene = given("activation", hospital("R2 Y3 G5"), hospital())
    departments = {command.department for command in offered(scene, 0, c.PlaceMeeple)}
    assert departments == set(STARTING)


def test_specialists_may_work_in_every_department_that_was_not_used() -> None:
    scene = given("activation", hospital("R2 Y3 G5", cards="surgeon.1"), hospital())
    for department, patient in zip(STARTING, (1, 2, 3, 1, 2, 3), strict=True):
        when(scene, 0, c.PlaceMeeple("surgeon.1", department, (patient,)))
    scene = when(scene, 0, c.PlaceMeeple("nurse", "clinic", (3,)))
    assert refused(scene, 0, c.PlaceMeeple("surgeon.1", "clinic", (3,))) == "department_used"


def test_the_department_works_before_the_specialist() -> None:
    scene = given("activation", hospital("G3 G5", cards="virologist.1"), hospital())
    assert refused(scene, 0, c.UseSpecialist((2,))) == "no_specialist_waiting"
    scene = when(scene, 0, c.PlaceMeeple("virologist.1", "pharmacy", (1,)))
    assert beds(scene) == "G4* G5"
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "G4* G6*"


def test_a_pharmacist_in_the_allergy_centre_heals_only_one_of_the_three_again() -> None:
    one = hospital("G3 G3 G3 G4", tiles="allergy_centre.1", cards="pharmacist.1")
    scene = given("activation", one, hospital())
    scene = when(scene, 0, c.PlaceMeeple("pharmacist.1", "allergy_centre.1", (1, 2, 3)))
    assert refused(scene, 0, c.UseSpecialist((1, 2, 3))) == "wrong_number_of_patients"
    assert refused(scene, 0, c.UseSpecialist((4,))) == "patient_not_eligible"
    scene = when(scene, 0, c.UseSpecialist((3,)))
    assert beds(scene) == "G4* G4* G5* G4"
    assert offered(scene, 0, c.UseSpecialist) == []


def test_an_allergy_centre_without_three_green_patients_refuses_and_the_meeple_is_kept() -> None:
    scene = given("activation", hospital("G3 G3 R3", tiles="allergy_centre.1"), hospital())
    place = c.PlaceMeeple("nurse", "allergy_centre.1", (1, 2, 3))
    assert refused(scene, 0, place) == "wrong_colour"
    assert scene.state.hospitals[0].nurses_placed == 0
    assert not [found for found in offered(scene, 0) if "allergy" in str(found)]


def test_a_blood_bag_lets_the_allergy_centre_work_on_a_patient_of_another_colour() -> None:
    scene = given("activation", hospital("G3 G3 R3", tiles="allergy_centre.1", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "allergy_centre.1", (1, 2, 3), recolour=(3,)))
    assert beds(scene) == "G4* G4* G4*r"


def test_a_blood_bag_heals_a_step_or_recolours_or_counts_a_point_at_the_end() -> None:
    scene = given("activation", hospital("R4", bags=1), hospital(bags=1))
    assert beds(when(scene, 0, c.UseBloodBag(1))) == "R5*"
    assert beds(when(scene, 0, c.PlaceMeeple("nurse", "oncology", (1,), (1,)))) == "Y5*r"
    last = given("scoring", hospital("R4*", bags=1), hospital("R4*", bags=3), round=8)
    last = when(last, SERVICE, c.ScoreRound())
    assert [one.points for one in last.state.hospitals] == [1, 3]


def test_blood_bags_come_from_the_lowest_ambulance_and_from_trading_in() -> None:
    scene = given("ambulances", hospital(), hospital(), ambulances=FULL, taken={})
    scene = when(when(scene, 0, c.TakeAmbulance(3)), 1, c.TakeAmbulance(1))
    assert [one.blood_bags for one in scene.state.hospitals] == [0, 1]
    scene = given("trade_in", hospital(tiles="urology.1"), hospital(cards="surgeon.2"))
    scene = when(when(scene, 0, c.TradeIn("urology.1")), 1, c.TradeIn("surgeon.2"))
    assert [one.blood_bags for one in scene.state.hospitals] == [1, 1]


def test_an_empty_bag_fills_the_lowest_ambulances_and_the_game_goes_on() -> None:
    before = given("starting_patients", hospital(), hospital(), taken={}, round=0, bag=(2, 2, 0))
    scene = goes_on(before, dice((2, 2, 0), "R2 R3 Y4 Y5"))
    assert [written(v.patients) for v in scene.state.ambulances] == ["R2 R3 Y4", "Y5", ""]
    scene = when(when(scene, 0, c.TakeAmbulance(3)), 1, c.TakeAmbulance(2))
    assert (beds(scene, 0), beds(scene, 1)) == ("", "Y5")


def test_both_copies_of_an_improvement_may_be_taken() -> None:
    one = hospital(tiles="radiology.1")
    scene = given("improvement", one, hospital(), departments=("radiology.2",))
    scene = when(scene, 0, c.TakeImprovement("radiology.2"))
    assert scene.state.hospitals[0].departments[-2:] == ("radiology.1", "radiology.2")


def test_a_department_takes_only_one_meeple_a_round() -> None:
    scene = given("activation", hospital("R2 R3"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (2,))) == "department_used"


def test_a_meeple_is_placed_only_once_a_round() -> None:
    scene = given("activation", hospital("R2 Y3 G5", cards="surgeon.1", nurses_placed=2), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,))) == "meeple_used"
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "oncology", (2,)))
    assert refused(scene, 0, c.PlaceMeeple("surgeon.1", "pharmacy", (3,))) == "meeple_used"
    assert offered(scene, 0, c.PlaceMeeple) == []


def test_meeples_without_a_free_department_wait_for_the_next_round() -> None:
    one = hospital("R2 Y3 G5", cards="surgeon.1", used=STARTING, nurses_placed=2)
    scene = given("activation", one, hospital())
    assert offered(scene, 0) == [c.FinishActivation()]


def test_specialists_return_to_their_cards_and_nurses_to_their_station() -> None:
    one = hospital("R3*", cards="surgeon.1", used=("trauma_unit", "surgeon.1"), nurses_placed=3)
    scene = when(given("scoring", one, hospital()), SERVICE, c.ScoreRound())
    rested = scene.state.hospitals[0]
    assert (rested.specialists, rested.used, rested.nurses_placed) == (("surgeon.1",), (), 0)


def test_a_patient_may_be_healed_more_than_once_a_round() -> None:
    scene = given("activation", hospital("R4"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert beds(scene) == "R5*"
    scene = when(scene, 0, c.PlaceMeeple("nurse", "clinic", (1,)))
    assert beds(scene) == "R6*"
    assert discharged(scene) == ""

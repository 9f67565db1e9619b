"""The worked examples of the base rules, one test each, named after them."""

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import beds, dice, discharged, given, hospital, rules, written
from tests.games.scenes import goes_on, offered, refused, when


def test_three_players_use_ambulances_one_to_four() -> None:
    scene = given("activation", hospital(), hospital(), hospital())
    assert [vehicle.number for vehicle in scene.state.ambulances] == [1, 2, 3, 4]


def test_starting_dice_yellow_red_and_green_are_set_to_three_four_and_five_as_you_like() -> None:
    scene = given("starting_patients", hospital("Y0 R0 G0"), hospital("R3 R4 R5"), round=0)
    assert len(offered(scene)) == 9
    scene = when(scene, 0, c.SetPatient(patient=2, value=5))
    scene = when(scene, 0, c.SetPatient(patient=1, value=3), draws=dice((14, 14, 14), "R2 " * 9))
    assert scene.events[:2] == [e.PatientSet(0, 1, 3), e.PatientSet(0, 3, 4)]
    assert beds(scene) == "Y3 R5 G4"


def test_four_ambulances_take_twelve_dice() -> None:
    scene = goes_on(given("starting_patients", hospital(), hospital(), hospital(), taken={}, round=0))
    (arrived,) = [event for event in scene.events if isinstance(event, e.PatientsArrived)]
    assert len(arrived.patients) == 12


def test_loading_four_twos_and_four_fours_for_three_players() -> None:
    before = given("starting_patients", hospital(), hospital(), hospital(), taken={}, round=0, first_player=1)
    rolled = "R2 Y2 G2 R2 R3 G3 Y4 Y4 G4 R4 R5 R5"
    scene = goes_on(before, dice((18, 18, 18), rolled))
    assert scene.rules.awaiting(scene.state).seats == (0,), "the player to the right of the first player"
    assert offered(scene, 0) == [c.LoadPatient(1000), c.LoadPatient(1001), c.LoadPatient(1002)]
    for patient in (1003, 1001, 1000):
        scene = when(scene, 0, c.LoadPatient(patient))
    one, two, three, four = scene.state.ambulances
    assert {patient.id for patient in one.patients} == {1000, 1001, 1003}
    assert written(two.patients) == "G2 R3 G3"
    assert written(three.patients) == written(four.patients) == ""
    assert offered(scene, 0) == [c.LoadPatient(1006), c.LoadPatient(1008), c.LoadPatient(1009)]
    for patient in (1008, 1009):  # two yellow patients are left, and they are alike
        scene = when(scene, 0, c.LoadPatient(patient))
    _, _, three, four = scene.state.ambulances
    assert {patient.id for patient in three.patients} == {1006, 1008, 1009}
    assert written(four.patients) == "Y4 R5 R5"
    assert scene.state.step == "ambulances"


def test_the_first_player_takes_ambulance_two_and_nobody_takes_one() -> None:
    full = {1: "R2 R2 R2", 2: "R3 Y3 G3", 3: "R5 R5 R5"}
    scene = given("ambulances", hospital(), hospital(), ambulances=full, taken={})
    scene = when(when(scene, 0, c.TakeAmbulance(2)), 1, c.TakeAmbulance(3))
    assert scene.state.first_player == 0
    assert [one.blood_bags for one in scene.state.hospitals] == [1, 0]


def test_the_patients_of_ambulance_two_move_into_free_untreated_beds() -> None:
    full = {1: "R2 R2 R2", 2: "R3 Y3 G3", 3: "R5 R5 R5"}
    scene = given("ambulances", hospital("Y4"), hospital(), ambulances=full, taken={}, first_player=1)
    scene = when(when(scene, 1, c.TakeAmbulance(3)), 0, c.TakeAmbulance(2))
    assert beds(scene) == "Y4 R3 Y3 G3"
    assert not any(vehicle.patients for vehicle in scene.state.ambulances)


def test_mike_has_two_beds_for_three_new_patients() -> None:
    full = {1: "G3 G4 G5", 2: "R5 R5 R5", 3: "Y5 Y5 Y5"}
    mike = hospital("R4 R4 R4 R4 R4 Y3 Y3 Y3 Y3 Y2")
    scene = given("ambulances", mike, hospital(), ambulances=full, taken={}, first_player=1)
    scene = when(when(scene, 1, c.TakeAmbulance(2)), 0, c.TakeAmbulance(1))
    assert scene.rules.awaiting(scene.state).seats == (0,)
    bag = scene.state.bag
    scene = when(scene, 0, c.LosePatient(10))
    assert beds(scene) == "R4 R4 R4 R4 R4 Y3 Y3 Y3 Y3 G3 G4 G5"
    assert scene.state.hospitals[0].fatalities == 1
    assert scene.state.bag == (bag[0], bag[1] + 1, bag[2]), "the lost patient's die is back in the bag"


def test_a_patient_of_two_is_healed_to_three() -> None:
    scene = when(
        given("activation", hospital("R2"), hospital()), 0, c.PlaceMeeple("nurse", "trauma_unit", (1,))
    )
    assert beds(scene) == "R3*"


def test_rachel_places_a_nurse_in_the_pharmacy() -> None:
    scene = given("activation", hospital("G3 R3"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (1,)))
    assert beds(scene) == "G4* R3"


def test_a_nurse_in_oncology_heals_and_treats_a_yellow_patient() -> None:
    scene = given("activation", hospital("R3 Y3"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,)))
    assert beds(scene) == "R3 Y4*"


def test_anaesthesia_needs_three_red_patients_of_one_value() -> None:
    scene = given("activation", hospital("R3 R3 R4 Y3", tiles="anaesthesia.1"), hospital())
    place = c.PlaceMeeple("nurse", "anaesthesia.1", (1, 2, 3))
    assert refused(scene, 0, place) == "values_not_equal"
    assert refused(scene, 0, c.PlaceMeeple("nurse", "anaesthesia.1", (1, 2))) == "wrong_number_of_patients"
    assert not [place for place in offered(scene, 0, c.PlaceMeeple) if "anaesthesia" in str(place)]


def test_a_patient_of_five_is_healed_three_steps_and_the_third_is_lost() -> None:
    scene = given("activation", hospital("R5", tiles="surgical_theatre.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre.1", (1,)))
    assert scene.events == [
        e.MeeplePlaced(0, "nurse", "surgical_theatre.1", (e.Treatment(patient=1, value=7),))
    ]
    assert (beds(scene), discharged(scene)) == ("", "R")


def test_mike_places_a_surgeon_in_intensive_care() -> None:
    scene = given("activation", hospital("R2 R5", cards="surgeon.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "intensive_care", (1,)))
    assert beds(scene) == "R3* R5"
    scene = when(scene, 0, c.UseSpecialist((1,)))
    assert beds(scene) == "R4* R5"


def test_jenny_places_a_haematologist_in_the_renal_unit() -> None:
    jenny = hospital("Y3 Y3 Y3", tiles="renal_unit.1", cards="haematologist.1")
    scene = given("activation", jenny, hospital())
    scene = when(scene, 0, c.PlaceMeeple("haematologist.1", "renal_unit.1", (1, 2, 3)))
    assert beds(scene) == "Y4* Y4* Y4*"
    scene = when(scene, 0, c.UseSpecialist((2,)))
    assert beds(scene) == "Y4* Y5* Y4*"
    assert refused(scene, 0, c.UseSpecialist((1,))) == "no_specialist_waiting"


def test_caesar_places_a_pharmacist_in_anaesthesia() -> None:
    caesar = hospital("R3 R3 R3 G3", tiles="anaesthesia.1", cards="pharmacist.1", bags=1)
    scene = given("activation", caesar, hospital())
    scene = when(scene, 0, c.PlaceMeeple("pharmacist.1", "anaesthesia.1", (1, 2, 3)))
    assert beds(scene) == "R4* R4* R4* G3"
    assert offered(scene, 0, c.UseSpecialist) == []
    assert refused(scene, 0, c.UseSpecialist((1,), (1,))) == "not_triggered"


def test_caesar_places_an_anaesthetist_in_anaesthesia() -> None:
    caesar = hospital("R3 R3 R3 R5", tiles="anaesthesia.1", cards="anaesthetist.1")
    scene = given("activation", caesar, hospital())
    scene = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "anaesthesia.1", (1, 2, 3)))
    scene = when(scene, 0, c.UseSpecialist((4,)))
    assert beds(scene) == "R4* R4* R4* R6*"


def test_stan_recolours_a_red_patient_for_the_pharmacy() -> None:
    scene = given("activation", hospital("R4", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (1,), recolour=(1,)))
    assert beds(scene) == "G5*r"
    assert scene.state.hospitals[0].blood_bags == 0


def test_a_yellow_patient_of_six_is_healed_and_discharged() -> None:
    scene = given("activation", hospital("Y6 R2"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "clinic", (1,)))
    assert (beds(scene), discharged(scene)) == ("R2", "Y")


def test_two_untreated_patients_get_worse() -> None:
    scene = when(given("scoring", hospital("R3 Y5 G4*"), hospital()), SERVICE, c.ScoreRound())
    assert scene.events[0] == e.PatientsNeglected(0, (e.Treatment(1, 2), e.Treatment(2, 4)))
    assert beds(scene) == "R2 Y4 G4"


def test_three_fatalities_in_the_morgue_cost_six_points() -> None:
    scene = given("scoring", hospital("G1*", fatalities=3, points=20), hospital("G1*"), round=8)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.hospitals[0].points == 14


def test_every_hospital_begins_with_the_nine_departments_of_the_board() -> None:
    starting = ("trauma_unit", "oncology", "pharmacy", "intensive_care", "imaging", "clinic")
    assert rules(2).box.starting == starting, "the other three are places, not effects"

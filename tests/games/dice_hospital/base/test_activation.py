"""Phase 3: who activates when, in full or not at all, and which value decides."""

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from tests.games.dice_hospital.tables import STARTING, beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when


def test_everyone_activates_at_the_same_time() -> None:
    """Ruling 10."""
    scene = given("activation", hospital("R2"), hospital("R2"), hospital("R2"), taken={2: 1, 3: 0, 4: 2})
    assert set(scene.rules.awaiting(scene.state).seats) == {0, 1, 2}
    scene = when(scene, 2, c.PlaceMeeple("nurse", "trauma_unit", (201,)))
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert [beds(scene, seat) for seat in range(3)] == ["R3*", "R2", "R3*"]
    scene = when(scene, 0, c.FinishActivation())
    assert set(scene.rules.awaiting(scene.state).seats) == {1, 2}
    assert refused(scene, 0, c.FinishActivation()) == "not_your_turn"
    assert offered(scene, 0) == []


def test_sequential_activation_follows_the_ambulances() -> None:
    """Ruling 10."""
    scene = given("activation", *[hospital("R2")] * 3, taken={2: 1, 3: 0, 4: 2}, sequential=True)
    for seat in (1, 0, 2):
        assert scene.rules.awaiting(scene.state).seats == (seat,)
        others = [other for other in range(3) if other != seat]
        assert [refused(scene, other, c.FinishActivation()) for other in others] == ["not_your_turn"] * 2
        scene = when(scene, seat, c.FinishActivation())
    assert scene.state.step == "scoring"


def test_after_the_last_activation_the_game_waits_for_the_scoring_job() -> None:
    """Ruling 10."""
    scene = given("activation", hospital("R2"), hospital("R2"), acted=(1,))
    scene = when(scene, 0, c.FinishActivation())
    awaiting = scene.rules.awaiting(scene.state)
    assert (awaiting.seats, awaiting.job) == ((), "scoring")
    assert scene.rules.due_command(scene.state) == c.ScoreRound()
    assert refused(scene, 0, c.ScoreRound()) == "service_only"


def test_meeples_need_not_all_be_placed() -> None:
    scene = given("activation", hospital("R2"), hospital())
    assert scene.events == []
    scene = when(scene, 0, c.FinishActivation())
    assert scene.events == [e.ActivationFinished(0)]
    assert scene.state.hospitals[0].nurses_placed == 0


def test_a_refused_placement_keeps_meeple_and_department() -> None:
    """Ruling 6."""
    scene = given("activation", hospital("R2 R3", tiles="radiology.1", cards="surgeon.1"), hospital())
    place = c.PlaceMeeple("surgeon.1", "radiology.1", (1, 2))
    assert refused(scene, 0, place) == "wrong_number_of_patients"
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    assert scene.state.hospitals[0].used == ("trauma_unit", "surgeon.1")


def test_where_fewer_patients_fit_than_the_card_names_those_are_healed() -> None:
    """Ruling 6b: "exactly" is said of departments only."""
    scene = given("activation", hospital("R5 Y2 G4", cards="triage_nurse.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("triage_nurse.1", "clinic", (1,)))
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2,))]
    assert refused(scene, 0, c.UseSpecialist(())) == "wrong_number_of_patients"
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "R6* Y3* G4"


def test_where_as_many_fit_as_the_card_names_none_is_left_out() -> None:
    """Ruling 6b."""
    scene = given("activation", hospital("R5 Y2 G3", cards="triage_nurse.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("triage_nurse.1", "clinic", (1,)))
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2, 3))]
    assert refused(scene, 0, c.UseSpecialist((2,))) == "wrong_number_of_patients"


def test_another_patient_is_never_one_the_department_healed() -> None:
    """Ruling 7."""
    one = hospital("R1 R1 R2 Y3", tiles="radiology.1", cards="cardiologist.1 paramedic.1")
    scene = given("activation", one, hospital())
    for specialist in ("cardiologist.1", "paramedic.1"):
        placed = when(scene, 0, c.PlaceMeeple(specialist, "radiology.1", (1, 3, 4)))
        assert offered(placed, 0, c.UseSpecialist) == [c.UseSpecialist((2,))]
        assert refused(placed, 0, c.UseSpecialist((1,))) == "patient_not_eligible"


def test_a_target_is_judged_by_the_value_it_has_now() -> None:
    """Ruling 7b: a blood bag in between lifts a patient out of a range, or into one."""
    one = hospital("R5 Y3 G4", cards="paramedic.1 general_practitioner.1", bags=2)
    scene = given("activation", one, hospital())
    placed = when(scene, 0, c.PlaceMeeple("paramedic.1", "clinic", (1,)))
    lifted = when(placed, 0, c.UseBloodBag(2))
    assert beds(lifted) == "R6* Y4* G4"
    assert refused(lifted, 0, c.UseSpecialist((2,))) == "wrong_value"
    assert offered(lifted, 0, c.UseSpecialist) == []
    placed = when(scene, 0, c.PlaceMeeple("general_practitioner.1", "clinic", (1,)))
    lifted = when(placed, 0, c.UseBloodBag(2))
    assert offered(lifted, 0, c.UseSpecialist) == [c.UseSpecialist((2,)), c.UseSpecialist((3,))]
    assert beds(when(lifted, 0, c.UseSpecialist((2,)))) == "R6* Y5* G4"


def test_the_value_before_the_placement_decides_for_the_reference() -> None:
    """Ruling 7b: the reference had 2, whatever it has now; the target must have 2 now."""
    scene = given("activation", hospital("R2 G2 Y1", cards="cardiologist.1", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("cardiologist.1", "trauma_unit", (1,)))
    assert beds(scene) == "R3* G2 Y1"
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2,))]
    lifted = when(scene, 0, c.UseBloodBag(2))
    assert refused(lifted, 0, c.UseSpecialist((2,))) == "wrong_value"
    lifted = when(scene, 0, c.UseBloodBag(3))
    assert beds(when(lifted, 0, c.UseSpecialist((3,)))) == "R3* G2 Y3*"


def test_any_fitting_reference_patient_will_do() -> None:
    """Ruling 7."""
    one = hospital("R1 R3 G2 G1 Y2 Y3", tiles="radiology.1", cards="cardiologist.1")
    scene = given("activation", one, hospital())
    scene = when(scene, 0, c.PlaceMeeple("cardiologist.1", "radiology.1", (1, 2, 3)))
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((4,)), c.UseSpecialist((6,))]
    assert refused(scene, 0, c.UseSpecialist((5,))) == "wrong_value", "the green reference does not count"


def test_the_reference_may_have_been_discharged() -> None:
    scene = given("activation", hospital("R6 G6", cards="cardiologist.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("cardiologist.1", "trauma_unit", (1,)))
    scene = when(scene, 0, c.UseSpecialist((2,)))
    assert discharged(scene) == "R G"


def test_a_discharged_patient_triggers_but_cannot_be_healed_further() -> None:
    scene = given("activation", hospital("R6 R2", cards="anaesthetist.1 surgeon.1"), hospital())
    triggered = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "clinic", (1,)))
    assert beds(when(triggered, 0, c.UseSpecialist((2,)))) == "R3*"
    gone = when(scene, 0, c.PlaceMeeple("surgeon.1", "clinic", (1,)))
    assert offered(gone, 0, c.UseSpecialist) == []


def test_reaching_seven_discharges_at_once_and_frees_the_bed() -> None:
    """Ruling 9."""
    scene = given("activation", hospital("R6 Y5", tiles="surgical_theatre.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre.1", (1,)))
    assert (beds(scene), discharged(scene)) == ("Y5", "R")
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,))) == "patient_not_eligible"


def test_all_departments_used_leaves_only_blood_bags_and_the_end() -> None:
    scene = given("activation", hospital("R2", used=STARTING, bags=1), hospital())
    assert offered(scene, 0) == [c.UseBloodBag(1), c.FinishActivation()]


def test_specialists_count_as_nurses_and_nurses_are_three() -> None:
    scene = given("activation", hospital("R2 Y3 G5 R4", cards="surgeon.1"), hospital())
    for place, patient in (("trauma_unit", 1), ("oncology", 2), ("pharmacy", 3)):
        scene = when(scene, 0, c.PlaceMeeple("nurse", place, (patient,)))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "imaging", (4,))) == "meeple_used"
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "imaging", (4,)))
    assert beds(scene) == "R3* Y4* G6* R5*"
    assert offered(scene, 0, c.PlaceMeeple) == []

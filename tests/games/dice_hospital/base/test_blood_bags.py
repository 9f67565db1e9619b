"""Blood bags: healing at any time of the activation, and recolouring in the effect about to heal."""

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when


def test_a_blood_bag_heals_any_patient_one_step() -> None:
    """Ruling 8."""
    scene = given("activation", hospital("R2 Y6*", bags=2), hospital())
    assert offered(scene, 0, c.UseBloodBag) == [c.UseBloodBag(1), c.UseBloodBag(2)]
    scene = when(when(scene, 0, c.UseBloodBag(1)), 0, c.UseBloodBag(2))
    assert (beds(scene), discharged(scene)) == ("R3*", "Y")
    assert scene.state.hospitals[0].blood_bags == 0


def test_without_a_blood_bag_nothing_is_healed_or_recoloured() -> None:
    scene = given("activation", hospital("R2"), hospital("R2", bags=3))
    assert refused(scene, 0, c.UseBloodBag(1)) == "no_blood_bag"
    assert refused(scene, 0, c.PlaceMeeple("nurse", "oncology", (1,), (1,))) == "no_blood_bag"
    assert refused(scene, 1, c.UseBloodBag(1)) == "patient_not_eligible"


def test_a_blood_bag_between_a_department_and_its_specialist() -> None:
    """Ruling 8."""
    scene = given("activation", hospital("R2", cards="surgeon.1", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    scene = when(scene, 0, c.UseBloodBag(1))
    scene = when(scene, 0, c.UseSpecialist((1,)))
    assert beds(scene) == "R5*"


def test_a_bag_that_discharges_in_between_takes_the_target_away() -> None:
    scene = given("activation", hospital("R5", cards="surgeon.1", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "clinic", (1,)))
    scene = when(scene, 0, c.UseBloodBag(1))
    assert discharged(scene) == "R"
    assert refused(scene, 0, c.UseSpecialist((1,))) == "patient_not_eligible"


def test_the_heal_of_a_bag_triggers_no_specialist() -> None:
    """Ruling 8."""
    scene = given("activation", hospital("G2 R2", cards="surgeon.1", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "pharmacy", (1,)))
    scene = when(scene, 0, c.UseBloodBag(2))
    assert beds(scene) == "G3* R3*"
    assert refused(scene, 0, c.UseSpecialist((2,))) == "not_triggered"


def test_the_heal_of_a_bag_makes_no_patient_one_that_was_healed_by_the_department() -> None:
    scene = given("activation", hospital("R2 R5", cards="anaesthetist.1 surgeon.1", bags=1), hospital())
    placed = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "trauma_unit", (1,)))
    assert discharged(when(when(placed, 0, c.UseBloodBag(2)), 0, c.UseSpecialist((2,)))) == "R"
    placed = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    assert refused(when(placed, 0, c.UseBloodBag(2)), 0, c.UseSpecialist((2,))) == "patient_not_eligible"


def test_each_recoloured_patient_of_a_department_costs_a_bag() -> None:
    """Ruling 8."""
    one = hospital("R3 Y3 G3", tiles="renal_unit.1", bags=2)
    scene = given("activation", one, hospital())
    assert c.PlaceMeeple("nurse", "renal_unit.1", (1, 2, 3), (1, 3)) in offered(scene, 0)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "renal_unit.1", (1, 2, 3), (1, 3)))
    assert beds(scene) == "Y4*r Y4* Y4*g"
    assert scene.state.hospitals[0].blood_bags == 0
    poor = given("activation", hospital("R3 Y3 G3", tiles="renal_unit.1", bags=1), hospital())
    assert refused(poor, 0, c.PlaceMeeple("nurse", "renal_unit.1", (1, 2, 3), (1, 3))) == "no_blood_bag"


def test_a_patient_that_fits_already_is_not_recoloured() -> None:
    """Ruling 8: only to a colour that the effect asks for."""
    scene = given("activation", hospital("R3 Y3", bags=2, cards="paramedic.1"), hospital())
    for meeple, department in (("nurse", "trauma_unit"), ("nurse", "imaging"), ("paramedic.1", "imaging")):
        place = c.PlaceMeeple(meeple, department, (1,), (1,))
        assert refused(scene, 0, place) == "needless_recolour"
    assert refused(scene, 0, c.PlaceMeeple("nurse", "oncology", (1,), (2,))) == "wrong_colour"
    assert refused(scene, 0, c.PlaceMeeple("nurse", "oncology", (1,), (1, 2))) == "needless_recolour"
    assert refused(scene, 0, c.PlaceMeeple("nurse", "oncology", (1,), (1, 1))) == "needless_recolour"


def test_recolouring_for_the_trigger_of_the_placed_specialist() -> None:
    """Ruling 8."""
    scene = given("activation", hospital("Y2 R5", cards="anaesthetist.1", bags=1), hospital())
    placed = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "intensive_care", (1,), (1,)))
    assert placed.events == [
        e.MeeplePlaced(0, "anaesthetist.1", "intensive_care", (e.Treatment(1, 3),), (1,), "red")
    ]
    assert beds(when(placed, 0, c.UseSpecialist((2,)))) == "R3*y R6*"


def test_a_trigger_that_is_there_already_needs_no_bag() -> None:
    one = hospital("R1 Y2 G3", tiles="radiology.1", cards="surgeon.1", bags=3)
    scene = given("activation", one, hospital())
    for recolour in ((2,), (3,), (1,), (2, 3)):
        place = c.PlaceMeeple("surgeon.1", "radiology.1", (1, 2, 3), recolour)
        assert refused(scene, 0, place) == "needless_recolour"


def test_one_recoloured_patient_is_enough_for_a_trigger() -> None:
    one = hospital("Y1 Y2 G3", tiles="radiology.1", cards="surgeon.1", bags=3)
    scene = given("activation", one, hospital())
    for recolour in ((1,), (2,), (3,)):
        when(scene, 0, c.PlaceMeeple("surgeon.1", "radiology.1", (1, 2, 3), recolour))
    assert (
        refused(scene, 0, c.PlaceMeeple("surgeon.1", "radiology.1", (1, 2, 3), (1, 2))) == "needless_recolour"
    )


def test_recolouring_may_give_a_new_reference_value() -> None:
    """A red 1 triggers the cardiologist; recolouring the yellow 2 lets it look for another 2."""
    one = hospital("R1 Y2 R3 G2", tiles="radiology.1", cards="cardiologist.1", bags=1)
    scene = given("activation", one, hospital())
    plain = when(scene, 0, c.PlaceMeeple("cardiologist.1", "radiology.1", (1, 2, 3)))
    assert offered(plain, 0, c.UseSpecialist) == []
    scene = when(scene, 0, c.PlaceMeeple("cardiologist.1", "radiology.1", (1, 2, 3), (2,)))
    assert beds(when(scene, 0, c.UseSpecialist((4,)))) == "R2* R3*y R4* G3*"


def test_recolouring_a_second_reference_of_the_same_value_is_needless() -> None:
    one = hospital("R2 Y2 R3 G2", tiles="radiology.1", cards="cardiologist.1", bags=1)
    scene = given("activation", one, hospital())
    place = c.PlaceMeeple("cardiologist.1", "radiology.1", (1, 2, 3), (2,))
    assert refused(scene, 0, place) == "needless_recolour"


def test_recolouring_the_target_of_a_specialist() -> None:
    """Ruling 8."""
    scene = given("activation", hospital("R2 Y5", cards="anaesthetist.1", bags=1), hospital())
    scene = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "trauma_unit", (1,)))
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2,), (2,))]
    assert refused(scene, 0, c.UseSpecialist((2,))) == "wrong_colour"
    assert beds(when(scene, 0, c.UseSpecialist((2,), (2,)))) == "R3* R6*y"


def test_a_target_of_any_colour_is_not_recoloured() -> None:
    one = hospital("R2 Y2", cards="cardiologist.1 paramedic.1", bags=1)
    scene = given("activation", one, hospital())
    for card in ("cardiologist.1", "paramedic.1"):
        placed = when(scene, 0, c.PlaceMeeple(card, "trauma_unit", (1,)))
        assert refused(placed, 0, c.UseSpecialist((2,), (2,))) == "needless_recolour"


def test_recolouring_after_the_department_makes_a_target_but_no_trigger() -> None:
    """Ruling 8: the trigger looks at the colour at the time the department healed."""
    scene = given("activation", hospital("Y2 R5", cards="surgeon.1 anaesthetist.1", bags=1), hospital())
    for card in ("surgeon.1", "anaesthetist.1"):
        placed = when(scene, 0, c.PlaceMeeple(card, "oncology", (1,)))
        assert refused(placed, 0, c.UseSpecialist((1,), (1,))) == "not_triggered"
        assert offered(placed, 0, c.UseSpecialist) == []


def test_a_recoloured_patient_triggers_by_its_new_colour() -> None:
    scene = given("activation", hospital("Y2 Y5", cards="surgeon.1 urologist.1", bags=1), hospital())
    placed = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,), (1,)))
    assert beds(when(placed, 0, c.UseSpecialist((1,)))) == "R4*y Y5"
    placed = when(scene, 0, c.PlaceMeeple("urologist.1", "trauma_unit", (1,), (1,)))
    assert offered(placed, 0, c.UseSpecialist) == [], "it was not yellow any more"


def test_a_recoloured_patient_keeps_its_new_colour_for_the_round() -> None:
    """Ruling 8."""
    scene = given("activation", hospital("R4", bags=1, tiles="ear_nose_throat.1"), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (1,), (1,)))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,))) == "wrong_colour"
    scene = when(scene, 0, c.PlaceMeeple("nurse", "ear_nose_throat.1", (1,)))
    assert discharged(scene) == "Gr"


def test_a_recoloured_patient_may_be_recoloured_again_and_back() -> None:
    scene = given("activation", hospital("R3", bags=3), hospital())
    scene = when(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (1,), (1,)))
    scene = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (1,), (1,)))
    assert beds(scene) == "Y5*r"
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,), (1,)))
    assert beds(scene) == "R6*"


def test_a_recoloured_patient_is_treated_and_has_its_true_colour_back_after_the_round() -> None:
    """Rulings 8 and 12."""
    scene = given("scoring", hospital("G5*r"), hospital())
    scene = when(scene, SERVICE, c.ScoreRound())
    assert beds(scene) == "R5"


def test_a_recoloured_die_goes_back_into_the_bag_with_its_true_colour() -> None:
    scene = given("activation", hospital("R6", bags=1), hospital(), acted=(1,))
    bag = scene.state.bag
    scene = when(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (1,), (1,)))
    scene = when(when(scene, 0, c.FinishActivation()), SERVICE, c.ScoreRound())
    assert scene.state.bag == (bag[0] + 1, bag[1], bag[2])


def test_blood_bags_are_used_only_in_the_activation() -> None:
    scene = given("improvement", hospital("R2", bags=1), hospital())
    assert refused(scene, 0, c.UseBloodBag(1)) == "wrong_step"

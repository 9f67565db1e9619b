"""What a department's tokens heal or discharge is done by the meeple placed there: its ability reacts."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded
from games.dice_hospital.modules.investments.messages import UseToken
from games.dice_hospital.modules.maternity.messages import FamilyRewarded
from games.dice_hospital.modules.promos.messages import AdmissionsOpened, AdmitOneMore, SendPatientBack
from games.dice_hospital.view import view
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import Scene, beds, discharged, hospital
from tests.games.scenes import happened, offered, refused, when

EXPERIMENTS = ("investments", "experimental_medicine")


def _uses(scene: Scene) -> list[tuple[int, ...]]:
    return [use.patients for use in offered(scene, 0, c.UseSpecialist) if not use.recolour]


def _healed_by_token(card: str) -> Scene:
    """The Pharmacy heals a green 3, and its token another patient of value 3, who is red."""
    one = hospital("G3 R3 R4 Y3", cards=card)
    scene = activation(one, {"pharmacy": "red_equal.1"}, EXPERIMENTS)
    scene = when(scene, 0, c.PlaceMeeple(card, "pharmacy", (1,)))
    return when(scene, 0, UseToken("red_equal.1", (2,)))


def test_a_specialist_is_triggered_by_the_colour_that_a_token_of_the_department_healed() -> None:
    scene = _healed_by_token("surgeon.1")
    pending = view(scene.rules, scene.state, 0, False).hospitals[0].pending
    assert pending is not None
    assert pending.healed == (1, 2)
    assert _uses(scene) == [(2,)]
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "G4* R5* R4 Y3"


def test_another_patient_is_one_that_the_meeple_did_not_heal() -> None:
    """Ruling 7a."""
    scene = _healed_by_token("anaesthetist.1")
    assert _uses(scene) == [(3,)]
    assert refused(scene, 0, c.UseSpecialist((2,))) == "patient_not_eligible"


def test_the_value_before_the_placement_is_the_reference_of_whom_a_token_healed() -> None:
    """The red patient had 2 before the placement; a bag made it a 3 that fits the token."""
    one = hospital("G3 R2 Y2 Y3", cards="cardiologist.1", bags=1)
    scene = activation(one, {"pharmacy": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("cardiologist.1", "pharmacy", (1,)))
    scene = when(when(scene, 0, c.UseBloodBag(2)), 0, UseToken("red_equal.1", (2,)))
    assert _uses(scene) == [(3,)]


def test_a_bag_that_recolours_for_a_token_makes_a_trigger() -> None:
    """Ruling 8e: the colour at the time of the heal counts."""
    one = hospital("G3 Y3 R4", cards="anaesthetist.1", bags=1)
    scene = activation(one, {"pharmacy": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "pharmacy", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,), (2,)))
    assert beds(when(scene, 0, c.UseSpecialist((3,)))) == "G4* R4*y R5*"


def test_a_token_that_heals_the_same_patient_in_another_colour_makes_a_trigger_too() -> None:
    one = hospital("Y3 R4", cards="surgeon.1", bags=1)
    scene = activation(one, {"imaging": "red_more.1"})
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "imaging", (1,)))
    assert _uses(scene) == []
    scene = when(scene, 0, UseToken("red_more.1", (1,), (1,)))
    assert beds(when(scene, 0, c.UseSpecialist((1,)))) == "R6*y R4"


def test_a_blue_specialist_reacts_where_only_a_token_healed() -> None:
    """Physiotherapy heals nobody."""
    one = hospital("G3 R1 Y2", cards="paramedic.1", tiles="physiotherapy.1")
    scene = activation(one, {"physiotherapy.1": "red_low.1"}, EXPERIMENTS)
    scene = when(scene, 0, c.PlaceMeeple("paramedic.1", "physiotherapy.1", (1,), (), ("yellow",)))
    assert _uses(scene) == []
    scene = when(scene, 0, UseToken("red_low.1", (2,)))
    assert beds(when(scene, 0, c.UseSpecialist((3,)))) == "Y3*g R3* Y4*"


def test_tokens_elsewhere_and_blood_bags_are_no_meeples_heal() -> None:
    one = hospital("G3 R3 R4", cards="management_expert.1 surgeon.1", bags=1)
    scene = activation(one, {"clinic": "red_equal.1"})
    lent = when(scene, 0, c.PlaceMeeple("management_expert.1", "pharmacy", (1,)))
    lent = when(lent, 0, UseToken("red_equal.1", (2,)))
    assert refused(lent, 0, c.UseSpecialist((2,))) == "no_specialist_waiting"
    bag = when(when(scene, 0, c.PlaceMeeple("surgeon.1", "pharmacy", (1,))), 0, c.UseBloodBag(2))
    assert refused(bag, 0, c.UseSpecialist((2,))) == "not_triggered"


def test_tokens_still_refer_to_the_base_effect_of_the_department_only() -> None:
    """The first token heals a red 3; the second looks for others than the green 3, and measures by it."""
    one = hospital("G3 R3 R4 R5", cards="surgeon.1")
    scene = activation(one, {"pharmacy": "red_equal.1 red_higher.1"})
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "pharmacy", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    found = {use.patients for use in offered(scene, 0, UseToken)}
    assert found == {(2,), (3,)}, "the red 3 is a 4 now, and alike only in its looks"


@pytest.mark.parametrize(("card", "gained"), [("registrar.1", (1, 0)), ("haematology_technician.1", (0, 1))])
def test_a_meeple_is_rewarded_once_for_what_it_discharges(card: str, gained: tuple[int, int]) -> None:
    one = hospital("G5 R6 R6 R4", cards=card)
    scene = activation(one, {"clinic": "red_higher.1 red_higher.2"}, EXPERIMENTS)
    scene = when(scene, 0, c.PlaceMeeple(card, "clinic", (1,)))
    assert happened(scene, DischargeRewarded) == []
    scene = when(scene, 0, UseToken("red_higher.1", (2,)))
    assert happened(scene, DischargeRewarded) == [DischargeRewarded(0, card, *gained)]
    own = scene.state.hospitals[0]
    assert (own.points, own.blood_bags) == gained
    scene = when(scene, 0, UseToken("red_higher.2", (3,)))
    assert discharged(scene) == "R R"
    assert happened(scene, DischargeRewarded) == []


def test_a_meeple_whose_department_discharged_is_not_rewarded_again() -> None:
    scene = activation(hospital("G6 R6", cards="registrar.1"), {"clinic": "red_equal.1"}, EXPERIMENTS)
    scene = when(scene, 0, c.PlaceMeeple("registrar.1", "clinic", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert (discharged(scene), scene.state.hospitals[0].points) == ("G R", 1)


def test_a_lent_token_or_a_nurse_s_brings_no_reward() -> None:
    one = hospital("G5 R6 R5", cards="registrar.1 management_expert.1")
    scene = activation(one, {"clinic": "red_higher.1", "imaging": "red_higher.2"}, EXPERIMENTS)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "clinic", (1,)))
    scene = when(scene, 0, UseToken("red_higher.1", (2,)))
    assert (discharged(scene), scene.state.hospitals[0].points) == ("R", 0)


def test_an_admissions_nurse_acts_for_every_patient_that_her_department_s_tokens_discharge_too() -> None:
    one = hospital("G6/1 R6/1 Y4/2 Y4/2 Y4/2", cards="admissions_nurse.1")
    scene = activation(one, {"clinic": "red_equal.1"}, ("investments", "admissions_nurse"))
    scene = when(scene, 0, c.PlaceMeeple("admissions_nurse.1", "clinic", (1,)))
    assert happened(scene, AdmissionsOpened) == [AdmissionsOpened(0, 1)]
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert happened(scene, AdmissionsOpened) == [AdmissionsOpened(0, 2)]
    scene = when(when(scene, 0, SendPatientBack(3)), 0, SendPatientBack(4))
    assert refused(scene, 0, AdmitOneMore()) == "nobody_discharged"


def test_a_neonatologist_is_rewarded_for_a_family_that_a_token_completes() -> None:
    one = hospital("P6/1 p6/1 G3/2", cards="neonatologist.1")
    modules = ("investments", "maternity")
    scene = activation(one, {"clinic": "pink_equal.1"}, modules)
    scene = when(scene, 0, c.PlaceMeeple("neonatologist.1", "clinic", (1,)))
    assert happened(scene, FamilyRewarded) == []
    scene = when(scene, 0, UseToken("pink_equal.1", (2,)))
    assert happened(scene, FamilyRewarded) == [FamilyRewarded(0, "neonatologist.1", 2)]

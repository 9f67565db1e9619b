"""City, phase 3: bonus tokens heal patients or are nurses for a round."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.hooks import free_nurses
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded
from tests.games.dice_hospital.city.tables import FULL, in_city
from tests.games.dice_hospital.tables import Scene, beds, discharged, hospital
from tests.games.scenes import happened, offered, refused, when


def _activating(ward: str, tokens: str, bags: int = 0, **more: str) -> Scene:
    return in_city("activation", FULL, hospital(ward, bags=bags, **more), hospital(), tokens={0: tokens})


def _uses(scene: Scene) -> list[tuple[str, int, tuple[int, ...]]]:
    found = offered(scene, 0, m.UseBonusToken)
    return [(use.token.removeprefix("bonus_"), use.patient, use.recolour) for use in found]


@pytest.mark.parametrize("patient", [1, 2, 3])
def test_a_token_heals_anybody_one_step(patient: int) -> None:
    scene = _activating("R3 Y4 G5", "heal.1")
    assert _uses(scene) == [("heal.1", 1, ()), ("heal.1", 2, ()), ("heal.1", 3, ())]
    scene = when(scene, 0, m.UseBonusToken("bonus_heal.1", patient))
    values = [die.value for die in scene.state.hospitals[0].patients]
    assert values == [value + (number == patient) for number, value in ((1, 3), (2, 4), (3, 5))]
    assert scene.state.hospitals[0].patients[patient - 1].treated
    assert city(scene.state).discard == ("bonus_heal.1",)
    assert offered(scene, 0, m.UseBonusToken) == []


@pytest.mark.parametrize(("colour", "patient"), [("red", 1), ("yellow", 2), ("green", 3)])
def test_a_token_heals_its_colour_two_steps(colour: str, patient: int) -> None:
    token = f"heal_{colour}.1"
    scene = _activating("R3 Y3 G3", token)
    assert _uses(scene) == [(token, patient, ())]
    other = patient % 3 + 1
    assert refused(scene, 0, m.UseBonusToken(f"bonus_{token}", other)) == "wrong_colour"
    scene = when(scene, 0, m.UseBonusToken(f"bonus_{token}", patient))
    assert scene.state.hospitals[0].patients[patient - 1].value == 5


def test_a_token_may_discharge() -> None:
    scene = when(_activating("R6 Y4", "heal_red.1"), 0, m.UseBonusToken("bonus_heal_red.1", 1))
    assert (beds(scene), discharged(scene)) == ("Y4", "R")


def test_a_bag_may_recolour_whom_a_token_is_about_to_heal() -> None:
    """Ruling 8."""
    scene = _activating("R3 Y3", "heal_red.1 heal.1", bags=1)
    assert ("heal_red.1", 2, (2,)) in _uses(scene)
    assert ("heal.1", 2, (2,)) not in _uses(scene)
    assert refused(scene, 0, m.UseBonusToken("bonus_heal.1", 2, (2,))) == "needless_recolour"
    assert refused(scene, 0, m.UseBonusToken("bonus_heal_red.1", 1, (1,))) == "needless_recolour"
    scene = when(scene, 0, m.UseBonusToken("bonus_heal_red.1", 2, (2,)))
    assert beds(scene) == "R3 R5*y"
    assert scene.state.hospitals[0].blood_bags == 0


def test_without_a_bag_nobody_is_recoloured() -> None:
    scene = _activating("R3 Y3", "heal_red.1")
    assert refused(scene, 0, m.UseBonusToken("bonus_heal_red.1", 2, (2,))) == "no_blood_bag"


def test_any_number_of_tokens_in_a_round() -> None:
    scene = _activating("R1 Y4", "heal.1 heal.2 heal_red.1")
    for token in ("heal.2", "heal_red.1", "heal.1"):
        scene = when(scene, 0, m.UseBonusToken(f"bonus_{token}", 1))
    assert beds(scene) == "R5* Y4"


def test_copies_are_offered_once_and_each_is_accepted() -> None:
    scene = _activating("R1", "heal.1 heal.2")
    assert len(_uses(scene)) == 1
    for token in ("bonus_heal.1", "bonus_heal.2"):
        when(scene, 0, m.UseBonusToken(token, 1))


def test_tokens_of_others_and_of_other_phases() -> None:
    scene = _activating("R3", "minus_two.1 nurse.1")
    assert refused(scene, 0, m.UseBonusToken("bonus_heal.1", 1)) == "token_not_yours"
    assert refused(scene, 0, m.UseBonusToken("bonus_minus_two.1", 1)) == "token_heals_nobody"
    assert refused(scene, 0, m.UseBonusToken("bonus_nurse.1", 1)) == "token_heals_nobody"
    assert refused(scene, 0, m.CallNurse("bonus_minus_two.1")) == "token_is_no_nurse"
    assert refused(scene, 0, m.LowerTotal("bonus_minus_two.1")) == "wrong_step"


def test_a_token_heals_between_a_department_and_its_specialist_and_triggers_nothing() -> None:
    scene = _activating("R3 R6 Y4", "heal_red.1 heal.1", cards="surgeon.1")
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    scene = when(scene, 0, m.UseBonusToken("bonus_heal.1", 2))
    assert discharged(scene) == "R"
    assert refused(scene, 0, c.UseSpecialist((2,))) == "patient_not_eligible"
    scene = when(scene, 0, c.UseSpecialist((1,)))
    assert beds(scene) == "R5* Y4"


def test_whom_a_token_discharged_no_registrar_counts() -> None:
    scene = in_city(
        "activation",
        FULL,
        hospital("R3 R6", cards="registrar.1"),
        hospital(),
        tokens={0: "heal.1"},
        modules=("experimental_medicine",),
    )
    scene = when(scene, 0, c.PlaceMeeple("registrar.1", "trauma_unit", (1,)))
    scene = when(scene, 0, m.UseBonusToken("bonus_heal.1", 2))
    assert happened(scene, DischargeRewarded) == []


def test_a_nurse_for_once() -> None:
    scene = _activating("R3 Y4 G5 G3", "nurse.1 nurse.2")
    for department, patient in (("trauma_unit", 1), ("oncology", 2), ("pharmacy", 3)):
        scene = when(scene, 0, c.PlaceMeeple("nurse", department, (patient,)))
    assert refused(scene, 0, c.PlaceMeeple("nurse", "imaging", (4,))) == "meeple_used"
    assert offered(scene, 0, m.CallNurse) == [m.CallNurse("bonus_nurse.1")]
    scene = when(scene, 0, m.CallNurse("bonus_nurse.1"))
    assert city(scene.state).discard == (), "at the end of the round"
    scene = when(scene, 0, c.PlaceMeeple("nurse", "imaging", (4,)))
    assert offered(scene, 0, c.PlaceMeeple) == []
    assert offered(scene, 0, m.CallNurse) == [m.CallNurse("bonus_nurse.2")]


@pytest.mark.parametrize("step", ["improvement", "before_activation"])
def test_a_nurse_for_once_serves_in_phase_three_only(step: str) -> None:
    """Ours: she neither invests nor stays at home in the stead of another."""
    nurses = {0: {"nurses": ("bonus_nurse.1",)}}
    scene = in_city(step, FULL, hospital(nurses_placed=3), hospital(), crews=nurses)
    assert scene.rules.resolve(free_nurses)(scene.rules, scene.state, 0) == 0
    scene = in_city("activation", FULL, hospital(nurses_placed=3), hospital(), crews=nurses)
    assert scene.rules.resolve(free_nurses)(scene.rules, scene.state, 0) == 1


def test_unused_tokens_are_kept_for_later_rounds_and_score_nothing() -> None:
    scene = _activating("R3*", "heal.1 nurse.1")
    for seat in (0, 1):
        scene = when(scene, seat, c.FinishActivation())
    assert city(scene.state).crews[0].tokens == ("bonus_heal.1", "bonus_nurse.1")

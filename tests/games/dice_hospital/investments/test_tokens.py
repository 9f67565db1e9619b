"""What investment tokens heal after a placement, and when."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.modules.investments.messages import TokenUsed, UseToken
from games.dice_hospital.modules.investments.state import portfolio
from games.dice_hospital.view import view
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import Scene, beds, discharged, hospital
from tests.games.scenes import happened, offered, refused, when


def uses(scene: Scene) -> set[tuple[str, int]]:
    """Tokens and patients that are offered without a blood bag."""
    found = offered(scene, 0, UseToken)
    return {(one.token, one.patients[0]) for one in found if not one.recolour}


def test_example_1_another_red_patient_of_the_same_value() -> None:
    one = hospital("R2 R2 R5 Y2", tiles="surgical_theatre.1")
    scene = activation(one, {"surgical_theatre.1": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre.1", (1,)))
    assert beds(scene) == "R5* R2 R5 Y2"
    assert uses(scene) == {("red_equal.1", 2)}
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert beds(scene) == "R5* R3* R5 Y2"
    assert not offered(scene, 0, UseToken)


def example_2() -> Scene:
    one = hospital("Y2 Y3 Y4 G5 R4 R2 G3", tiles="urology.1", cards="neurologist.1")
    laid = {"urology.1": "red_equal.1 green_higher.1"}
    scene = activation(one, laid, chosen=("neurologist.1", "urology.1"))
    return when(scene, 0, c.PlaceMeeple("neurologist.1", "urology.1", (1, 2, 3)))


def test_example_2_two_tokens_and_then_the_specialist() -> None:
    scene = example_2()
    assert beds(scene) == "Y3* Y4* Y5* G5 R4 R2 G3"
    assert uses(scene) == {
        ("green_higher.1", 4),
        ("green_higher.1", 7),
        ("red_equal.1", 5),
        ("red_equal.1", 6),
    }
    scene = when(scene, 0, UseToken("green_higher.1", (4,)))
    scene = when(scene, 0, UseToken("red_equal.1", (5,)))
    scene = when(scene, 0, c.UseSpecialist((7,)))
    assert beds(scene) == "Y3* Y4* Y5* G6* R5* R2 G4*"


def test_tokens_of_a_department_go_in_any_order() -> None:
    scene = when(example_2(), 0, UseToken("red_equal.1", (5,)))
    scene = when(scene, 0, UseToken("green_higher.1", (4,)))
    assert beds(scene) == "Y3* Y4* Y5* G6* R5* R2 G3"


def test_example_3_the_intern_and_her_token() -> None:
    one = hospital("G3/1 G3/1 G3/2 R2/2 Y4/3 Y5/3", tiles="allergy_centre.1", cards="intern.1")
    laid = {"allergy_centre.1": "green_more.1", "intern.1": "red_lower.1"}
    scene = activation(one, laid, chosen=("intern.1", "allergy_centre.1"))
    scene = when(scene, 0, c.PlaceMeeple("intern.1", "allergy_centre.1", (1, 2, 3)))
    scene = when(scene, 0, UseToken("green_more.1", (2,)))
    scene = when(scene, 0, c.UseSpecialist((5,)))
    scene = when(scene, 0, UseToken("red_lower.1", (4,)))
    assert beds(scene) == "G4*/1 G5*/1 G4*/2 R3*/2 Y4*/3 Y5/3"


@pytest.mark.parametrize(
    ("token", "fitting"),
    [
        ("red_equal.1", {4, 5}),
        ("red_higher.1", {6}),
        ("red_lower.1", {3}),
        ("red_low.1", {2, 3}),
        ("red_more.1", {1}),
        ("green_equal.1", {7}),
        ("yellow_equal.1", set()),
        ("yellow_more.1", set()),
    ],
)
def test_kinds(token: str, fitting: set[int]) -> None:
    """The department healed a red 3; tokens look for others, all but the one that heals it once more."""
    one = hospital("R3 R1 R2 R3 R3* R4 G3 Y5", tiles="surgical_theatre.1")
    scene = activation(one, {"surgical_theatre.1": token})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre.1", (1,)))
    assert {patient for _, patient in uses(scene)} == fitting
    for number in range(1, 9):
        if number not in fitting:
            code = refused(scene, 0, UseToken(token, (number,)))
            assert code in ("wrong_value", "wrong_colour", "patient_not_eligible"), number


def test_steps() -> None:
    one = hospital("R6 R2 R5", tiles="surgical_theatre.1")
    scene = activation(one, {"surgical_theatre.1": "red_low.1 red_lower.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre.1", (1,)))
    scene = when(scene, 0, UseToken("red_low.1", (2,)))
    assert beds(scene) == "R4* R5"
    scene = when(scene, 0, UseToken("red_lower.1", (3,)))
    assert beds(scene) == "R4* R6*"


def test_a_token_may_discharge_and_the_discharged_are_still_a_reference() -> None:
    one = hospital("R6 R6 R5")
    scene = activation(one, {"trauma_unit": "red_equal.1 red_lower.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert discharged(scene) == "R R"
    assert uses(scene) == {("red_lower.1", 3)}


def test_whoever_was_discharged_is_not_healed_once_more() -> None:
    scene = activation(hospital("R6 R4", tiles="surgical_theatre.1"), {"surgical_theatre.1": "red_more.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "surgical_theatre.1", (1,)))
    assert offered(scene, 0, UseToken) == []
    assert refused(scene, 0, UseToken("red_more.1", (1,))) == "patient_not_eligible"
    assert refused(scene, 0, UseToken("red_more.1", (2,))) == "patient_not_eligible"


def test_the_value_before_decides_for_the_reference_and_the_value_now_for_the_target() -> None:
    """Ruling 7b: the department heals a 3, which is a 4 then; a bag makes a 2 a 3, which is not one lower."""
    one = hospital("R3 R2 R5", bags=1)
    scene = activation(one, {"trauma_unit": "red_higher.1 red_lower.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    scene = when(scene, 0, c.UseBloodBag(2))
    assert beds(scene) == "R4* R3* R5"
    assert uses(scene) == set()
    assert refused(scene, 0, UseToken("red_lower.1", (2,))) == "wrong_value"
    assert refused(scene, 0, UseToken("red_higher.1", (3,))) == "wrong_value"


def test_two_tokens_may_heal_the_same_patient() -> None:
    one = hospital("R1 R1")
    scene = activation(one, {"trauma_unit": "red_equal.1 red_low.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    scene = when(scene, 0, UseToken("red_low.1", (2,)))
    assert beds(scene) == "R2* R4*"


def test_each_token_once() -> None:
    one = hospital("R2 R2 R2")
    scene = activation(one, {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert refused(scene, 0, UseToken("red_equal.1", (3,))) == "token_not_usable"


def test_a_token_heals_one_patient() -> None:
    scene = activation(hospital("R2 R2 R2"), {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert refused(scene, 0, UseToken("red_equal.1", (2, 3))) == "wrong_number_of_patients"
    assert refused(scene, 0, UseToken("red_equal.1", ())) == "wrong_number_of_patients"


def test_only_tokens_of_the_department_just_used() -> None:
    one = hospital("R2 Y2 Y3 R2")
    scene = activation(one, {"trauma_unit": "red_equal.1", "oncology": "red_equal.2"})
    assert refused(scene, 0, UseToken("red_equal.1", (4,))) == "nothing_to_follow"
    scene = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,)))
    assert uses(scene) == {("red_equal.2", 1)}
    assert refused(scene, 0, UseToken("red_equal.1", (4,))) == "token_not_usable"
    assert refused(scene, 0, UseToken("red_low.1", (4,))) == "token_not_yours"


def test_tokens_lapse_with_the_next_placement_and_at_the_end() -> None:
    one = hospital("R2 Y2 Y3 R2")
    scene = activation(one, {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    after = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (2,)))
    assert refused(after, 0, UseToken("red_equal.1", (4,))) == "token_not_usable"
    after = when(scene, 0, c.FinishActivation())
    assert portfolio(after.state, 0).session is None


def test_the_specialists_ability_comes_after_the_tokens() -> None:
    scene = when(example_2(), 0, UseToken("green_higher.1", (4,)))
    scene = when(scene, 0, c.UseSpecialist((7,)))
    assert not offered(scene, 0, UseToken)
    assert refused(scene, 0, UseToken("red_equal.1", (5,))) == "token_not_usable"


def test_without_tokens_nothing_is_remembered() -> None:
    scene = activation(hospital("R2 R2"), {})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert portfolio(scene.state, 0).session is None


def test_a_blood_bag_turns_a_patient_into_the_colour_of_the_token() -> None:
    one = hospital("R2 Y2 G3", bags=1)
    scene = activation(one, {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert offered(scene, 0, UseToken) == [UseToken("red_equal.1", (2,), (2,))]
    assert refused(scene, 0, UseToken("red_equal.1", (2,))) == "wrong_colour"
    scene = when(scene, 0, UseToken("red_equal.1", (2,), (2,)))
    assert beds(scene) == "R3* R3*y G3"
    assert scene.state.hospitals[0].blood_bags == 0


def test_a_bag_may_recolour_a_healed_patient_for_one_more_step() -> None:
    one = hospital("R2 Y2", tiles="triage_centre.1", bags=1)
    scene = activation(one, {"triage_centre.1": "green_more.1"}, chosen=("nurse", "triage_centre.1"))
    scene = when(scene, 0, c.PlaceMeeple("nurse", "triage_centre.1", (1, 2)))
    assert {one.patients for one in offered(scene, 0, UseToken)} == {(1,), (2,)}
    scene = when(scene, 0, UseToken("green_more.1", (2,), (2,)))
    assert beds(scene) == "R4* G5*y"


def test_no_bag_is_spent_on_a_patient_of_the_colour() -> None:
    scene = activation(hospital("R2 R2", bags=1), {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert refused(scene, 0, UseToken("red_equal.1", (2,), (2,))) == "needless_recolour"


def test_a_bag_between_department_and_token() -> None:
    """Patients that look alike now are not alike to a token: one was healed by the department."""
    one = hospital("R2 R3*", bags=1)
    scene = activation(one, {"trauma_unit": "red_higher.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert beds(scene) == "R3* R3*"
    assert offered(scene, 0, c.UseBloodBag) == [c.UseBloodBag(1), c.UseBloodBag(2)]


def test_alike_tokens_are_offered_once_and_both_are_accepted() -> None:
    scene = activation(hospital("R2 R2 R2"), {"trauma_unit": "red_equal.1 red_equal.2"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    assert len(offered(scene, 0, UseToken)) == 1
    for token in ("red_equal.1", "red_equal.2"):
        after = when(scene, 0, UseToken(token, (2,)))
        assert happened(after, TokenUsed)[0].token == token
        other = {"red_equal.1", "red_equal.2"}.difference({token})
        assert {one.token for one in offered(after, 0, UseToken)} == other


def test_where_nobody_is_healed_tokens_have_nothing_to_follow_but_the_sick() -> None:
    one = hospital("R2 R1 G3", tiles="physiotherapy.1")
    modules = ("investments", "experimental_medicine")
    scene = activation(one, {"physiotherapy.1": "red_equal.1 red_low.1"}, modules)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "physiotherapy.1", (3,), (), ("yellow",)))
    assert uses(scene) == {("red_low.1", 1), ("red_low.1", 2)}


def test_what_may_follow_is_shown() -> None:
    scene = activation(hospital("R2 R2"), {"trauma_unit": "red_equal.1 red_colour.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,)))
    shown = view(scene.rules, scene.state, None, False).modules["investments"].seats
    assert shown[1].session is None
    assert shown[0].session.department == "trauma_unit"
    assert shown[0].session.meeple == "nurse"
    assert shown[0].session.healed == (1,)
    assert shown[0].session.tokens == ("red_equal.1",)

"""The specialists of Investments in phase 3. None of them asks whether the department healed somebody."""

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.modules.investments.messages import UseToken
from games.dice_hospital.modules.promos.messages import AdmitOneMore, CopySpecialist, SendPatientBack
from tests.games.dice_hospital.investments.test_tokens import uses
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import Scene, beds, hospital
from tests.games.scenes import offered, refused, when


def test_the_financial_advisor_has_nothing_to_use_in_a_department() -> None:
    scene = activation(hospital("R2 R3", cards="financial_advisor.1"), {})
    scene = when(scene, 0, c.PlaceMeeple("financial_advisor.1", "trauma_unit", (1,)))
    assert not offered(scene, 0, c.UseSpecialist)
    assert refused(scene, 0, c.UseSpecialist((2,))) == "not_triggered"


def managed() -> Scene:
    one = hospital("R3 R3 R2 R4 Y5", cards="management_expert.1")
    laid = {"trauma_unit": "red_equal.1", "oncology": "red_lower.1 red_colour.1", "clinic": "red_higher.1"}
    return when(activation(one, laid), 0, c.PlaceMeeple("management_expert.1", "trauma_unit", (1,)))


def test_the_management_expert_uses_a_token_of_another_department() -> None:
    """It is measured against this placement: a red 3 was healed in the Trauma Unit."""
    scene = managed()
    assert uses(scene) == {("red_equal.1", 2), ("red_lower.1", 3), ("red_higher.1", 4)}
    scene = when(scene, 0, UseToken("red_lower.1", (3,)))
    assert beds(scene) == "R4* R3 R3* R4 Y5"


def test_only_one_and_after_those_of_the_department() -> None:
    scene = when(managed(), 0, UseToken("red_lower.1", (3,)))
    assert not offered(scene, 0, UseToken)
    for token, patient in (("red_equal.1", 2), ("red_higher.1", 4), ("red_lower.1", 3)):
        assert refused(scene, 0, UseToken(token, (patient,))) == "token_not_usable"
    scene = when(managed(), 0, UseToken("red_equal.1", (2,)))
    scene = when(scene, 0, UseToken("red_higher.1", (4,)))
    assert beds(scene) == "R4* R4* R2 R5* Y5"


def test_a_colour_token_is_not_lent() -> None:
    assert refused(managed(), 0, UseToken("red_colour.1", (2,))) == "token_not_usable"


def test_tokens_on_an_intern_are_not_lent() -> None:
    one = hospital("R3 R3", cards="management_expert.1 intern.1")
    scene = activation(one, {"intern.1": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("management_expert.1", "trauma_unit", (1,)))
    assert not offered(scene, 0, UseToken)


def test_others_borrow_nothing() -> None:
    scene = activation(hospital("R3 R3", cards="surgeon.1"), {"oncology": "red_equal.1"})
    for meeple in ("surgeon.1", "nurse"):
        after = when(scene, 0, c.PlaceMeeple(meeple, "trauma_unit", (1,)))
        assert refused(after, 0, UseToken("red_equal.1", (2,))) == "token_not_usable"


def test_the_used_department_still_lends_its_token() -> None:
    one = hospital("R3 R3 Y2", cards="management_expert.1")
    scene = activation(one, {"oncology": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "oncology", (3,)))
    scene = when(scene, 0, c.PlaceMeeple("management_expert.1", "trauma_unit", (1,)))
    assert uses(scene) == {("red_equal.1", 2)}


def test_the_management_expert_needs_nobody_healed() -> None:
    """Only tokens that look for the sick alone have something to do then."""
    one = hospital("R2 R1 G3", tiles="physiotherapy.1", cards="management_expert.1")
    modules = ("investments", "experimental_medicine")
    scene = activation(one, {"clinic": "red_equal.1 red_low.1"}, modules)
    scene = when(scene, 0, c.PlaceMeeple("management_expert.1", "physiotherapy.1", (3,), (), ("yellow",)))
    assert uses(scene) == {("red_low.1", 1), ("red_low.1", 2)}


def consulted() -> Scene:
    one = hospital("R2 R2 R2 R3 R3", cards="strategic_consultant.1")
    scene = activation(one, {"trauma_unit": "red_equal.1 red_higher.1"})
    return when(scene, 0, c.PlaceMeeple("strategic_consultant.1", "trauma_unit", (1,)))


def test_the_strategic_consultant_uses_one_token_twice() -> None:
    scene = when(consulted(), 0, UseToken("red_equal.1", (2,)))
    assert uses(scene) == {("red_equal.1", 3), ("red_higher.1", 2), ("red_higher.1", 4)}
    scene = when(scene, 0, UseToken("red_equal.1", (3,)))
    assert beds(scene) == "R3* R3* R3* R3 R3"
    assert refused(scene, 0, UseToken("red_equal.1", (3,))) == "token_not_usable"


def test_the_other_one_works_once_in_any_order() -> None:
    scene = when(consulted(), 0, UseToken("red_equal.1", (2,)))
    scene = when(scene, 0, UseToken("red_equal.1", (3,)))
    scene = when(scene, 0, UseToken("red_higher.1", (4,)))
    assert beds(scene) == "R3* R3* R3* R4* R3"
    assert not offered(scene, 0, UseToken)
    scene = when(consulted(), 0, UseToken("red_higher.1", (4,)))
    scene = when(scene, 0, UseToken("red_equal.1", (2,)))
    scene = when(scene, 0, UseToken("red_higher.1", (5,)))
    assert not offered(scene, 0, UseToken)


def test_twice_on_the_same_patient_if_it_still_fits() -> None:
    """Ruling 7b."""
    scene = when(consulted(), 0, UseToken("red_equal.1", (2,)))
    assert refused(scene, 0, UseToken("red_equal.1", (2,))) == "wrong_value"
    one = hospital("G4 R5 R5 R4", cards="strategic_consultant.1")
    scene = activation(one, {"pharmacy": "red_higher.1 red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("strategic_consultant.1", "pharmacy", (1,)))
    scene = when(scene, 0, UseToken("red_equal.1", (4,)))
    assert beds(when(scene, 0, UseToken("red_higher.1", (4,)))) == "G5* R5 R5 R6*"


def interned(cards: str = "intern.1", **laid: str) -> Scene:
    one = hospital("R3/1 R3/1 G2*/1 Y4/2 Y4/2 G5/2 R2/3", cards=cards)
    return activation(one, {place.replace("_1", ".1"): tokens for place, tokens in laid.items()})


def test_the_intern_attends_up_to_two_untreated_patients_of_one_ward() -> None:
    scene = when(interned(), 0, c.PlaceMeeple("intern.1", "trauma_unit", (1,)))
    chosen = {one.patients for one in offered(scene, 0, c.UseSpecialist)}
    assert chosen == {(2,), (4,), (6,), (4, 5), (4, 6), (7,)}, "one of those who are alike"
    scene = when(scene, 0, c.UseSpecialist((6, 5)))
    assert beds(scene) == "R4*/1 R3/1 G2*/1 Y4/2 Y4*/2 G5*/2 R2/3"
    assert not offered(scene, 0, c.UseSpecialist)


@pytest.mark.parametrize(
    ("patients", "code"),
    [
        ((2, 4), "not_in_one_ward"),
        ((3,), "patient_not_eligible"),
        ((1,), "patient_not_eligible"),
        ((4, 5, 6), "wrong_number_of_patients"),
        ((), "wrong_number_of_patients"),
        ((4, 4), "wrong_number_of_patients"),
    ],
)
def test_whom_the_intern_may_not_attend(patients: tuple[int, ...], code: str) -> None:
    scene = when(interned(), 0, c.PlaceMeeple("intern.1", "trauma_unit", (1,)))
    assert refused(scene, 0, c.UseSpecialist(patients)) == code


def test_her_tokens_come_after_her_ability() -> None:
    scene = interned(intern_1="red_equal.1 red_low.1", trauma_unit="red_equal.2")
    scene = when(scene, 0, c.PlaceMeeple("intern.1", "trauma_unit", (1,)))
    assert uses(scene) == {("red_equal.2", 2), ("red_equal.1", 2), ("red_low.1", 7)}
    attended = when(scene, 0, c.UseSpecialist((4, 5)))
    assert uses(attended) == {("red_equal.1", 2), ("red_low.1", 7)}
    used = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert uses(used) == {("red_low.1", 7)}
    assert not offered(used, 0, c.UseSpecialist)
    assert refused(used, 0, c.UseSpecialist((4,))) == "no_specialist_waiting"
    assert refused(used, 0, UseToken("red_equal.2", (2,))) == "token_not_usable"


def test_her_tokens_work_for_her_alone() -> None:
    scene = interned(intern_1="red_equal.1", cards="intern.1 surgeon.1")
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    assert refused(scene, 0, UseToken("red_equal.1", (2,))) == "token_not_usable"


def test_the_intern_needs_nobody_healed() -> None:
    one = hospital("R2/1 R1/1 G3/2", tiles="physiotherapy.1", cards="intern.1")
    scene = activation(one, {}, ("investments", "experimental_medicine"))
    scene = when(scene, 0, c.PlaceMeeple("intern.1", "physiotherapy.1", (3,), (), ("yellow",)))
    scene = when(scene, 0, c.UseSpecialist((1, 2)))
    assert beds(scene) == "R2*/1 R1*/1 Y3*g/2"


def test_the_promotional_consultant_copies_abilities_but_not_tokens() -> None:
    modules = ("investments", "consultant")
    one = hospital("R3/1 R3/1 Y4/2", cards="consultant.1 intern.1 management_expert.1")
    scene = activation(one, {"intern.1": "red_equal.1", "oncology": "red_low.1 red_equal.2"}, modules)
    as_intern = when(scene, 0, CopySpecialist("intern.1"))
    as_intern = when(as_intern, 0, c.PlaceMeeple("consultant.1", "trauma_unit", (1,)))
    assert not offered(as_intern, 0, UseToken)
    assert beds(when(as_intern, 0, c.UseSpecialist((3,)))) == "R4*/1 R3/1 Y4*/2"
    as_expert = when(scene, 0, CopySpecialist("management_expert.1"))
    as_expert = when(as_expert, 0, c.PlaceMeeple("consultant.1", "trauma_unit", (1,)))
    assert uses(as_expert) == {("red_equal.2", 2)}


def test_an_admissions_nurse_acts_after_the_tokens() -> None:
    modules = ("investments", "admissions_nurse")
    one = hospital("R6/1 R6/1 Y4/2 R2/2", cards="admissions_nurse.1")
    scene = activation(one, {"clinic": "red_equal.1"}, modules)
    scene = when(scene, 0, c.PlaceMeeple("admissions_nurse.1", "clinic", (1,)))
    assert uses(scene) == {("red_equal.1", 2)}
    for command in (SendPatientBack(3), AdmitOneMore()):
        after = when(scene, 0, command)
        assert refused(after, 0, UseToken("red_equal.1", (2,))) == "nothing_to_follow"
    after = when(scene, 0, UseToken("red_equal.1", (2,)))
    assert AdmitOneMore() in offered(after, 0)


def test_a_pathologist_acts_after_the_tokens() -> None:
    modules = ("investments", "experimental_medicine")
    one = hospital("R3 R3", cards="pathologist.1", fatalities=1)
    scene = activation(one, {"trauma_unit": "red_equal.1"}, modules)
    scene = when(scene, 0, c.PlaceMeeple("pathologist.1", "trauma_unit", (1,)))
    scene = when(scene, 0, c.UseSpecialist(()))
    assert refused(scene, 0, UseToken("red_equal.1", (2,))) == "token_not_usable"

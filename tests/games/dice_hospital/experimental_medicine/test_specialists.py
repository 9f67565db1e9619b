"""The experimental specialists: what they react to, whom they choose and what they gain."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded, FatalityDiscarded
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when

REWARDED = ("registrar.1", "haematology_technician.1")


def activating(written: str, **more: Any) -> Scene:
    """A table at the activation, with Experimental Medicine."""
    return given("activation", hospital(written, **more), hospital("R3"), modules=("experimental_medicine",))


def placed(card: str, department: str, written: str, *patients: int, **more: Any) -> Scene:
    """The scene after the specialist was placed."""
    scene = activating(written, cards=card, **more)
    return when(scene, 0, c.PlaceMeeple(card, department, patients))


# Pathologist


def test_a_pathologist_turns_a_fatality_into_a_blood_bag() -> None:
    scene = placed("pathologist.1", "trauma_unit", "R2", 1, fatalities=2)
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist(())]
    scene = when(scene, 0, c.UseSpecialist(()))
    assert scene.events == [FatalityDiscarded(0)]
    own = scene.state.hospitals[0]
    assert (own.fatalities, own.blood_bags, own.pending) == (1, 1, None)
    assert refused(scene, 0, c.UseSpecialist(())) == "no_specialist_waiting", "one fatality, not all"


def test_a_pathologist_without_a_fatality_gains_nothing() -> None:
    scene = placed("pathologist.1", "trauma_unit", "R2", 1)
    assert offered(scene, 0, c.UseSpecialist) == []
    assert refused(scene, 0, c.UseSpecialist(())) == "no_fatality"


def test_a_pathologist_chooses_no_patients() -> None:
    scene = placed("pathologist.1", "trauma_unit", "R2", 1, fatalities=1)
    assert refused(scene, 0, c.UseSpecialist((1,))) == "wrong_number_of_patients"
    assert refused(scene, 0, c.UseSpecialist((), (1,))) == "needless_recolour"
    assert refused(scene, 0, c.UseSpecialist((), (), ("red",))) == "needless_recolour"


def test_a_pathologist_must_have_healed_somebody() -> None:
    scene = placed(
        "pathologist.1", "experimental_therapy.1", "R6", 1, fatalities=1, tiles="experimental_therapy.1"
    )
    assert refused(scene, 0, c.UseSpecialist(())) == "not_triggered"


# Experimental Chemist


@pytest.mark.parametrize("rolled", range(1, 7))
def test_a_chemist_re_rolls_another_patient_and_treats_it(rolled: int) -> None:
    scene = placed("experimental_chemist.1", "trauma_unit", "R2 G4", 1)
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2,))]
    scene = when(scene, 0, c.UseSpecialist((2,)), [rolled - 1])
    assert scene.events == [e.SpecialistUsed(0, (e.Treatment(2, rolled),))]
    assert beds(scene) == f"R3* G{rolled}*"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.UseSpecialist((1,)), "patient_not_eligible"),
        (c.UseSpecialist((2, 3)), "wrong_number_of_patients"),
        (c.UseSpecialist(()), "wrong_number_of_patients"),
        (c.UseSpecialist((2,), (2,)), "needless_recolour"),
        (c.UseSpecialist((2,), (), ("red",)), "needless_recolour"),
    ],
)
def test_what_a_chemist_refuses(command: c.UseSpecialist, code: str) -> None:
    """Ruling 8: a re-roll is not about to heal, so no bag recolours for it."""
    scene = placed("experimental_chemist.1", "trauma_unit", "R2 G4 Y4", 1, bags=1)
    assert refused(scene, 0, command) == code


# Registrar and Haematology Technician


def test_a_registrar_who_discharges_somebody_scores_a_point_at_once() -> None:
    scene = placed("registrar.1", "clinic", "R6 G4", 1)
    assert scene.events[1:] == [DischargeRewarded(0, "registrar.1", points=1)]
    assert scene.state.hospitals[0].points == 1
    assert refused(scene, 0, c.UseSpecialist(())) == "not_triggered", "nothing is left to be used"


def test_a_haematology_technician_who_discharges_somebody_gains_a_blood_bag() -> None:
    scene = placed("haematology_technician.1", "clinic", "R6 G4", 1)
    assert scene.events[1:] == [DischargeRewarded(0, "haematology_technician.1", blood_bags=1)]
    assert scene.state.hospitals[0].blood_bags == 1
    assert discharged(scene) == "R"


@pytest.mark.parametrize("card", REWARDED)
def test_at_least_one_discharged_patient_is_rewarded_once(card: str) -> None:
    scene = placed(card, "training_centre.1", "R6 G6 Y6", 1, 2, tiles="training_centre.1")
    assert discharged(scene) == "R G"
    own = scene.state.hospitals[0]
    assert own.points + own.blood_bags == 1


@pytest.mark.parametrize("card", REWARDED)
def test_one_discharged_patient_among_several_healed_is_enough(card: str) -> None:
    scene = placed(card, "cardiology.1", "R4 R5 R6", 1, 2, 3, tiles="cardiology.1")
    assert discharged(scene) == "R"
    own = scene.state.hospitals[0]
    assert own.points + own.blood_bags == 1


@pytest.mark.parametrize("card", REWARDED)
def test_a_heal_that_discharges_nobody_is_not_rewarded(card: str) -> None:
    scene = placed(card, "clinic", "R5 G4", 1)
    assert len(scene.events) == 1
    own = scene.state.hospitals[0]
    assert (own.points, own.blood_bags) == (0, 0)


@pytest.mark.parametrize("card", REWARDED)
def test_the_discharge_of_a_bag_is_nobodys(card: str) -> None:
    """Ruling 8."""
    scene = placed(card, "clinic", "R5 G6", 1, bags=1)
    scene = when(scene, 0, c.UseBloodBag(2))
    assert discharged(scene) == "G"
    own = scene.state.hospitals[0]
    assert (own.points, own.blood_bags) == (0, 0)


@pytest.mark.parametrize("card", REWARDED)
def test_the_discharge_of_another_meeple_is_not_rewarded(card: str) -> None:
    scene = activating("R6 G4", cards=card)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "clinic", (1,)))
    own = scene.state.hospitals[0]
    assert (own.points, own.blood_bags) == (0, 0)


def test_the_point_of_a_registrar_is_scored_besides_the_discharged() -> None:
    scene = given(
        "activation", hospital("R6 G4", cards="registrar.1"), hospital(), modules=("experimental_medicine",)
    )
    scene = when(scene, 0, c.PlaceMeeple("registrar.1", "clinic", (1,)))
    scene = when(when(scene, 0, c.FinishActivation()), 1, c.FinishActivation())
    assert when(scene, SERVICE, c.ScoreRound()).state.hospitals[0].points == 2


# Medical Student


def test_a_medical_student_heals_another_and_lowers_a_further_one() -> None:
    scene = placed("medical_student.1", "trauma_unit", "R2 G4 Y3", 1)
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2, 3)), c.UseSpecialist((3, 2))]
    assert beds(when(scene, 0, c.UseSpecialist((2, 3)))) == "R3* G5* Y2*"
    assert beds(when(scene, 0, c.UseSpecialist((3, 2)))) == "R3* G3* Y4*"


def test_a_medical_student_may_lower_a_one() -> None:
    """Ruling 16: that is a fatality."""
    scene = placed("medical_student.1", "trauma_unit", "R2 G6 Y1", 1)
    yellow = scene.state.bag[1]
    scene = when(scene, 0, c.UseSpecialist((2, 3)))
    assert scene.events == [e.SpecialistUsed(0, (e.Treatment(2, 7), e.Treatment(3, 0)))]
    assert (beds(scene), discharged(scene)) == ("R3*", "G")
    assert scene.state.hospitals[0].fatalities == 1
    assert scene.state.bag[1] == yellow + 1


@pytest.mark.parametrize("patients", [(2,), (1, 2), (2, 1), (2, 2), (2, 3, 4)])
def test_whom_a_medical_student_refuses(patients: tuple[int, ...]) -> None:
    scene = placed("medical_student.1", "trauma_unit", "R2 G4 Y3 Y5", 1)
    assert refused(scene, 0, c.UseSpecialist(patients)) in (
        "wrong_number_of_patients",
        "patient_not_eligible",
    )


def test_a_medical_student_heals_one_where_there_is_no_other_to_lower() -> None:
    """Ruling 6b."""
    scene = placed("medical_student.1", "trauma_unit", "R2 G4", 1)
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2,))]
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "R3* G5*"
    scene = placed("medical_student.1", "trauma_unit", "R2 G4 Y4", 1)
    assert refused(scene, 0, c.UseSpecialist((2,))) == "wrong_number_of_patients"
    assert offered(placed("medical_student.1", "trauma_unit", "R2", 1), 0, c.UseSpecialist) == []


def test_two_alike_are_one_choice_of_a_medical_student() -> None:
    scene = placed("medical_student.1", "trauma_unit", "R2 G4 G4 G4", 1)
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((2, 4))]
    assert beds(when(scene, 0, c.UseSpecialist((3, 2)))) == "R3* G3* G5* G4"


# Physiotherapist


def test_a_physiotherapist_recolours_any_patient_also_the_healed_one() -> None:
    scene = placed("physiotherapist.1", "trauma_unit", "R2 G4", 1)
    assert offered(scene, 0, c.UseSpecialist) == [
        c.UseSpecialist((1,), (), ("yellow",)),
        c.UseSpecialist((1,), (), ("green",)),
        c.UseSpecialist((2,), (), ("red",)),
        c.UseSpecialist((2,), (), ("yellow",)),
    ]
    assert beds(when(scene, 0, c.UseSpecialist((2,), (), ("red",)))) == "R3* R4*g"
    assert beds(when(scene, 0, c.UseSpecialist((1,), (), ("yellow",)))) == "Y3*r G4"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.UseSpecialist((2,)), "wrong_colours"),
        (c.UseSpecialist((2,), (), ("green",)), "wrong_colours"),
        (c.UseSpecialist((2,), (), ("red", "yellow")), "wrong_colours"),
        (c.UseSpecialist((1, 2), (), ("yellow",)), "wrong_number_of_patients"),
        (c.UseSpecialist((9,), (), ("yellow",)), "patient_not_eligible"),
        (c.UseSpecialist((2,), (2,), ("yellow",)), "needless_recolour"),
    ],
)
def test_what_a_physiotherapist_refuses(command: c.UseSpecialist, code: str) -> None:
    assert refused(placed("physiotherapist.1", "trauma_unit", "R2 G4", 1, bags=1), 0, command) == code


def test_a_patient_of_the_physiotherapist_is_treated_and_has_its_true_colour_back_after_the_round() -> None:
    scene = placed("physiotherapist.1", "trauma_unit", "R2 G4", 1)
    scene = when(scene, 0, c.UseSpecialist((2,), (), ("red",)))
    scene = when(when(scene, 0, c.FinishActivation()), 1, c.FinishActivation())
    assert beds(when(scene, SERVICE, c.ScoreRound())) == "R3 G4"


# All of them


@pytest.mark.parametrize(
    "card", ["pathologist.1", "experimental_chemist.1", "medical_student.1", "physiotherapist.1"]
)
def test_who_reacts_to_a_heal_does_nothing_without_one(card: str) -> None:
    scene = placed(
        card, "experimental_therapy.1", "R4 G4 Y2", 1, tiles="experimental_therapy.1", fatalities=1
    )
    assert offered(scene, 0, c.UseSpecialist) == []
    assert refused(scene, 0, c.UseSpecialist((2, 3))) == "not_triggered"


@pytest.mark.parametrize(
    "card", ["pathologist.1", "experimental_chemist.1", "medical_student.1", "physiotherapist.1"]
)
def test_the_ability_may_be_left_unused(card: str) -> None:
    scene = placed(card, "trauma_unit", "R4 G4 Y2", 1, fatalities=1)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (2,)))
    assert refused(scene, 0, c.UseSpecialist((3,))) == "no_specialist_waiting"
    assert scene.state.hospitals[0].fatalities == 1

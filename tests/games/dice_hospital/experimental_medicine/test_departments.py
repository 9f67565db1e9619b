"""The experimental departments: whom they choose, what becomes of them, and who may follow."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.experimental_medicine.messages import AnotherRecoloured, RecolourAnother
from games.dice_hospital.modules.experimental_medicine.recolouring import Physiotherapy, sessions
from games.dice_hospital.state import Hospital
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import Scene, beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when

TRIAL, PHYSIO = "drug_trial_centre.1", "physiotherapy.1"
THERAPY, TRAINING = "experimental_therapy.1", "training_centre.1"


def lab(written: str, **more: Any) -> Hospital:
    """A hospital with all four experimental departments."""
    return hospital(written, tiles=f"{TRIAL} {PHYSIO} {THERAPY} {TRAINING}", **more)


def activating(one: Hospital, **more: Any) -> Scene:
    """A table at the activation, with Experimental Medicine."""
    return given("activation", one, hospital("R3"), modules=("experimental_medicine",), **more)


def rolls(*values: int) -> list[int]:
    """The draws that roll these values on all six faces."""
    return [value - 1 for value in values]


def place(
    department: str, *patients: int, meeple: str = "nurse", recolour: tuple[int, ...] = (), colour: Any = None
) -> c.PlaceMeeple:
    """A placement in a few words."""
    return c.PlaceMeeple(meeple, department, patients, recolour, (colour,) if colour else ())


# Drug Trial Centre


def test_a_drug_trial_re_rolls_exactly_two_patients_and_treats_them() -> None:
    scene = when(activating(lab("R2 G4 Y3")), 0, place(TRIAL, 1, 2), rolls(5, 3))
    assert beds(scene) == "R5* G3* Y3"
    assert scene.events == [e.MeeplePlaced(0, "nurse", TRIAL, (e.Treatment(1, 5), e.Treatment(2, 3)))]


def test_a_drug_trial_keeps_ones_and_sixes() -> None:
    """Ruling 7: only patients that arrive roll them again."""
    scene = when(activating(lab("R2 G4 Y3")), 0, place(TRIAL, 1, 2), rolls(1, 6))
    assert beds(scene) == "R1* G6* Y3"
    assert scene.state.hospitals[0].fatalities == 0


@pytest.mark.parametrize("patients", [(), (1,), (1, 2, 3), (1, 1)])
def test_a_drug_trial_needs_exactly_two(patients: tuple[int, ...]) -> None:
    scene = activating(lab("R2 G4 Y3"))
    assert refused(scene, 0, place(TRIAL, *patients)) == "wrong_number_of_patients"
    assert not [one for one in offered(activating(lab("R2"))) if getattr(one, "department", "") == TRIAL]


def test_a_rise_by_a_roll_is_a_heal_with_the_colour_and_value_before() -> None:
    """Ruling 7."""
    one = lab("R2 G4 Y2 Y4", cards="cardiologist.1")
    scene = when(activating(one), 0, place(TRIAL, 1, 2, meeple="cardiologist.1"), rolls(3, 6))
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((3,))]
    assert beds(when(scene, 0, c.UseSpecialist((3,)))) == "R3* G6* Y3* Y4"


@pytest.mark.parametrize("rolled", [(1, 2), (2, 4)])
def test_a_roll_that_does_not_rise_heals_nobody(rolled: tuple[int, int]) -> None:
    one = lab("R2 G4 Y2", cards="paramedic.1", bags=1)
    scene = when(activating(one), 0, place(TRIAL, 1, 2, meeple="paramedic.1"), rolls(*rolled))
    assert refused(scene, 0, c.UseSpecialist((3,))) == "not_triggered"
    assert scene.rules.legal(scene.state, 0)


def test_whoever_fell_in_a_trial_is_another_patient_with_its_new_value() -> None:
    """Rulings 7a and 7b: it was not healed, and the value it has now decides."""
    one = lab("R3 R2 R5", cards="triage_nurse.1 paramedic.1")
    scene = when(activating(one), 0, place(TRIAL, 1, 2, meeple="paramedic.1"), rolls(1, 4))
    assert offered(scene, 0, c.UseSpecialist) == [c.UseSpecialist((1,))]
    assert beds(when(scene, 0, c.UseSpecialist((1,)))) == "R3* R4* R5"
    scene = when(activating(one), 0, place(TRIAL, 1, 3, meeple="paramedic.1"), rolls(4, 2))
    assert beds(when(scene, 0, c.UseSpecialist((3,)))) == "R4* R2 R4*", "it was a 5 and is a 2"


def test_a_bag_does_not_recolour_for_a_roll() -> None:
    """Ruling 8: nobody is about to be healed."""
    one = lab("R2 G4 Y3", cards="haematologist.1", bags=2)
    scene = activating(one)
    assert refused(scene, 0, place(TRIAL, 1, 2, meeple="haematologist.1", recolour=(1,))) == (
        "needless_recolour"
    )
    tried = [one for one in offered(scene, 0, c.PlaceMeeple) if getattr(one, "department", "") == TRIAL]
    assert {getattr(one, "recolour", ()) for one in tried} == {()}
    assert len(tried) == 6


# Experimental Therapy


@pytest.mark.parametrize("value", range(1, 7))
def test_experimental_therapy_turns_one_patient_to_the_opposite_face(value: int) -> None:
    scene = when(activating(lab(f"R{value} G4")), 0, place(THERAPY, 1), [])
    assert beds(scene) == f"R{7 - value}* G4"
    assert refused(activating(lab("R2 G4")), 0, place(THERAPY, 1, 2)) == "wrong_number_of_patients"


@pytest.mark.parametrize(("value", "heals"), [(1, True), (3, True), (4, False), (6, False)])
def test_turning_heals_where_the_value_rises(value: int, heals: bool) -> None:
    """Ruling 7."""
    one = lab(f"R{value} R5", cards="anaesthetist.1")
    scene = when(activating(one), 0, place(THERAPY, 1, meeple="anaesthetist.1"))
    assert offered(scene, 0, c.UseSpecialist) == ([c.UseSpecialist((2,))] if heals else [])


def test_a_turned_patient_may_be_healed_one_step_more() -> None:
    scene = activating(lab("R1 G4", cards="surgeon.1"))
    scene = when(scene, 0, place(THERAPY, 1, meeple="surgeon.1"))
    assert discharged(when(scene, 0, c.UseSpecialist((1,)))) == "R"


@pytest.mark.parametrize(("value", "accepted"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_bag_recolours_for_a_turn_that_rises(value: int, accepted: bool) -> None:
    """Ruling 8: turning a die is an effect that heals where the value rises."""
    scene = activating(lab(f"Y{value} R5", cards="anaesthetist.1", bags=1))
    command = place(THERAPY, 1, meeple="anaesthetist.1", recolour=(1,))
    assert (command in offered(scene)) == accepted
    if accepted:
        scene = when(scene, 0, command)
        assert beds(when(scene, 0, c.UseSpecialist((2,)))) == f"R{7 - value}*y R6*"
    else:
        assert refused(scene, 0, command) == "needless_recolour"


@pytest.mark.parametrize(
    ("card", "healed", "after"),
    [
        ("surgeon", 1, ""),
        ("pharmacist", 2, ""),
        ("haematologist", 3, ""),
        ("anaesthetist", 1, "R4"),
        ("virologist", 2, "G5"),
        ("urologist", 3, "Y6"),
        ("cardiologist", 1, "G1"),
        ("microbiologist", 2, "R1"),
        ("neurologist", 3, "R1"),
        ("triage_nurse", 1, "G1 Y1"),
        ("paramedic", 1, "G1"),
        ("general_practitioner", 1, "R4"),
    ],
)
def test_every_base_specialist_can_follow_a_turn(card: str, healed: int, after: str) -> None:
    """Ruling 7: what it heals next is chosen by the colour and the value before."""
    scene = activating(lab("R1 G1 Y1 R4 G5 Y6", cards=f"{card}.1"))
    scene = when(scene, 0, place(THERAPY, healed, meeple=f"{card}.1"))
    dice = {die.id: f"{die.colour[0].upper()}{die.value}" for die in scene.state.hospitals[0].patients}
    uses = [[dice[number] for number in one.patients] for one in offered(scene, 0, c.UseSpecialist)]
    assert ([f"{'RGY'[healed - 1]}6"] if not after else after.split()) in uses
    when(scene, 0, offered(scene, 0, c.UseSpecialist)[0])


# Training Centre


def test_training_heals_exactly_two_of_the_same_value() -> None:
    scene = when(activating(lab("R2 G2 Y3")), 0, place(TRAINING, 1, 2))
    assert beds(scene) == "R3* G3* Y3"


@pytest.mark.parametrize(
    ("patients", "code"),
    [
        ((1, 3), "values_not_equal"),
        ((1,), "wrong_number_of_patients"),
        ((1, 2, 4), "wrong_number_of_patients"),
    ],
)
def test_training_refuses_others(patients: tuple[int, ...], code: str) -> None:
    assert refused(activating(lab("R2 G2 Y3 Y2")), 0, place(TRAINING, *patients)) == code


def test_training_discharges_two_sixes_of_any_colour_and_a_specialist_follows() -> None:
    scene = activating(lab("R6 G6 Y6", cards="general_practitioner.1"))
    scene = when(scene, 0, place(TRAINING, 1, 2, meeple="general_practitioner.1"))
    assert discharged(scene) == "R G"
    assert discharged(when(scene, 0, c.UseSpecialist((3,)))) == "R G Y"


def test_training_may_recolour_for_a_trigger() -> None:
    scene = activating(lab("R2 G2", cards="urologist.1", bags=1))
    assert place(TRAINING, 1, 2, meeple="urologist.1", recolour=(2,)) in offered(scene)
    assert beds(when(scene, 0, place(TRAINING, 1, 2, meeple="urologist.1", recolour=(2,)))) == "R3* Y3*g"


# Physiotherapy


def test_physiotherapy_recolours_one_patient_who_is_treated_and_not_healed() -> None:
    scene = when(activating(lab("R2 G4", cards="paramedic.1")), 0, place(PHYSIO, 1, colour="green"))
    assert beds(scene) == "G2*r G4"
    scene = activating(lab("R2 G4 Y1", cards="paramedic.1"))
    scene = when(scene, 0, place(PHYSIO, 1, meeple="paramedic.1", colour="green"))
    assert refused(scene, 0, c.UseSpecialist((3,))) == "not_triggered"


def test_physiotherapy_may_recolour_a_second_patient() -> None:
    scene = when(activating(lab("R2 G4 Y6")), 0, place(PHYSIO, 1, colour="green"))
    assert offered(scene, 0, RecolourAnother) == [
        RecolourAnother(2, "red"),
        RecolourAnother(2, "yellow"),
        RecolourAnother(3, "red"),
        RecolourAnother(3, "green"),
    ]
    scene = when(scene, 0, RecolourAnother(3, "red"))
    assert scene.events == [AnotherRecoloured(0, e.Treatment(3, 6, "red"))]
    assert beds(scene) == "G2*r G4 R6*y"
    assert refused(scene, 0, RecolourAnother(2, "red")) == "no_recolouring_waiting", "two at most"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (RecolourAnother(1, "red"), "patient_not_eligible"),
        (RecolourAnother(2, "green"), "wrong_colours"),
        (RecolourAnother(101, "green"), "patient_not_eligible"),
        (RecolourAnother(9, "green"), "patient_not_eligible"),
    ],
)
def test_what_the_second_recolouring_refuses(command: RecolourAnother, code: str) -> None:
    scene = when(activating(lab("R2 G4 Y6")), 0, place(PHYSIO, 1, colour="green"))
    assert refused(scene, 0, command) == code


def test_the_second_recolouring_lapses_with_the_next_placement() -> None:
    """Ruling 43."""
    scene = when(activating(lab("R2 G4 Y6")), 0, place(PHYSIO, 1, colour="green"))
    scene = when(scene, 0, place("clinic", 3))
    assert offered(scene, 0, RecolourAnother) == []
    assert refused(scene, 0, RecolourAnother(2, "red")) == "no_recolouring_waiting"


def test_the_second_recolouring_lapses_when_the_seat_is_done() -> None:
    scene = when(activating(lab("R2 G4 Y6")), 0, place(PHYSIO, 1, colour="green"))
    scene = when(when(scene, 0, c.FinishActivation()), 1, c.FinishActivation())
    assert sessions(scene.state) == (Physiotherapy(), Physiotherapy())


def test_a_bag_may_be_used_before_the_second_recolouring() -> None:
    scene = when(activating(lab("R6 G4", bags=1)), 0, place(PHYSIO, 1, colour="green"))
    scene = when(scene, 0, c.UseBloodBag(1))
    assert discharged(scene) == "Gr"
    assert beds(when(scene, 0, RecolourAnother(2, "red"))) == "R4*g"


def test_another_seat_has_nothing_to_recolour() -> None:
    scene = when(activating(lab("R2 G4")), 0, place(PHYSIO, 1, colour="green"))
    assert refused(scene, 1, RecolourAnother(101, "green")) == "no_recolouring_waiting"


@pytest.mark.parametrize("colours", [(), ("red",), ("green", "yellow"), ("purple",)])
def test_physiotherapy_gives_one_other_colour(colours: Any) -> None:
    scene = activating(lab("R2 G4"))
    assert refused(scene, 0, c.PlaceMeeple("nurse", PHYSIO, (1,), (), colours)) == "wrong_colours"


def test_other_departments_give_no_colours() -> None:
    scene = activating(lab("R2 G2"))
    for department, patients in ((THERAPY, (1,)), (TRIAL, (1, 2)), ("trauma_unit", (1,))):
        assert refused(scene, 0, place(department, *patients, colour="green")) == "wrong_colours"


def test_physiotherapy_takes_no_blood_bag() -> None:
    scene = activating(lab("R2 G4", bags=2, cards="virologist.1"))
    command = place(PHYSIO, 1, meeple="virologist.1", recolour=(1,), colour="green")
    assert refused(scene, 0, command) == "needless_recolour"


def test_a_new_colour_is_used_at_once_and_ends_with_the_round() -> None:
    scene = activating(lab("R3 Y5"), acted=(1,))
    scene = when(scene, 0, place(PHYSIO, 1, colour="green"))
    scene = when(scene, 0, place("pharmacy", 1))
    assert beds(scene) == "G4*r Y5"
    scene = when(when(scene, 0, c.FinishActivation()), SERVICE, c.ScoreRound())
    assert beds(scene) == "R4 Y4"


def test_recolouring_back_restores_the_true_colour() -> None:
    scene = activating(hospital("G4*r", tiles=PHYSIO))
    assert beds(when(scene, 0, place(PHYSIO, 1, colour="red"))) == "R4*"

"""Prototype 2.11: a blood bag recolours a patient at any moment of the activation."""

from functools import partial

from games.dice_hospital import commands as c
from games.dice_hospital.modules.prototype.recolouring import PatientRecoloured, RecolourPatient
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import beds, discharged, given, hospital
from tests.games.scenes import offered, refused, when

table = partial(given, modules=("prototype",))


def test_every_effect_of_the_game_on_a_patient_is_a_treatment_recolouring_too() -> None:
    """Ruling 70."""
    scene = table("activation", hospital("R4 Y2", bags=1), hospital(), acted=(1,))
    scene = when(scene, 0, RecolourPatient(1, "green"))
    assert scene.events == [PatientRecoloured(0, 1, "green")]
    assert (beds(scene), scene.state.hospitals[0].blood_bags) == ("G4*r Y2", 0)
    assert c.PlaceMeeple("nurse", "pharmacy", (1,)) in offered(scene, 0)
    assert refused(scene, 0, c.PlaceMeeple("nurse", "trauma_unit", (1,))) == "wrong_colour"
    scene = when(when(scene, 0, c.FinishActivation()), SERVICE, c.ScoreRound())
    assert beds(scene) == "R4 Y1", "not neglected, and red again after the change of shift"


def test_a_recoloured_patient_is_healed_and_goes_back_with_its_true_colour() -> None:
    scene = table("activation", hospital("R6", bags=1), hospital("Y3*"), acted=(1,))
    scene = when(when(scene, 0, RecolourPatient(1, "green")), 0, c.PlaceMeeple("nurse", "pharmacy", (1,)))
    assert discharged(scene) == "Gr"
    scene = when(when(scene, 0, c.FinishActivation()), SERVICE, c.ScoreRound())
    assert sum(scene.state.bag) + 1 == 45
    assert scene.state.bag[0] == 15


def test_recolouring_between_department_and_specialist_makes_a_target_fit_but_no_trigger() -> None:
    """Ruling 8, with the command of this edition."""
    ward = hospital("R2 Y5", cards="anaesthetist_211.1", bags=1)
    scene = when(
        table("activation", ward, hospital()), 0, c.PlaceMeeple("anaesthetist_211.1", "trauma_unit", (1,))
    )
    assert refused(scene, 0, c.UseSpecialist((2,))) == "wrong_colour"
    scene = when(when(scene, 0, RecolourPatient(2, "red")), 0, c.UseSpecialist((2,)))
    assert beds(scene) == "R3* R6*y"
    ward = hospital("R5 Y2", cards="anaesthetist_211.1", bags=1)
    scene = when(
        table("activation", ward, hospital()), 0, c.PlaceMeeple("anaesthetist_211.1", "oncology", (2,))
    )
    scene = when(scene, 0, RecolourPatient(2, "red"))
    assert refused(scene, 0, c.UseSpecialist((1,))) == "not_triggered"


def test_recolouring_before_a_placement_makes_a_trigger() -> None:
    ward = hospital("R5 Y3", cards="anaesthetist_211.1", bags=1)
    scene = when(table("activation", ward, hospital()), 0, RecolourPatient(2, "red"))
    scene = when(
        when(scene, 0, c.PlaceMeeple("anaesthetist_211.1", "imaging", (2,))), 0, c.UseSpecialist((1,))
    )
    assert beds(scene) == "R6* R4*y"


def test_a_patient_may_be_recoloured_again_and_back() -> None:
    scene = table("activation", hospital("R4", bags=3), hospital())
    scene = when(when(scene, 0, RecolourPatient(1, "green")), 0, RecolourPatient(1, "yellow"))
    assert beds(scene) == "Y4*r"
    assert beds(when(scene, 0, RecolourPatient(1, "red"))) == "R4*"


def test_what_recolouring_refuses() -> None:
    scene = table("activation", hospital("R4 R4 Y1", bags=1), hospital("G2"))
    colours = [command for command in offered(scene, 0) if isinstance(command, RecolourPatient)]
    assert colours == [
        RecolourPatient(1, "yellow"),
        RecolourPatient(1, "green"),
        RecolourPatient(3, "red"),
        RecolourPatient(3, "green"),
    ]
    assert refused(scene, 0, RecolourPatient(1, "red")) == "wrong_colours"
    assert refused(scene, 0, RecolourPatient(101, "red")) == "patient_not_eligible"
    assert refused(scene, 1, RecolourPatient(101, "red")) == "no_blood_bag"
    assert (
        refused(table("trade_in", hospital("R4", bags=1), hospital()), 0, RecolourPatient(1, "green"))
        == "wrong_step"
    )


def test_placements_do_not_recolour() -> None:
    """The same thing is not offered twice: recolouring is a command of its own here."""
    scene = table("activation", hospital("R4", bags=2, cards="surgeon_211.1"), hospital())
    assert not [place for place in offered(scene, 0, c.PlaceMeeple) if getattr(place, "recolour", ())]
    assert refused(scene, 0, c.PlaceMeeple("nurse", "pharmacy", (1,), recolour=(1,))) == "no_blood_bag"
    scene = table("activation", hospital("Y3", bags=2, cards="surgeon_211.1"), hospital())
    assert refused(scene, 0, c.PlaceMeeple("surgeon_211.1", "imaging", (1,), recolour=(1,))) == "no_blood_bag"

"""The Consultant: whom it copies, until when, and what it is without anybody to copy."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded
from games.dice_hospital.modules.promos.consultant import copying
from games.dice_hospital.modules.promos.messages import AdmissionsOpened, CopySpecialist, SpecialistCopied
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import Scene, beds, given, hospital
from tests.games.scenes import offered, refused, when

ALL = ("experimental_medicine", "consultant", "admissions_nurse")


def activating(written: str, cards: str, modules: tuple[str, ...] = ("consultant",), **more: Any) -> Scene:
    """A table at the activation with a Consultant and other specialists."""
    one = hospital(written, cards=f"consultant.1 {cards}", **more)
    return given("activation", one, hospital("R3", cards="virologist.1"), modules=modules)


def place(department: str, *patients: int, meeple: str = "consultant.1") -> c.PlaceMeeple:
    """A placement of the Consultant, if nobody else is named."""
    return c.PlaceMeeple(meeple, department, patients)


def test_the_consultant_copies_another_specialist_for_the_phase() -> None:
    scene = activating("R2 G3", "paramedic.1 surgeon.1")
    assert offered(scene, 0, CopySpecialist) == [CopySpecialist("paramedic.1"), CopySpecialist("surgeon.1")]
    scene = when(scene, 0, CopySpecialist("paramedic.1"))
    assert scene.events == [SpecialistCopied(0, "paramedic.1")]
    scene = when(scene, 0, place("trauma_unit", 1))
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "R3* G5*"


def test_the_copied_specialist_works_too() -> None:
    scene = when(activating("R2 G3 Y1", "paramedic.1"), 0, CopySpecialist("paramedic.1"))
    scene = when(when(scene, 0, place("trauma_unit", 1)), 0, c.UseSpecialist((2,)))
    scene = when(scene, 0, place("oncology", 3, meeple="paramedic.1"))
    assert beds(when(scene, 0, c.UseSpecialist((1,)))) == "R5* G5* Y2*"


def test_two_alike_are_one_choice() -> None:
    scene = activating("R2", "surgeon.1 surgeon.2")
    assert len(offered(scene, 0, CopySpecialist)) == 1
    for card in ("surgeon.1", "surgeon.2"):
        when(scene, 0, CopySpecialist(card))


def test_a_consultant_that_copies_is_listed_like_the_one_it_copies() -> None:
    scene = when(activating("R2", "surgeon.1"), 0, CopySpecialist("surgeon.1"))
    meeples = {getattr(one, "meeple", "") for one in offered(scene, 0, c.PlaceMeeple)}
    assert len(meeples.difference({"nurse"})) == 1
    when(scene, 0, place("trauma_unit", 1))
    when(scene, 0, place("trauma_unit", 1, meeple="surgeon.1"))


@pytest.mark.parametrize("card", ["consultant.1", "virologist.1", "surgeon.2", "nurse", ""])
def test_only_another_specialist_of_the_own_hospital_is_copied(card: str) -> None:
    """Ruling 16."""
    assert refused(activating("R2", "surgeon.1"), 0, CopySpecialist(card)) == "nothing_to_copy"


def test_without_a_consultant_nothing_is_copied() -> None:
    scene = activating("R2", "surgeon.1")
    assert offered(scene, 1, CopySpecialist) == []
    assert refused(scene, 1, CopySpecialist("virologist.1")) == "nothing_to_copy"


def test_it_is_said_before_the_first_placement() -> None:
    """Ruling 16."""
    scene = activating("R2 G2", "surgeon.1")
    scene = when(scene, 0, place("pharmacy", 2, meeple="nurse"))
    assert offered(scene, 0, CopySpecialist) == []
    assert refused(scene, 0, CopySpecialist("surgeon.1")) == "too_late_to_copy"


def test_a_blood_bag_is_no_placement() -> None:
    scene = when(activating("R2 G2", "surgeon.1", bags=1), 0, c.UseBloodBag(2))
    assert offered(scene, 0, CopySpecialist) == [CopySpecialist("surgeon.1")]


def test_the_placement_of_another_seat_does_not_matter() -> None:
    scene = when(activating("R2", "surgeon.1"), 1, place("trauma_unit", 101, meeple="nurse"))
    assert offered(scene, 0, CopySpecialist) == [CopySpecialist("surgeon.1")]


def test_it_is_said_once() -> None:
    scene = when(activating("R2", "surgeon.1 paramedic.1"), 0, CopySpecialist("surgeon.1"))
    assert offered(scene, 0, CopySpecialist) == []
    assert refused(scene, 0, CopySpecialist("paramedic.1")) == "copied_already"


def test_with_nobody_to_copy_the_consultant_works_as_a_nurse() -> None:
    """Ruling 16."""
    scene = activating("R2 G2", "")
    assert offered(scene, 0, CopySpecialist) == []
    scene = when(scene, 0, place("trauma_unit", 1))
    assert beds(scene) == "R3* G2"
    assert offered(scene, 0, c.UseSpecialist) == []
    assert refused(scene, 0, c.UseSpecialist((2,))) == "not_triggered"


def test_nobody_has_to_be_named() -> None:
    """Ruling 16b."""
    scene = when(activating("R2 G2", "paramedic.1"), 0, place("trauma_unit", 1))
    assert refused(scene, 0, c.UseSpecialist((2,))) == "not_triggered"


def test_a_bag_may_recolour_for_the_copied_trigger() -> None:
    """Ruling 8: the ability is the placed specialist's."""
    scene = activating("Y2 R5", "anaesthetist.1", bags=1)
    command = c.PlaceMeeple("consultant.1", "intensive_care", (1,), (1,))
    assert refused(scene, 0, command) == "needless_recolour"
    scene = when(when(scene, 0, CopySpecialist("anaesthetist.1")), 0, command)
    assert beds(when(scene, 0, c.UseSpecialist((2,)))) == "R3*y R6*"


def test_the_next_phase_begins_anew() -> None:
    scene = when(activating("R2 G2", "surgeon.1"), 0, CopySpecialist("surgeon.1"))
    assert scene.rules.resolve(specialist_of)(scene.rules, scene.state, 0, "consultant.1").key == "surgeon"
    scene = when(when(scene, 0, place("trauma_unit", 1)), 0, c.FinishActivation())
    assert scene.rules.resolve(specialist_of)(scene.rules, scene.state, 0, "consultant.1").key == "consultant"
    scene = when(when(scene, 1, c.FinishActivation()), SERVICE, c.ScoreRound())
    assert {(one.specialist, one.placement_made) for one in copying(scene.state)} == {(None, False)}


def test_what_is_copied_is_seen_by_everybody() -> None:
    scene = when(activating("R2", "surgeon.1"), 0, CopySpecialist("surgeon.1"))
    for viewer in (0, 1, None):
        assert scene.rules.views["consultant"](scene.rules, scene.state, viewer, False) == copying(
            scene.state
        )
    assert copying(scene.state)[0].specialist == "surgeon.1"


def test_the_consultant_may_copy_who_is_rewarded_for_discharging() -> None:
    scene = when(activating("R6", "registrar.1", ALL), 0, CopySpecialist("registrar.1"))
    scene = when(scene, 0, place("clinic", 1))
    assert scene.events[1:] == [DischargeRewarded(0, "consultant.1", points=1)]
    assert scene.state.hospitals[0].points == 1


def test_the_consultant_may_copy_the_admissions_nurse() -> None:
    scene = when(activating("R6 G1", "admissions_nurse.1", ALL), 0, CopySpecialist("admissions_nurse.1"))
    scene = when(scene, 0, place("clinic", 1))
    assert scene.events[1:] == [AdmissionsOpened(0, 1)]


@pytest.mark.parametrize("card", ["medical_student.1", "physiotherapist.1", "pathologist.1"])
def test_the_consultant_may_copy_experimental_abilities(card: str) -> None:
    scene = when(activating("R2 G3 Y4", f"{card}", ALL, fatalities=1), 0, CopySpecialist(card))
    scene = when(scene, 0, place("trauma_unit", 1))
    uses = offered(scene, 0, c.UseSpecialist)
    assert uses
    when(scene, 0, uses[0])

"""Event cards that hold for the round: rolls, meeples, departments and blood bags."""

from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.hooks import faces
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.state import Hospital
from tests.games.dice_hospital.event_cards.tables import drawn, in_force
from tests.games.dice_hospital.tables import Scene, beds, given, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when

ROLLS = [("quiet_night", (3, 4, 5), (2, 3)), ("major_incident", (2, 3, 4), (4, 5))]


@pytest.mark.parametrize(("card", "shown", "others"), ROLLS)
def test_what_arriving_patients_can_show(card: str, shown: tuple[int, ...], others: tuple[int, ...]) -> None:
    scene = drawn(card, hospital(), hospital(), hospital(), hospital())
    (arrived,) = happened(scene, e.PatientsArrived)
    assert {patient.value for patient in arrived.patients} == set(shown)
    left = tuple(face for face in (2, 3, 4, 5) if face not in others)
    scene = in_force("arrival", card, hospital(), hospital(), figures={f"{card}_faces": others})
    assert scene.rules.resolve(faces)(scene.rules, scene.state) == left


@pytest.mark.parametrize(("card", "shown", "_others"), ROLLS)
@pytest.mark.parametrize(("step", "concerned"), [("ambulances", True), ("activation", False)])
def test_only_arriving_patients_are_rolled_again(
    card: str, shown: tuple[int, ...], _others: tuple[int, ...], step: str, concerned: bool
) -> None:
    """An extra patient of an ambulance is; what a hospital draws in its activation is not."""
    scene = in_force(step, card, hospital(), hospital())
    assert scene.rules.resolve(faces)(scene.rules, scene.state) == (shown if concerned else (2, 3, 4, 5))


WORK = (("trauma_unit", 1), ("oncology", 2), ("pharmacy", 3), ("intensive_care", 4), ("imaging", 5))


def _placed(scene: Scene) -> int:
    """How many nurses can be placed one after the other."""
    for count, (department, patient) in enumerate(WORK):
        command = c.PlaceMeeple("nurse", department, (patient,))
        if command not in offered(scene, 0):
            assert refused(scene, 0, command) == "meeple_used"
            return count
        scene = when(scene, 0, command)
    return len(WORK)


@pytest.mark.parametrize(
    ("nurses", "twice", "placements"), [(3, 1, 4), (1, 1, 2), (0, 1, 0), (3, 2, 5), (1, 2, 2)]
)
def test_double_shift_lets_a_nurse_work_twice(nurses: int, twice: int, placements: int) -> None:
    """Nobody can work twice who is not there, nor three times."""
    one = hospital("R4 Y4 G4 R2 R3", nurses=nurses)
    scene = in_force("activation", "double_shift", one, hospital(), figures={"double_shift_nurses": twice})
    assert _placed(scene) == placements


def test_without_double_shift_a_nurse_works_once() -> None:
    scene = in_force("activation", "power_cut", hospital("R4 Y4 G4 R2 R3"), hospital())
    assert _placed(scene) == 3


def _before_activation(card: str, *hospitals: Hospital, **more: Any) -> Scene:
    """Everyone has traded in, and the activation is about to begin."""
    seats = tuple(range(len(hospitals)))
    return goes_on(in_force("trade_in", card, *hospitals, acted=seats, **more))


def test_staff_sickness_keeps_a_meeple_of_everyone_at_home() -> None:
    scene = _before_activation(
        "staff_sickness",
        hospital("R4 R3", cards="surgeon.1 surgeon.2 virologist.1"),
        hospital("R4", cards="surgeon.1"),
    )
    assert scene.state.step == "before_activation"
    assert scene.rules.awaiting(scene.state).seats == (0, 1), "all are asked at once"
    assert offered(scene, 0) == [m.StayHome("nurse"), m.StayHome("surgeon.1"), m.StayHome("virologist.1")]
    assert refused(scene, 0, m.StayHome("cardiologist.1")) == "meeple_not_yours"
    assert refused(scene, 0, m.CloseDepartment("clinic")) == "not_asked"
    scene = when(scene, 0, m.StayHome("surgeon.2"))
    scene = when(scene, 1, m.StayHome("nurse"))
    assert scene.state.step == "activation"
    at_home = c.PlaceMeeple("surgeon.2", "trauma_unit", (1,))
    assert at_home not in offered(scene, 0)
    assert refused(scene, 0, at_home) == "meeple_not_at_work"
    when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))


def test_a_nurse_at_home_leaves_the_others_at_work() -> None:
    ill = _before_activation("staff_sickness", hospital("R4 Y4 G4 R2 R3", cards="surgeon.1"), hospital())
    assert _placed(when(ill, 0, m.StayHome("nurse"))) == 2


def test_who_has_nurses_only_is_not_asked_which_one_is_ill() -> None:
    scene = _before_activation("staff_sickness", hospital("R4 Y4 G4 R2 R3"), hospital(nurses=0))
    assert happened(scene, m.MeepleStayedHome) == [m.MeepleStayedHome(0, "nurse")]
    assert scene.state.step == "activation"
    assert _placed(scene) == 2


def test_staff_sickness_with_another_figure() -> None:
    scene = _before_activation(
        "staff_sickness",
        hospital(cards="surgeon.1 virologist.1"),
        hospital(nurses=1, cards="surgeon.2"),
        hospital(cards="cardiologist.1"),
        figures={"staff_sickness_meeples": 2},
    )
    assert [event.meeple for event in happened(scene, m.MeepleStayedHome)] == ["nurse", "surgeon.2"]
    assert scene.rules.awaiting(scene.state).seats == (0, 2)
    scene = when(scene, 2, m.StayHome("cardiologist.1"))
    assert scene.events[1:] == [m.MeepleStayedHome(2, "nurse")], "only nurses were left"
    scene = when(scene, 0, m.StayHome("surgeon.1"))
    assert refused(scene, 0, m.StayHome("surgeon.1")) == "meeple_not_at_work"
    scene = when(scene, 0, m.StayHome("virologist.1"))
    assert scene.state.step == "activation"


def test_power_cut_closes_a_department_of_everyone_before_activating() -> None:
    tiles = "cardiology.1 radiology.1 radiology.2"
    scene = _before_activation("power_cut", hospital("R4", tiles=tiles), hospital("R4"))
    assert scene.rules.awaiting(scene.state).seats == (0, 1)
    assert len(offered(scene, 0)) == 6 + 2, "copies of a department are alike"
    assert refused(scene, 1, m.CloseDepartment("radiology.1")) == "department_not_yours"
    assert refused(scene, 1, m.StayHome("nurse")) == "not_asked"
    scene = when(scene, 0, m.CloseDepartment("trauma_unit"))
    assert refused(scene, 0, m.CloseDepartment("clinic")) == "not_your_turn"
    scene = when(scene, 1, m.CloseDepartment("clinic"))
    closed = c.PlaceMeeple("nurse", "trauma_unit", (1,))
    assert closed not in offered(scene, 0)
    assert refused(scene, 0, closed) == "department_closed"
    when(scene, 1, c.PlaceMeeple("nurse", "trauma_unit", (101,)))


def test_power_cut_with_another_figure() -> None:
    scene = _before_activation("power_cut", hospital("R4"), hospital(), figures={"power_cut_departments": 2})
    scene = when(scene, 0, m.CloseDepartment("trauma_unit"))
    assert refused(scene, 0, m.CloseDepartment("trauma_unit")) == "department_closed"
    scene = when(scene, 0, m.CloseDepartment("imaging"))
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_power_cut_is_asked_before_the_first_of_several_activates() -> None:
    scene = _before_activation("power_cut", hospital("R4"), hospital("R4"), sequential=True)
    assert scene.rules.awaiting(scene.state).seats == (0, 1)
    scene = when(when(scene, 1, m.CloseDepartment("clinic")), 0, m.CloseDepartment("clinic"))
    assert scene.rules.awaiting(scene.state).seats == (0,)


def test_cards_that_ask_nothing_leave_the_step_out() -> None:
    scene = _before_activation("blood_shortage", hospital("R4"), hospital("R4"))
    assert scene.state.step == "activation"


def test_blood_shortage_forbids_spending_bags() -> None:
    one = hospital("R4 Y4", bags=2, cards="surgeon.1 cardiologist.1")
    scene = in_force("activation", "blood_shortage", one, hospital())
    assert refused(scene, 0, c.UseBloodBag(1)) == "no_blood_bag"
    recolour = c.PlaceMeeple("nurse", "trauma_unit", (2,), (2,))
    assert refused(scene, 0, recolour) == "no_blood_bag"
    assert all(not getattr(command, "recolour", ()) for command in offered(scene, 0))
    assert not offered(scene, 0, c.UseBloodBag)
    ordinary = given("activation", one, hospital())
    assert recolour in offered(ordinary, 0)
    assert offered(ordinary, 0, c.UseBloodBag)
    assert scene.state.hospitals[0].blood_bags == 2, "bags are kept, and gained as ever"


def test_blood_shortage_binds_specialists_too() -> None:
    one = hospital("R4 Y4", bags=2, cards="anaesthetist.1")
    scene = in_force("activation", "blood_shortage", one, hospital())
    scene = when(scene, 0, c.PlaceMeeple("anaesthetist.1", "trauma_unit", (1,)))
    assert not offered(scene, 0, c.UseSpecialist)
    assert refused(scene, 0, c.UseSpecialist((2,), (2,))) == "no_blood_bag"
    assert beds(scene) == "R5* Y4"

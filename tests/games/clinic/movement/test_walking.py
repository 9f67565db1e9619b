"""Walking step by step: one walker, no place twice, and always towards a place to stay."""

from games.clinic import commands as c
from games.clinic import events as e
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, person
from tests.games.scenes import happened, offered, refused, when

HOUSE = f"{FIRST_BUILDING} lab:0c3"
"""Hub 0b3, treatment room 0b2, supply room 0c2 and lab 0c3 in a square."""


def move(persons: str, rooms: str = HOUSE, **more: str) -> Scene:
    return given("move", clinic(rooms, persons, **more), clinic())


def steps(scene: Scene, number: int = 1) -> set[str]:
    return {command.to for command in offered(scene, kind=c.WalkStep) if command.person == number}


def walk(scene: Scene, *places: str, number: int = 1) -> Scene:
    for place in places:
        scene = when(scene, 0, c.WalkStep(number, place))
    return scene


def test_each_step_takes_its_own_time() -> None:
    scene = walk(move("doctor:white@b3-south"), "0b3")
    assert scene.events == [e.StepWalked(0, 1, "0b3", 1)]
    scene = walk(scene, "0a3", "0a2", "0b2")
    assert scene.state.clinics[0].moving_time == 4
    assert person(scene, 1).at == "0b2"


def test_a_walk_may_be_dearer_than_the_cheapest_way() -> None:
    scene = walk(move("doctor:white@0b3"), "0c3", "0c2", "0b2")
    scene = when(scene, 0, c.StopWalking())
    assert happened(scene, e.WalkEnded) == [e.WalkEnded(0)]
    assert (scene.state.clinics[0].moving_time, scene.state.clinics[0].walker) == (3, None)


def test_patients_walk_out_of_pre_admissions_to_a_door_and_in() -> None:
    scene = move("patient:red:psychiatry@pre", helipads="1c2")
    assert steps(scene) == {"b3-south", "1c2^"}
    scene = walk(scene, "1c2^")
    assert scene.state.clinics[0].moving_time == 0
    assert steps(scene) == {"0c2"}
    assert walk(scene, "0c2").state.clinics[0].moving_time == 1


def test_no_place_is_entered_twice_in_a_walk() -> None:
    scene = walk(move("doctor:white@0b3"), "0b2")
    assert "0b3" not in steps(scene)
    assert refused(scene, 0, c.WalkStep(1, "0b3")) == "no_step"
    scene = walk(scene, "0c2")
    assert "0b2" not in steps(scene)


def test_after_a_walk_the_next_one_is_free_to_return() -> None:
    scene = when(walk(move("doctor:white@0b3"), "0b2"), 0, c.StopWalking())
    assert "0b3" in steps(scene)


def test_while_somebody_walks_nothing_else_is_done() -> None:
    scene = walk(move("doctor:white@0b3 nurse@0b3"), "0b2")
    assert {command.person for command in offered(scene, kind=c.WalkStep)} == {1}
    assert refused(scene, 0, c.WalkStep(2, "0b2")) == "walk_in_progress"
    assert refused(scene, 0, c.MovePerson(2, "0b2")) == "walk_in_progress"
    assert refused(scene, 0, c.MovePerson(1, "0c3")) == "walk_in_progress"
    assert refused(scene, 0, c.FinishMoving()) == "walk_in_progress"
    assert not offered(scene, kind=c.MovePerson)
    assert not offered(scene, kind=c.FinishMoving)


def test_a_walk_ends_only_where_the_walker_may_stay() -> None:
    scene = walk(move("doctor:white@0b3"), "0a3")
    assert not offered(scene, kind=c.StopWalking)
    assert refused(scene, 0, c.StopWalking()) == "cannot_end_there"
    scene = walk(scene, "0a2", "0b2")
    assert offered(scene, kind=c.StopWalking)


def test_a_patient_s_walk_ends_only_in_a_room_with_a_place() -> None:
    full = "patient:white:psychiatry@0b2! patient:white:psychiatry@0b2!"
    scene = move(f"patient:red:psychiatry@pre {full}", f"{HOUSE} operating_room:0a3")
    scene = walk(scene, "b3-south", "0b3", "0b2")
    assert refused(scene, 0, c.StopWalking()) == "cannot_end_there"
    assert offered(walk(scene, "0a2", "0a3"), kind=c.StopWalking)


def test_nobody_walks_nobody_stops() -> None:
    scene = move("doctor:white@0b3")
    assert not offered(scene, kind=c.StopWalking)
    assert refused(scene, 0, c.StopWalking()) == "no_walk"


def test_a_step_after_which_no_place_to_stay_can_be_reached_is_not_offered() -> None:
    """The lab upstairs is a dead end for a nurse, who may not stay in it; a doctor may."""
    scene = move("nurse@0b3", "hub:0b3:psychiatry lab:1b3 treatment_room:0b2")
    assert "1b3" not in steps(scene)
    assert refused(scene, 0, c.WalkStep(1, "1b3")) == "no_step"
    assert "1b3" in steps(move("doctor:white@0b3", "hub:0b3:psychiatry lab:1b3 treatment_room:0b2"))


def test_a_patient_without_any_place_does_not_set_out() -> None:
    assert not steps(move("patient:red:neurology@pre"))
    assert refused(move("patient:red:neurology@pre"), 0, c.WalkStep(1, "b3-south")) == "no_step"


def test_a_walker_rides_from_stop_to_stop() -> None:
    scene = walk(move("doctor:white@0b3", f"{HOUSE} lab:0d3", conveyors="0b3 0d3 0b2"), "0d3")
    assert scene.state.clinics[0].moving_time == 0


def test_nobody_steps_onto_a_door_or_up_from_bare_ground() -> None:
    scene = move("doctor:white@0b3 doctor:red@0b1", f"{HOUSE} treatment_room:1c2", helipads="1b3")
    assert not {"b3-south", "1b3", "1b3^"} & steps(scene)
    assert steps(scene, 2) == {"0a1", "0c1", "0b2"}


def test_finishing_forgets_the_walk() -> None:
    scene = when(walk(move("doctor:white@0b3"), "0b2"), 0, c.StopWalking())
    after = when(scene, 0, c.FinishMoving()).state.clinics[0]
    assert (after.walker, after.walked, after.moving_time, after.time) == (None, (), 0, 1)

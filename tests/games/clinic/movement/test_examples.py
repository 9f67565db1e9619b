"""The rulebook's examples of moving and of capacities.

The pictures are lost: the clinics here are equivalents, in which every step costs what the text says.
"""

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.geometry.buildings import room_spaces
from tests.games.clinic.tables import Scene, clinic, given, parse_rooms, person
from tests.games.scenes import happened, offered, refused, when

ROOMS = (
    "hub:0b3:psychiatry treatment_room:0b2 supply_room:0a2 operating_room:0a3 "
    "supply_room:1a3 treatment_room:1b3 hub:1b2:neurology treatment_room:1a2 "
    "lab:2a3 supply_room:2b3 triage:2b2 hub:0d2:ophthalmology treatment_room:0d3"
)
"""Two buildings; the operating room and the ophthalmology treatment room stand in the hub's row, the lab two
floors above the operating room, and the empty supply room on the top floor beside the lab."""
CONVEYORS = "0b3 0a3 2a3 0d3"


def example() -> Scene:
    people = (
        "doctor:white@b3-south orderly@b3-south patient:yellow:neurology@pre patient:orange:ophthalmology@pre"
    )
    first = clinic(ROOMS, people, conveyors=CONVEYORS, cars="")
    return given("move", first, *(clinic(persons="doctor:white@0b3"),) * 3)


def moved(scene: Scene, number: int, to: str) -> tuple[Scene, e.PersonMoved]:
    scene = when(scene, 0, c.MovePerson(number, to))
    (event,) = happened(scene, e.PersonMoved)
    return scene, event


def test_the_clinic_of_the_movement_example_can_be_built() -> None:
    for index, room in enumerate(parse_rooms(ROOMS)):
        before = " ".join(ROOMS.split()[:index])
        assert room.space in room_spaces(clinic(before, entrances="", cars=""), room.kind)


def test_movement_example_1_the_new_doctor_rides_to_the_lab_for_1() -> None:
    _, event = moved(example(), 1, "2a3")
    assert event == e.PersonMoved(0, 1, ("0b3", "0a3", "2a3"), 1)


def test_movement_example_2_the_ophthalmology_patient_rides_to_its_room_for_1() -> None:
    _, event = moved(example(), 4, "0d3")
    assert event == e.PersonMoved(0, 4, ("b3-south", "0b3", "0d3"), 1)


def test_movement_example_3_the_orderly_reaches_the_top_supply_room_for_2() -> None:
    _, event = moved(example(), 2, "2b3")
    assert event == e.PersonMoved(0, 2, ("0b3", "0a3", "2a3", "2b3"), 2)


def test_movement_example_4_the_neurology_patient_goes_to_the_room_above_for_2() -> None:
    _, event = moved(example(), 3, "1b3")
    assert event == e.PersonMoved(0, 3, ("b3-south", "0b3", "1b3"), 2)


def test_movement_example_5_and_6_triage_makes_it_6_less_3_which_is_3() -> None:
    scene = example()
    for number, to in ((1, "2a3"), (4, "0d3"), (2, "2b3"), (3, "1b3")):
        scene, _ = moved(scene, number, to)
    assert scene.state.clinics[0].moving_time == 6
    scene = when(scene, 0, c.FinishMoving())
    assert happened(scene, e.MovingFinished) == [e.MovingFinished(0, 3)]
    assert scene.state.clinics[0].time == 3


def test_the_movement_example_walked_step_by_step_costs_the_same() -> None:
    scene = example()
    for number, places in {
        1: ("0b3", "0a3", "2a3"),
        4: ("b3-south", "0b3", "0d3"),
        2: ("0b3", "0a3", "2a3", "2b3"),
        3: ("b3-south", "0b3", "1b3"),
    }.items():
        for place in places:
            scene = when(scene, 0, c.WalkStep(number, place))
        scene = when(scene, 0, c.StopWalking())
    assert when(scene, 0, c.FinishMoving()).state.clinics[0].time == 3


def destinations(who: str) -> set[str]:
    scene = given("move", clinic(f"{ROOMS} outpatient_services:0b1", who, cars=""), clinic())
    return {command.to for command in offered(scene, kind=c.MovePerson)}


def test_capacity_example_where_each_patient_may_be() -> None:
    """The right treatment or operating room, outpatient services, or still pre-admissions."""
    assert destinations("patient:white:psychiatry@pre") == {"0b2", "0a3", "0b1"}
    assert destinations("patient:white:neurology@pre") == {"1b3", "1a2", "0b1"}
    waiting = given("move", clinic(ROOMS, "patient:white:cardiology@pre doctor:red@0b3"), clinic())
    assert not [move for move in offered(waiting, kind=c.MovePerson) if move.person == 1]
    assert person(when(waiting, 0, c.FinishMoving()), 1).at == "pre"


def test_capacity_example_each_orderly_must_end_up_in_a_supply_room() -> None:
    assert destinations("orderly@b3-south") == {"0a2", "1a3", "2b3"}
    scene = given("move", clinic(ROOMS, "orderly@0b3"), clinic())
    assert refused(scene, 0, c.FinishMoving()) == "staff_misplaced"


def test_capacity_example_a_treatment_room_hosts_2_patients_2_doctors_and_any_nurses_but_no_orderly() -> None:
    inside = "patient:red:psychiatry@0b2! patient:red:psychiatry@0b2! doctor:red@0b2 doctor:white@0b2"
    scene = given("move", clinic(ROOMS, f"{inside} nurse@0b2 nurse@0b2 nurse@0b2"), clinic())
    assert offered(scene, kind=c.FinishMoving)
    for more in ("doctor:white@0b2", "orderly@0b2"):
        crowded = given("move", clinic(ROOMS, f"{inside} {more}"), clinic())
        assert refused(crowded, 0, c.FinishMoving()) == "staff_misplaced"
    third = given("move", clinic(ROOMS, f"{inside} patient:red:psychiatry@pre"), clinic())
    assert refused(third, 0, c.MovePerson(5, "0b2")) == "cannot_end_there"


def test_capacity_example_each_lab_hosts_1_doctor_and_nobody_else() -> None:
    assert offered(given("move", clinic(ROOMS, "doctor:red@2a3"), clinic()), kind=c.FinishMoving)
    for others in ("doctor:red@2a3 doctor:red@2a3", "nurse@2a3", "orderly@2a3"):
        scene = given("move", clinic(ROOMS, others), clinic())
        assert refused(scene, 0, c.FinishMoving()) == "staff_misplaced"


def test_triage_no_one_can_end_up_there() -> None:
    for who in ("doctor:red", "nurse", "orderly", "patient:red:psychiatry"):
        assert "2b2" not in destinations(f"{who}@b3-south")

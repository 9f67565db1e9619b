"""Who may end the moves where, how many of them, and when a seat may finish."""

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, person
from tests.games.scenes import happened, offered, refused, when

WARD = f"{FIRST_BUILDING} lab:0a2 outpatient_services:0c3 operating_room:0a3 triage:1c2"
"""Every kind of room around the first building."""


def move(persons: str, rooms: str = WARD, **more: str) -> Scene:
    return given("move", clinic(rooms, persons, **more), clinic())


def destinations(scene: Scene, number: int = 1) -> set[str]:
    return {command.to for command in offered(scene, kind=c.MovePerson) if command.person == number}


@pytest.mark.parametrize(
    ("who", "where"),
    [
        ("doctor:white", {"0b3", "0b2", "0a3", "0c3", "0a2"}),
        ("nurse", {"0b3", "0b2", "0a3"}),
        ("orderly", {"0c2"}),
        ("patient:red:psychiatry", {"0b2", "0a3", "0c3"}),
    ],
)
def test_everyone_ends_where_the_table_of_capacities_names_them(who: str, where: set[str]) -> None:
    """Hub 0b3, treatment room 0b2, operating room 0a3, outpatient services 0c3, lab 0a2, supply room 0c2."""
    scene = move(f"{who}@{'pre' if who.startswith('patient') else 'b3-south'}")
    assert destinations(scene) == where
    for space in ("0b3", "0b2", "0a3", "0c3", "0a2", "0c2", "1c2"):
        if space not in where:
            assert refused(scene, 0, c.MovePerson(1, space)) == "cannot_end_there"


@pytest.mark.parametrize("place", ["0b1", "b3-south", "2c2^", "2c2", "pre", "1b1", "x"])
def test_nobody_ends_outside_a_room(place: str) -> None:
    scene = move("doctor:white@0b3", helipads="2c2", gardens="0b1")
    assert refused(scene, 0, c.MovePerson(1, place)) == "cannot_end_there"


@pytest.mark.parametrize(
    ("rooms", "who", "many"),
    [
        (WARD, "doctor:white@0b2", 2),
        (WARD, "doctor:white@0a3", 1),
        (WARD, "doctor:white@0c3", 1),
        (WARD, "doctor:white@0a2", 1),
        (f"{WARD} supply_room:0a1", "orderly@0c2", 1),
    ],
)
def test_too_many_staff_in_a_room_must_be_moved_on(rooms: str, who: str, many: int) -> None:
    assert offered(move(" ".join([who] * many), rooms), kind=c.FinishMoving)
    crowded = move(" ".join([who] * (many + 1)), rooms)
    assert not offered(crowded, kind=c.FinishMoving)
    assert refused(crowded, 0, c.FinishMoving()) == "staff_misplaced"


@pytest.mark.parametrize("who", ["doctor:white@0b3", "nurse@0b3", "nurse@0b2", "nurse@0a3"])
def test_any_number_of_nurses_and_any_number_in_a_hub(who: str) -> None:
    assert offered(move(" ".join([who] * 7)), kind=c.FinishMoving)


@pytest.mark.parametrize(
    "who",
    [
        "doctor:white@b3-south",
        "doctor:white@2c2^",
        "nurse@0b1",
        "nurse@0c3",
        "nurse@0a2",
        "orderly@0b3",
        "doctor:white@1c2",
        "doctor:white@0c2",
    ],
)
def test_nobody_of_the_staff_is_left_outside_or_in_a_wrong_room(who: str) -> None:
    scene = move(who, helipads="2c2")
    assert not offered(scene, kind=c.FinishMoving)
    assert refused(scene, 0, c.FinishMoving()) == "staff_misplaced"


def test_staff_may_enter_a_full_room_on_the_way_and_are_counted_at_the_finish() -> None:
    scene = move("doctor:white@0a2 doctor:red@0b3")
    scene = when(scene, 0, c.MovePerson(2, "0a2"))
    assert refused(scene, 0, c.FinishMoving()) == "staff_misplaced"
    scene = when(scene, 0, c.MovePerson(1, "0b2"))
    assert offered(scene, kind=c.FinishMoving)


def test_a_full_room_never_prevents_walking_through() -> None:
    full = "doctor:white@0b2 doctor:white@0b2 patient:red:psychiatry@0b2! patient:red:psychiatry@0b2!"
    scene = move(f"{full} doctor:red@0b3", f"{FIRST_BUILDING} lab:0b1")
    scene = when(scene, 0, c.MovePerson(5, "0b1"))
    assert happened(scene, e.PersonMoved)[0].places == ("0b2", "0b1")


def test_patients_need_a_place_at_their_destination() -> None:
    scene = move("patient:red:psychiatry@pre patient:white:psychiatry@0b2! patient:white:psychiatry@0b2!")
    assert destinations(scene) == {"0a3", "0c3"}
    assert refused(scene, 0, c.MovePerson(1, "0b2")) == "cannot_end_there"


def test_a_patient_never_enters_a_room_of_another_service() -> None:
    scene = move("patient:red:cardiology@pre")
    assert destinations(scene) == {"0c3"}
    assert refused(scene, 0, c.MovePerson(1, "0b2")) == "cannot_end_there"
    assert refused(scene, 0, c.MovePerson(1, "0a3")) == "cannot_end_there"


def test_the_hub_must_be_adjacent_on_the_room_s_own_floor() -> None:
    above = "hub:0b3:psychiatry treatment_room:1b3 treatment_room:0b2 treatment_room:0d3"
    assert destinations(move("patient:red:psychiatry@pre", above)) == {"0b2"}


def test_patients_may_wait_where_the_supply_room_is_missing() -> None:
    assert destinations(move("patient:red:psychiatry@pre", "hub:0b3:psychiatry treatment_room:0b2")) == {
        "0b2"
    }


def test_patients_may_wait_in_pre_admissions_and_do_not_hinder_the_finish() -> None:
    scene = move("patient:red:psychiatry@pre doctor:white@0b3")
    after = when(scene, 0, c.FinishMoving())
    assert person(after, 1).at == "pre"
    assert not person(after, 1).settled


def test_a_patient_who_ends_the_moves_in_a_room_stays_there() -> None:
    scene = when(move("patient:red:psychiatry@pre doctor:white@0b3"), 0, c.MovePerson(1, "0b2"))
    assert not person(scene, 1).settled
    scene = when(scene, 0, c.MovePerson(1, "0a3"))
    scene = when(scene, 0, c.FinishMoving())
    assert person(scene, 1).settled


def test_settled_patients_neither_move_nor_walk() -> None:
    scene = move("patient:red:psychiatry@0b2!")
    assert refused(scene, 0, c.MovePerson(1, "0a3")) == "person_cannot_move"
    assert refused(scene, 0, c.WalkStep(1, "0b3")) == "person_cannot_move"
    assert offered(scene) == [c.FinishMoving()]


def test_patients_never_make_the_finish_illegal() -> None:
    """Three stayed from times when more had room, in a room whose hub offers something else."""
    scene = move(" ".join(["patient:red:cardiology@0b2!"] * 3) + " patient:red:psychiatry@pre")
    assert offered(scene, kind=c.FinishMoving)
    assert destinations(scene, 4) == {"0a3", "0c3"}

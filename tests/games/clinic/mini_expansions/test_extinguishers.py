"""Extinguishers: where they are built, the time they take and the money they bring."""

import pytest
from msgspec.structs import replace

from games.clinic.bots.bot_view import bot_view_of
from games.clinic.commands import (
    BuildGarden,
    FinishMoving,
    MovePerson,
    StopWalking,
    Treat,
    WalkStep,
)
from games.clinic.events import ExpensesPaid, MovingFinished, PatientTreated, PersonMoved, StepWalked
from games.clinic.modules.extinguishers.heuristics import build_extinguisher
from games.clinic.modules.extinguishers.messages import BuildExtinguisher, ExtinguisherBuilt
from games.clinic.modules.extinguishers.tokens import ExtinguishersView
from games.clinic.state import Clinic, Turn
from games.clinic.title import CLINIC
from games.clinic.view import view
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused, when

TOWER = "hub:0b3:psychiatry supply_room:1b3 lab:2b3 supply_room:3b3"
ROOMS = (
    "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2 lab:0a2"
    " operating_room:0a3 outpatient_services:0c3 triage:1b2"
)
PATIENT = "patient:white:psychiatry"


def table(step: str, *clinics: Clinic, at: str = "") -> Scene:
    """A table on which the first clinic has extinguishers in these places, and the second none."""
    own = clinics or (clinic(),)
    return given(
        step,
        *own,
        *(() if len(own) > 1 else (clinic(),)),
        modules=("extinguishers",),
        extinguishers=(tuple(at.split()), ()),
    )


@pytest.mark.parametrize(("space", "cost"), [("0b3", 2), ("1b3", 3), ("2b3", 4), ("3b3", 5)])
def test_the_cost_depends_on_the_floor(space: str, cost: int) -> None:
    scene = when(table("build_1", clinic(TOWER, savings=10)), 0, BuildExtinguisher(space))
    assert happened(scene, ExtinguisherBuilt) == [ExtinguisherBuilt(0, space, cost)]
    assert scene.state.clinics[0].savings == 10 - cost


def test_it_hangs_on_rooms_that_do_not_treat() -> None:
    scene = table("build_1", clinic(ROOMS, gardens="0d1"))
    assert [command.space for command in offered(scene, 0, BuildExtinguisher)] == ["0b3", "0c2", "0a2", "1b2"]
    for space in ("0b2", "0a3", "0c3", "0d1", "0d3", "9z9"):
        assert refused(scene, 0, BuildExtinguisher(space)) == "cannot_build_there"


def test_a_room_has_only_one() -> None:
    scene = table("build_1", at="0b3")
    assert BuildExtinguisher("0b3") not in offered(scene)
    assert refused(scene, 0, BuildExtinguisher("0b3")) == "cannot_build_there"
    assert BuildExtinguisher("0c2") in offered(scene)


def test_it_is_one_of_the_two_components_of_an_action() -> None:
    scene = when(table("build_1", clinic(savings=20)), 0, BuildGarden("0d1"))
    scene = when(scene, 0, BuildExtinguisher("0b3"))
    assert not offered(scene, 0, BuildExtinguisher)
    other = table("build_1", clinic(savings=20))
    other = when(when(other, 0, BuildExtinguisher("0b3")), 0, BuildExtinguisher("0c2"))
    assert not offered(other, 0, BuildExtinguisher)


def test_a_third_component_is_refused() -> None:
    """The supply room beside a new treatment room could still be built."""
    scene = table("build_1", clinic(savings=20))
    full = Scene(scene.rules, replace(scene.state, turn=Turn(built=2, new_treatment_room="0b2")))
    assert refused(full, 0, BuildExtinguisher("0b3")) == "component_limit_reached"
    assert not offered(full, 0, BuildExtinguisher)


def test_the_chance_for_a_supply_room_beside_a_new_treatment_room_ends_with_it() -> None:
    scene = table("build_1", clinic(savings=20))
    fresh = Scene(scene.rules, replace(scene.state, turn=Turn(built=0, new_treatment_room="0b2")))
    assert when(fresh, 0, BuildExtinguisher("0b3")).state.turn == Turn(built=1)


def test_eight_are_in_the_box_for_everyone() -> None:
    rooms = "supply_room:0a1 hub:0b1:psychiatry supply_room:0c1 hub:0a3:psychiatry lab:0c3"
    full = ("0a1", "0b1", "0c1", "0a3")
    scene = given(
        "build_1",
        *(clinic(rooms, entrances=""), clinic(rooms, entrances="")),
        modules=("extinguishers",),
        options={"figures": {"psychiatry_hubs": 8}},
        extinguishers=((*full, "0c3"), full[:2]),
        turn_order=(1, 0),
    )
    scene = when(scene, 1, BuildExtinguisher("0c1"))
    assert scene.rules.views["extinguishers"](scene.rules, scene.state, None, False).left == 0
    assert not offered(scene, 1, BuildExtinguisher)
    assert refused(scene, 1, BuildExtinguisher("0a3")) == "supply_empty"


def test_without_the_money_there_is_none() -> None:
    scene = table("build_1", clinic(TOWER, savings=3))
    assert [command.space for command in offered(scene, 0, BuildExtinguisher)] == ["0b3", "1b3"]
    assert refused(scene, 0, BuildExtinguisher("2b3")) == "not_enough_money"


def test_only_builders_build_it() -> None:
    assert refused(table("move", clinic()), 0, BuildExtinguisher("0b3")) == "wrong_step"


def moved(scene: Scene, person: int, to: str) -> PersonMoved:
    """How a person of the first clinic goes to a place."""
    (event,) = happened(when(scene, 0, MovePerson(person, to)), PersonMoved)
    assert isinstance(event, PersonMoved)
    return event


def test_whoever_moves_into_the_room_spends_one_more() -> None:
    people = f"doctor:white@b3-south {PATIENT}@pre"
    assert moved(table("move", clinic(persons=people)), 1, "0b3").time == 1
    assert moved(table("move", clinic(persons=people), at="0b3"), 1, "0b3").time == 2
    assert moved(table("move", clinic(persons=people), at="0b3"), 2, "0b2").time == 3, "patients gawk too"


def test_it_counts_even_if_they_move_on_at_once() -> None:
    event = moved(table("move", clinic(persons="doctor:white@b3-south"), at="0b3"), 1, "0b2")
    assert (event.places, event.time) == (("0b3", "0b2"), 3)


def test_whoever_started_there_does_not_look_at_it() -> None:
    scene = table("move", clinic(persons="doctor:white@0b3"), at="0b3")
    assert moved(scene, 1, "0b2").time == 1
    assert happened(when(scene, 0, FinishMoving()), MovingFinished) == [MovingFinished(0, 0)]


def test_entering_again_is_paid_again() -> None:
    scene = table("move", clinic(persons="doctor:white@0b3"), at="0b3")
    scene = when(when(scene, 0, MovePerson(1, "0b2")), 0, MovePerson(1, "0b3"))
    assert scene.state.clinics[0].moving_time == 1 + 2


def test_the_cheapest_way_goes_round_it() -> None:
    """Through the supply room it is two steps and a look, over the bare ground four steps; then two ways
    of two steps, and only one of them leads past an extinguisher.
    """
    rooms = "hub:0a2:psychiatry supply_room:0b2 lab:0c2"
    near = table("move", clinic(rooms, "doctor:white@0a2", entrances=""), at="0b2")
    assert moved(near, 1, "0c2") == PersonMoved(0, 1, ("0b2", "0c2"), 3)
    rooms = "hub:0a2:psychiatry supply_room:0b2 lab:0b1 treatment_room:0a1"
    round_ = table("move", clinic(rooms, "doctor:white@0a2", entrances=""), at="0b2")
    assert moved(round_, 1, "0b1") == PersonMoved(0, 1, ("0a1", "0b1"), 2)


def test_conveyor_stops_are_paid_where_people_alight() -> None:
    """The lab's stop is at the corner: whoever goes on to the supply room alights there first."""
    rooms = "hub:0a1:psychiatry lab:0c1 supply_room:0c3 treatment_room:0b1 treatment_room:0c2"
    one = clinic(rooms, "orderly@0a1", entrances="", conveyors="0a1 0c1 0c3")
    assert moved(table("move", one), 1, "0c3") == PersonMoved(0, 1, ("0c1", "0c3"), 0)
    assert moved(table("move", one, at="0c1"), 1, "0c3") == PersonMoved(0, 1, ("0c1", "0c3"), 1)
    assert moved(table("move", one, at="0c1 0c3"), 1, "0c3").time == 2


def test_a_stop_that_lies_between_two_others_is_passed() -> None:
    rooms = "hub:0a1:psychiatry supply_room:0b1 lab:0c1"
    one = clinic(rooms, "doctor:white@0a1", entrances="", conveyors="0a1 0b1 0c1")
    assert moved(table("move", one, at="0b1"), 1, "0c1") == PersonMoved(0, 1, ("0c1",), 0)


def test_a_conveyor_passes_rooms_without_a_stop() -> None:
    rooms = "hub:0a1:psychiatry supply_room:0b1 lab:0c1"
    one = clinic(rooms, "doctor:white@0a1", entrances="", conveyors="0a1 0c1")
    assert moved(table("move", one, at="0b1"), 1, "0c1") == PersonMoved(0, 1, ("0c1",), 0)


def test_a_single_step_is_paid_too() -> None:
    scene = table("move", clinic(persons="doctor:white@b3-south"), at="0b3")
    scene = when(scene, 0, WalkStep(1, "0b3"))
    assert happened(scene, StepWalked) == [StepWalked(0, 1, "0b3", 2)]
    assert when(scene, 0, StopWalking()).state.clinics[0].moving_time == 2


def test_every_move_is_shown_with_its_time() -> None:
    scene = table("move", clinic(persons="doctor:white@b3-south"), at="0b3")
    shown = view(scene.rules, scene.state, 0, False)
    assert {move.to: move.time for move in shown.moves} == {"0b3": 2, "0b2": 3}
    assert [(walk.to, walk.time) for walk in shown.walks] == [("0b3", 2)]


def test_triage_takes_its_part_off_the_looking_as_well() -> None:
    scene = table("move", clinic(ROOMS, "doctor:white@b3-south"), at="0b3 0a2")
    scene = when(scene, 0, MovePerson(1, "0a2"))
    assert scene.state.clinics[0].moving_time == 2 + 1 + 2
    assert happened(when(scene, 0, FinishMoving()), MovingFinished) == [MovingFinished(0, 2)]


def test_those_of_others_hold_nobody_up() -> None:
    first, second = clinic(), clinic(persons="doctor:white@b3-south")
    scene = table("move", first, second, at="0b3")
    (event,) = happened(when(scene, 1, MovePerson(1, "0b3")), PersonMoved)
    assert event.time == 1


def income(one: Clinic, at: str, patient: int = 2) -> int:
    """What the patient of a clinic brings with extinguishers in these places."""
    scene = when(table("care", one, at=at), 0, Treat(1, patient))
    (event,) = happened(scene, PatientTreated)
    assert scene.state.clinics[0].income == event.income
    return int(event.income)


def test_each_extinguisher_beside_a_treatment_room_brings_three_more() -> None:
    one = clinic(f"{FIRST_BUILDING} lab:1b2", f"doctor:white@0b2 {PATIENT}@0b2!")
    assert income(one, "") == 8
    assert income(one, "0b3") == 8 + 3
    assert income(one, "0b3 0c2") == 8 + 6
    assert income(one, "0b3 0c2 1b2") == 8 + 9, "the room above is adjacent too"


def test_gardens_and_extinguishers_add_up() -> None:
    one = clinic(persons=f"doctor:white@0b2 {PATIENT}@0b2!", gardens="0a2 0b1")
    assert income(one, "0b3") == 8 + 2 * 2 + 3


def test_one_that_is_not_adjacent_brings_nothing() -> None:
    one = clinic(f"{FIRST_BUILDING} lab:1c2", f"doctor:white@0b2 {PATIENT}@0b2!")
    assert income(one, "1c2") == 8


@pytest.mark.parametrize(("room", "expected"), [("0a3", 8), ("0c3", 6)])
def test_other_rooms_get_nothing_for_them(room: str, expected: int) -> None:
    """The operating room and outpatient services stand beside the hub, which has one."""
    assert income(clinic(ROOMS, f"doctor:white@{room} {PATIENT}@{room}!"), "0b3 0c2") == expected


def test_they_cost_no_upkeep() -> None:
    scene = goes_on(table("expenses", at="0b3 0c2"))
    first, second = happened(scene, ExpensesPaid)
    assert first.upkeep == second.upkeep == 3


def test_everyone_sees_where_they_hang_and_how_many_are_left() -> None:
    scene = table("build_1", at="0b3 0c2")
    for viewer in (0, 1, None):
        shown = view(scene.rules, scene.state, viewer, False).modules["extinguishers"]
        assert shown == ExtinguishersView(6, (("0b3", "0c2"), ()), (2, 3, 4, 5))


def test_the_catalogue_knows_eight_of_them_and_the_books_names() -> None:
    (row,) = [row for row in CLINIC.components if row.module == "extinguishers"]
    assert (row.id, row.count, row.names["en"], row.names["it"]) == (
        "extinguisher",
        8,
        "Extinguisher",
        "Estintore",
    )


def test_its_figures_are_all_printed() -> None:
    rows = [row for row in table("move").rules.figure_rows if row.key.startswith("extinguishers_")]
    assert {row.key: row.value for row in rows} == {
        "extinguishers_tokens": 8,
        "extinguishers_cost": (2, 3, 4, 5),
        "extinguishers_time": 1,
        "extinguishers_income": 3,
    }
    assert all(row.source == "printed" and row.form is None for row in rows)


def heuristic(space: str, savings: int = 20, round_: int = 1) -> int:
    """What the easy bot thinks of an extinguisher in a clinic with one treatment room that works."""
    scene = table("build_1", clinic(f"{FIRST_BUILDING} lab:1c2", savings=savings))
    shown = view(scene.rules, replace(scene.state, round=round_), 0, False)
    return build_extinguisher(bot_view_of(shown), BuildExtinguisher(space))


def test_the_easy_bot_likes_them_beside_treatment_rooms_and_not_too_late() -> None:
    assert heuristic("0c2") > 0 > heuristic("1c2"), "the lab is beside no treatment room"
    assert heuristic("0c2", round_=6) < 0
    assert heuristic("0c2", savings=6) < 0


def test_without_the_module_there_are_none() -> None:
    scene = given("build_1", clinic(), clinic())
    assert refused(scene, 0, BuildExtinguisher("0b3")) == "wrong_step"

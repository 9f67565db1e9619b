"""Zombies in the Move step: they go first, nobody goes where they are, and whoever stays there is lost."""

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.geometry.spaces import grid
from games.clinic.modules.zombies import messages as m
from games.clinic.modules.zombies.state import ClinicZombies, Zombie, zombies_by_seat
from tests.games.clinic.mini_expansions.zombie_tables import table_with_zombies, zombies, zombies_at
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

TOWER = f"{FIRST_BUILDING} treatment_room:1b3 hub:1b2:cardiology"
LAB = f"{FIRST_BUILDING} lab:0c3"
GROUND = set(grid(4).ground)


def finished(scene: Scene) -> Scene:
    """The table after both seats finished their moves."""
    return when(when(scene, 1, c.FinishMoving()), 0, c.FinishMoving())


def test_zombies_move_before_anyone_else() -> None:
    scene = goes_on(table_with_zombies("appointments_3", "0b2", "doctor:white@b3-south", own={"cars": ""}))
    assert (scene.state.step, scene.rules.awaiting(scene.state).seats) == ("zombies", (0,))
    assert {type(command) for command in offered(scene)} == {m.MoveZombie}
    after = when(scene, 0, m.MoveZombie(1, "0a1"))
    assert after.state.step == "move"
    assert c.MovePerson(1, "0b3") in offered(after)


def test_without_zombies_nobody_is_asked() -> None:
    scene = table_with_zombies("appointments_3", "", "doctor:white@b3-south", own={"cars": ""})
    assert goes_on(scene).state.step == "move"


def test_every_zombie_moves_once_to_wherever_rooms_and_ground_lead_but_does_not_stay() -> None:
    scene = table_with_zombies("zombies", "0b2", rooms=TOWER)
    assert {command.to for command in offered(scene)} == (GROUND | {"1b3", "1b2"}) - {"0b2"}
    assert refused(scene, 0, m.MoveZombie(1, "0b2")) == "no_way"
    assert refused(scene, 0, m.MoveZombie(2, "0b3")) == "no_such_zombie"
    two = when(table_with_zombies("zombies", "0b2 0b3"), 0, m.MoveZombie(1, "0b3"))
    assert refused(two, 0, m.MoveZombie(1, "0b2")) == "no_such_zombie"
    assert {command.zombie for command in offered(two)} == {2}


@pytest.mark.parametrize("place", ["1b3", "1b3^", "b3-south", "pre", "2b2", "x"])
def test_zombies_go_neither_where_there_is_no_room_nor_to_doors(place: str) -> None:
    scene = table_with_zombies("zombies", "0b2", own={"helipads": "1b3"})
    assert refused(scene, 0, m.MoveZombie(1, place)) == "no_way"


def test_zombies_take_steps_and_no_conveyors_and_no_time() -> None:
    rooms = f"{FIRST_BUILDING} treatment_room:1b3"
    scene = table_with_zombies("zombies", "1b3", rooms=rooms, own={"conveyors": "1b3 0b3"})
    after = when(scene, 0, m.MoveZombie(1, "0b2"))
    assert happened(after, m.ZombieMoved) == [m.ZombieMoved(0, 1, ("0b3", "0b2"))]
    assert after.state.clinics[0].moving_time == 0
    apart = "hub:0b3:psychiatry treatment_room:1b3 hub:0d1:cardiology treatment_room:1d1 supply_room:2b3"
    linked = table_with_zombies("zombies", "2b3", rooms=apart, own={"conveyors": "2b3 0b3"})
    (event,) = happened(when(linked, 0, m.MoveZombie(1, "0b3")), m.ZombieMoved)
    assert event.places == ("1b3", "0b3")


def test_zombies_go_over_the_ground_into_other_buildings_and_up() -> None:
    apart = "hub:0b3:psychiatry hub:0d1:cardiology treatment_room:1d1"
    (event,) = happened(
        when(table_with_zombies("zombies", "0b3", rooms=apart), 0, m.MoveZombie(1, "1d1")), m.ZombieMoved
    )
    assert len(event.places) == 5
    assert event.places[-2:] == ("0d1", "1d1")


def test_zombies_may_share_a_space_and_alike_ones_are_listed_once() -> None:
    scene = table_with_zombies("zombies", "0b2 0b2 0b3")
    assert {command.zombie for command in offered(scene)} == {1, 3}
    after = when(scene, 0, m.MoveZombie(2, "0a1"))
    after = when(when(after, 0, m.MoveZombie(1, "0a1")), 0, m.MoveZombie(3, "0a1"))
    assert zombies(after) == ["0a1", "0a1", "0a1"]


@pytest.mark.parametrize(("activation", "first"), [("simultaneous", (0, 1)), ("sequential", (0,))])
def test_zombies_of_several_players_move_at_once_or_in_turn_order(
    activation: str, first: tuple[int, ...]
) -> None:
    scene = table_with_zombies("zombies", "0b2", others="0b3", options={"activation": activation})
    assert scene.rules.awaiting(scene.state).seats == first
    after = when(scene, 0, m.MoveZombie(1, "0a1"))
    assert after.rules.awaiting(after.state).seats == (1,)


def test_in_turn_order_those_without_zombies_are_passed_over() -> None:
    scene = table_with_zombies("zombies", "", others="0b3", options={"activation": "sequential"})
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_nobody_walks_into_a_space_with_a_zombie_or_through_it() -> None:
    scene = table_with_zombies("move", "0b2", "nurse@0b3 orderly@0b3")
    assert c.MovePerson(1, "0b2") not in offered(scene)
    assert refused(scene, 0, c.MovePerson(1, "0b2")) == "no_way"
    assert refused(scene, 0, c.WalkStep(1, "0b2")) == "no_step"
    (way,) = happened(when(scene, 0, c.MovePerson(2, "0c2")), e.PersonMoved)
    assert way.places == ("0c3", "0c2")


def test_nobody_is_conveyed_to_a_stop_with_a_zombie_or_past_it() -> None:
    """The way to the upper supply room turns a corner at the upper treatment room."""
    rooms = f"{FIRST_BUILDING} treatment_room:1b3 supply_room:1a3"
    conveyors = {"conveyors": "0b3 1b3 1a3"}
    free = table_with_zombies("move", "0a1", "orderly@0b3 doctor:white@0b3", rooms, own=conveyors)
    assert {c.MovePerson(1, "1a3"), c.MovePerson(2, "1b3")} <= set(offered(free))
    scene = table_with_zombies("move", "1b3", "orderly@0b3 doctor:white@0b3", rooms, own=conveyors)
    assert refused(scene, 0, c.MovePerson(1, "1a3")) == "no_way"
    assert refused(scene, 0, c.MovePerson(2, "1b3")) == "no_way"


def test_the_way_to_outpatient_services_is_blocked() -> None:
    rooms = f"{FIRST_BUILDING} outpatient_services:0d2"
    patient = "patient:white:psychiatry@pre"
    assert c.MovePerson(1, "0d2") in offered(table_with_zombies("move", "0d3", patient, rooms))
    scene = table_with_zombies("move", "0d2", patient, rooms)
    assert refused(scene, 0, c.MovePerson(1, "0d2")) == "no_way"


def test_whoever_is_with_a_zombie_may_walk_out() -> None:
    after = when(table_with_zombies("move", "0b3", "doctor:white@0b3"), 0, c.MovePerson(1, "0b2"))
    assert finished(after).state.clinics[0].people == (person(after, 1),)


def test_everyone_in_a_space_with_a_zombie_is_removed_and_their_cars_stay() -> None:
    persons = "doctor:white@0b2 nurse@0b2 patient:white:psychiatry@0b2! patient:red:psychiatry@0b2! nurse@0b3"
    before = table_with_zombies("move", "0b2", persons)
    after = finished(before)
    assert happened(after, m.PeopleRemoved) == [m.PeopleRemoved(0, (1, 2, 3, 4))]
    assert [one.id for one in after.state.clinics[0].people] == [5]
    assert after.state.clinics[0].cars == before.state.clinics[0].cars
    assert after.state.clinics[0].cars_to_take == 0
    assert zombies_by_seat(after.state)[0].abandoned == 4 + 2


def test_patients_who_cannot_flee_cost_five_each_at_once() -> None:
    persons = "patient:white:psychiatry@0b2! patient:red:psychiatry@0b2! doctor:white@0b2"
    after = finished(table_with_zombies("move", "0b2", persons))
    assert happened(after, e.PopularityChanged) == [e.PopularityChanged(0, "death", -5)] * 2
    assert after.state.clinics[0].popularity == -10


def test_deaths_count_in_turn_order_whoever_finished_first() -> None:
    own = clinic(persons="patient:white:psychiatry@0b2!")
    scene = given("move", own, own, modules=("zombies",), zombies=(zombies_at("0b2"),) * 2, turn_order=(1, 0))
    after = when(when(scene, 0, c.FinishMoving()), 1, c.FinishMoving())
    assert [event.seat for event in happened(after, e.PopularityChanged)] == [1, 0]
    assert after.state.popularity_stack == (1, 0)


def test_removed_before_the_business_a_victim_is_not_paid() -> None:
    after = goes_on(finished(table_with_zombies("move", "0b2", "doctor:red@0b2 nurse@0b3")))
    paid = happened(after, e.ExpensesPaid)
    assert next(event.wages for event in paid if event.seat == 0) == 1


def test_one_doctor_in_a_lab_with_one_zombie_survives() -> None:
    after = finished(table_with_zombies("move", "0c3", "doctor:white@0c3 patient:white:psychiatry@pre", LAB))
    assert not happened(after, m.PeopleRemoved)
    assert after.state.step == "care"


@pytest.mark.parametrize(
    ("zombies_", "persons", "removed"),
    [
        ("0c3 0c3", "doctor:white@0c3", (1,)),
        ("0c3", "doctor:white@0c3 doctor:red@0c3", (1, 2)),
        ("0c3", "doctor:white@0c3 nurse@0c3", (2,)),
        ("0b3", "doctor:white@0b3", (1,)),
    ],
)
def test_the_exception_is_exactly_one_doctor_with_one_zombie_in_a_lab(
    zombies_: str, persons: str, removed: tuple[int, ...]
) -> None:
    """Those who stand in the lab without a right to it cannot leave, because zombies are all around."""
    around = "0b3 0d3 0c2" if zombies_ != "0b3" else "0a3"
    after = finished(table_with_zombies("move", f"{zombies_} {around}", persons, LAB))
    assert happened(after, m.PeopleRemoved) == [m.PeopleRemoved(0, removed)]


def test_whoever_reaches_no_place_stays_idle_but_paid_and_finish_is_allowed() -> None:
    scene = table_with_zombies("move", "0b3", "doctor:white@b3-south orderly@b3-south orderly@0c2")
    after = finished(scene)
    assert happened(after, m.StaffStranded) == [m.StaffStranded(0, (1, 2))]
    assert person(after, 1).at == "b3-south"
    (paid, _) = happened(goes_on(after), e.ExpensesPaid)
    assert (paid.wages, paid.upkeep) == (3, 0), "three rooms, less three for the orderly at work"
    worse = goes_on(finished(table_with_zombies("move", "0b3", "doctor:white@b3-south orderly@b3-south")))
    assert happened(worse, e.ExpensesPaid)[0].upkeep == 3


def test_whoever_could_reach_a_place_must() -> None:
    scene = table_with_zombies("move", "0b2", "doctor:white@b3-south")
    assert refused(scene, 0, c.FinishMoving()) == "staff_misplaced"


def test_of_too_many_in_a_room_the_last_ones_are_stranded_and_do_not_treat() -> None:
    """The entrance leads into the treatment room, and there is no way out of it."""
    rooms = "treatment_room:0b3 hub:0a3:psychiatry supply_room:0c3"
    persons = "doctor:red@0b3 doctor:red@0b3 doctor:white@b3-south patient:white:psychiatry@0b3!"
    scene = table_with_zombies("move", "0a3 0c3 0b2", persons, rooms)
    after = finished(when(scene, 0, c.MovePerson(3, "0b3")))
    assert happened(after, m.StaffStranded) == [m.StaffStranded(0, (3,))]
    assert after.state.step == "expenses", "the white doctor would have treated"


def test_a_stranded_doctor_in_a_lab_learns_nothing() -> None:
    rooms = "lab:0b3 hub:0a3:psychiatry"
    scene = table_with_zombies("move", "0a3 0c3 0b2", "doctor:white@0b3 doctor:white@b3-south", rooms)
    after = finished(when(scene, 0, c.MovePerson(2, "0b3")))
    assert happened(after, m.StaffStranded) == [m.StaffStranded(0, (2,))]
    administered = goes_on(goes_on(after))
    assert happened(administered, e.PopularityChanged) == [e.PopularityChanged(0, "lab", 1)]
    assert [one.colour for one in administered.state.clinics[0].people] == ["orange", "white"]


def test_the_next_round_everyone_may_try_again_and_zombies_move_again() -> None:
    tired = (ClinicZombies((Zombie(1, "0b3", moved=True),), risen=1, stranded=(1,)), ClinicZombies())
    later = goes_on(table_with_zombies("administration", "", "doctor:white@b3-south", zombies=tired))
    assert later.state.round == 2
    assert zombies_by_seat(later.state)[0] == zombies_at("0b3")

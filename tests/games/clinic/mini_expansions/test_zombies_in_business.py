"""Zombies in business and afterwards: how they come, how they are cured, and what they are worth."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.modules.zombies import messages as m
from games.clinic.modules.zombies.state import (
    ClinicZombies,
    ClinicZombiesView,
    Zombie,
    ZombiesView,
    zombies_by_seat,
    zombies_left,
)
from games.clinic.state import Clinic
from games.clinic.view import view
from games.kernel.messages import StepEntered
from tests.games.clinic.mini_expansions.zombie_tables import MODULES, table_with_zombies, zombies, zombies_at
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

YELLOW = "patient:yellow:psychiatry@0b2!"
PAIR = f"{YELLOW} {YELLOW}"
TWO_ROOMS = f"{FIRST_BUILDING} treatment_room:0a3"
TWO_PAIRS = f"{PAIR} {PAIR.replace('0b2', '0a3')}"
LAB = f"{FIRST_BUILDING} lab:0c3"


def moved(*clinics: Clinic, **more: Any) -> Scene:
    """The table after the moves of these clinics."""
    everyone = (*clinics, clinic()) if len(clinics) == 1 else clinics
    fields = {"modules": MODULES, "acted": tuple(range(len(everyone))), **more}
    return goes_on(given("move", *everyone, **fields))


def few_left(count: int, *clinics: Clinic) -> Scene:
    """The same when only so many zombies are left in the box."""
    cured = ClinicZombies(risen=8 - count, cured=8 - count)
    return moved(*clinics, zombies=(cured, *(ClinicZombies() for _ in clinics[1:] or (0,))))


def test_two_yellow_patients_without_doctor_or_nurse_become_a_zombie() -> None:
    own = clinic(persons=PAIR)
    after = moved(own)
    assert happened(after, m.ZombieRisen) == [m.ZombieRisen(0, 1, "0b2", (1, 2))]
    assert zombies(after) == ["0b2"]
    assert after.state.clinics[0].people == ()
    assert (after.state.clinics[0].cars, after.state.clinics[0].cars_to_take) == (own.cars, 0)
    assert zombies_by_seat(after.state)[0].abandoned == 2
    assert after.state.clinics[0].popularity == 0, "turning is no death"


@pytest.mark.parametrize("staff", ["doctor:white@0b2", "nurse@0b2", "doctor:purple@0b2"])
def test_any_doctor_or_nurse_prevents_it(staff: str) -> None:
    after = moved(clinic(persons=f"{PAIR} {staff}"), modules=(*MODULES, "workaholic_doctors"))
    assert not happened(after, m.ZombieRisen)


@pytest.mark.parametrize(
    "persons",
    [
        YELLOW,
        f"{YELLOW} patient:white:psychiatry@0b2!",
        "patient:orange:psychiatry@0b2! patient:orange:psychiatry@0b2!",
        PAIR.replace("0b2!", "pre"),
        f"{YELLOW} {YELLOW.replace('0b2', '0a3')}",
    ],
)
def test_it_takes_two_yellow_ones_in_one_treatment_room(persons: str) -> None:
    assert not happened(moved(clinic(TWO_ROOMS, persons)), m.ZombieRisen)


def test_a_room_need_not_work_and_other_rooms_do_not_matter() -> None:
    rooms = "hub:0b3:psychiatry treatment_room:0b2"
    assert happened(moved(clinic(rooms, f"{PAIR} doctor:white@0b3 nurse@0b3")), m.ZombieRisen)


@pytest.mark.parametrize("room", ["operating_room:0b2", "outpatient_services:0b2", "hub:0b2:psychiatry"])
def test_nobody_turns_in_other_rooms(room: str) -> None:
    assert not happened(moved(clinic(f"hub:0b3:psychiatry {room}", PAIR)), m.ZombieRisen)


@pytest.mark.parametrize(("count", "risen"), [(3, [(1, 2)]), (4, [(1, 2), (3, 4)])])
def test_of_more_than_two_each_pair_turns(count: int, risen: list[tuple[int, int]]) -> None:
    """White patients who were more than two because of a workaholic may all have become yellow."""
    after = moved(clinic(persons=" ".join([YELLOW] * count)), modules=(*MODULES, "workaholic_doctors"))
    assert [event.patients for event in happened(after, m.ZombieRisen)] == risen
    assert len(after.state.clinics[0].people) == count - 2 * len(risen)


def test_they_turn_before_anybody_is_treated() -> None:
    rooms = f"{TWO_ROOMS} supply_room:0a2"
    after = moved(clinic(rooms, f"{PAIR} doctor:white@0a3 patient:white:psychiatry@0a3!"))
    steps = [event.step for event in happened(after, StepEntered)]
    assert steps == ["turning", "care"]
    assert type(after.events[1]) is m.ZombieRisen


def test_in_several_clinics_in_turn_order_until_zombies_run_out() -> None:
    own = clinic(persons=PAIR)
    cured = ClinicZombies(risen=7, cured=7)
    scene = moved(own, own, turn_order=(1, 0), zombies=(cured, ClinicZombies()))
    assert happened(scene, m.ZombieRisen) == [m.ZombieRisen(1, 1, "0b2", (1, 2))]
    assert zombies_left(scene.state) == 0
    assert len(scene.state.clinics[0].people) == 2, "the pair stays as it was"


def test_cured_zombies_do_not_return() -> None:
    assert not happened(few_left(0, clinic(persons=PAIR)), m.ZombieRisen)


def test_only_where_zombies_run_short_a_player_names_the_room() -> None:
    own = clinic(TWO_ROOMS, TWO_PAIRS)
    assert len(happened(few_left(2, own), m.ZombieRisen)) == 2
    scene = few_left(1, own)
    assert (scene.state.step, scene.rules.awaiting(scene.state).seats) == ("turning", (0,))
    assert offered(scene) == [m.TurnPatients("0b2"), m.TurnPatients("0a3")]
    assert refused(scene, 0, m.TurnPatients("0b3")) == "no_patients_turn_there"
    assert refused(scene, 1, m.TurnPatients("0b2")) == "not_your_turn"
    after = when(scene, 0, m.TurnPatients("0a3"))
    assert zombies(after) == ["0a3"]
    assert after.state.step == "expenses"


def test_a_room_with_two_pairs_counts_twice_when_zombies_run_short() -> None:
    scene = few_left(2, clinic(TWO_ROOMS, f"{PAIR} {TWO_PAIRS}"))
    assert offered(scene) == [m.TurnPatients("0b2"), m.TurnPatients("0a3")]
    after = when(scene, 0, m.TurnPatients("0b2"))
    assert offered(after) == [m.TurnPatients("0b2"), m.TurnPatients("0a3")]
    assert zombies(when(after, 0, m.TurnPatients("0b2"))) == ["0b2", "0b2"]


def test_earlier_players_without_a_choice_come_first() -> None:
    scene = few_left(2, clinic(persons=PAIR), clinic(TWO_ROOMS, TWO_PAIRS))
    assert [event.seat for event in happened(scene, m.ZombieRisen)] == [0]
    assert scene.rules.awaiting(scene.state).seats == (1,)
    later = few_left(2, clinic(TWO_ROOMS, TWO_PAIRS), clinic(persons=PAIR))
    assert [event.seat for event in happened(later, m.ZombieRisen)] == [0, 0]


def in_lab(doctor: str = "doctor:white@0c3", **more: Any) -> Scene:
    return goes_on(table_with_zombies("move", "0c3", doctor, LAB, acted=(0, 1), **more))


@pytest.mark.parametrize("colour", ["white", "yellow", "orange", "red"])
def test_a_doctor_of_any_colour_may_cure_a_zombie_in_a_lab(colour: str) -> None:
    scene = in_lab(f"doctor:{colour}@0c3")
    assert offered(scene) == [c.TreatBest(), c.FinishCare(), m.CureZombie(1)]
    after = when(scene, 0, m.CureZombie(1))
    assert happened(after, m.ZombieCured) == [m.ZombieCured(0, 1, 1, 32)]
    assert after.state.clinics[0].income == 32
    assert zombies(after) == []
    one = zombies_by_seat(after.state)[0]
    assert (one.cured, one.lying, one.abandoned) == (1, (1,), 2), "the cars stay"
    assert zombies_left(after.state) == 7


def test_curing_is_optional() -> None:
    after = when(in_lab(), 0, c.FinishCare())
    assert (zombies(after), after.state.clinics[0].income) == (["0c3"], 0)


def test_treat_best_cures_too_because_that_brings_most() -> None:
    persons = "doctor:white@0c3 doctor:white@0b2 patient:white:psychiatry@0b2!"
    after = when(in_lab(persons, own={"cars": "0d1 0d1 0d1"}), 0, c.TreatBest())
    assert (after.state.clinics[0].income, zombies(after)) == (8 + 32, [])


@pytest.mark.parametrize("command", [m.CureZombie(2), m.CureZombie(9)])
def test_no_other_zombie_can_be_cured(command: m.CureZombie) -> None:
    scene = goes_on(table_with_zombies("move", "0c3 0a1", "doctor:white@0c3", LAB, acted=(0, 1)))
    assert refused(scene, 0, command) == "cannot_treat"


def test_a_lying_doctor_gains_nothing_and_does_not_fall_and_stands_up() -> None:
    lying = (zombies_at("", cured=1, risen=1, lying=(1,)), ClinicZombies())
    persons = "doctor:yellow@0c3 doctor:yellow@0b3"
    after = goes_on(table_with_zombies("administration", "", persons, LAB, zombies=lying))
    assert not happened(after, e.PopularityChanged)
    assert [person(after, number).colour for number in (1, 2)] == ["yellow", "white"]
    assert zombies_by_seat(after.state)[0].lying == ()


def test_a_doctor_standing_in_the_lab_learns_though_a_zombie_is_there() -> None:
    after = goes_on(table_with_zombies("administration", "0c3", "doctor:white@0c3", LAB))
    assert happened(after, e.PopularityChanged) == [e.PopularityChanged(0, "lab", 1)]
    assert person(after, 1).colour == "orange"


def test_curing_does_not_exhaust_a_workaholic() -> None:
    scene = goes_on(
        table_with_zombies(
            "move",
            "0c3",
            "doctor:purple@0c3",
            LAB,
            acted=(0, 1),
            modules=(*MODULES, "workaholic_doctors"),
        )
    )
    after = goes_on(when(scene, 0, m.CureZombie(1)))
    while after.state.step != "select_1":
        seats = after.rules.awaiting(after.state).seats
        after = when(after, seats[0], c.BuyPopularity(0)) if seats else goes_on(after)
    assert person(after, 1).colour == "purple"


def test_zombies_do_not_get_worse_and_other_patients_do() -> None:
    after = goes_on(table_with_zombies("administration", "0b2", "patient:yellow:psychiatry@pre"))
    assert happened(after, e.PatientsWorsened) == [e.PatientsWorsened(0, ((1, "orange"),))]
    assert zombies(after) == ["0b2"]


def test_a_patient_who_dies_in_the_administration_takes_a_car_as_usual() -> None:
    scene = table_with_zombies(
        "administration", "0b2", "patient:red:psychiatry@pre", own={"cars": "a1-b1 a1-a2 d3-east"}
    )
    after = goes_on(scene)
    assert after.rules.awaiting(after.state).seats == (0,)
    assert len(when(after, 0, c.TakeCar("a1-a2")).state.clinics[0].cars) == 2


def test_nine_points_for_each_zombie_still_in_the_clinic() -> None:
    zombies_ = (zombies_at("0b2 0a1", cured=1, risen=3), ClinicZombies())
    after = goes_on(table_with_zombies("final_scoring", "", zombies=zombies_, round=6))
    lines = {event.seat: event.lines[-1] for event in happened(after, e.GameScored)}
    assert lines == {0: e.ScoreLine("zombies", 18), 1: e.ScoreLine("zombies", 0)}


def test_everyone_sees_zombies_and_what_they_left() -> None:
    one = ClinicZombies((Zombie(2, "0b2"),), risen=2, cured=1, removed=3, lying=(4,), stranded=(5,))
    scene = table_with_zombies("select_1", "", zombies=(one, ClinicZombies()))
    for viewer in (None, 0, 1):
        shown = view(scene.rules, scene.state, viewer, everything=False).modules["zombies"]
        first = ClinicZombiesView((Zombie(2, "0b2"),), 1, 3, 7, (4,), (5,))
        assert shown == ZombiesView(6, (first, ClinicZombiesView((), 0, 0, 0, (), ())))

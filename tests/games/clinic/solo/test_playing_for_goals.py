"""Bots play for the goal of a solo game."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic.bots.easy import easy_policy, with_plan
from games.clinic.bots.knowledge import knowledge_of
from games.clinic.modules.solo.aims import missing_buildings, missing_doctor_colours, missing_rooms_of_tower
from games.clinic.modules.solo.heuristics import HEURISTICS
from games.clinic.modules.solo.progress import Result, SoloProgress
from games.clinic.modules.solo.worth import GOAL_POINTS, worth
from games.clinic.state import Clinic
from games.clinic.title import CLINIC
from games.clinic.view import view as seat_view
from games.kernel.messages import Command
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given

TOWER = f"{FIRST_BUILDING} treatment_room:1b3 supply_room:2b3"
DOCTOR = "doctor:white@0b3 "


def solo(goal: str, own: Clinic, step: str = "select_1", number: int = 3, **more: Any) -> Scene:
    return given(step, own, round=number, solo=SoloProgress(goal), **more)


def worth_of(goal: str, own: Clinic, number: int = 3, **more: Any) -> int:
    scene = solo(goal, own, number=number, **more)
    return worth(scene.rules, scene.state, 0)


def value_of(goal: str, own: Clinic, command: Command, number: int = 3, **more: Any) -> int:
    """What the module adds to the value of a command at sight."""
    scene = solo(goal, own, number=number, **more)
    bot_view = with_plan(seat_view(scene.rules, scene.state, 0, False))
    return HEURISTICS[type(command)](bot_view, command)


@pytest.mark.parametrize(
    ("goal", "worse", "better"),
    [
        ("goal_nurses", clinic(persons="nurse@0b3"), clinic(persons="nurse@0b3 nurse@0b3")),
        ("goal_doctors", clinic(persons=DOCTOR * 3), clinic(persons=DOCTOR * 4)),
        ("goal_top_floor", clinic(FIRST_BUILDING), clinic(TOWER)),
        ("goal_buildings", clinic(FIRST_BUILDING), clinic(f"{FIRST_BUILDING} outpatient_services:0d1")),
        ("goal_money", clinic(savings=20), clinic(savings=30)),
        ("goal_time", clinic(time=9), clinic(time=6)),
        ("goal_doctor_colours", clinic(persons=DOCTOR), clinic(persons=f"{DOCTOR} doctor:red@0b3")),
    ],
)
def test_a_position_is_worth_more_if_less_is_missing_for_the_goal(
    goal: str, worse: Clinic, better: Clinic
) -> None:
    number = 6 if goal == "goal_doctor_colours" else 3
    assert worth_of(goal, better, number) > worth_of(goal, worse, number)
    assert worth_of("goal_last_round", better) == worth_of("goal_last_round", worse)


def test_more_than_enough_is_worth_no_more() -> None:
    assert worth_of("goal_nurses", clinic(persons="nurse@0b3 " * 4)) == 0
    assert worth_of("goal_nurses", clinic(persons="nurse@0b3 " * 6)) == 0


def test_white_patients_who_are_left_count_wherever_they_are() -> None:
    few = worth_of("goal_no_white_patients", clinic(), patients=(1, 5, 0, 0), notepad=("yellow",))
    more = worth_of("goal_no_white_patients", clinic(), patients=(1, 5, 0, 0), notepad=("white",))
    assert few > more


def test_a_hub_and_a_treatment_room_are_parts_of_a_building() -> None:
    more = ("", "hub:0d1:cardiology", "hub:0d1:cardiology treatment_room:1d1", "outpatient_services:0d1")
    found = [missing_buildings(clinic(f"{FIRST_BUILDING} {rooms}")) for rooms in more]
    assert found == [6, 5, 4, 3]


def test_a_tower_needs_a_room_on_every_floor_and_a_hub_on_top() -> None:
    assert missing_rooms_of_tower(clinic(FIRST_BUILDING)) == 3
    assert missing_rooms_of_tower(clinic(TOWER)) == 1
    assert missing_rooms_of_tower(clinic(f"{TOWER} lab:3b3")) == 1
    assert missing_rooms_of_tower(clinic(f"{TOWER} hub:3b3:cardiology")) == 0


def test_colours_of_doctors_count_as_they_will_be_at_the_end() -> None:
    tired = clinic(f"{FIRST_BUILDING} lab:0a1", DOCTOR + "doctor:yellow@0b3 doctor:orange@0b3 doctor:red@0b3")
    assert missing_doctor_colours(tired, 6) == 0
    assert missing_doctor_colours(tired, 5) == 1


def test_a_goal_that_was_reached_is_worth_points_to_a_search() -> None:
    points = knowledge_of(CLINIC.all_modules).points
    for reached in (True, False):
        part = SoloProgress("goal_nurses", (), Result(reached, 12, None))
        scene = given("judgement", clinic(popularity=12), round=6, solo=part)
        assert points(scene.rules, scene.state) == (12 + GOAL_POINTS * reached,)


def test_rooms_of_a_tower_are_valued_until_it_stands() -> None:
    hub, lab = c.BuildRoom("hub", "3b3", "cardiology"), c.BuildRoom("lab", "3b3", None)
    assert value_of("goal_top_floor", clinic(TOWER), hub) > 0
    assert value_of("goal_top_floor", clinic(TOWER), lab) == 0
    assert value_of("goal_time", clinic(TOWER), hub) == 0


@pytest.mark.parametrize(
    ("goal", "command"),
    [("goal_doctors", c.HireDoctor(0, "b3-south")), ("goal_nurses", c.HireNurse("b3-south"))],
)
def test_staff_that_the_goal_needs_is_valued_while_it_is_missing(goal: str, command: Command) -> None:
    enough = clinic(persons=DOCTOR * 7 + "nurse@0b3 " * 4)
    assert value_of(goal, clinic(), command) > 0 == value_of(goal, enough, command)


def test_patients_of_another_colour_are_valued_in_the_last_round() -> None:
    own, admit = clinic(persons="patient:white:cardiology@pre"), c.AdmitPatient("psychiatry")
    values = [
        value_of("goal_patient_colours", own, admit, number, notepad=(colour,))
        for number, colour in ((6, "yellow"), (6, "white"), (6, "red"), (5, "yellow"))
    ]
    assert values[0] > 0 == max(values[1:])


def test_money_is_kept_while_it_can_be_the_goal() -> None:
    buy = c.BuyPopularity(2)
    assert value_of("goal_money", clinic(income=20), buy, step="popularity") < 0
    assert value_of("goal_money", clinic(income=20), buy, 6) == 0, "there is too little of it at the end"
    assert value_of("goal_money", clinic(savings=195, income=6), buy, 6) < 0
    assert value_of("goal_nurses", clinic(income=20), buy) == 0


@pytest.mark.parametrize("version", [1, None])
def test_version_1_of_easy_plays_for_no_goal_but_nurses(version: int | None) -> None:
    scene = solo("goal_money", clinic(income=30, savings=30), "popularity")
    bot, view = easy_policy(CLINIC.all_modules, version), CLINIC.view(scene.rules, scene.state, 0, False)
    chosen = bot(view, scene.rules.legal(scene.state, 0), lambda _bound: 0)
    assert isinstance(chosen, c.BuyPopularity)
    assert (chosen.points > 0) == (version == 1)

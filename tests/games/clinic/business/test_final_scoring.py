"""The end of the game: what counts, what it costs, and who wins."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.clinic.steps.final_scoring import standings
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused

TOWER = (
    "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2 hub:1b2:cardiology treatment_room:1b3"
    " supply_room:1c3 hub:2b3:psychiatry treatment_room:2b2 supply_room:2c2 hub:3b2:cardiology"
    " treatment_room:3b3 supply_room:3c3"
)
"""A working treatment room on every floor."""
NOTHING = clinic("", entrances="")


def scored(*clinics: Clinic, **more: Any) -> Scene:
    clinics = (*clinics, NOTHING) if len(clinics) == 1 else clinics
    return goes_on(given("final_scoring", *clinics, **{"round": 6, **more}))


def lines(own: Clinic, **more: Any) -> dict[str, int]:
    """The lines of a clinic that are not nought."""
    event = next(event for event in happened(scored(own, **more), e.GameScored) if event.seat == 0)
    return {line.reason: line.points for line in event.lines if line.points}


def test_doctors_count_by_colour_and_nurses_one_each_but_orderlies_nothing() -> None:
    staff = (
        "doctor:white@0b3 doctor:yellow@0b3 doctor:orange@0b3 doctor:red@0b3 nurse@0b3 nurse@0b3 orderly@0c2"
    )
    assert lines(clinic("", staff)) == {"doctors": 1 + 2 + 3 + 4, "nurses": 2}


def test_working_treatment_rooms_count_by_floor() -> None:
    assert lines(clinic(TOWER)) == {"treatment_rooms": 0 + 2 + 4 + 6}


@pytest.mark.parametrize("missing", ["hub:1b2:cardiology", "supply_room:1c3 supply_room:0c3"])
def test_treatment_rooms_that_lack_hub_or_supply_do_not_count(missing: str) -> None:
    rooms = f"{FIRST_BUILDING} hub:1b2:cardiology treatment_room:1b3 supply_room:1c3"
    assert lines(clinic(rooms)) == {"treatment_rooms": 2}
    left = " ".join(room for room in rooms.split() if room not in missing.split())
    assert lines(clinic(left)) == {}


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("outpatient_services:0d1", 8),
        ("hub:0d1:cardiology operating_room:0d2", 8),
        ("hub:0d1:cardiology treatment_room:0d2 supply_room:0d3", 8),
        ("hub:0d1:cardiology treatment_room:0d2", 0),
        ("operating_room:0d1", 0),
        ("lab:0d1", 0),
        ("hub:0d1:cardiology", 0),
    ],
)
def test_every_further_building_that_can_treat_brings_eight(building: str, points: int) -> None:
    first = "hub:0a3:psychiatry treatment_room:0a2 supply_room:0b2"
    assert lines(clinic(f"{first} {building}")).get("buildings", 0) == points


def test_the_first_building_that_can_treat_brings_nothing() -> None:
    assert lines(clinic("outpatient_services:0d1")) == {}
    assert lines(clinic("lab:0a1 outpatient_services:0d1")) == {}


def test_patients_left_cost_by_colour_in_pre_admissions_too() -> None:
    left = (
        "patient:white:psychiatry@0b2! patient:yellow:psychiatry@0b2! patient:orange:psychiatry@pre"
        " patient:red:cardiology@pre"
    )
    assert lines(clinic(persons=left)) == {"patients": -(1 + 2 + 3 + 4)}


@pytest.mark.parametrize(("time", "points"), [(0, 0), (2, 0), (3, -1), (5, -1), (6, -2), (100, -33)])
def test_every_full_three_of_time_cost_one(time: int, points: int) -> None:
    assert lines(clinic("", time=time)).get("time", 0) == points


def test_all_figures_of_the_end_can_be_set() -> None:
    own = {
        "doctor_points": [5, 6, 7, 8],
        "nurse_points": 9,
        "treatment_room_points": [1, 0, 0, 0],
        "patient_penalties": [10, 20, 30, 40],
    }
    persons = "doctor:white@0b3 doctor:red@0b3 nurse@0b3 patient:orange:psychiatry@pre"
    assert lines(clinic(persons=persons), options={"figures": own}) == {
        "doctors": 13,
        "nurses": 9,
        "treatment_rooms": 1,
        "patients": -30,
    }


def test_everyone_is_scored_in_turn_order_all_lines_at_once() -> None:
    scene = scored(NOTHING, NOTHING, NOTHING, turn_order=(2, 0, 1))
    events = happened(scene, e.GameScored)
    assert [event.seat for event in events] == [2, 0, 1]
    assert [line.reason for line in events[0].lines] == [
        "doctors",
        "nurses",
        "treatment_rooms",
        "buildings",
        "patients",
        "time",
    ]


def test_the_lines_are_added_to_the_popularity_and_may_take_it_below_nothing() -> None:
    poor = clinic("", "patient:red:psychiatry@pre", popularity=1)
    scene = scored(poor, clinic("", "doctor:red@0b3", popularity=20))
    assert [own.popularity for own in scene.state.clinics] == [-3, 24]
    assert [(one.seat, one.place, one.points) for one in standings(scene.rules, scene.state)] == [
        (0, 2, -3),
        (1, 1, 24),
    ]


def test_among_equals_whoever_is_earlier_in_the_turn_order_wins() -> None:
    equals = [clinic("", popularity=7)] * 3
    scene = scored(*equals, turn_order=(1, 2, 0))
    assert [one.place for one in standings(scene.rules, scene.state)] == [3, 1, 2]


def test_the_service_scores_and_then_the_game_is_over() -> None:
    scene = given("final_scoring", NOTHING, NOTHING, round=6)
    assert refused(scene, 0, c.ScoreGame()) == "service_only"
    assert not scene.rules.finished(scene.state)
    after = goes_on(scene)
    assert after.rules.finished(after.state)
    assert not offered(after)


def test_the_order_is_that_of_the_last_administration() -> None:
    rich, poor = clinic("", popularity=9), clinic("", popularity=2)
    scene = goes_on(given("administration", rich, poor, round=6, turn_order=(0, 1)))
    assert [event.seat for event in happened(goes_on(scene), e.GameScored)] == [1, 0]

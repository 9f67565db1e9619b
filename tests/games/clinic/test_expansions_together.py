"""Whole games with Workaholic Doctors and Zombies, and with every subset of the four mini-expansions."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from games.clinic.geometry.buildings import free_places
from games.clinic.state import Clinic
from tests.games.clinic.haunted import haunting
from tests.games.clinic.tables import Scene, clinic, given
from tests.games.clinic.units import check_unit_game, play_on

UNITS = ("workaholic_doctors", "zombies")
ALL = ("blood_transfusion", "extinguishers", *UNITS)
SUBSETS = [keys for count in range(len(ALL) + 1) for keys in combinations(ALL, count)]
ACTIVATIONS = ("simultaneous", "sequential")


@pytest.mark.parametrize("number", [1, 2, 4, 7])
def test_games_of_one_to_four_players(number: int) -> None:
    check_unit_game(number, UNITS, 1 + number % 4, offers=False, activation=ACTIVATIONS[number // 4])


@pytest.mark.parametrize("number", [2, 5])
def test_offers_of_whole_games(number: int) -> None:
    check_unit_game(number, UNITS, 2)


@pytest.mark.parametrize(("number", "units"), list(enumerate(SUBSETS)))
def test_games_with_every_subset(number: int, units: tuple[str, ...]) -> None:
    check_unit_game(number, units, 1 + number % 4, offers=False)


@pytest.mark.soak
def test_many_games() -> None:
    for number in range(8, 168):
        check_unit_game(number, SUBSETS[number % len(SUBSETS)], 1 + number // 16 % 4)


ROOMS = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2 lab:0c3 treatment_room:1b3 supply_room:0a3"
PEOPLE = (
    "doctor:purple@0b3 doctor:white@0c3 doctor:purple@0b2 nurse@0b3 orderly@0c2"
    " patient:white:psychiatry@0b2! patient:white:psychiatry@0b2! patient:white:psychiatry@pre"
    " patient:yellow:psychiatry@1b3! patient:yellow:psychiatry@1b3! patient:yellow:psychiatry@pre"
    " patient:white:psychiatry@pre"
)
WHERE = "0a1 0c3"


def restless() -> Clinic:
    """A clinic with workaholics, zombies, patients who may become some, and a lab."""
    found = clinic(ROOMS, PEOPLE, cars="", savings=40)
    count = len(found.people) + 2 * len(WHERE.split())
    return replace(found, cars=tuple(free_places(found, inner_only=False)[:count]))


def restless_table(units: tuple[str, ...]) -> Scene:
    """Two such clinics before the last action of a round."""
    return given("select_3", restless(), restless(), units=units, zombies=(haunting(WHERE),) * 2)


def test_games_with_everything_from_a_restless_table_on() -> None:
    scene = restless_table(ALL)
    for number in (1, 2):
        play_on(number, scene.rules, scene.state)


def test_zombies_move_are_cured_and_take_people_from_a_restless_table_on() -> None:
    played, seen = Counter[str](), Counter[str]()
    scene = restless_table(UNITS)
    for number in (1, 2, 4, 5):
        state, commands = play_on(number, scene.rules, scene.state)
        played += commands
        for one in state.zombies:  # type: ignore[attr-defined]
            seen += Counter(cured=one.cured, removed=one.removed)
    assert played["move_zombie"]
    assert seen["cured"] >= played["cure_zombie"] > 0, "treat_best cures too"
    assert seen["removed"]

"""Whole games with Workaholic Doctors and Zombies, and with every subset of the four mini-expansions."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from games.clinic.bots.bot_view import bot_view_of
from games.clinic.commands import HireDoctor
from games.clinic.geometry.buildings import free_places
from games.clinic.modules.workaholic_doctors import WORKAHOLIC_DOCTORS
from games.clinic.modules.zombies import ZOMBIES
from games.clinic.modules.zombies.messages import MoveZombie
from games.clinic.modules.zombies.state import zombies_by_seat
from games.clinic.state import Clinic
from games.clinic.title import CLINIC
from games.clinic.view import view
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from tests.games.clinic.mini_expansions.zombie_tables import table_with_zombies, zombies_at
from tests.games.clinic.module_games import check_game, play_on
from tests.games.clinic.tables import Scene, clinic, given
from tests.soak import soak

MODULES = ("workaholic_doctors", "zombies")
ALL = ("blood_transfusion", "extinguishers", *MODULES)
SUBSETS = [keys for count in range(len(ALL) + 1) for keys in combinations(ALL, count)]
ACTIVATIONS = ("simultaneous", "sequential")


@pytest.mark.parametrize("number", [1, 2, 4, 7])
def test_games_of_one_to_four_players(number: int) -> None:
    check_game(number, MODULES, 1 + number % 4, available_commands=0, activation=ACTIVATIONS[number // 4])


@pytest.mark.parametrize("number", [2, soak(5)])
def test_offers_of_whole_games(number: int) -> None:
    check_game(number, MODULES, 2)


@pytest.mark.parametrize(("number", "modules"), list(enumerate(SUBSETS)))
def test_games_with_every_subset(number: int, modules: tuple[str, ...]) -> None:
    check_game(number, modules, 1 + number % 4, available_commands=0.1)


def test_the_easy_bot_minds_the_price_of_a_workaholic_and_keeps_zombies_from_people() -> None:
    scene = given("hire_1", clinic(), clinic(), modules=MODULES, university=("purple", "red"))
    bot_view = bot_view_of(view(scene.rules, scene.state, 0, everything=False))
    dearer = WORKAHOLIC_DOCTORS.heuristics[HireDoctor]
    assert [dearer(bot_view, HireDoctor(position, "b3-south")) for position in (0, 1)] == [-4, 0]
    scene = table_with_zombies("zombies", "0b3", "nurse@0b2")
    bot_view = bot_view_of(view(scene.rules, scene.state, 0, everything=False))
    away = ZOMBIES.heuristics[MoveZombie]
    assert [away(bot_view, MoveZombie(1, space)) for space in ("0a1", "0c2", "0b2")] == [1, -1, -2]


@pytest.mark.parametrize("modules", [MODULES, ALL])
def test_easy_bots_play_to_the_end(modules: tuple[str, ...]) -> None:
    rules = compose(CLINIC, modules, {}, ("bot", "bot"))
    state, luck, events = fresh_state(CLINIC, rules), Seeded(b"easy"), 0
    _, state = rules.begin(state, luck)
    while awaiting := rules.awaiting(state):
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = awaiting.seats[0]
            seen = view(rules, state, seat, everything=False)
            command = CLINIC.policy(seen, rules.legal(state, seat), luck.below)
        _, state = rules.decide(state, seat, command, luck)
        events += 1
        assert events < 2000
    assert rules.finished(state)


@pytest.mark.soak
@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_many_games(modules: tuple[str, ...]) -> None:
    for number in range(8, 168):
        if SUBSETS[number % len(SUBSETS)] == modules:
            check_game(number, modules, 1 + number // 16 % 4)


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


def restless_table(modules: tuple[str, ...]) -> Scene:
    """Two such clinics before the last action of a round."""
    return given("select_3", restless(), restless(), modules=modules, zombies=(zombies_at(WHERE),) * 2)


@pytest.mark.parametrize("number", [1, soak(2)])
def test_games_with_everything_from_a_restless_table_on(number: int) -> None:
    scene = restless_table(ALL)
    play_on(number, scene.rules, scene.state)


def test_zombies_move_are_cured_and_take_people_from_a_restless_table_on() -> None:
    played, seen = Counter[str](), Counter[str]()
    scene = restless_table(MODULES)
    for number in (1, 2, 5, 8):
        state, commands = play_on(number, scene.rules, scene.state)
        played += commands
        for one in zombies_by_seat(state):
            seen += Counter(cured=one.cured, removed=one.removed)
    assert played["move_zombie"]
    assert seen["cured"] >= played["cure_zombie"] > 0, "treat_best cures too"
    assert seen["removed"]

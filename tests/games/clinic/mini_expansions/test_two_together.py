"""Whole games with Extinguishers and Blood Transfusion."""

from collections import Counter

import pytest

from games.clinic.modules.blood_transfusion.bank import Bank
from games.clinic.state import Clinic
from tests.games.clinic.module_games import check_game, play_on
from tests.games.clinic.tables import Scene, clinic, given
from tests.soak import soak

MODULES = ("extinguishers", "blood_transfusion")
ACTIVATIONS = ("simultaneous", "sequential")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_games_of_one_to_four_players(number: int) -> None:
    check_game(number, MODULES, 1 + number % 4, activation=ACTIVATIONS[number // 4])


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("number", [2, soak(4)])
def test_games_with_one_of_them(module: str, number: int) -> None:
    check_game(number, (module,), number)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(5, 128, 10))
def test_many_games(first: int) -> None:
    for number in range(first, first + 10):
        check_game(number, MODULES, 1 + number % 4, activation=ACTIVATIONS[number // 4 % 2])


def stocked() -> Clinic:
    """A clinic with much to do for nurses: two treatment rooms, patients in both, and only one doctor."""
    return clinic(
        "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2 treatment_room:0c3 hub:1c2:psychiatry",
        "doctor:orange@0b3 nurse@0b3 nurse@0b2 nurse@0c3 orderly@0c2"
        " patient:white:psychiatry@0b2! patient:red:psychiatry@0b2! patient:yellow:psychiatry@0c3!"
        " patient:orange:psychiatry@pre patient:white:psychiatry@pre",
        savings=40,
    )


def busy_table() -> Scene:
    """Two such clinics, with blood in their hubs and hands and an extinguisher in the first."""
    banks = (
        Bank(tokens=("0b3", "0b3", "1c2"), carriers=(3,)),
        Bank(tokens=("0b2",), carriers=(2, 4)),
    )
    return given(
        "move",
        stocked(),
        stocked(),
        modules=MODULES,
        options={"figures": {"psychiatry_hubs": 8}},
        extinguishers=(("0c2", "0b3"), ()),
        blood_transfusion=banks,
    )


def check_busy_table(available_commands: float) -> None:
    """Play games from there on, in which every kind of command of both modules is given."""
    played = Counter[str]()
    for number in (2, 3, 8, 20):
        scene = busy_table()
        played += play_on(number, scene.rules, scene.state, available_commands=available_commands)[1]
    for command in ("give_blood", "take_blood", "drop_blood", "transfuse", "treat", "build_extinguisher"):
        assert played[command], f"nobody tried to {command}"


def test_games_from_a_busy_table_on() -> None:
    """What is offered is held against what is accepted now and then."""
    check_busy_table(available_commands=0.1)


@pytest.mark.soak
def test_offers_from_a_busy_table_on() -> None:
    check_busy_table(available_commands=1)

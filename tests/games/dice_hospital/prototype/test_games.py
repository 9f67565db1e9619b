"""Prototype 2.11: whole games, every command in small hospitals, and bots that play it."""

from random import Random

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.bots.easy import easy_policy
from games.dice_hospital.modules.administrators.messages import KeepAdministrator
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.dice_hospital.state import COLOURS, Hospital
from games.dice_hospital.view import view
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.games.dice_hospital.tables import Scene, given, hospital, rules
from tests.games.dice_hospital.whole_games.test_offers import (
    all_bags,
    all_placements,
    all_uses,
    same_moves,
    small,
)
from tests.soak import numbers, soak

MODULES = ("prototype",)
BOX = rules(2, modules=MODULES).box
TILES = tuple(tile for tile in BOX.department_tiles() if tile.endswith(".1"))
CARDS = tuple(card for card in BOX.specialist_cards() if card.endswith(".1"))
POLICY = easy_policy(DICE_HOSPITAL.all_modules)


@pytest.mark.parametrize(
    ("number", "players", "administrators", "activation"),
    [
        soak(0, 4, True, "sequential"),
        (1, 2, False, "simultaneous"),
        (1, 3, True, "simultaneous"),
        (2, 2, True, "sequential"),
        soak(2, 4, False, "simultaneous"),
    ],
)
def test_whole_games(number: int, players: int, administrators: bool, activation: str) -> None:
    check_module_game(number, MODULES, players, administrators=administrators, activation=activation)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(60))
def test_many_whole_games(number: int) -> None:
    check_module_game(
        number,
        MODULES,
        2 + number // 3 % 3,
        administrators=number % 2 == 0,
        activation=("simultaneous", "sequential")[number // 9 % 2],
    )


@pytest.mark.parametrize("number", range(12))
def test_all_placements_of_a_small_hospital(number: int) -> None:
    scene = _small(Random(number), 5)
    same_moves(scene.rules, scene.state, "place", all_placements(scene.state.hospitals[0]))


@pytest.mark.parametrize("number", numbers(6, 24))
def test_all_uses_of_specialists_and_bags_in_a_small_hospital(number: int) -> None:
    random = Random(number)
    scene = _small(random, 6)
    places = [one for one in scene.rules.legal(scene.state, 0) if getattr(one, "meeple", "nurse") != "nurse"]
    for command in random.sample(places, min(6, len(places))):
        _, state = scene.rules.decide(scene.state, 0, command, Seeded(b""))
        one = state.hospitals[0]
        same_moves(scene.rules, state, "bag", all_bags(one))
        same_moves(scene.rules, state, "colour", _all_colours(one))
        bags = [
            bag for bag in scene.rules.legal(state, 0) if isinstance(bag, c.UseBloodBag | RecolourPatient)
        ]
        if bags and random.random() < 0.5:
            _, state = scene.rules.decide(state, 0, random.choice(bags), Seeded(b""))
        same_moves(scene.rules, state, "specialist", all_uses(state.hospitals[0]))


def _small(random: Random, most: int) -> Scene:
    return small(random, most, TILES, CARDS, MODULES)


def _all_colours(one: Hospital) -> list[RecolourPatient]:
    return [RecolourPatient(die.id, colour) for die in one.patients for colour in COLOURS]


def test_games_use_everything_the_edition_adds() -> None:
    """Otherwise the games above would show little."""
    seen = set()
    for number in (1, 2, 4):
        for move in module_game(number, MODULES, 3).moves:
            seen |= {type(event).__name__ for event in move.events}
    assert seen >= {"PatientRecoloured", "MostDischargedRewarded", "ImprovementTradedIn", "SpecialistUsed"}


def _easy(scene: Scene) -> Command:
    return POLICY(
        view(scene.rules, scene.state, 0, False), scene.rules.legal(scene.state, 0), lambda _bound: 0
    )


def test_easy_recolours_whom_a_strong_department_could_heal() -> None:
    ward = hospital("G4", tiles="surgical_theatre_211.1", bags=1, used=("pharmacy", "imaging"))
    scene = given("activation", ward, hospital(), modules=MODULES)
    assert _easy(scene) == RecolourPatient(1, "red")
    ward = hospital(
        "G4", tiles="surgical_theatre_211.1", bags=1, used=("pharmacy", "imaging"), nurses_placed=3
    )
    scene = given("activation", ward, hospital(), modules=MODULES)
    assert _easy(scene) == c.FinishActivation(), "nobody is left to place"


def test_easy_trades_a_useless_department_in_before_the_last_activation() -> None:
    ward = hospital("R6 R6", tiles="crash_centre_211.1 physiotherapy_211.1")
    last = given("trade_in", ward, hospital(), modules=MODULES, round=8)
    assert _easy(last) == c.TradeIn("crash_centre_211.1")
    assert _easy(given("trade_in", ward, hospital(), modules=MODULES, round=7)) == c.KeepImprovements()
    ward = hospital("R6 R6", tiles="physiotherapy_211.1", cards="surgeon_211.1")
    assert _easy(given("trade_in", ward, hospital(), modules=MODULES, round=8)) == c.KeepImprovements()


def test_easy_knows_where_consultant_and_registrar_can_react() -> None:
    ward = hospital("R4* Y4", cards="consultant_211.1", used=("oncology",), nurses_placed=3)
    scene = given("activation", ward, hospital(), modules=MODULES)
    assert _easy(scene) == c.PlaceMeeple("consultant_211.1", "trauma_unit", (1,))
    used = ("oncology", "trauma_unit")
    ward = hospital("R6* Y2", cards="registrar_211.1", used=used, nurses_placed=3)
    scene = given("activation", ward, hospital(), modules=MODULES)
    assert _easy(scene) == c.PlaceMeeple("registrar_211.1", "clinic", (1,))


def test_easy_keeps_who_protects() -> None:
    scene = given(
        "administrators", hospital(), hospital(), modules=MODULES, administrators=[None] * 2, round=0
    )
    bot_view = view(scene.rules, scene.state, 0, False)
    hand = [KeepAdministrator("chief_of_surgery_211"), KeepAdministrator("matron_of_trauma_211")]
    assert POLICY(bot_view, hand, lambda _bound: 0) == hand[1]

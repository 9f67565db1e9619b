"""City in whole games, alone and with other modules: what must hold whatever is played."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import TOKENS
from games.dice_hospital.modules.city.state import City, city
from games.dice_hospital.modules.city.view import CityView
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.games.dice_hospital.city.tables import FULL, in_city, out_of_pile
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.games.dice_hospital.tables import rules
from tests.soak import soak


def whole_game(number: int, players: int) -> None:
    """Random, busy and sensible players."""
    table = check_module_game(
        number, ("city",), players, administrators=number != 1, available_commands=0.5, holds=nothing_is_lost
    )
    assert all(len(one.patients) <= 12 for one in table.play.hospitals)


def nothing_is_lost(_rules: Rules, play: Any) -> None:
    """Thirty tokens, each in one place; two ambulances never stand at one entrance."""
    found: City = play.city
    held = [*out_of_pile(found), *(token for layer in found.pile.layers for token in layer)]
    assert Counter(held) == {f"{t.key}.{copy}": 1 for t in TOKENS for copy in range(1, 6)}
    parked = [crew.ambulance for crew in found.crews if crew.ambulance]
    assert len(set(parked)) == len(parked)


@pytest.mark.parametrize(("number", "players"), [(0, 2), soak(2, 3)])
def test_whole_games(number: int, players: int) -> None:
    whole_game(number, players)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(12))
def test_many_whole_games(number: int, players: int) -> None:
    whole_game(number, players)


@pytest.mark.parametrize(
    ("number", "players", "modules"),
    [
        (0, 2, ("event_cards", "national_epidemic")),
        soak(1, 3, ("super_resistant_virus", "admissions_panic", "final_round_collection")),
        (2, 4, ("experimental_medicine", "consultant", "admissions_nurse")),
        soak(4, 5, ("event_cards", "super_resistant_virus", "final_round_collection")),
        (3, 3, ("investments",)),
        soak(5, 4, ("investments", "event_cards")),
    ],
)
def test_with_other_modules(number: int, players: int, modules: tuple[str, ...]) -> None:
    check_module_game(number, ("city", *modules), players, available_commands=0.2, activation="sequential")


@pytest.mark.parametrize(("number", "players"), [(1, 3), (2, 2)])
def test_nearly_every_trip_brings_three_patients_and_none_brings_more(number: int, players: int) -> None:
    moves = module_game(number, ("city",), players).moves
    events = [event for move in moves for event in move.events]
    trips, fetched = list[int](), 0
    for event in events:
        fetched += isinstance(event, m.PatientFetched)
        if isinstance(event, m.TripEnded):
            trips.append(fetched)
            fetched = 0
    assert len(trips) == 8 * players
    assert max(trips) == 3
    assert trips.count(3) > len(trips) * 0.8


def test_sensible_players_use_their_tokens_and_beat_those_who_do_anything() -> None:
    means = []
    for kind in (0, 2):
        tables = [
            check_module_game(number, ("city",), 3, available_commands=0) for number in range(kind, 12, 3)
        ]
        points = [one.points for table in tables for one in table.play.hospitals]
        means.append(sum(points) / len(points))
    assert means[1] > means[0] + 25


def test_everything_is_shown_and_survives_json() -> None:
    game = module_game(2, ("city",), 3)
    for move in game.moves:
        if move.after.play is not None and move.after.play.city.tiles:
            view: Any = game.game.view(move.after, None)
            shown = view.modules["city"]
            again = msgspec.json.decode(msgspec.json.encode(shown), type=CityView)
            assert again == shown
            assert [tile.number for tile in shown.tiles] == list(range(4 * shown.columns))
            assert shown.pile == len(move.after.play.city.pile)


def test_the_order_of_the_pile_is_not_shown() -> None:
    scene = in_city("city_trips", FULL)
    other = in_city("city_trips", FULL)
    pile = city(scene.state).pile
    turned = msgspec.structs.replace(pile, layers=(pile.layers[0][::-1],))
    found = msgspec.structs.replace(city(other.state), pile=turned)
    state = msgspec.structs.replace(other.state, city=found)
    show = scene.rules.views["city"]
    assert show(scene.rules, scene.state, 0, False) == show(other.rules, state, 0, False)


def _with(*modules: str, players: int = 2, **options: Any) -> Rules:
    return compose(DICE_HOSPITAL, ("city", *modules), options, ("human",) * players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_numbers_as_players_and_no_helicopter_among_them(players: int) -> None:
    found = fresh_state(DICE_HOSPITAL, rules(players, modules=("city",)))
    assert [vehicle.number for vehicle in found.ambulances] == list(range(1, players + 1))


def test_no_parking_with_the_city() -> None:
    assert "parking" not in {module.key for module in _with("investments").modules}


def test_bad_figures_are_refused() -> None:
    for figures in ({"city_tiles": {"city_bridge": 2}}, {"city_bonus_tokens": {"bonus_heal": -1}}):
        with pytest.raises(Illegal, match="bad_figure"):
            _with(figures=figures)
    with pytest.raises(Illegal, match="figure_not_house"):
        _with(figures={"city_patients": 4})


@pytest.mark.parametrize(
    ("modules", "seats"),
    [
        (("prototype",), ("human", "human")),
        (("medical_reports",), ("human",)),
        ((), ("human",)),
        ((), ("human", "automa")),
    ],
)
def test_modules_that_the_books_keep_apart(modules: tuple[str, ...], seats: tuple[str, ...]) -> None:
    with pytest.raises(Illegal, match="module_conflict"):
        compose(DICE_HOSPITAL, ("city", *modules), {}, seats)

"""City, setup: the grid of tiles, its roads and entrances, the first patients and bonus tokens."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import TOKENS
from games.dice_hospital.modules.city.figures import COLUMNS
from games.dice_hospital.modules.city.grid.layout import draw_tiles, is_city, lay, rotations, turned
from games.dice_hospital.modules.city.grid.tiles import (
    CityEntrance,
    CityTile,
    Side,
    all_connected,
    connected_tiles,
    entrances_by_tile,
)
from games.dice_hospital.modules.city.state import city
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.module import Context
from games.kernel.rules import Rules
from tests.games.dice_hospital.city.tables import in_city, tiles
from tests.games.dice_hospital.tables import Scene
from tests.games.scenes import goes_on, happened

SIZES = {2: 12, 3: 16, 4: 20, 5: 20}


def _rules(players: int, **figures: Any) -> Rules:
    return compose(DICE_HOSPITAL, ("city",), {"figures": figures}, ("human",) * players)


def _laid(players: int, number: int, **figures: Any) -> tuple[CityTile, ...]:
    return _laid_by(_rules(players, **figures), number)


def _laid_by(rules: Rules, number: int) -> tuple[CityTile, ...]:
    return lay(Context(rules, Seeded(number.to_bytes(4, "big"))))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rows_of_four_tiles_three_to_five_of_them(players: int) -> None:
    assert len(_laid(players, 0)) == SIZES[players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_roads_are_one_net_with_an_entrance_for_everyone_and_two_more(players: int) -> None:
    for number in range(60):
        found = _laid(players, number)
        assert all_connected(found, COLUMNS)
        assert sum(map(len, entrances_by_tile(found, COLUMNS))) >= players + 2


def test_a_layout_that_is_no_city_is_laid_again() -> None:
    """Some layouts have to be thrown away, or the test above would show nothing."""
    rules, thrown = _rules(4), 0
    for number in range(60):
        ctx = Context(rules, Seeded(number.to_bytes(4, "big")))
        thrown += not rules.resolve(is_city)(rules, rules.resolve(turned)(ctx.chance, draw_tiles(ctx)))
    assert 0 < thrown < 40


def test_the_first_tile_leads_to_the_right_and_down() -> None:
    for number in range(60):
        assert {"east", "south"}.issubset(_laid(3, number)[0].roads)


def test_any_tile_that_leads_to_two_neighbouring_sides_may_be_the_first() -> None:
    """For a straight road another one is drawn."""
    kinds = {_laid(4, number)[0].kind for number in range(80)}
    assert kinds == {"city_crossroads", "city_t_junction", "city_bend"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_new_tile_of_the_first_row_connects_to_the_one_before(players: int) -> None:
    """Ruling 81."""
    rules = _rules(players)
    for number in range(75):
        found = _laid_by(rules, number)
        assert all(tile - 1 in connected_tiles(found, COLUMNS, tile) for tile in range(1, COLUMNS))


def test_a_bend_in_the_first_row_lies_at_one_of_its_ends() -> None:
    """In the middle it would have to join one neighbour only."""
    rules, places = _rules(4), set[int]()
    for number in range(80):
        places.update(n for n, tile in enumerate(_laid_by(rules, number)[:COLUMNS]) if "bend" in tile.kind)
    assert places == {0, 3}


def _joins(found: Sequence[CityTile], row: int) -> int:
    """How many tiles of a row are connected with the tile on the left, and how many with the one above."""
    tiles = range(row * COLUMNS, (row + 1) * COLUMNS)
    return sum(
        len(
            {tile - COLUMNS, *([tile - 1] if tile > tiles[0] else [])}
            & {*connected_tiles(found, COLUMNS, tile)}
        )
        for tile in tiles
    )


@pytest.mark.parametrize("players", [2, 4])
def test_the_following_rows_connect_as_many_roads_as_possible(players: int) -> None:
    """Ruling 81: no other way to turn the tiles of a row has more joins with the rows above and in itself."""
    rules = _rules(players)
    for number in range(6):
        found = _laid_by(rules, number)
        for row in range(1, len(found) // COLUMNS):
            first = row * COLUMNS
            turns = [rotations(tile.kind) for tile in found[first : first + COLUMNS]]
            others = (
                (*found[:first], *map(CityTile, [tile.kind for tile in found[first:]], ways))
                for ways in product(*turns)
            )
            assert _joins(found, row) == max(_joins(other, row) for other in others)


@pytest.mark.parametrize(
    "row",
    [
        ("straight", "bend", "t_junction", "straight"),
        ("straight", "bend", "t_junction", "t_junction"),
    ],
)
def test_the_tiles_of_a_row_are_turned_together(row: tuple[str, ...]) -> None:
    """One tile after the other, each with as many joins as it can have, would leave roads unconnected."""
    turn = _rules(2).resolve(turned)
    kinds = [f"city_{kind}" for kind in ("bend", "crossroads", "t_junction", "straight", *row)]
    for number in range(60):
        laid = turn(Seeded(number.to_bytes(4, "big")), kinds)
        ways = product(*[rotations(kind) for kind in kinds[COLUMNS:]])
        others = [(*laid[:COLUMNS], *map(CityTile, kinds[COLUMNS:], way)) for way in ways]
        assert _joins(laid, 1) == max(_joins(other, 1) for other in others)


class _Last:
    """Luck that always takes the last possibility."""

    def below(self, bound: int) -> int:
        return bound - 1


def test_a_t_junction_below_a_road_joins_the_tile_above_rather_than_lead_down() -> None:
    turn = _rules(2).resolve(turned)
    laid = turn(_Last(), ["city_crossroads"] * 5 + ["city_t_junction", "city_crossroads"])
    assert laid[5].roads == ("north", "east", "west")
    free = turn(_Last(), ["city_crossroads", "city_t_junction", "city_crossroads"])
    assert free[1].roads == ("east", "south", "west"), "in the first row that is left to luck"


def test_a_straight_road_joins_the_tile_above_where_no_neighbour_can_be_joined() -> None:
    """Turned the other way it would only lead on."""
    turn = _rules(2).resolve(turned)
    laid = turn(
        _Last(), ["city_crossroads"] * 4 + ["city_bend", "city_straight", "city_bend", "city_straight"]
    )
    assert _joins(laid, 1) == 5


def test_a_table_may_ask_for_more_entrances() -> None:
    fewest = [
        min(sum(map(len, entrances_by_tile(_laid(5, number, **figures), COLUMNS))) for number in range(40))
        for figures in ({}, {"city_spare_entrances": 5})
    ]
    assert fewest[0] < 10 <= fewest[1]


def test_pink_slots_lie_face_down_and_all_twenty_tiles_serve_four_players() -> None:
    kinds = Counter(tile.kind for tile in _laid(4, 1))
    assert kinds == {"city_crossroads": 8, "city_t_junction": 8, "city_straight": 2, "city_bend": 2}


@pytest.mark.parametrize(
    "counts",
    [{"city_straight": 20}, {"city_bend": 20}, {"city_crossroads": 1}, {}, {"city_t_junction_pink": 20}],
)
def test_a_box_with_other_tiles_makes_a_city_too(counts: dict[str, int]) -> None:
    """Crossroads make up for what is missing or does not fit."""
    found = _laid(5, 0, city_tiles=counts)
    assert len(found) == 20
    assert all_connected(found, COLUMNS)


def _names(stops: Sequence[Sequence[CityEntrance]]) -> list[list[tuple[int, Side]]]:
    return [[(entrance.tile, entrance.side) for entrance in stop] for stop in stops]


def test_entrances_are_roads_out_of_the_city_clockwise_and_a_corner_has_two() -> None:
    found = entrances_by_tile(tiles("x ew esw sw  ns x x nesw  ne ew nesw nw"), 4)
    assert _names(found) == [
        [(0, "west"), (0, "north")],
        [(7, "east")],
        [(10, "south")],
    ]
    assert _names(entrances_by_tile(tiles("x x x x  x x x x  x x x x"), 4))[-2:] == [
        [(8, "south"), (8, "west")],
        [(4, "west")],
    ]


def test_the_left_edge_goes_up_again() -> None:
    found = _names(entrances_by_tile(tiles("x x x x  x x x x  x x x x  x x x x"), 4))
    assert found[-3:] == [[(12, "south"), (12, "west")], [(8, "west")], [(4, "west")]]
    assert found[4:7] == [[(7, "east")], [(11, "east")], [(15, "east"), (15, "south")]]


def test_two_tiles_are_joined_only_if_both_have_a_road_to_the_other() -> None:
    found = tiles("x nsw x x  x x x x  x x x x")
    assert connected_tiles(found, 4, 0) == [1, 4]
    assert connected_tiles(found, 4, 2) == [3, 6]


def _set_up() -> Scene:
    return goes_on(in_city("starting_patients", "", round=0))


def test_a_patient_on_every_tile_and_a_token_beside_every_two() -> None:
    scene = _set_up()
    found = city(scene.state).tiles
    assert len(found) == 12
    assert all(tile.patient for tile in found)
    assert {tile.patient.value for tile in found if tile.patient} <= {2, 3, 4, 5}
    assert [bool(tile.token) for tile in found] == [
        tile.patient and tile.patient.value == 2 for tile in found
    ]
    assert sum(scene.state.bag) == 45 - 12
    assert scene.state.step == "city_moves"
    assert scene.state.round == 1


def test_the_events_of_the_setup_tell_everything() -> None:
    scene = _set_up()
    (laid,) = happened(scene, m.CityLaid)
    (arrived,) = happened(scene, m.CityPatientsArrived)
    (tokens,) = happened(scene, m.BonusTokensLaid)
    assert len(laid.tiles) == len(arrived.patients) == 12
    assert arrived.tiles == tuple(range(12))
    assert len(tokens.tiles) == len(tokens.tokens) == sum(die.value == 2 for die in arrived.patients)


def test_thirty_tokens_five_of_each_kind() -> None:
    pile = city(fresh_state(DICE_HOSPITAL, _rules(2))).pile
    kinds = Counter(token.partition(".")[0] for layer in pile.layers for token in layer)
    assert kinds == {token.key: 5 for token in TOKENS}
    assert len(pile) == 30


def test_a_table_may_set_how_many_tokens_there_are() -> None:
    state = fresh_state(DICE_HOSPITAL, _rules(2, city_bonus_tokens={"bonus_nurse": 2}))
    assert city(state).pile.layers == (("bonus_nurse.1", "bonus_nurse.2"),)
    assert len(city(fresh_state(DICE_HOSPITAL, _rules(2, city_bonus_tokens={}))).pile) == 0

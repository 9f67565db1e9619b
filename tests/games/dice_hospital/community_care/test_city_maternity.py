"""City and Maternity: mothers on pink tiles, one on a trip, and neglect that does not kill them."""

from collections import Counter
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.figures import COLUMNS
from games.dice_hospital.modules.city.grid.layout import lay
from games.dice_hospital.modules.city.grid.tiles import CityTile, all_connected, entrances_by_tile
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.modules.city_maternity.fetching import CityMotherReplaced
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose
from games.kernel.messages import SERVICE
from games.kernel.module import Context
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.games.dice_hospital.city.tables import FULL, Places, brought, in_city, shown
from tests.games.dice_hospital.module_games import check_module_game
from tests.games.dice_hospital.tables import Scene, dice, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when

PLACES = {2: [1, 10], 3: [1, 11, 12], 4: [1, 7, 12, 18], 5: [1, 7, 12, 18]}
MATERNITY = ("maternity",)
FOUR = "P4/1 p4/1 P4/2 p4/2 P4/3 p4/3 P4/4 p4/4"
FIRST: Places = {0: (0, "north"), 1: (11, "south")}


def _rules(players: int, pink: str | None = None, **more: Any) -> Rules:
    options = {"city_maternity": {"pink_tiles": pink}} if pink else {}
    return compose(DICE_HOSPITAL, ("city", "maternity"), {**options, **more}, ("human",) * players)


def _laid(rules: Rules, number: int) -> tuple[CityTile, ...]:
    return lay(Context(rules, Seeded(number.to_bytes(4, "big"))))


def _pink(tiles: tuple[CityTile, ...]) -> list[int]:
    return [number for number, tile in enumerate(tiles) if tile.kind.endswith("_pink")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pink_tiles_lie_where_the_book_puts_them(players: int) -> None:
    for number in range(20):
        found = _laid(_rules(players), number)
        assert _pink(found) == PLACES[players]
        assert all_connected(found, COLUMNS)
        assert sum(map(len, entrances_by_tile(found, COLUMNS))) >= players + 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_later_games_they_are_drawn_as_many_as_players_but_four_at_most(players: int) -> None:
    layouts = [_laid(_rules(players, "drawn"), number) for number in range(20)]
    assert {len(_pink(found)) for found in layouts} == {min(players, 4)}
    assert len({tuple(_pink(found)) for found in layouts}) > 10
    assert all({"east", "south"}.issubset(found[0].roads) for found in layouts)


def test_four_players_use_all_tiles_of_the_box() -> None:
    kinds = Counter(tile.kind for tile in _laid(_rules(4), 0))
    assert kinds["city_crossroads_pink"] == kinds["city_t_junction_pink"] == 2
    assert (
        kinds["city_crossroads"],
        kinds["city_t_junction"],
        kinds["city_straight"],
        kinds["city_bend"],
    ) == (6, 6, 2, 2)


def test_a_box_without_pink_tiles_makes_such_a_city_too() -> None:
    assert _pink(_laid(_rules(3, figures={"city_tiles": {"city_crossroads": 9}}), 0)) == PLACES[3]


def test_pink_tiles_are_an_option_of_both_modules_together_only() -> None:
    with pytest.raises(Illegal, match="option_without_module"):
        compose(DICE_HOSPITAL, ("city",), {"city_maternity": {"pink_tiles": "drawn"}}, ("human",) * 2)


def test_the_setup_puts_mothers_from_the_supply_on_pink_tiles() -> None:
    scene = goes_on(in_city("starting_patients", "", modules=MATERNITY, round=0))
    found = city(scene.state).tiles
    pink = [number for number, tile in enumerate(found) if tile.patient and tile.patient.colour == "pink"]
    assert pink == PLACES[2]
    assert all(tile.patient and tile.patient.value in (2, 3, 4, 5) for tile in found)
    assert all(t.patient.party == t.patient.id for t in found if t.patient and t.patient.colour == "pink")
    assert sum(scene.state.bag) == 45 - 10
    assert all(bool(tile.token) == (tile.patient is not None and tile.patient.value == 2) for tile in found)


def _trip(map_of_it: str, ward: str = "", ambulances: Places = FIRST, **more: Any) -> Scene:
    scene = in_city(
        "city_moves",
        map_of_it,
        hospital(ward),
        hospital(),
        ambulances=ambulances,
        acted=(0, 1),
        taken={},
        modules=MATERNITY,
        **{key: value for key, value in more.items() if key != "draws"},
    )
    return goes_on(scene, more.get("draws"))


def _walks(scene: Scene) -> list[int]:
    return [command.tile for command in offered(scene, 0, m.WalkTo)]


def test_one_mother_on_a_trip() -> None:
    scene = _trip("x:R3 Px:P4 x:G5 x:R4  Px:P3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    assert _walks(scene) == [1, 4]
    scene = when(scene, 0, m.WalkTo(1))
    assert _walks(scene) == [2, 5], "the other mother is not an offer, nor is she passed"
    assert refused(scene, 0, m.WalkTo(4)) == "tile_not_reachable"
    assert refused(scene, 0, m.WalkTo(8)) == "tile_not_reachable"


def test_a_second_mother_is_passed_only_if_nobody_else_can_be_fetched() -> None:
    scene = _trip("Pns:P3 x:G5 x:G5 x:R4  Pnse:P4 new:G3 x:R5 x:Y5  n:G4 x:R3 x:Y4 x:G3")
    assert _walks(scene) == [5, 8], "behind the second mother"
    scene = when(scene, 0, m.WalkTo(8))
    assert brought(scene, 0) == "P3 G4 G3", "and past her again"
    assert shown(scene).split(" / ")[1].startswith("P4"), "she stays where she is"


def test_a_mother_behind_a_passed_one_is_in_the_way_of_others_too() -> None:
    """From beside the second mother there is somebody to fetch, so the third is not passed yet."""
    scene = _trip("Pns:P3 x:G5 x:G5 x:R4  Pnse:P4 w:G3 x:R5 x:Y5  Pne:P5 w:R3 x:Y4 x:G3")
    fetched = [event.tile for event in happened(scene, m.PatientFetched) if event.seat == 0]
    assert fetched == [0, 5, 9], "there was no choice; past both of them in the end"


def test_a_second_mother_behind_whom_nobody_is_ends_the_trip() -> None:
    scene = _trip("Pns:P3 x:G5 x:G5 x:R4  Pn:P4 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    assert [event.patient for event in happened(scene, m.PatientFetched) if event.seat == 0] == [600]
    assert happened(scene, m.TotalCounted)[0] == m.TotalCounted(0, 3)


def test_with_four_mothers_you_must_replace_the_mother_you_fetch_by_a_die_of_the_same_value() -> None:
    """Ruling 95."""
    scene = _trip("x:R3 Px:P4+heal.1 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3", FOUR)
    assert _walks(scene) == [1, 4], "she does not block the way"
    scene = when(scene, 0, m.WalkTo(1), dice(scene.state.bag, "Y2")[:1])
    (event,) = happened(scene, CityMotherReplaced)
    assert (event.seat, event.tile, event.mother) == (0, 1, 601)
    assert brought(scene, 0) == "R3 Y4"
    assert city(scene.state).crews[0].found == ("bonus_heal.1",)
    assert city(scene.state).tiles[1].patient is None


def test_a_die_that_replaced_a_mother_is_not_pink_so_another_mother_may_be_fetched() -> None:
    """Ruling 95."""
    scene = _trip("x:R3 Px:P4 x:G5 x:R4  Px:P3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3", FOUR)
    scene = when(scene, 0, m.WalkTo(1), dice(scene.state.bag, "Y2")[:1])
    assert _walks(scene) == [2, 4, 5]
    scene = when(scene, 0, m.WalkTo(4), dice(scene.state.bag, "G2")[:1])
    assert [event.mother for event in happened(scene, CityMotherReplaced)] == [604]


def test_a_fifth_mother_who_is_the_only_one_to_fetch_is_replaced_without_asking() -> None:
    scene = _trip("es:R3 Px:P4 x:G5 x:R4  n x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3", FOUR)
    assert [event.tile for event in happened(scene, CityMotherReplaced)] == [1]
    assert [event.tile for event in happened(scene, m.PatientFetched)] == [0, 1]
    assert _walks(scene) == [2, 5]


def test_a_fifth_mother_for_whom_there_is_no_die_leaves_an_empty_tile() -> None:
    scene = _trip("x:R3 Px:P4 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3", FOUR, bag=(0, 0, 0))
    scene = when(scene, 0, m.WalkTo(1))
    assert happened(scene, CityMotherReplaced) == [CityMotherReplaced(0, 1, 601)]
    assert (brought(scene, 0), _walks(scene)) == ("R3", [2, 4, 5])


def test_the_places_of_pink_tiles_are_a_house_figure() -> None:
    """The book shows them in a picture only."""
    places = {"2": [[2, 4], [3, 1]], "4": [[1, 1]]}
    own = {"city_maternity_places": places}
    assert _pink(_laid(_rules(2, figures=own), 0)) == [7, 8]
    assert _pink(_laid(_rules(4, figures=own), 0)) == [0]
    assert _pink(_laid(_rules(3, figures=own), 0)) == PLACES[3], "other numbers of players keep theirs"
    (figure,) = [row for row in _rules(2).figure_rows if row.key == "city_maternity_places"]
    assert figure.source == "house"


def test_places_outside_of_the_city_are_left_out() -> None:
    places = {"2": [[5, 4], [3, 1], [3, 1]]}
    assert _pink(_laid(_rules(2, figures={"city_maternity_places": places}), 0)) == [8]


@pytest.mark.parametrize(
    "places", [{"2": []}, {"6": [[1, 1]]}, {"2": [[0, 1]]}, {"2": [[1, 5]]}, {"2": [[1, 1]] * 5}, [[1, 1]]]
)
def test_places_that_make_no_sense_are_refused(places: Any) -> None:
    with pytest.raises(Illegal, match="bad_figure"):
        _rules(2, figures={"city_maternity_places": places})


def test_with_three_mothers_a_fourth_may_come() -> None:
    scene = _trip(
        "x:R3 Px:P4 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3",
        "P4/1 p4/1 P4/2 p4/2 P4/3 p4/3",
    )
    assert _walks(scene) == [1, 4]


ENTRY = "Px:P4+heal.1 x:Y4 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3"


def test_a_fifth_mother_on_the_first_tile_becomes_somebody_of_the_bag() -> None:
    """Ours: at random, and set to her value."""
    scene = _trip(ENTRY, FOUR, draws=dice((15, 15, 15), "R2")[:1])
    (event,) = happened(scene, CityMotherReplaced)
    assert (event.seat, event.tile, event.mother) == (0, 0, 600)
    assert brought(scene, 0) == "R4"
    assert city(scene.state).crews[0].found == ("bonus_heal.1",)


def test_without_dice_in_the_bag_nobody_comes_instead() -> None:
    scene = _trip(ENTRY, FOUR, bag=(0, 0, 0))
    (event,) = happened(scene, CityMotherReplaced)
    assert event.patient is None
    assert brought(scene, 0) == ""
    assert _walks(scene) == [1, 4]


def test_with_three_mothers_the_first_tile_s_mother_comes_along() -> None:
    scene = _trip(ENTRY, "P4/1 p4/1 P4/2 p4/2 P4/3 p4/3")
    assert happened(scene, CityMotherReplaced) == []
    assert brought(scene, 0) == "P4"


def test_a_mother_is_refilled_on_her_tile() -> None:
    scene = _trip("x:R3 Px:P4 x x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = when(scene, 0, m.WalkTo(1))
    scene = when(scene, 0, m.WalkTo(3), [*dice(scene.state.bag, "R5 G3 R4"), 3])
    assert shown(scene).startswith("R5 P5 G3 R4")
    (arrived,) = happened(scene, m.CityPatientsArrived)
    assert len({die.id for die in arrived.patients}) == 4


@pytest.mark.parametrize("cards", ["", "paramedic.1"])
def test_no_token_heals_who_waits_for_the_family(cards: str) -> None:
    """Also not while a specialist may still react to the placement that made a mother wait."""
    ward = hospital("P6/1 p4/1 R3/2", cards=cards)
    scene = in_city("activation", FULL, ward, hospital(), tokens={0: "heal.1"}, modules=MATERNITY)
    scene = when(scene, 0, c.PlaceMeeple(cards or "nurse", "clinic", (1,)))
    assert [use.patient for use in offered(scene, 0, m.UseBonusToken)] == [2, 3]
    assert refused(scene, 0, m.UseBonusToken("bonus_heal.1", 1)) == "patient_not_eligible"


def _scored(map_of_it: str, *modules: str) -> Scene:
    ward = hospital("R3*/1")
    scene = in_city("scoring", map_of_it, ward, ward, modules=("maternity", *modules), round=8)
    return when(scene, SERVICE, c.ScoreRound())


def test_mothers_in_the_city_get_worse_but_not_below_one() -> None:
    map_of_it = "x:R5 Px:P5 x:G5 Px:P1  x:Y5 x:G5 x:R5 x:Y5  x:G5 x:R5 x:Y5 x:G5"
    scene = _scored(map_of_it)
    assert shown(scene).startswith("R4 P4 G4 P1 /")
    assert happened(scene, m.CityFatalityDealt) == []


def test_the_virus_does_not_kill_them_either() -> None:
    map_of_it = "x:R5 Px:P5 x:G5 Px:P2  x:Y5 x:G5 x:R5 x:Y5  x:G5 x:R5 x:Y5 x:G5"
    scene = _scored(map_of_it, "super_resistant_virus")
    assert shown(scene).startswith("R3 P3 G3 P1 /")


def whole_game(number: int, players: int) -> None:
    pink = {"pink_tiles": ("printed", "drawn")[number % 2]}
    check_module_game(number, ("city", "maternity"), players, available_commands=0.2, city_maternity=pink)


@pytest.mark.parametrize(("number", "players"), [(0, 3), (1, 2)])
def test_whole_games(number: int, players: int) -> None:
    """With pink tiles as the book puts them, and with drawn ones."""
    whole_game(number, players)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(6))
def test_many_whole_games(number: int, players: int) -> None:
    whole_game(number, players)


@pytest.mark.soak
@pytest.mark.parametrize(("number", "players"), [(0, 2), (1, 5), (2, 4)])
def test_all_of_community_care(number: int, players: int) -> None:
    check_module_game(number, ("city", "investments", "maternity"), players, available_commands=0.2)

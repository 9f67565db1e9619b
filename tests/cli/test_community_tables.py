"""Wards, families and the city in the replay for people."""

from cli.replay.ansi import Ansi
from cli.replay.boards.city import city
from cli.replay.boards.dice_hospital import table
from games.dice_hospital.modules.city.grid.tiles import CityEntrance
from games.dice_hospital.modules.city.view import CityTileView, CityView, CrewView
from games.dice_hospital.view import view
from tests.games.dice_hospital.tables import given, hospital, patients

NAMES = ("Ada", "Bob")
PLAIN = Ansi(enabled=False)


def test_patients_lie_in_their_wards_and_babies_below_their_mothers() -> None:
    scene = given("activation", hospital("R3/1 P6*/2 p4/2 G2/1"), hospital(), modules=("maternity",))
    lines = list(table(view(scene.rules, scene.state, 0, False), NAMES, PLAIN))
    assert "  patients:    (9 of 12 beds free)" in lines
    assert "    ward 1:    G2 R3" in lines
    assert "    ward 2:    P6+; babies P4" in lines


def test_the_city_is_a_map_with_roads_dice_and_tokens() -> None:
    (red, green) = patients("R3 G2")
    tiles = (
        CityTileView(0, "bend", False, ("east", "south"), red, None),
        CityTileView(1, "t_junction", False, ("north", "east", "west"), green, "bonus_heal.1"),
        CityTileView(2, "straight", False, ("north", "south"), None, None),
        CityTileView(3, "crossroads", False, ("north", "east", "south", "west"), None, None),
    )
    crew = CrewView(0, CityEntrance(1, "north"), 2, (red,), (), ("bonus_nurse.2",), (), 5)
    waiting = CrewView(1, None, None, (), (), (), (), None)
    shown = CityView(tiles, 2, (), (crew, waiting), (1, 0), 3, (), 28, ())
    lines = list(city(shown, NAMES, lambda die: f"{die.colour[0].upper()}{die.value}", PLAIN))
    assert lines == [
        "city",
        "             ,",
        "      R3 -- G2* -",
        "      |      ,",
        "      2   -  3  -",
        "      '      '",
        "  tokens:      bonus heal at 1 (28 face down)",
        "  Ada: ambulance north of 1; paramedic at 2; fetched R3; tokens bonus nurse; total 5",
        "  Bob: no ambulance yet",
        "  helicopter:  at 3",
        "  order:       Bob, Ada",
    ]

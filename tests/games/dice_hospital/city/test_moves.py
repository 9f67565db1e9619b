"""City, phase 1: where ambulances may stand, how far they move, and the helicopter."""

import pytest

from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.grid.tiles import CityEntrance
from games.dice_hospital.modules.city.state import city
from tests.games.dice_hospital.city.tables import Places, in_city
from tests.games.dice_hospital.tables import Scene, hospital
from tests.games.scenes import happened, offered, refused, when

OPEN = """
    x:R3 x:Y4 x:G5 x:R4
    x:Y3 x:G3 x:R5 x:Y5
    x:G4 x:R3 x:Y4 x:G3
"""
BLUE, RED = 0, 1


def _moving(
    map_of_it: str,
    ambulances: Places,
    *,
    players: int = 2,
    order: tuple[int, ...] | None = None,
    first_player: int = 0,
) -> Scene:
    """Round 2, or round 1 if nobody has a number token."""
    tokens = tuple(range(players)) if order is None else order
    return in_city(
        "city_moves",
        map_of_it,
        *(hospital() for _ in range(players)),
        ambulances=ambulances,
        city_fields={"order": tokens},
        round=2 if tokens else 1,
        first_player=first_player,
        taken={},
    )


def _places(scene: Scene, seat: int = 0) -> set[tuple[int, str]]:
    return {(command.tile, command.side) for command in offered(scene, seat, m.ParkAmbulance)}


def test_round_one_begins_with_the_first_player_and_goes_on_clockwise() -> None:
    scene = _moving(OPEN, {}, players=3, order=(), first_player=1)
    for seat, tile in ((1, 0), (2, 1), (0, 2)):
        assert scene.rules.awaiting(scene.state).seats == (seat,)
        scene = when(scene, seat, m.ParkAmbulance(tile, "north"))
    assert scene.state.step == "city_trips"


def test_round_one_any_free_entrance() -> None:
    scene = _moving(OPEN, {}, order=())
    assert len(_places(scene)) == 14
    assert (0, "west") in _places(scene)
    assert refused(scene, 0, m.ParkAmbulance(5, "north")) == "entrance_not_reachable"
    scene = when(scene, 0, m.ParkAmbulance(0, "west"))
    assert happened(scene, m.AmbulanceParked) == [m.AmbulanceParked(0, 0, "west")]
    assert len(_places(scene, 1)) == 13
    assert refused(scene, 1, m.ParkAmbulance(0, "west")) == "entrance_occupied"
    assert (0, "north") in _places(scene, 1), "a corner has two entrances"


def test_round_one_has_no_helicopter() -> None:
    scene = _moving(OPEN, {}, order=())
    assert offered(scene, 0, m.LandHelicopter) == []
    assert refused(scene, 0, m.LandHelicopter(5)) == "no_helicopter"


def test_later_rounds_go_by_number_tokens() -> None:
    scene = _moving(
        OPEN, {0: (0, "north"), 1: (1, "north"), 2: (2, "north")}, players=3, order=(2, 1, 0), first_player=2
    )
    for seat, tile in ((2, 2), (1, 1), (0, 0)):
        assert scene.rules.awaiting(scene.state).seats == (seat,)
        assert refused(scene, (seat + 1) % 3, m.ParkAmbulance(tile, "north")) == "not_your_turn"
        scene = when(scene, seat, m.ParkAmbulance(tile, "north"))


def test_example_blue_reaches_the_corner_skips_red_and_ends_at_the_top_right() -> None:
    """Clockwise: the corner, then past red's entrance. The other way: the next two tiles with entrances."""
    scene = _moving(
        """
        nes:R3  nesw:Y4 ew:G5   nsw:R4
        nesw:Y3 nesw:G3 nesw:R5 nsw:Y5
        nes:G4  nesw:R3 esw:Y4  new:G3
        """,
        {BLUE: (4, "west"), RED: (1, "north")},
    )
    corner, top_right = (0, "north"), (3, "north")
    assert _places(scene) == {(4, "west"), corner, top_right, (8, "south"), (9, "south")}
    assert refused(scene, BLUE, m.ParkAmbulance(1, "north")) == "entrance_occupied"
    assert refused(scene, BLUE, m.ParkAmbulance(10, "south")) == "entrance_not_reachable"


def test_a_corner_counts_once_and_either_of_its_entrances_will_do() -> None:
    scene = _moving(OPEN, {0: (1, "north"), 1: (6, "north")})
    assert _places(scene) == {
        (1, "north"),
        *((0, "north"), (0, "west"), (4, "west")),
        *((2, "north"), (3, "north"), (3, "east")),
    }


def test_a_corner_with_one_entrance_taken_counts_and_offers_the_other() -> None:
    scene = _moving(OPEN, {0: (1, "north"), 1: (0, "north")})
    assert _places(scene) >= {(0, "west"), (4, "west")}
    assert (0, "north") not in _places(scene)


def test_a_corner_with_both_entrances_taken_is_skipped() -> None:
    scene = _moving(OPEN, {0: (1, "north"), 1: (0, "north"), 2: (0, "west")}, players=3)
    assert _places(scene) == {
        (1, "north"),
        (4, "west"),
        (8, "west"),
        (8, "south"),
        *((2, "north"), (3, "north"), (3, "east")),
    }


def test_moving_nowhere_does_not_change_the_entrance_of_a_corner() -> None:
    """Ours."""
    scene = _moving(OPEN, {0: (0, "north"), 1: (6, "north")})
    assert (0, "north") in _places(scene)
    assert refused(scene, 0, m.ParkAmbulance(0, "west")) == "entrance_not_reachable"


def test_tiles_without_an_entrance_are_skipped() -> None:
    scene = _moving(
        """
        es:R3  esw:Y4 esw:G5  nsw:R4
        nsew:Y3 x:G3   x:R5    nsw:Y5
        ne:G4  new:R3 esw:Y4  nwe:G3
        """,
        {0: (4, "west"), 1: (5, "north")},
    )
    assert _places(scene) == {(4, "west"), (3, "north"), (11, "east"), (10, "south")}


def test_few_entrances_are_all_within_two_moves() -> None:
    scene = _moving("nse esw esw nsw  nsw x x nse  ne ew ew nw", {0: (0, "north"), 1: (3, "north")})
    assert _places(scene) == {(0, "north"), (7, "east"), (4, "west")}


def _flying(first_player: int = 1) -> Scene:
    return _moving(
        OPEN,
        {0: (1, "north"), 1: (4, "west"), 2: (11, "east")},
        players=3,
        order=(1, 2, 0),
        first_player=first_player,
    )


def test_the_first_player_may_land_on_any_tile_without_another_ambulance() -> None:
    scene = _flying()
    landing = {command.tile for command in offered(scene, 1, m.LandHelicopter)}
    assert landing == set(range(12)) - {1, 11}
    assert refused(scene, 1, m.LandHelicopter(1)) == "tile_not_free"
    assert refused(scene, 1, m.LandHelicopter(12)) == "tile_not_free"


def test_the_helicopter_lands_in_the_middle_and_the_ambulance_stays() -> None:
    """Ours: the ambulance still blocks its entrance."""
    scene = when(_flying(), 1, m.LandHelicopter(6))
    assert happened(scene, m.HelicopterLanded) == [m.HelicopterLanded(1, 6)]
    assert city(scene.state).crews[1].ambulance == CityEntrance(4, "west")
    assert city(scene.state).helicopter == 6
    scene = when(scene, 2, m.ParkAmbulance(11, "east"))
    assert refused(scene, 0, m.ParkAmbulance(4, "west")) == "entrance_occupied"
    scene = when(scene, 0, m.ParkAmbulance(1, "north"))
    begun = happened(scene, m.TripBegun)
    assert begun[0] == m.TripBegun(1, 6)
    assert happened(scene, m.PatientFetched)[0] == m.PatientFetched(1, 6, 606)


def test_the_others_begin_beside_their_ambulances() -> None:
    scene = when(_flying(), 1, m.LandHelicopter(6))
    scene = when(scene, 2, m.ParkAmbulance(11, "east"))
    scene = when(scene, 0, m.ParkAmbulance(1, "north"))
    while scene.rules.awaiting(scene.state).seats == (1,):
        scene = when(scene, 1, offered(scene, 1)[0])
    assert happened(scene, m.TripBegun) == [m.TripBegun(2, 11)]


def test_nobody_else_has_the_helicopter() -> None:
    scene = when(_flying(), 1, m.ParkAmbulance(4, "west"))
    assert offered(scene, 2, m.LandHelicopter) == []
    assert refused(scene, 2, m.LandHelicopter(5)) == "no_helicopter"


@pytest.mark.parametrize("seat", [0, 1])
def test_when_the_time_is_over_the_ambulance_stays(seat: int) -> None:
    scene = _moving(OPEN, {0: (1, "north"), 1: (4, "west")}, order=(seat, 1 - seat), first_player=seat)
    own = city(scene.state).crews[seat].ambulance
    assert own is not None
    assert scene.rules.legal(scene.state, seat)[0] == m.ParkAmbulance(own.tile, own.side)

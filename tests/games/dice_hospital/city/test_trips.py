"""City, phase 1: paramedics walk along roads and fetch three patients each."""

from typing import Any

import pytest

from games.dice_hospital.default_moves import default
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.state import city
from tests.games.dice_hospital.city.tables import FULL, Places, brought, in_city, shown
from tests.games.dice_hospital.tables import Scene, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when

MIKE, RACHEL = 0, 1
ASIDE: Places = {0: (0, "north"), 1: (11, "south")}


def trip(map_of_it: str, ambulances: Places = ASIDE, draws: list[int] | None = None, **more: Any) -> Scene:
    """The table once the first trip begins."""
    scene = in_city("city_moves", map_of_it, ambulances=ambulances, acted=(0, 1), taken={}, **more)
    return goes_on(scene, draws)


def walks(scene: Scene, seat: int = 0) -> list[int]:
    """The tiles a seat's paramedic may walk to."""
    return [command.tile for command in offered(scene, seat, m.WalkTo)]


MAP_OF_MIKE = """
    ns:Y3   nesw:R3 new:G2+heal.1 ew:G4
    nesw:R5 nesw:Y2+nurse.1 nesw:R4 nsw:G5
    new:Y4  sew:G3  new:Y5  nw:R3
"""


def test_example_mike_first_fetches_whom_his_paramedic_stands_beside() -> None:
    scene = trip(MAP_OF_MIKE, {MIKE: (1, "north"), RACHEL: (10, "south")})
    assert happened(scene, m.TripBegun) == [m.TripBegun(MIKE, 1)]
    assert happened(scene, m.PatientFetched) == [m.PatientFetched(MIKE, 1, 601)]
    assert brought(scene, MIKE) == "R3"


def test_example_mike_may_go_on_to_the_yellow_or_the_green_two() -> None:
    """The yellow 3 at the top left is beside him, but no road joins their tiles."""
    scene = trip(MAP_OF_MIKE, {MIKE: (1, "north"), RACHEL: (10, "south")})
    assert walks(scene) == [2, 5]
    assert refused(scene, MIKE, m.WalkTo(0)) == "tile_not_reachable"


def test_example_mike_has_three_choices_for_the_third() -> None:
    """The red 5, the red 4, or back over the tile he emptied to the green 2."""
    scene = trip(MAP_OF_MIKE, {MIKE: (1, "north"), RACHEL: (10, "south")})
    scene = when(scene, MIKE, m.WalkTo(5))
    assert happened(scene, m.PatientFetched) == [m.PatientFetched(MIKE, 5, 605, "bonus_nurse.1")]
    assert city(scene.state).crews[MIKE].found == ("bonus_nurse.1",)
    assert walks(scene) == [2, 4, 6]
    scene = when(scene, MIKE, m.WalkTo(2))
    assert happened(scene, m.TripEnded)[0] == m.TripEnded(MIKE)
    assert brought(scene, MIKE) == "R3 Y2 G2"


def test_whoever_is_on_the_first_tile_has_to_be_fetched() -> None:
    scene = trip(FULL)
    assert brought(scene, 0) == "R3"
    assert city(scene.state).tiles[0].patient is None


def test_an_empty_first_tile_is_only_walked_over() -> None:
    scene = trip("x x:Y4 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    assert brought(scene, 0) == ""
    assert walks(scene) == [1, 4]


def test_a_patient_in_the_way_has_to_be_fetched_so_nobody_behind_is_reached() -> None:
    scene = trip(FULL)
    assert walks(scene) == [1, 4]
    assert refused(scene, 0, m.WalkTo(2)) == "tile_not_reachable"
    assert refused(scene, 0, m.WalkTo(0)) == "tile_not_reachable"


def test_empty_tiles_are_passed_on_any_way() -> None:
    scene = trip("x:R3 x x x:R4  x:Y3 x x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    assert walks(scene) == [3, 4, 6, 9]


def test_three_patients_end_the_trip_and_the_paramedic_goes_back() -> None:
    scene = trip(FULL)
    scene = when(scene, 0, m.WalkTo(1))
    scene = when(scene, 0, m.WalkTo(2))
    assert brought(scene, 0) == "R3 Y4 G5"
    assert city(scene.state).crews[0].paramedic is None
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_where_only_one_patient_can_be_fetched_nobody_is_asked() -> None:
    scene = trip("ns:R3 x:Y4 x:G5 x:R4  ns:Y3 x:G3 x:R5 x:Y5  nes:G4 x:R3 x:Y4 x:G3")
    assert brought(scene, 0) == "R3 Y3 G4"
    assert scene.rules.awaiting(scene.state).seats == (1,)


@pytest.mark.parametrize(
    ("map_of_it", "fetched", "total"),
    [
        ("x:R3 x x x  x x x x:G2  x x x x", [600, 607], 5),
        ("n:R3 x:G3 x:G3 x:G3  x:G3 x:G3 x:G3 x:G3  x:G3 x:G3 x:G3 x:G3", [600], 3),
        ("n x:G3 x:G3 x:G3  x:G3 x:G3 x:G3 x:G3  x:G3 x:G3 x:G3 x:G3", [], 1),
    ],
)
def test_a_paramedic_who_can_reach_nobody_else_stops_with_fewer(
    map_of_it: str, fetched: list[int], total: int
) -> None:
    """Ours: the total is what was collected, and the board begins with 1."""
    scene = trip(map_of_it, {0: (0, "north"), 1: (11, "south")}, bag=(0, 0, 0))
    assert [event.patient for event in happened(scene, m.PatientFetched) if event.seat == 0] == fetched
    assert happened(scene, m.TotalCounted)[0] == m.TotalCounted(0, total)
    assert happened(scene, m.MarkerPlaced)[0] == m.MarkerPlaced(0, total)


def test_everyone_fetches_in_the_order_of_number_tokens() -> None:
    scene = in_city(
        "city_moves",
        FULL,
        hospital(),
        hospital(),
        hospital(),
        ambulances={0: (0, "north"), 1: (3, "north"), 2: (11, "south")},
        acted=(0, 1, 2),
        taken={},
        round=2,
        first_player=2,
        city_fields={"order": (2, 1, 0)},
    )
    scene = goes_on(scene)
    for seat in (2, 1, 0):
        assert scene.rules.awaiting(scene.state).seats == (seat,)
        while scene.rules.awaiting(scene.state).seats == (seat,) and scene.state.step == "city_trips":
            scene = when(scene, seat, offered(scene, seat)[0])


def test_tokens_beside_the_patients_come_along_and_one_is_kept() -> None:
    scene = trip("x:R2+nurse.1 x:Y2+heal.1 x:G2+heal_red.3 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    for tile in (1, 2):
        assert offered(scene, 0, m.KeepBonusToken) == []
        scene = when(scene, 0, m.WalkTo(tile))
    found = city(scene.state).crews[0].found
    assert found == ("bonus_nurse.1", "bonus_heal.1", "bonus_heal_red.3")
    assert {command.token for command in offered(scene, 0)} == set(found)
    assert refused(scene, 0, m.KeepBonusToken("bonus_nurse.2")) == "token_not_found"
    assert refused(scene, 0, m.PlaceMarker()) == "trip_not_over"
    scene = when(scene, 0, m.KeepBonusToken("bonus_heal.1"))
    assert city(scene.state).crews[0].tokens == ("bonus_heal.1",)
    assert city(scene.state).discard == ("bonus_nurse.1", "bonus_heal_red.3")


def test_one_token_and_tokens_that_are_alike_are_kept_without_asking() -> None:
    scene = trip("x:R2+nurse.1 x:Y2+nurse.2 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = when(when(scene, 0, m.WalkTo(1)), 0, m.WalkTo(2))
    assert city(scene.state).crews[0].tokens == ("bonus_nurse.1",)
    assert city(scene.state).discard == ("bonus_nurse.2",)
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_kept_tokens_pile_up_from_round_to_round() -> None:
    scene = trip(
        "x:R2+nurse.1 x:Y5 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3",
        tokens={0: "heal.1 heal_green.2"},
    )
    scene = when(when(scene, 0, m.WalkTo(1)), 0, m.WalkTo(2))
    assert city(scene.state).crews[0].tokens == ("bonus_heal.1", "bonus_heal_green.2", "bonus_nurse.1")


def test_a_token_on_an_empty_tile_waits_for_the_next_patient() -> None:
    """Ours: it stays where somebody died."""
    scene = trip("x:R3 x:+heal.1 x:G5 x:R4  x:Y3 x:G3 x:R5 x:Y5  x:G4 x:R3 x:Y4 x:G3")
    scene = when(scene, 0, m.WalkTo(2))
    assert city(scene.state).crews[0].found == ()
    assert "-+heal.1" in shown(scene)


def test_when_the_time_is_over_a_trip_ends_by_itself() -> None:
    """The first choice each time, and no token is spent."""
    scene = trip(FULL, tokens={0: "minus_two.1"})
    for _ in range(3):
        scene = when(scene, 0, default(scene.rules, scene.state, 0))
    assert city(scene.state).crews[0].tokens == ("bonus_minus_two.1",)
    assert scene.rules.awaiting(scene.state).seats == (1,)

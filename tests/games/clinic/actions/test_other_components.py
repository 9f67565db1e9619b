"""Build: gardens, parking, helipads, entrances and conveyors (rulings 3 and 5)."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given
from tests.games.scenes import happened, offered, refused, when

TOWER = f"{FIRST_BUILDING} hub:1b2:cardiology"


def _building(one: Clinic | None = None, **fields: Any) -> Scene:
    """Seat 0 builds, seat 1 hires afterwards."""
    return given("build_1", one or clinic(), clinic(), **{"selected": ("build", "hire"), **fields})


def _without(scene: Scene, **counts: int) -> Scene:
    """The scene with so few components in the supply."""
    return scene._replace(state=replace(scene.state, supply=replace(scene.state.supply, **counts)))


COMPONENTS = [
    ("gardens", c.BuildGarden("0a1"), 2),
    ("parkings", c.BuildParking("0a1"), 1),
    ("helipads", c.BuildHelipad("1b3"), 3),
    ("entrances", c.BuildEntrance("c3-south"), 2),
    ("conveyors", c.BuildConveyor(("0b2", "0b3")), 2),
]


@pytest.mark.parametrize(("supply", "command", "cost"), COMPONENTS)
def test_a_component_is_paid_counts_and_comes_out_of_the_supply(supply: str, command: Any, cost: int) -> None:
    one = clinic(f"{FIRST_BUILDING} treatment_room:0c3", savings=cost)
    scene = _building(one)
    assert command in offered(scene)
    after = when(scene, 0, command)
    assert after.state.clinics[0].savings == 0
    used = 2 if supply == "conveyors" else 1
    assert getattr(after.state.supply, supply) == getattr(scene.state.supply, supply) - used
    poor = _building(replace(one, savings=cost - 1))
    if not cost - 1:
        assert poor.rules.legal(poor.state, 0) == [c.FinishBuilding()]
    else:
        assert refused(poor, 0, command) == "not_enough_money"
        assert command not in offered(poor)


@pytest.mark.parametrize(("supply", "command", "cost"), COMPONENTS)
def test_a_component_that_has_run_out_is_not_offered(supply: str, command: Any, cost: int) -> None:
    one = clinic(f"{FIRST_BUILDING} treatment_room:0c3", savings=cost)
    scene = _without(_building(one), **{supply: 0})
    assert not offered(scene, 0, type(command))
    assert refused(scene, 0, command) == "supply_empty"


# Gardens.


def test_a_garden_stands_on_empty_ground_or_above_a_garden_for_the_same_price() -> None:
    scene = _building(clinic(gardens="0a1 1a1", parkings="0d1", savings=4, cars="a2-b2"))
    spaces = {command.space for command in offered(scene, 0, c.BuildGarden)}
    assert spaces == {"2a1", "0b1", "0c1", "0a2", "0d2", "0a3", "0c3", "0d3"}
    for taken in ("0b3", "0d1", "0a1", "1b3", "1d1", "3a1"):
        assert refused(scene, 0, c.BuildGarden(taken)) == "cannot_build_there"
    scene = when(scene, 0, c.BuildGarden("2a1"))
    assert happened(scene, e.GardenBuilt) == [e.GardenBuilt(0, "2a1", 2)]
    scene = when(scene, 0, c.BuildGarden("3a1"))
    assert scene.state.clinics[0].gardens == ("0a1", "1a1", "2a1", "3a1")


# Parking.


def test_parking_is_built_on_empty_ground_also_where_cars_stand_around_it() -> None:
    scene = _building(clinic(gardens="0a1", cars="c1-d1 d3-south"))
    spaces = {command.space for command in offered(scene, 0, c.BuildParking)}
    assert spaces == {"0b1", "0c1", "0d1", "0a2", "0d2", "0a3", "0c3", "0d3"}
    assert refused(scene, 0, c.BuildParking("0a1")) == "cannot_build_there"
    assert refused(scene, 0, c.BuildParking("1b2")) == "cannot_build_there"
    scene = when(scene, 0, c.BuildParking("0d1"))
    assert scene.state.clinics[0].cars == ("c1-d1", "d3-south"), "need not be disturbed"


def test_cars_may_move_onto_new_parking_from_anywhere_up_to_its_places() -> None:
    scene = _building(clinic(cars="c1-d1 a1-b1 0d3 0d3", parkings="0d3"))
    assert not offered(scene, 0, c.MoveCar)
    assert refused(scene, 0, c.MoveCar("c1-d1")) == "car_cannot_move"
    scene = when(scene, 0, c.BuildParking("0d1"))
    assert offered(scene, 0, c.MoveCar) == [c.MoveCar("0d3"), c.MoveCar("a1-b1"), c.MoveCar("c1-d1")]
    scene = when(scene, 0, c.MoveCar("0d3"))
    assert happened(scene, e.CarMoved) == [e.CarMoved(0, "0d3", "0d1")]
    assert refused(scene, 0, c.MoveCar("0d1")) == "car_cannot_move"
    assert refused(scene, 0, c.MoveCar("a2-b2")) == "car_cannot_move"
    scene = when(scene, 0, c.MoveCar("c1-d1"))
    assert not offered(scene, 0, c.MoveCar), "two places"
    assert refused(scene, 0, c.MoveCar("a1-b1")) == "car_cannot_move"
    assert sorted(scene.state.clinics[0].cars) == ["0d1", "0d1", "0d3", "a1-b1"]


def test_parking_is_built_and_upgraded_in_one_action_with_cars_moved_each_time() -> None:
    scene = _building(clinic(cars="c1-d1 a1-b1 a2-a3", savings=2))
    scene = when(scene, 0, c.BuildParking("0d1"))
    scene = when(when(scene, 0, c.MoveCar("c1-d1")), 0, c.MoveCar("a1-b1"))
    assert offered(scene, 0, c.UpgradeParking) == [c.UpgradeParking("0d1")]
    scene = when(scene, 0, c.UpgradeParking("0d1"))
    assert happened(scene, e.ParkingUpgraded) == [e.ParkingUpgraded(0, "0d1", 1)]
    assert scene.state.step == "build_1", "a car may still move"
    scene = when(scene, 0, c.MoveCar("a2-a3"))
    assert scene.state.clinics[0].cars == ("0d1", "0d1", "0d1")
    assert scene.state.step == "hire_1"


def test_only_parking_for_two_is_upgraded_and_a_tile_is_not_needed_for_it() -> None:
    scene = _without(_building(clinic(parkings="0d1 0d2:3")), parkings=0)
    assert offered(scene, 0, c.UpgradeParking) == [c.UpgradeParking("0d1")]
    assert refused(scene, 0, c.UpgradeParking("0d2")) == "cannot_build_there"
    assert refused(scene, 0, c.UpgradeParking("0a1")) == "cannot_build_there"
    after = when(scene, 0, c.UpgradeParking("0d1"))
    assert [parking.places for parking in after.state.clinics[0].parkings] == [3, 3]


def test_cars_move_at_once_or_not_at_all() -> None:
    scene = when(_building(clinic(cars="c1-d1")), 0, c.BuildParking("0d1"))
    scene = when(scene, 0, c.BuildGarden("0a1"))
    assert scene.state.step == "hire_1", "with the next component the chance is gone"


def test_a_car_that_moved_away_lets_you_build_a_room() -> None:
    scene = _building(clinic(cars="c3-d3", savings=10))
    assert refused(scene, 0, c.BuildRoom("lab", "0d3")) == "cannot_build_there"
    scene = when(when(scene, 0, c.BuildParking("0a1")), 0, c.MoveCar("c3-d3"))
    assert c.BuildRoom("lab", "0d3") in offered(scene)


# Helipads.


def test_a_helipad_stands_above_a_room_and_costs_by_its_floor() -> None:
    scene = _building(clinic(TOWER, savings=9))
    assert offered(scene, 0, c.BuildHelipad) == [
        c.BuildHelipad("1c2"),
        c.BuildHelipad("1b3"),
        c.BuildHelipad("2b2"),
    ]
    for space in ("0a1", "1a1", "1b2", "3b2", "nowhere"):
        assert refused(scene, 0, c.BuildHelipad(space)) == "cannot_build_there"
    assert when(scene, 0, c.BuildHelipad("1b3")).state.clinics[0].savings == 6
    assert when(scene, 0, c.BuildHelipad("2b2")).state.clinics[0].savings == 5
    high = _building(clinic(f"{TOWER} treatment_room:2b2", savings=9))
    assert when(high, 0, c.BuildHelipad("3b2")).state.clinics[0].savings == 4


def test_nothing_is_ever_built_on_a_helipad_or_above_it() -> None:
    scene = _building(clinic(helipads="1b3", savings=100))
    for kind in ("lab", "supply_room"):
        for space in ("1b3", "2b3"):
            assert refused(scene, 0, c.BuildRoom(kind, space)) == "cannot_build_there"
    for space in ("1b3", "2b3"):
        assert refused(scene, 0, c.BuildGarden(space)) == "cannot_build_there"
        assert refused(scene, 0, c.BuildHelipad(space)) == "cannot_build_there"


# Entrances.


def test_an_entrance_points_at_any_room_on_the_ground_but_not_from_the_north() -> None:
    rooms = f"{FIRST_BUILDING} treatment_room:0c3 lab:0d1 supply_room:0b1"
    scene = _building(clinic(rooms), supply=_building().state.supply)
    assert {command.entrance for command in offered(scene, 0, c.BuildEntrance)} == {"c3-south", "d1-east"}
    assert refused(scene, 0, c.BuildEntrance("b3-south")) == "cannot_build_there", "stands already"
    assert refused(scene, 0, c.BuildEntrance("b1-north")) == "cannot_build_there"
    assert refused(scene, 0, c.BuildEntrance("a3-south")) == "cannot_build_there", "no room there"
    scene = when(scene, 0, c.BuildEntrance("d1-east"))
    assert scene.state.clinics[0].entrances == ("b3-south", "d1-east")


# Conveyors.


def test_the_first_conveyor_gives_two_aligned_stops_for_one_price() -> None:
    scene = _building(clinic(f"{TOWER} lab:0d3"))
    pairs = {frozenset(command.stops) for command in offered(scene, 0, c.BuildConveyor)}
    assert pairs == {
        frozenset(pair) for pair in (("0b3", "0b2"), ("0b2", "0c2"), ("0b2", "1b2"), ("0b3", "0d3"))
    }, "across gaps and buildings"
    assert refused(scene, 0, c.BuildConveyor(("0b3", "0c2"))) == "cannot_build_there", "not aligned"
    assert refused(scene, 0, c.BuildConveyor(("0b3",))) == "cannot_build_there", "one is not enough"
    assert refused(scene, 0, c.BuildConveyor(())) == "cannot_build_there"
    assert refused(scene, 0, c.BuildConveyor(("0b3", "0b3"))) == "cannot_build_there"
    assert refused(scene, 0, c.BuildConveyor(("0b3", "0a3"))) == "cannot_build_there", "no room"
    after = when(scene, 0, c.BuildConveyor(("0b3", "0b2")))
    assert after.state.clinics[0].savings == 13
    assert after.state.clinics[0].conveyors == ("0b2", "0b3"), "either order is the same pair"


def test_each_further_stop_is_aligned_with_one_that_stands() -> None:
    scene = _building(clinic(f"{TOWER} lab:0d3", conveyors="0b2 1b2"))
    assert offered(scene, 0, c.BuildConveyor) == [c.BuildConveyor(("0b3",)), c.BuildConveyor(("0c2",))]
    assert refused(scene, 0, c.BuildConveyor(("0d3",))) == "cannot_build_there", "no second network"
    assert refused(scene, 0, c.BuildConveyor(("0b2",))) == "cannot_build_there", "one stop in a room"
    assert refused(scene, 0, c.BuildConveyor(("0b3", "0d3"))) == "cannot_build_there", "one at a time"
    scene = when(scene, 0, c.BuildConveyor(("0b3",)))
    assert scene.state.clinics[0].savings == 13
    assert c.BuildConveyor(("0d3",)) in offered(scene), "now it is"


def test_the_first_purchase_needs_two_stops_in_the_supply() -> None:
    scene = _without(_building(), conveyors=1)
    assert not offered(scene, 0, c.BuildConveyor)
    assert refused(scene, 0, c.BuildConveyor(("0b2", "0b3"))) == "supply_empty"
    scene = _without(_building(clinic(conveyors="0b2 0b3")), conveyors=1)
    assert offered(scene, 0, c.BuildConveyor) == [c.BuildConveyor(("0c2",))]

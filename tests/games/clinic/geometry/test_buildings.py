"""Where rooms suit each other, which of them form a building, and where cars may stand."""

import pytest

from games.clinic.geometry.buildings import buildings, free_places, room_spaces
from games.clinic.state import Kind
from tests.games.clinic.tables import clinic

CAMPUS = "hub:0a1:psychiatry treatment_room:0a2 hub:0d1:cardiology"
"""Two buildings with two columns between them."""


def spaces(rooms: str, kind: Kind, **more: str) -> list[str]:
    return room_spaces(clinic(rooms, entrances="", **more), kind)


def test_a_building_is_a_group_of_adjacent_rooms_also_one_above_the_other() -> None:
    found = buildings(clinic(f"{CAMPUS} supply_room:1d1 lab:1a1", entrances=""))
    assert [set(group) for group in found] == [{"0a1", "0a2", "1a1"}, {"0d1", "1d1"}]


def test_rooms_that_touch_at_a_corner_are_two_buildings() -> None:
    assert len(buildings(clinic("hub:0a1:psychiatry treatment_room:0b2", entrances=""))) == 2


def test_above_the_ground_a_room_needs_a_room_below() -> None:
    found = spaces("hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2", "lab")
    assert {space for space in found if space[0] == "1"} == {"1b3", "1b2", "1c2"}
    assert not [space for space in found if space[0] in "23"]


def test_a_garden_or_a_helipad_bears_no_room() -> None:
    found = spaces("hub:0b3:psychiatry treatment_room:0b2", "lab", gardens="0a1", helipads="1b3")
    assert not {"1a1", "1b3", "2b3"} & set(found)
    assert "1b2" in found


@pytest.mark.parametrize(
    ("rooms", "kind"),
    [
        ("hub:0b2:psychiatry", "hub"),
        ("treatment_room:0b2", "treatment_room"),
        ("supply_room:0b2", "supply_room"),
        ("lab:0b2", "lab"),
        ("lab:0b2", "triage"),
    ],
)
def test_no_two_of_a_colour_are_adjacent_not_even_one_above_the_other(rooms: str, kind: Kind) -> None:
    found = spaces(rooms, kind)
    assert not {"0b1", "0a2", "0c2", "0b3", "1b2"} & set(found)
    assert {"0a1", "0c1", "0a3", "0c3"} <= set(found)


def test_rooms_of_other_colours_may_be_adjacent() -> None:
    assert {"0b1", "0a2", "0c2", "0b3", "1b2"} <= set(spaces("hub:0b2:psychiatry", "lab"))


def test_a_room_that_would_join_two_buildings_is_refused() -> None:
    rooms = "hub:0a1:psychiatry treatment_room:0c1"
    assert "0b1" not in spaces(rooms, "lab")
    assert "0b1" in spaces("hub:0a1:psychiatry treatment_room:0a2 supply_room:0b2", "lab")


def test_one_hub_for_each_floor_of_a_building() -> None:
    first = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2"
    found = spaces(first, "hub")
    assert not {"0a2", "0b1", "0c1", "0d2", "0c3"} & set(found)
    assert {"1b2", "1c2"} <= set(found)
    assert {"0a1", "0d1", "0d3"} <= set(found)
    above = f"{first} hub:1b2:cardiology treatment_room:1c2"
    assert "1b3" not in spaces(above, "hub")


@pytest.mark.parametrize("border", ["a1-north", "a1-west", "a1-b1", "a1-a2"])
def test_a_car_on_any_border_keeps_rooms_off_the_ground(border: str) -> None:
    rooms = "treatment_room:0c3"
    assert "0a1" in spaces(rooms, "lab", cars="")
    assert "0a1" not in spaces(rooms, "lab", cars=border)


def test_cars_do_not_matter_above_the_ground() -> None:
    found = spaces("hub:0b2:psychiatry", "lab", cars="b1-north a1-b1")
    assert "1b2" in found
    assert "0b1" not in found


@pytest.mark.parametrize("what", ["gardens", "parkings"])
def test_gardens_and_parking_tiles_obstruct_their_own_space_only(what: str) -> None:
    found = spaces("hub:0c3:psychiatry", "lab", **{what: "0a1"})
    assert "0a1" not in found
    assert {"0b1", "0a2"} <= set(found)


def test_cars_stand_on_borders_that_no_room_touches() -> None:
    found = set(free_places(clinic("hub:0a1:psychiatry", entrances="", cars=""), inner_only=False))
    assert len(found) == 31 - 4
    assert not {"a1-north", "a1-west", "a1-b1", "a1-a2"} & found


def test_between_spaces_only_where_the_table_says_so() -> None:
    found = set(free_places(clinic("hub:0a1:psychiatry", entrances="", cars=""), inner_only=True))
    assert len(found) == 17 - 2
    assert "d1-east" not in found


def test_one_car_on_a_border_and_two_or_three_on_a_parking_tile() -> None:
    small = clinic("hub:0a1:psychiatry", entrances="", parkings="0d3", cars="d1-east 0d3")
    assert "d1-east" not in free_places(small, inner_only=False)
    assert "0d3" in free_places(small, inner_only=False)
    full = clinic("hub:0a1:psychiatry", entrances="", parkings="0d3", cars="0d3 0d3")
    assert "0d3" not in free_places(full, inner_only=False)
    large = clinic("hub:0a1:psychiatry", entrances="", parkings="0d3:3", cars="0d3 0d3")
    assert "0d3" in free_places(large, inner_only=False)


def test_cars_may_stand_around_gardens_and_parking_tiles() -> None:
    found = free_places(
        clinic("hub:0a1:psychiatry", entrances="", gardens="0d1", parkings="0d3", cars=""), inner_only=False
    )
    assert {"d1-north", "c1-d1", "d3-south", "c3-d3"} <= set(found)

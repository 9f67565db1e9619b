"""What rooms are good for: their service, whether they work, their gardens, and buildings able to treat."""

import pytest

from games.clinic.geometry.layout import layout_of
from games.clinic.rooms import gardens_beside, service_of, treating_buildings, working_treatment_rooms, works
from games.clinic.state import Clinic
from tests.games.clinic.tables import FIRST_BUILDING, clinic


def working(found: Clinic) -> set[str]:
    return {room.space for room in found.rooms if works(found, room)}


def test_the_hub_beside_a_room_on_its_floor_gives_it_its_service() -> None:
    found = clinic(f"{FIRST_BUILDING} hub:1b2:cardiology treatment_room:1b3 treatment_room:0d2")
    assert service_of(found, "0b2") == "psychiatry"
    assert service_of(found, "1b3") == "cardiology"
    assert service_of(found, "0d2") is None


def test_a_hub_above_or_below_gives_no_service() -> None:
    assert service_of(clinic("hub:0b3:psychiatry treatment_room:1b3"), "1b3") is None
    assert service_of(clinic("treatment_room:0b3 hub:1b3:psychiatry"), "0b3") is None


def test_a_treatment_room_needs_a_hub_on_its_floor_and_a_supply_room() -> None:
    assert working(clinic(FIRST_BUILDING)) == {"0b2"}
    assert not working(clinic("hub:0b3:psychiatry treatment_room:0b2"))
    assert not working(clinic("treatment_room:0b2 supply_room:0c2"))


@pytest.mark.parametrize("space", ["0b1", "0a2", "0c2", "1b2"])
def test_the_supply_room_may_be_on_any_side_or_above(space: str) -> None:
    assert working(clinic(f"hub:0b3:psychiatry treatment_room:0b2 supply_room:{space}")) == {"0b2"}


def test_the_supply_room_may_be_below() -> None:
    found = clinic("supply_room:0b2 lab:0b3 treatment_room:1b2 hub:1b3:psychiatry")
    assert working(found) == {"1b2"}


def test_one_supply_room_serves_every_treatment_room_beside_it() -> None:
    found = clinic("hub:0b3:psychiatry treatment_room:0b2 treatment_room:0c3 supply_room:0c2")
    assert working(found) == {"0b2", "0c3"}


def test_an_operating_room_needs_a_hub_on_its_floor_and_no_supply_room() -> None:
    assert working(clinic("hub:0b3:psychiatry operating_room:0b2")) == {"0b2"}
    assert not working(clinic("hub:0b3:psychiatry operating_room:1b3"))


def test_outpatient_services_always_work_and_other_rooms_treat_nobody() -> None:
    assert working(clinic("outpatient_services:0b3")) == {"0b3"}
    assert not working(clinic("hub:0b3:psychiatry lab:0b2 triage:0a3 supply_room:0c3"))


def test_gardens_are_counted_on_every_side() -> None:
    found = clinic("hub:0b3:psychiatry treatment_room:0b2", gardens="0a2 0c2 0b1 0a1 0c1")
    assert gardens_beside(found, "0b2") == 3
    upstairs = clinic("hub:0b3:psychiatry treatment_room:1b3", gardens="0a3 1a3 0c3")
    assert gardens_beside(upstairs, "1b3") == 1


def test_a_building_is_able_to_treat_once_however_many_rooms_work() -> None:
    assert treating_buildings(layout_of(clinic(f"{FIRST_BUILDING} outpatient_services:0a2"))) == 1
    assert treating_buildings(layout_of(clinic("hub:0b3:psychiatry treatment_room:0b2"))) == 0


@pytest.mark.parametrize(
    ("second", "able"),
    [
        ("hub:0d1:cardiology operating_room:0d2", 2),
        ("outpatient_services:0d1", 2),
        ("hub:0d1:cardiology treatment_room:0d2 supply_room:0d3", 2),
        ("hub:0d1:cardiology treatment_room:0d2", 1),
        ("hub:0d1:cardiology lab:0d2", 1),
        ("operating_room:0d1", 1),
    ],
)
def test_what_makes_another_building_able_to_treat(second: str, able: int) -> None:
    first = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0a2"
    assert treating_buildings(layout_of(clinic(f"{first} {second}"))) == able


def test_the_floors_of_working_treatment_rooms() -> None:
    """The room above the hub has a supply room, but no hub on its floor; an operating room does not count."""
    found = clinic(f"{FIRST_BUILDING} treatment_room:1b3 supply_room:1b2 operating_room:0a3")
    assert list(working_treatment_rooms(found)) == [0]
    upstairs = clinic(f"{FIRST_BUILDING} hub:1b2:cardiology treatment_room:1c2")
    assert sorted(working_treatment_rooms(upstairs)) == [0, 1]

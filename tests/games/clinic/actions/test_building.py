"""Build: rooms, their costs and limits, and the supply room that may follow a treatment room."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import SPECIALS, Clinic, Turn
from tests.games.clinic.tables import Scene, clinic, given
from tests.games.scenes import happened, offered, refused, when

ROOMS = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2"


def _building(*clinics: Clinic, **fields: Any) -> Scene:
    """Seat 0 builds; everyone else does something else in this action."""
    given_ = clinics or (clinic(),)
    everyone = (*given_, *[clinic()] * (2 - len(given_)))
    others = ("hire",) * (len(everyone) - 1)
    return given("build_1", *everyone, **{"selected": ("build", *others), **fields})


def _spaces(scene: Scene, kind: str, seat: int = 0) -> set[str]:
    return {command.space for command in offered(scene, seat, c.BuildRoom) if command.kind == kind}


# The book's examples, in positions like those of its pictures.


def test_example_support() -> None:
    """Hub, treatment room and supply room on the ground: above, only their own three spaces are supported."""
    scene = _building(clinic(savings=100))
    above = {
        space for kind in ("hub", "treatment_room", "supply_room", "lab") for space in _spaces(scene, kind)
    }
    assert {space for space in above if space[0] != "0"} == {"1b3", "1b2", "1c2"}
    assert refused(scene, 0, c.BuildRoom("lab", "1a1")) == "cannot_build_there"
    scene = when(scene, 0, c.BuildRoom("lab", "0a1"))
    assert "1a1" in _spaces(scene, "treatment_room"), "once a room stands below"


def test_example_no_matches() -> None:
    """A supply room may not stand beside, above or below the one that stands (0c2)."""
    scene = _building(clinic(savings=100))
    found = _spaces(scene, "supply_room")
    assert not found & {"0c1", "0c3", "0d2", "1c2"}
    assert {"0a1", "0a2", "0d3", "0d1", "1b2", "1b3"} <= found, "diagonal is not adjacent"
    for space in ("0c1", "0c3", "0d2", "1c2"):
        assert refused(scene, 0, c.BuildRoom("supply_room", space)) == "cannot_build_there"


def test_all_hubs_are_one_colour_and_so_are_all_special_rooms() -> None:
    labs = clinic(f"{ROOMS} lab:0d2", savings=100)
    scene = _building(labs, clinic(), clinic())
    assert refused(scene, 0, c.BuildRoom("hub", "0a3", "cardiology")) == "cannot_build_there"
    assert refused(scene, 0, c.BuildRoom("triage", "0d1")) == "cannot_build_there"
    assert c.BuildRoom("triage", "0b1") in offered(scene)


def test_example_no_obstructions() -> None:
    """Three cars, a garden and parking: no room there, but gardens and parking where cars stand."""
    scene = _building(clinic(savings=100, cars="a1-b1 c1-d1 d3-south", parkings="0d1", gardens="0a2"))
    found = {space for kind in ("treatment_room", "lab") for space in _spaces(scene, kind)}
    for space in ("0a1", "0b1", "0c1", "0d1", "0d3", "0a2"):
        assert space not in found
        assert refused(scene, 0, c.BuildRoom("lab", space)) == "cannot_build_there"
    assert {"0a3", "0c3", "0d2"} <= found
    for space in ("0a1", "0b1", "0c1", "0d3"):
        assert c.BuildParking(space) in offered(scene)
        assert c.BuildGarden(space) in offered(scene)


def test_separate_buildings_stay_separate() -> None:
    """Another building may be begun, but no room may join two."""
    apart = clinic(f"{ROOMS} lab:0d1", savings=100)
    scene = _building(apart, clinic(), clinic())
    for kind in ("treatment_room", "supply_room"):
        assert not _spaces(scene, kind) & {"0d2", "0c1"}
    assert c.BuildRoom("hub", "1d1", "cardiology") in offered(scene)
    assert c.BuildGarden("0d2") in offered(scene), "gardens and parking are no rooms"
    assert c.BuildParking("0c1") in offered(scene)


def test_one_hub_on_each_floor_of_a_building() -> None:
    scene = _building(clinic(savings=100))
    assert refused(scene, 0, c.BuildRoom("hub", "0d2", "cardiology")) == "cannot_build_there"
    assert _spaces(scene, "hub") >= {"1b2", "1c2", "0a1", "0d1"}, "another floor, or another building"


# Costs, money and the two components of an action.


@pytest.mark.parametrize(("space", "cost"), [("0a1", 2), ("1c3", 3), ("2c3", 4), ("3c3", 5)])
def test_a_room_costs_by_its_floor(space: str, cost: int) -> None:
    tower = f"{ROOMS} treatment_room:0c3 supply_room:1c3 treatment_room:2c3"
    below = tower.split()[: 3 + int(space[0])]
    if space == "0a1":
        below = ROOMS.split()
    scene = _building(clinic(" ".join(below), savings=cost))
    built = when(scene, 0, c.BuildRoom("lab", space))
    assert happened(built, e.RoomBuilt) == [e.RoomBuilt(0, "lab", space, cost)]
    assert built.state.clinics[0].savings == 0
    poor = _building(clinic(" ".join(below), savings=cost - 1))
    if cost > 2:
        assert refused(poor, 0, c.BuildRoom("lab", space)) == "not_enough_money"
        assert c.BuildRoom("lab", space) not in offered(poor)


def test_up_to_two_components_are_built_in_an_action() -> None:
    scene = _building(clinic(savings=100))
    scene = when(scene, 0, c.BuildRoom("lab", "0a1"))
    scene = when(scene, 0, c.BuildGarden("0d3"))
    assert scene.state.step == "hire_1", "with nothing left to do the action ends by itself"
    full = _building(clinic(savings=100), turn=Turn(built=2, new_treatment_room="0a1"))
    assert refused(full, 0, c.BuildGarden("0d3")) == "component_limit_reached"
    assert refused(full, 0, c.BuildRoom("treatment_room", "0a1")) == "component_limit_reached"


def test_building_can_end_sooner() -> None:
    scene = when(_building(), 0, c.FinishBuilding())
    assert happened(scene, e.ActionFinished) == [e.ActionFinished(0)]
    assert scene.state.step == "hire_1"
    scene = when(_building(), 0, c.BuildRoom("lab", "0a1"))
    assert offered(scene)[-1] == c.FinishBuilding()
    assert when(scene, 0, c.FinishBuilding()).state.step == "hire_1"


def test_whoever_cannot_build_is_not_asked() -> None:
    scene = given("select_1", clinic(savings=0), clinic(), selected=(None, "hire"))
    scene = when(scene, 0, c.SelectAction("build"))
    assert happened(scene, e.ActionFinished)[0] == e.ActionFinished(0)
    assert scene.state.step == "hire_1"


def test_the_next_builder_begins_anew() -> None:
    scene = _building(clinic(), clinic(), selected=("build", "build"))
    scene = when(when(scene, 0, c.BuildRoom("lab", "0a1")), 0, c.BuildGarden("0d3"))
    assert scene.rules.awaiting(scene.state).seats == (1,)
    assert scene.state.turn.built == 0
    assert c.BuildGarden("0d3") in offered(scene, 1)


# The supply room that may follow a treatment room.


def test_a_supply_room_may_follow_a_treatment_room_beyond_two_components() -> None:
    scene = _building(clinic(savings=100))
    scene = when(scene, 0, c.BuildGarden("0d3"))
    scene = when(scene, 0, c.BuildRoom("treatment_room", "0a3"))
    assert scene.state.turn.built == 2
    assert offered(scene) == [
        c.BuildRoom("supply_room", "0a2"),
        c.BuildRoom("supply_room", "1a3"),
        c.FinishBuilding(),
    ]
    assert refused(scene, 0, c.BuildRoom("supply_room", "0a1")) == "component_limit_reached", "not adjacent"
    scene = when(scene, 0, c.BuildRoom("supply_room", "1a3"))
    assert happened(scene, e.RoomBuilt) == [e.RoomBuilt(0, "supply_room", "1a3", 3, bonus=True)]
    assert scene.state.step == "hire_1"


def test_each_of_two_treatment_rooms_may_be_followed_by_one() -> None:
    scene = _building(clinic(savings=100))
    scene = when(scene, 0, c.BuildRoom("treatment_room", "0a3"))
    scene = when(scene, 0, c.BuildRoom("supply_room", "0a2"))
    assert scene.state.turn.built == 1
    assert scene.state.turn.new_treatment_room is None
    scene = when(scene, 0, c.BuildRoom("treatment_room", "0d2"))
    scene = when(scene, 0, c.BuildRoom("supply_room", "0d1"))
    assert [room.kind for room in scene.state.clinics[0].rooms].count("supply_room") == 3


def test_the_chance_for_it_is_gone_with_the_next_component() -> None:
    scene = _building(clinic(savings=100))
    scene = when(scene, 0, c.BuildRoom("treatment_room", "0a3"))
    scene = when(scene, 0, c.BuildGarden("0d3"))
    assert scene.state.step == "hire_1"


def test_it_is_paid_for() -> None:
    scene = _building(clinic(savings=4))
    scene = when(scene, 0, c.BuildGarden("0d3"))
    scene = when(scene, 0, c.BuildRoom("treatment_room", "0a3"))
    assert scene.state.clinics[0].savings == 0
    assert scene.state.step == "hire_1", "no money, no question"


# Shared tiles and limits.


def test_a_player_builds_one_special_room_in_a_round() -> None:
    scene = when(_building(clinic(savings=100)), 0, c.BuildRoom("lab", "0a1"))
    assert refused(scene, 0, c.BuildRoom("triage", "0d1")) == "once_a_round"
    assert not any(_spaces(scene, kind) for kind in SPECIALS)
    later = given("build_2", clinic(savings=100, limits=("special",)), clinic(), selected=("build", "hire"))
    assert refused(later, 0, c.BuildRoom("triage", "0d1")) == "once_a_round"
    assert _spaces(later, "hub")


def test_a_player_builds_one_hub_in_a_round() -> None:
    """As the Italian book has it."""
    scene = when(_building(clinic(savings=100)), 0, c.BuildRoom("hub", "0a1", "cardiology"))
    assert refused(scene, 0, c.BuildRoom("hub", "0d1", "psychiatry")) == "once_a_round"
    assert not _spaces(scene, "hub")
    assert _spaces(scene, "lab")


def test_what_somebody_took_this_round_is_not_face_up_for_the_others() -> None:
    scene = _building(*[clinic(savings=100)] * 4, selected=("build",) * 4)
    assert scene.state.supply.specials == (3,) * 4
    scene = when(scene, 0, c.BuildRoom("lab", "0a1"))
    scene = when(scene, 0, c.BuildRoom("hub", "0d1", "cardiology"))
    assert refused(scene, 1, c.BuildRoom("lab", "0a1")) == "tile_face_down"
    assert refused(scene, 1, c.BuildRoom("hub", "0a1", "cardiology")) == "tile_face_down"
    assert not _spaces(scene, "lab", 1)
    services = {command.service for command in offered(scene, 1, c.BuildRoom) if command.kind == "hub"}
    assert services == {"ophthalmology", "orthopedics", "neurology"}, "no psychiatry hub is left of four"
    assert _spaces(scene, "triage", 1)
    assert scene.state.supply.specials[SPECIALS.index("lab")] == 2
    assert scene.state.supply.hubs[1] == 2


def test_only_hubs_of_services_in_play_are_there() -> None:
    scene = _building(clinic(savings=100))
    assert refused(scene, 0, c.BuildRoom("hub", "0a1", "neurology")) == "wrong_service"
    assert refused(scene, 0, c.BuildRoom("hub", "0a1")) == "wrong_service"
    assert refused(scene, 0, c.BuildRoom("lab", "0a1", "cardiology")) == "wrong_service"


@pytest.mark.parametrize("kind", ["treatment_room", "supply_room"])
def test_rooms_run_out(kind: Any) -> None:
    scene = _building(clinic(savings=100))
    scene = _building(clinic(savings=100), supply=replace(scene.state.supply, **{f"{kind}s": 0}))
    assert not _spaces(scene, kind)
    assert refused(scene, 0, c.BuildRoom(kind, "0a1")) == "supply_empty"


def test_tiles_come_out_of_the_supply_and_money_changes_by_the_cost() -> None:
    scene = _building(clinic(savings=9))
    after = when(scene, 0, c.BuildRoom("treatment_room", "0d2"))
    assert after.state.supply.treatment_rooms == scene.state.supply.treatment_rooms - 1
    assert after.state.clinics[0].savings == 7
    after = when(after, 0, c.BuildRoom("supply_room", "0d1"))
    assert after.state.supply.supply_rooms == scene.state.supply.supply_rooms - 1

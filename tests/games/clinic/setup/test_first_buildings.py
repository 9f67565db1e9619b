"""First buildings: beginners' layouts, and what experts build on either side of the board (ruling 6)."""

from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from games.clinic import events as e
from games.clinic.commands import ChooseBoard, PlaceEntrance, PlaceRoom
from games.clinic.data.first_buildings import LAYOUTS
from games.clinic.geometry.spaces import grid
from games.clinic.state import Turn
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose
from games.kernel.refusal import Illegal
from tests.games.clinic.starting import parked, played_to, started, with_bonuses
from tests.games.clinic.tables import Scene
from tests.games.scenes import offered, refused, when

BOARDS = ("beginner", "expert", "expert_small", "expert_open")


def _expert(board: str = "expert") -> Scene:
    """A game in which seat 0 is an expert who builds, and everybody has picked a bonus tile."""
    return with_bonuses("money", "nurse", boards=[board])


def _built(scene: Scene, seat: int = 0) -> list[str]:
    return [f"{room.kind}:{room.space}" for room in scene.state.clinics[seat].rooms]


def test_beginners_clinics_stand_as_four_different_cubes_say() -> None:
    scene = with_bonuses("money", "nurse", "orderly", "patient")
    found = {(tuple(room.space for room in clinic.rooms), clinic.entrances) for clinic in scene.state.clinics}
    assert found == {((one.hub, one.treatment_room, one.supply_room), (one.entrance,)) for one in LAYOUTS}, (
        "drawn without replacement"
    )


@pytest.mark.parametrize(
    ("cube", "spaces", "entrance"),
    [
        (0, ["hub:0b3", "treatment_room:0b2", "supply_room:0c2"], "b3-south"),
        (1, ["hub:0c3", "treatment_room:0c2", "supply_room:0b2"], "c3-south"),
        (2, ["hub:0a2", "treatment_room:0b2", "supply_room:0b1"], "a2-west"),
        (3, ["hub:0d2", "treatment_room:0c2", "supply_room:0c1"], "d2-east"),
    ],
)
def test_the_layout_of_each_cube(cube: int, spaces: list[str], entrance: str) -> None:
    scene = with_bonuses("money", "nurse", boards=["beginner", "expert"], cubes=[cube])
    assert _built(scene) == spaces
    assert scene.state.clinics[0].entrances == (entrance,)
    assert scene.state.clinics[0].columns == 4


@pytest.mark.parametrize("boards", list(product(BOARDS, repeat=2)))
def test_any_mix_of_boards_is_set_up(boards: tuple[str, ...]) -> None:
    scene = played_to(started(2, boards), "select_1", Random(str(boards)))
    for board, clinic in zip(boards, scene.state.clinics, strict=True):
        assert board == "expert_open" or clinic.columns == (3 if board == "expert_small" else 4)
        assert {room.kind for room in clinic.rooms} == {"hub", "treatment_room", "supply_room"}
        (hub,) = (room for room in clinic.rooms if room.kind == "hub")
        assert hub.service == "psychiatry"
        assert grid(clinic.columns).entrances[clinic.entrances[0]] == hub.space
        assert {room.space for room in clinic.rooms} <= set(grid(clinic.columns).spaces)
    assert scene.state.supply.hubs[0] == 2, "both first hubs come off the psychiatry stack"


def test_seats_without_a_board_are_beginners() -> None:
    scene = started(3, ["expert_small"])
    assert [clinic.columns for clinic in scene.state.clinics] == [3, 4, 4]


@pytest.mark.parametrize("seats", [2, 3])
def test_more_boards_than_seats_are_refused(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        compose(CLINIC, (), {"boards": ["expert"] * (seats + 1)}, ("human",) * seats)
    assert refusal.value.code == "too_many_boards"
    assert refusal.value.facts == {"boards": seats + 1, "seats": seats}


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        compose(CLINIC, (), {"boards": ["huge"]}, ("human",) * 2)
    assert refusal.value.code == "bad_options"


@pytest.mark.parametrize(
    ("board", "hubs"),
    [
        ("expert", "a1 a2 a3 b3 c3 d1 d2 d3"),
        ("expert_small", "a1 a2 a3 b3 c1 c2 c3"),
    ],
)
def test_an_experts_hub_stands_where_an_entrance_can_point_at_it(board: str, hubs: str) -> None:
    scene = _expert(board)
    spaces = [command.space for command in offered(scene, 0, PlaceRoom) if command.room == "hub"]
    assert sorted(spaces) == [f"0{cell}" for cell in hubs.split()]
    assert refused(scene, 0, PlaceRoom("0b1", "hub")) == "cannot_build_there"
    assert refused(scene, 0, PlaceRoom("1b3", "hub")) == "cannot_build_there"
    assert refused(scene, 0, PlaceEntrance("b3-south")) == "cannot_build_there"
    assert refused(scene, 0, PlaceRoom("0b3")) == "cannot_build_there", "a room must be named"


def test_an_expert_places_hub_entrance_treatment_room_and_supply_room_free_of_charge() -> None:
    scene = when(_expert(), 0, PlaceRoom("0a3", "hub"))
    assert offered(scene, 0, PlaceEntrance) == [PlaceEntrance("a3-west"), PlaceEntrance("a3-south")]
    assert refused(scene, 0, PlaceEntrance("b3-south")) == "cannot_build_there", "it must point at the hub"
    scene = when(scene, 0, PlaceEntrance("a3-south"))
    spaces = {command.space for command in offered(scene, 0, PlaceRoom)}
    assert {"0a2", "1a3", "0d1"} <= spaces, "beside it, above it, or in a building of its own"
    assert refused(scene, 0, PlaceRoom("1b2", "treatment_room")) == "cannot_build_there", "nothing below"
    scene = when(scene, 0, PlaceRoom("0a2", "treatment_room"))
    scene = when(scene, 0, PlaceRoom("1a2", "supply_room"))
    assert _built(scene) == ["hub:0a3", "treatment_room:0a2", "supply_room:1a2"]
    assert scene.state.clinics[0].savings == 20


@pytest.mark.parametrize("order", list(permutations(("hub", "treatment_room", "supply_room"))))
def test_experts_build_their_first_rooms_in_any_lawful_order(order: tuple[Any, ...]) -> None:
    scene = _expert()
    for room, space in zip(order, ("0a1", "0a2", "0a3"), strict=True):
        scene = when(scene, 0, PlaceRoom(space, room))
    if order[-1] == "hub":
        scene = when(scene, 0, PlaceEntrance("a3-south"))
    assert _built(scene) == [f"{order[0]}:0a1", f"{order[1]}:0a2", f"{order[2]}:0a3"]
    assert scene.state.clinics[0].savings == 20
    assert scene.state.step == "first_cars"


def test_an_order_that_would_join_two_buildings_is_not_lawful() -> None:
    scene = when(when(_expert(), 0, PlaceRoom("0a2", "hub")), 0, PlaceRoom("0c2", "supply_room"))
    assert refused(scene, 0, PlaceRoom("0b2", "treatment_room")) == "cannot_build_there"


def test_rooms_placed_before_the_hub_leave_a_space_for_it() -> None:
    spaces = ["a2-west", "a3-west"]
    scene = with_bonuses("money", "nurse", boards=["expert"], figures={"entrance_spaces": spaces})
    scene = when(scene, 0, PlaceRoom("0a2", "treatment_room"))
    assert refused(scene, 0, PlaceRoom("0a3", "supply_room")) == "cannot_build_there"
    assert refused(scene, 0, PlaceRoom("0b3", "supply_room")) == "cannot_build_there", "it would join two"
    scene = when(scene, 0, PlaceRoom("0a1", "supply_room"))
    assert _built(scene) == ["treatment_room:0a2", "supply_room:0a1", "hub:0a3"], "its only space"


@pytest.mark.parametrize("columns", [3, 4])
def test_each_expert_can_choose_which_side_they_wish_to_play(columns: Any) -> None:
    scene = _expert("expert_open")
    assert offered(scene, 0) == [ChooseBoard(4), ChooseBoard(3)]
    assert refused(scene, 0, PlaceRoom("0b3", "hub")) == "cannot_build_there"
    scene = when(scene, 0, ChooseBoard(columns))
    assert scene.events == [e.BoardChosen(0, columns)]
    assert scene.state.clinics[0].columns == columns
    assert {command.space[1] for command in offered(scene, 0, PlaceRoom)} == set("abcd"[:columns])
    assert refused(scene, 0, ChooseBoard(columns)) == "no_board_choice"


def test_the_only_entrance_of_a_hub_is_not_asked_for() -> None:
    scene = _expert()
    scene = when(scene, 0, PlaceRoom("0b2", "treatment_room"))
    scene = when(scene, 0, PlaceRoom("0c2", "supply_room"))
    scene = when(scene, 0, PlaceRoom("0b3", "hub"))
    assert e.EntranceBuilt(0, "b3-south", 0) in scene.events


def test_experts_build_at_the_same_time() -> None:
    scene = with_bonuses("money", "nurse", boards=["expert", "expert_small"])
    assert set(scene.rules.awaiting(scene.state).seats) == {0, 1}
    scene = when(scene, 1, PlaceRoom("0b3", "hub"))
    scene = when(scene, 0, PlaceRoom("0b3", "hub"))
    scene = when(scene, 1, PlaceRoom("0b2", "treatment_room"))
    assert scene.state.turn == Turn(), "nothing of it belongs to anybody's turn"
    assert _built(scene, 0) == ["hub:0b3"]
    assert _built(scene, 1) == ["hub:0b3", "treatment_room:0b2"]


def test_in_version_1_experts_build_hub_entrance_treatment_room_and_supply_room_in_this_order() -> None:
    scene = with_bonuses("money", "nurse", boards=["expert"], title=CLINIC.as_of(1))
    assert {command.room for command in offered(scene, 0)} == {None}
    assert refused(scene, 0, PlaceRoom("0b3", "hub")) == "cannot_build_there"
    scene = when(scene, 0, PlaceRoom("0a3"))
    assert offered(scene, 0) == [PlaceEntrance("a3-west"), PlaceEntrance("a3-south")]
    assert refused(scene, 0, PlaceRoom("0a2")) == "cannot_build_there"
    scene = when(scene, 0, PlaceEntrance("a3-south"))
    scene = when(when(scene, 0, PlaceRoom("0a2")), 0, PlaceRoom("1a2"))
    assert _built(scene) == ["hub:0a3", "treatment_room:0a2", "supply_room:1a2"]


def test_there_is_no_bonus_supply_room_for_the_first_treatment_room() -> None:
    scene = parked(with_bonuses("money", "nurse"))
    assert scene.state.turn.new_treatment_room is None

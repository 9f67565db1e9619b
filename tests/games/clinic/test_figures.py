"""Derived and house figures: every one can be set otherwise, and is obeyed."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic.data.figures import FIGURES
from games.clinic.modules.base import BASE
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.refusal import Illegal
from tests.games.clinic.starting import started, with_bonuses
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given
from tests.games.scenes import offered, when


def _scene(step: str, figures: dict[str, Any], *, rooms: str = FIRST_BUILDING, **fields: Any) -> Scene:
    return given(step, clinic(rooms, savings=100), clinic(), options={"figures": figures}, **fields)


def _paid(scene: Scene, command: Any) -> int:
    return 100 - when(scene, 0, command).state.clinics[0].savings


def _refusal(figures: dict[str, Any], **options: Any) -> Illegal:
    with pytest.raises(Illegal) as refusal:
        compose(CLINIC, (), {"figures": figures, **options}, ("human",) * 2)
    return refusal.value


def test_derived_and_house_figures_have_a_form_and_printed_ones_have_none() -> None:
    for figure in FIGURES:
        assert (figure.form is None) == (figure.source == "printed"), figure.key


def test_printed_figures_cannot_be_set_otherwise() -> None:
    assert _refusal({"start_money": 20}).code == "figure_not_house"
    assert _refusal({"prices": 20}).code == "unknown_figure"
    assert _refusal({"room_cost": [1, 2, 3]}).code == "bad_figure"


TALL = f"{FIRST_BUILDING} hub:1b2:cardiology treatment_room:2b2"


@pytest.mark.parametrize(
    ("figure", "value", "command", "cost"),
    [
        ("room_cost", [7, 8, 9, 10], c.BuildRoom("lab", "0a1"), 7),
        ("room_cost", [7, 8, 9, 10], c.BuildRoom("treatment_room", "1c2"), 8),
        ("room_cost", [7, 8, 9, 10], c.BuildRoom("lab", "3b2"), 10),
        ("helipad_cost", [11, 12, 13], c.BuildHelipad("1b3"), 11),
        ("helipad_cost", [11, 12, 13], c.BuildHelipad("3b2"), 13),
        ("garden_cost", [0, 9, 9, 9], c.BuildGarden("0a1"), 0),
        ("entrance_cost", 9, c.BuildEntrance("d2-east"), 9),
        ("parking_cost", 9, c.BuildParking("0a1"), 9),
        ("conveyor_cost", 9, c.BuildConveyor(("0b2", "0b3")), 9),
    ],
)
def test_costs_of_building(figure: str, value: Any, command: Any, cost: int) -> None:
    rooms = f"{TALL} lab:0d2" if figure == "entrance_cost" else TALL
    scene = _scene("build_1", {figure: value}, rooms=rooms, selected=("build", "hire"))
    assert _paid(scene, command) == cost


def test_each_components_cost_is_determined_by_the_floor_on_which_you_build_it() -> None:
    """A garden's too, since version 2 of the rules."""
    own = clinic(TALL, gardens="0a1 1a1 2a1", savings=100)
    options = {"figures": {"garden_cost": [1, 2, 3, 4]}}
    scene = given("build_1", own, clinic(), options=options, selected=("build", "hire"))
    assert [_paid(scene, c.BuildGarden(space)) for space in ("0d1", "3a1")] == [1, 4]
    first = {"figures": {"garden_cost": 7}}
    older = given("build_1", own, clinic(), options=first, title=CLINIC.as_of(1), selected=("build", "hire"))
    assert [_paid(older, c.BuildGarden(space)) for space in ("0d1", "3a1")] == [7, 7]


def test_cost_of_more_parking() -> None:
    scene = _scene("build_1", {"parking_cost": 3, "parking_upgrade_cost": 4}, selected=("build", "hire"))
    scene = when(scene, 0, c.BuildParking("0a1"))
    assert _paid(scene, c.UpgradeParking("0a1")) == 7


def test_prices_of_staff() -> None:
    figures = {"university_prices": [9, 8, 7, 6], "nurse_prices": [50, 40, 30, 20]}
    scene = _scene("hire_1", figures, selected=("hire", "build"), university=("white", "white"))
    assert _paid(scene, c.HireDoctor(1, "b3-south")) == 8
    assert _paid(scene, c.HireNurse("b3-south")) == 40, "two nurses in the column"


def test_columns_of_the_notepad() -> None:
    scene = _scene("admit_1", {"notepad_columns": 2}, notepad=["white red", "white"], patients=(9, 0, 0, 0))
    scene = when(when(scene, 0, c.FinishAdmitting()), 1, c.FinishAdmitting())
    assert [len(row) for row in scene.state.notepad] == [2, 2, 1]
    assert scene.state.notepad[0] == ("white", "red"), "a full row draws nobody"


@pytest.mark.parametrize("count", [1, 2, 5])
def test_services_in_play_bring_their_hubs_and_rows(count: int) -> None:
    figures = {"services": [1, count, 1, 1], "psychiatry_hubs": 6, "other_hubs": 5}
    scene = _scene("build_1", figures, selected=("build", "admit"))
    assert len(scene.state.notepad) == count
    assert scene.state.supply.hubs == (4, *(5,) * (count - 1)), "two stand"
    services = {command.service for command in offered(scene, 0, c.BuildRoom) if command.kind == "hub"}
    assert len(services) == count
    admitting = _scene("admit_1", figures, notepad=["white"] * count)
    assert len(offered(admitting, 0, c.AdmitPatient)) == count


def test_doctors_in_the_bag() -> None:
    doctors = [[0, 0, 0, 0], [1, 2, 3, 4], [0, 0, 0, 0], [0, 0, 0, 0]]
    rules = compose(CLINIC, (), {"figures": {"doctors": doctors}}, ("human",) * 2)
    assert fresh_state(CLINIC, rules).doctors == (1, 2, 3, 4, 0)


def test_cars_between_spaces_only() -> None:
    figures = {"parking_borders": "inner"}
    scene = _scene("hire_1", figures, selected=("hire", "build"), university=("white", None))
    scene = when(scene, 0, c.HireNurse("b3-south"))
    places = {command.place for command in offered(scene, 0, c.ParkCar)}
    assert places == {"a1-a2", "a1-b1", "a2-a3", "b1-c1", "c1-d1", "c3-d3", "d1-d2", "d2-d3"}


def test_entrance_spaces() -> None:
    spaces = ["a2-west", "c3-south", "c2-east"]
    scene = _scene(
        "build_1", {"entrance_spaces": spaces}, rooms=f"{FIRST_BUILDING} lab:0d2 treatment_room:0c3"
    )
    assert offered(scene, 0, c.BuildEntrance) == [c.BuildEntrance("c3-south")]
    scene = with_bonuses(
        "money", "nurse", boards=["expert", "expert_small"], figures={"entrance_spaces": spaces}
    )
    hubs = [[o.space for o in offered(scene, seat, c.PlaceRoom) if o.room == "hub"] for seat in (0, 1)]
    assert hubs == [["0a2", "0c3"], ["0a2", "0c2", "0c3"]]


def test_a_single_entrance_space_leaves_experts_no_choice() -> None:
    scene = with_bonuses("money", "nurse", boards=["expert"], figures={"entrance_spaces": ["a2-west"]})
    assert c.PlaceRoom("0a2", "treatment_room") not in offered(scene, 0), "it leaves the hub its only space"
    scene = when(scene, 0, c.PlaceRoom("0a2", "hub"))
    assert scene.state.clinics[0].entrances == ("a2-west",), "not asked for"


def test_a_board_needs_an_entrance_space() -> None:
    for board in ("expert_small", "expert_open"):
        refusal = _refusal({"entrance_spaces": ["d2-east"]}, boards=[board])
        assert (refusal.code, refusal.facts["figure"]) == ("bad_figure", "entrance_spaces")
    assert _refusal({"entrance_spaces": []}).facts["figure"] == "entrance_spaces"
    assert _refusal({"entrance_spaces": ["b1-north"]}).code == "bad_figure"


def test_an_entrance_space_that_no_board_has_is_refused() -> None:
    refusal = _refusal({"entrance_spaces": ["a2-west", "b2-east"]})
    assert (refusal.code, refusal.facts["figure"]) == ("bad_figure", "entrance_spaces")


def test_there_are_no_more_entrance_spaces_than_borders_for_them() -> None:
    refusal = _refusal({"entrance_spaces": ["a2-west"] * 14})
    assert (refusal.code, refusal.facts["figure"]) == ("bad_figure", "entrance_spaces")


def _layout(hub: str, treatment: str, supply: str, entrance: str) -> dict[str, str]:
    return {"hub": hub, "treatment_room": treatment, "supply_room": supply, "entrance": entrance}


def test_first_buildings_of_beginners() -> None:
    own = _layout("0d3", "0d2", "0d1", "d3-east")
    scene = with_bonuses("money", "nurse", figures={"layouts": [own] * 4})
    for one in scene.state.clinics:
        assert [room.space for room in one.rooms] == ["0d3", "0d2", "0d1"]
        assert one.entrances == ("d3-east",)


@pytest.mark.parametrize(
    "layout",
    [
        _layout("0d3", "0d3", "0d1", "d3-east"),
        _layout("0d3", "0d2", "0d1", "d2-east"),
        _layout("0b2", "0d2", "0d1", "b2-south"),
        _layout("1d3", "0d2", "0d1", "d3-east"),
        _layout("0d3", "0d2", "0d1", "d3-north"),
        _layout("0d3\n", "0d2", "0d1", "d3-east"),
        _layout("0d3", "0d2", "0d1", "d3-east\n"),
    ],
)
def test_first_buildings_that_cannot_stand_are_refused(layout: dict[str, str]) -> None:
    refusal = _refusal({"layouts": [layout] * 4})
    assert (refusal.code, refusal.facts["figure"]) == ("bad_figure", "layouts")


def test_the_figures_of_the_rules_page_are_the_base_games() -> None:
    rules = started(2).rules
    assert {figure.key for figure in BASE.figures} <= set(rules.figures)
    expected: dict[str, Any] = {
        "room_cost": (2, 3, 4, 5),
        "helipad_cost": (3, 4, 5),
        "garden_cost": (2, 2, 2, 2),
        "entrance_cost": 2,
        "parking_cost": 1,
        "parking_upgrade_cost": 1,
        "conveyor_cost": 2,
        "university_prices": (4, 3, 2, 1),
        "nurse_prices": (4, 3, 2, 1),
        "notepad_columns": 4,
        "services": (2, 3, 4, 5),
        "psychiatry_hubs": 4,
        "other_hubs": 3,
        "parking_borders": "all",
        "entrance_spaces": "all",
    }
    assert {key: rules.figures[key] for key in expected} == expected

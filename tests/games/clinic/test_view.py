"""What the view tells clients about prices, expenses, work done and what is placed next."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.geometry.spaces import floor_of
from games.clinic.title import CLINIC
from games.clinic.view import TableView, view
from games.kernel.title import Title
from tests.games.clinic.starting import with_bonuses
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, when

RICH = clinic(
    f"{FIRST_BUILDING} triage:0c3 supply_room:1b2 treatment_room:1b3 lab:2b2",
    gardens="0a1",
    parkings="0d3",
    savings=100,
)


def seen(scene: Scene, viewer: int | None = None) -> TableView:
    return view(scene.rules, scene.state, viewer, False)


def price_of(shown: TableView, command: Any) -> int | None:
    """What a client shows for a command, from the view alone."""
    prices = shown.prices
    extinguishers: tuple[int, ...] = shown.modules["extinguishers"].prices
    match command:
        case c.BuildRoom(_, space):
            return prices.rooms[floor_of(space)]
        case c.BuildGarden(space):
            return prices.gardens[floor_of(space)]
        case c.BuildHelipad(space):
            return prices.helipads[floor_of(space)]
        case c.BuildEntrance():
            return prices.entrance
        case c.BuildParking():
            return prices.parking
        case c.UpgradeParking():
            return prices.parking_upgrade
        case c.BuildConveyor():
            return prices.conveyor
        case c.HireDoctor(position):
            return prices.doctors[position]
        case c.HireNurse():
            return prices.nurse
        case c.HireOrderly():
            return prices.orderly
        case _:
            return extinguishers[floor_of(command.space)]


@pytest.mark.parametrize("title", [CLINIC, CLINIC.as_of(1)])
@pytest.mark.parametrize("step", ["build_1", "hire_1"])
def test_what_a_build_or_a_hire_costs_is_in_the_view(step: str, title: Title) -> None:
    scene = given(step, RICH, clinic(), modules=["extinguishers"], title=title, university=("red", "white"))
    commands = [one for one in offered(scene) if type(one) not in (c.FinishBuilding, c.FinishHiring)]
    assert len({type(command) for command in commands}) == (8 if step == "build_1" else 3)
    for command in commands:
        paid = [event.cost for event in when(scene, 0, command).events if hasattr(event, "cost")]
        assert paid == [price_of(seen(scene), command)], command


def test_prices_follow_the_figures_of_the_game() -> None:
    figures = {"room_cost": [1, 2, 3, 9], "garden_cost": [4, 5, 6, 7], "university_prices": [9, 8, 7, 6]}
    scene = given("build_1", RICH, clinic(), options={"figures": figures}, university=("red", None))
    prices = seen(scene).prices
    assert (prices.rooms, prices.gardens, prices.doctors) == ((1, 2, 3, 9), (4, 5, 6, 7), (9, None))


def test_a_workaholic_doctor_always_costs_eight() -> None:
    scene = given("hire_1", RICH, clinic(), modules=["workaholic_doctors"], university=("purple", "white"))
    assert seen(scene).prices.doctors == (8, 3)


@pytest.mark.parametrize(("left", "price"), [(2, 3), (1, 4), (0, None)])
def test_nurses_cost_more_as_fewer_are_left(left: int, price: int | None) -> None:
    scene = given("hire_1", RICH, clinic(), nurses=(0, left, 2, 2, 2, 2), round=2)
    assert seen(scene).prices.nurse == price


def test_there_is_no_nurse_to_hire_in_the_setup() -> None:
    assert seen(with_bonuses("money", "nurse", boards=["expert"])).prices.nurse is None


@pytest.mark.parametrize(
    ("income", "savings", "popularity"), [(20, 15, 3), (4, 15, 3), (4, 1, 3), (0, 0, 30), (0, 0, 1)]
)
def test_the_expenses_in_the_view_are_those_that_are_paid(income: int, savings: int, popularity: int) -> None:
    own = clinic(
        f"{FIRST_BUILDING} operating_room:0a3",
        "doctor:red@0a3 nurse@0b3 orderly@0c2",
        gardens="0a1",
        operated=("0a3",),
        income=income,
        savings=savings,
        popularity=popularity,
    )
    scene = given("expenses", own, clinic())
    shown = seen(scene).clinics[0].expenses
    assert (shown.wages, shown.upkeep) == (4 + 1 + 1, 4 + 1 + 2 - 3)
    paid = happened(goes_on(scene), e.ExpensesPaid)[0]
    assert shown == type(shown)(paid.wages, paid.upkeep, paid.income, paid.savings, paid.popularity)
    assert shown.from_income + shown.from_savings + shown.from_popularity <= shown.wages + shown.upkeep


def test_who_has_worked_and_which_operating_room_was_used_is_in_the_view_until_the_next_round() -> None:
    rooms = f"{FIRST_BUILDING} operating_room:0a3"
    persons = "doctor:red@0a3 patient:red:psychiatry@0a3! doctor:white@0b2 patient:yellow:psychiatry@0b2!"
    own = clinic(rooms, f"{persons} nurse@0b2 nurse@0b2", cars="0d1 0d1 0d1 0d1 0d1 0d1")
    scene = given("care", own, clinic())
    assert (seen(scene).clinics[0].worked, seen(scene).clinics[0].operated) == ((), ())
    scene = when(when(scene, 0, c.Treat(1, 2)), 0, c.Treat(3, 4))
    shown = seen(scene).clinics[0]
    assert (shown.worked, shown.operated) == ((1, 3, 5), ("0a3",))
    assert shown.expenses.upkeep == 4 + 2
    while scene.state.step != "select_1":
        scene = goes_on(scene) if not offered(scene) else when(scene, 0, c.BuyPopularity(0))
    assert (seen(scene).clinics[0].worked, seen(scene).clinics[0].operated) == ((), ())


def test_experts_see_which_parts_they_can_place_next() -> None:
    scene = with_bonuses("garden", "nurse", boards=["expert"])
    assert seen(scene).clinics[0].to_place == ("hub", "treatment_room", "supply_room")
    assert seen(scene).clinics[1].to_place == (), "a beginner's building is there already"
    scene = when(scene, 0, c.PlaceRoom("0a3", "hub"))
    assert seen(scene, 1).clinics[0].to_place == ("treatment_room", "supply_room", "entrance")
    for command in (c.PlaceRoom("0b3", "treatment_room"), c.PlaceRoom("0c3", "supply_room")):
        scene = when(scene, 0, command)
    assert seen(scene).clinics[0].to_place == ("entrance",)
    scene = when(scene, 0, c.PlaceEntrance("a3-west"))
    assert seen(scene).clinics[0].to_place == ("garden",)
    scene = when(scene, 0, c.PlaceBonus("0d1"))
    assert seen(scene).clinics[0].to_place == ()


def test_in_version_1_of_the_rules_the_order_is_fixed_and_the_view_tells_the_next_part() -> None:
    scene = with_bonuses("parking", "nurse", boards=["expert"], title=CLINIC.as_of(1))
    for part, command in {
        "hub": c.PlaceRoom("0a3"),
        "entrance": c.PlaceEntrance("a3-west"),
        "treatment_room": c.PlaceRoom("0b3"),
        "supply_room": c.PlaceRoom("0c3"),
        "parking": c.PlaceBonus("0d1"),
    }.items():
        assert seen(scene).clinics[0].to_place == (part,)
        scene = when(scene, 0, command)


def test_nothing_is_to_place_before_the_side_of_the_board_is_chosen() -> None:
    scene = with_bonuses("money", "nurse", boards=["expert_open"])
    assert seen(scene).clinics[0].to_place == ()
    assert seen(when(scene, 0, c.ChooseBoard(3))).clinics[0].to_place


def test_a_clinic_has_a_queue_point_and_one_for_each_door() -> None:
    scene = given("admit_1", clinic(entrances="b3-south c3-south", helipads="1b2"), clinic())
    assert [one.queue_points for one in seen(scene).clinics] == [4, 2]


def test_the_seats_that_are_done_in_a_step_are_in_the_view() -> None:
    scene = given("move", *(clinic(persons="doctor:white@0b3"),) * 2)
    assert seen(scene).acted == ()
    assert seen(when(scene, 1, c.FinishMoving())).acted == (1,)

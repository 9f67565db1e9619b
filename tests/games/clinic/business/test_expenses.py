"""Expenses and popularity: wages, upkeep, where the money comes from, and what it may buy."""

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.kernel.messages import SERVICE
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused, when

FOUR = f"{FIRST_BUILDING} triage:0d2"
SEVEN = f"{FOUR} operating_room:0a3 hub:1b2:cardiology treatment_room:1b3"
EMPTY = clinic("", entrances="")
"""A clinic without anything that costs."""


def pay(*clinics: Clinic, **more: object) -> Scene:
    """The table after everyone paid."""
    clinics = (*clinics, EMPTY) if len(clinics) == 1 else clinics
    return goes_on(given("expenses", *clinics, **more))  # type: ignore[arg-type]


def paid(own: Clinic, **more: object) -> e.ExpensesPaid:
    event = next(event for event in happened(pay(own, **more), e.ExpensesPaid) if event.seat == 0)
    assert isinstance(event, e.ExpensesPaid)
    return event


def test_upkeep_example_four_rooms_and_a_garden() -> None:
    assert paid(clinic(FOUR, gardens="0a1")).upkeep == 5


def test_upkeep_example_an_orderly_saves_three() -> None:
    assert paid(clinic(FOUR, "orderly@0c2", gardens="0a1")).upkeep == 2


def test_upkeep_example_two_orderlies_save_no_more_than_there_is() -> None:
    assert paid(clinic(FOUR, "orderly@0c2 orderly@b3-south", gardens="0a1")).upkeep == 0


def test_upkeep_example_an_operating_room_that_was_not_used() -> None:
    assert paid(clinic(SEVEN)).upkeep == 7


def test_upkeep_example_an_operating_room_that_was_used() -> None:
    assert paid(clinic(SEVEN, operated=("0a3",))).upkeep == 9


def test_an_operating_room_that_treated_costs_three_in_all() -> None:
    """The caption beside the expenses area: $3 instead of the usual $1."""
    rooms = f"{FIRST_BUILDING} operating_room:0a3"
    ready = clinic(rooms, "doctor:red@0a3 patient:red:psychiatry@0a3!", cars="0d1 0d1")
    used = goes_on(when(given("care", ready, EMPTY), 0, c.Treat(1, 2)))
    idle = goes_on(when(given("care", ready, EMPTY), 0, c.FinishCare()))
    cost = [happened(scene, e.ExpensesPaid)[0].upkeep for scene in (used, idle)]
    assert cost == [3 + 1 + 1 + 1, 1 + 1 + 1 + 1]


def test_a_treatment_room_that_treated_costs_nothing_more() -> None:
    ready = clinic(FIRST_BUILDING, "doctor:red@0b2 patient:red:psychiatry@0b2!", cars="0d1 0d1")
    scene = goes_on(when(given("care", ready, EMPTY), 0, c.Treat(1, 2)))
    assert happened(scene, e.ExpensesPaid)[0].upkeep == 3


def test_orderlies_save_on_operating_rooms_too() -> None:
    """The English book's reading; in the Italian one orderlies save on rooms and gardens only: $2 here."""
    room = clinic("operating_room:0a3", "orderly@a3-west orderly@a3-west", entrances="", operated=("0a3",))
    assert paid(room).upkeep == 0


def test_entrances_helipads_parking_and_conveyors_cost_nothing() -> None:
    more = clinic(
        entrances="b3-south c3-south", helipads="1b2", parkings="0d3", conveyors="0b2 0b3", cars="0d3"
    )
    assert paid(more).upkeep == 3


def test_every_employee_is_paid_by_colour() -> None:
    staff = "doctor:white@0b3 doctor:yellow@0b3 doctor:orange@0b3 doctor:red@0b3 nurse@0b3 orderly@0c2"
    assert paid(clinic(persons=staff)).wages == 1 + 2 + 3 + 4 + 1 + 1
    assert paid(clinic(persons="patient:red:psychiatry@0b2!")).wages == 0


def test_wages_can_be_set() -> None:
    staff = "doctor:white@0b3 doctor:yellow@0b3 doctor:orange@0b3 doctor:red@0b3 nurse@0b3 orderly@0c2"
    own = {"doctor_wages": [10, 20, 30, 40], "nurse_wages": 100, "orderly_wages": 200}
    assert paid(clinic(persons=staff), options={"figures": own}).wages == 10 + 20 + 30 + 40 + 100 + 200


@pytest.mark.parametrize(
    ("income", "savings", "popularity", "expected"),
    [
        (10, 10, 10, (3, 0, 0)),
        (3, 10, 10, (3, 0, 0)),
        (2, 10, 10, (2, 1, 0)),
        (0, 2, 10, (0, 2, 1)),
        (1, 1, 5, (1, 1, 1)),
        (0, 0, 2, (0, 0, 2)),
        (0, 1, 0, (0, 1, 0)),
        (0, 0, -4, (0, 0, 0)),
    ],
)
def test_expenses_come_from_income_then_savings_then_popularity(
    income: int, savings: int, popularity: int, expected: tuple[int, int, int]
) -> None:
    """Three rooms cost $3; what nothing is left for is forgiven, and popularity stays at 0 or below."""
    scene = pay(clinic(income=income, savings=savings, popularity=popularity))
    event = happened(scene, e.ExpensesPaid)[0]
    assert (event.income, event.savings, event.popularity) == expected
    after = scene.state.clinics[0]
    left = income - expected[0]
    assert after.popularity == popularity - expected[2]
    assert after.income + after.savings == left + savings - expected[1]


def test_nobody_is_dismissed_for_want_of_money() -> None:
    poor = clinic(persons="doctor:red@0b3 nurse@0b3", savings=0)
    assert len(pay(poor).state.clinics[0].people) == 2


def test_expenses_are_paid_in_turn_order_and_markers_land_on_top() -> None:
    poor = clinic(savings=0, popularity=5)
    scene = pay(poor, poor, poor, turn_order=(2, 0, 1), popularity_stack=(0, 1, 2))
    assert [event.seat for event in happened(scene, e.ExpensesPaid)] == [2, 0, 1]
    assert scene.state.popularity_stack == (2, 0, 1)


def test_a_marker_that_does_not_move_stays_in_its_stack() -> None:
    scene = pay(
        clinic(savings=0, popularity=5), clinic(savings=9), turn_order=(0, 1), popularity_stack=(0, 1)
    )
    assert scene.state.popularity_stack == (1, 0), "only the first one paid with popularity"


def test_only_the_service_gives_the_command_to_pay() -> None:
    scene = given("expenses", clinic(), clinic())
    assert refused(scene, 0, c.PayExpenses()) == "service_only"
    assert not offered(scene)
    assert scene.rules.awaiting(scene.state).job == "scoring"
    assert refused(pay(clinic(income=30)), SERVICE, c.PayExpenses()) == "wrong_step"


def test_popularity_is_bought_in_reverse_turn_order() -> None:
    rich = clinic("", income=9)
    scene = pay(rich, rich, rich, turn_order=(2, 0, 1), popularity_stack=(1, 0, 2))
    for seat in (1, 0, 2):
        assert scene.rules.awaiting(scene.state).seats == (seat,)
        scene = when(scene, seat, c.BuyPopularity(3))
    assert scene.state.popularity_stack == (1, 0, 2), "the last to buy lies on top"


def test_a_point_of_popularity_costs_three() -> None:
    scene = pay(clinic("", income=10, savings=4))
    assert offered(scene) == [c.BuyPopularity(points) for points in (0, 1, 2, 3)]
    after = when(scene, 0, c.BuyPopularity(2))
    assert happened(after, e.PopularityBought)[0] == e.PopularityBought(0, 2, 6)
    own = after.state.clinics[0]
    assert (own.popularity, own.income, own.savings) == (2, 0, 4 + 10 - 6)


def test_only_this_rounds_income_buys_popularity() -> None:
    scene = pay(clinic("", income=8, savings=100))
    assert refused(scene, 0, c.BuyPopularity(3)) == "not_enough_income"
    assert refused(scene, 0, c.BuyPopularity(-1)) == "not_enough_income"


def test_what_expenses_left_of_the_income_is_what_buys() -> None:
    assert offered(pay(clinic(income=7))) == [c.BuyPopularity(0), c.BuyPopularity(1)]


def test_those_whose_income_buys_nothing_are_not_asked_and_save_it() -> None:
    scene = pay(clinic("", income=2), clinic("", income=2))
    assert scene.rules.due_command(scene.state) == c.Administer()
    assert [event.seat for event in happened(scene, e.PopularityBought)] == [1, 0]
    assert [(own.income, own.savings) for own in scene.state.clinics] == [(0, 17), (0, 17)]


def test_buying_nothing_leaves_the_marker_where_it_lies() -> None:
    scene = pay(clinic("", income=9), clinic("", income=9), popularity_stack=(0, 1))
    scene = when(scene, 1, c.BuyPopularity(1))
    assert when(scene, 0, c.BuyPopularity(0)).state.popularity_stack == (0, 1)
    assert when(scene, 0, c.BuyPopularity(1)).state.popularity_stack == (1, 0)


def test_nobody_buys_out_of_turn() -> None:
    scene = pay(clinic("", income=9), clinic("", income=9))
    assert refused(scene, 0, c.BuyPopularity(1)) == "not_your_turn"


def test_the_round_forgets_who_worked() -> None:
    scene = pay(clinic("", income=9, busy=(1,), operated=("0a3",)))
    after = when(scene, 0, c.BuyPopularity(0)).state.clinics[0]
    assert (after.busy, after.operated) == ((), ())

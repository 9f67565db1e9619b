"""Workaholic Doctors at the university, in rooms, and what they cost and are worth."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import State
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose, fresh_state
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

MODULES = ("workaholic_doctors",)
PURPLE = "doctor:purple"
YELLOW, WHITE = "patient:yellow:psychiatry", "patient:white:psychiatry"


def table(step: str, persons: str = "", rooms: str = FIRST_BUILDING, **more: Any) -> Scene:
    return given(step, clinic(rooms, persons), clinic(), modules=MODULES, **more)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_purple_doctors_as_players_are_in_the_bag(players: int) -> None:
    for modules, purple in ((MODULES, players), ((), 0)):
        rules = compose(CLINIC, modules, {}, ("human",) * players)
        state = fresh_state(CLINIC, rules)
        assert isinstance(state, State)
        assert state.doctors[-1] == purple
        assert state.doctors[:-1] == rules.figures["doctors"][players - 1]


def drawn(doctors: tuple[int, ...], university: tuple[Any, ...], draws: list[int]) -> State:
    """The table after the administration filled the university."""
    scene = given(
        "administration",
        *(clinic() for _ in university),
        modules=MODULES,
        doctors=doctors,
        university=university,
    )
    return goes_on(scene, draws).state


def test_a_purple_doctor_drawn_besides_another_goes_back_after_filling() -> None:
    after = drawn((1, 0, 0, 0, 2), (None, None), [1, 1, 0])
    assert (after.university, after.doctors) == (("purple", "white"), (0, 0, 0, 0, 1))


def test_one_that_waits_at_the_university_keeps_others_out() -> None:
    after = drawn((2, 0, 0, 0, 1), ("purple", None), [2, 0])
    assert (after.university, after.doctors) == (("purple", "white"), (1, 0, 0, 0, 1))


def test_a_bag_with_nothing_else_leaves_the_space_empty() -> None:
    after = drawn((0, 0, 0, 0, 2), (None, None), [1, 0])
    assert (after.university, after.doctors) == (("purple", None), (0, 0, 0, 0, 1))


def test_a_purple_doctor_stands_leftmost_and_does_not_rise() -> None:
    after = drawn((0, 0, 0, 0, 1), ("red", "orange", None), [0])
    assert after.university == ("purple", "red", "red")
    assert drawn((1, 0, 0, 0, 0), ("purple", "white", None), [0]).university == ("purple", "yellow", "white")


def test_a_workaholic_costs_eight_and_others_what_they_always_do() -> None:
    own = clinic(savings=8)
    scene = given("hire_1", own, clinic(), modules=MODULES, university=("purple", "red"))
    assert happened(when(scene, 0, c.HireDoctor(0, "b3-south")), e.StaffJoined)[0].cost == 8
    assert happened(when(scene, 0, c.HireDoctor(1, "b3-south")), e.StaffJoined)[0].cost == 3
    poor = given("hire_1", clinic(savings=7), clinic(), modules=MODULES, university=("purple", "red"))
    assert refused(poor, 0, c.HireDoctor(0, "b3-south")) == "not_enough_money"
    assert offered(poor, kind=c.HireDoctor) == [c.HireDoctor(1, "b3-south")]


def test_a_workaholic_is_hired_with_a_car_and_leaves_his_space_empty() -> None:
    after = when(table("hire_1", university=("purple", "red")), 0, c.HireDoctor(0, "b3-south"))
    assert person(after, 1).colour == "purple"
    assert after.state.university == (None, "red")
    assert after.state.clinics[0].cars_to_park == 1


@pytest.mark.parametrize(("own", "wages"), [({}, 4), ({"workaholic_doctors_wages": 7}, 7)])
def test_wages_of_a_workaholic_are_a_house_figure(own: dict[str, int], wages: int) -> None:
    after = goes_on(table("expenses", f"{PURPLE}@0b3 doctor:white@0b3", options={"figures": own}))
    assert next(event for event in happened(after, e.ExpensesPaid) if event.seat == 0).wages == wages + 1


@pytest.mark.parametrize(("own", "points"), [({}, 4), ({"workaholic_doctors_points": 6}, 6)])
def test_points_of_a_workaholic_are_a_house_figure(own: dict[str, int], points: int) -> None:
    scene = table("final_scoring", f"{PURPLE}@0b3 doctor:yellow@0b3", options={"figures": own}, round=6)
    lines = next(event for event in happened(goes_on(scene), e.GameScored) if event.seat == 0).lines
    assert e.ScoreLine("doctors", points + 2) in lines


def test_workaholics_never_change_level_but_bring_popularity_in_a_lab() -> None:
    rooms = f"{FIRST_BUILDING} lab:0d2"
    after = goes_on(table("administration", f"{PURPLE}@0b3 {PURPLE}@0d2", rooms))
    assert [person(after, number).colour for number in (1, 2)] == ["purple", "purple"]
    assert happened(after, e.PopularityChanged) == [e.PopularityChanged(0, "lab", 1)]
    assert not happened(after, e.StaffChanged)


def enters(scene: Scene, number: int) -> bool:
    """Whether a patient is offered the treatment room; otherwise the move is refused."""
    move = c.MovePerson(number, "0b2")
    found = move in offered(scene)
    assert found or refused(scene, 0, move) == "cannot_end_there"
    return found


@pytest.mark.parametrize(("patient", "most"), [(YELLOW, 3), (WHITE, 4)])
@pytest.mark.parametrize("settled", ["", "!"])
def test_with_a_workaholic_a_treatment_room_holds_three_yellow_or_four_white(
    patient: str, most: int, settled: str
) -> None:
    for inside in range(2, most + 1):
        there = " ".join([f"{patient}@0b2{settled}"] * inside)
        scene = table("move", f"{patient}@pre {there} {PURPLE}@0b2")
        assert enters(scene, 1) == (inside < most)
        assert not enters(table("move", f"{patient}@pre {there} doctor:white@0b2"), 1)


@pytest.mark.parametrize(
    "patients",
    [
        f"{YELLOW}@pre {YELLOW}@0b2! {WHITE}@0b2!",
        f"{WHITE}@pre {YELLOW}@0b2! {YELLOW}@0b2!",
        "patient:orange:psychiatry@pre patient:orange:psychiatry@0b2! patient:orange:psychiatry@0b2!",
        "patient:red:psychiatry@pre patient:red:psychiatry@0b2! patient:red:psychiatry@0b2!",
    ],
)
def test_never_yellow_and_white_together_nor_other_colours(patients: str) -> None:
    assert not enters(table("move", f"{patients} {PURPLE}@0b2"), 1)


def test_the_service_must_still_be_the_right_one() -> None:
    inside = f"{WHITE}@0b2! {WHITE}@0b2! {PURPLE}@0b2"
    assert not enters(table("move", f"patient:white:cardiology@pre {inside}"), 1)


@pytest.mark.parametrize("room", ["operating_room:0b2", "outpatient_services:0b2"])
def test_other_rooms_hold_no_more_than_always(room: str) -> None:
    scene = table("move", f"{WHITE}@pre {WHITE}@0b2! {PURPLE}@0b2", f"hub:0b3:psychiatry {room}")
    assert not enters(scene, 1)


def test_a_workaholic_beside_the_room_is_not_in_it() -> None:
    assert not enters(table("move", f"{WHITE}@pre {WHITE}@0b2! {WHITE}@0b2! {PURPLE}@0b3"), 1)


def test_he_ends_where_newcomers_need_him() -> None:
    before = table("move", f"{WHITE}@pre {WHITE}@0b2! {WHITE}@0b2! {PURPLE}@0b2")
    assert c.MovePerson(4, "0b3") in offered(before)
    after = when(before, 0, c.MovePerson(1, "0b2"))
    assert {move.person for move in offered(after, kind=c.MovePerson)} == set()
    assert refused(after, 0, c.MovePerson(4, "0b3")) == "person_cannot_move"
    assert refused(after, 0, c.WalkStep(4, "0b3")) == "person_cannot_move"
    assert c.FinishMoving() in offered(after)


def test_he_may_leave_those_who_stayed_from_earlier_rounds() -> None:
    four = " ".join([f"{YELLOW}@0b2!"] * 4)
    assert c.MovePerson(5, "0b3") in offered(table("move", f"{four} {PURPLE}@0b2"))


def test_he_may_leave_when_another_workaholic_stays() -> None:
    three = " ".join([f"{WHITE}@0b2"] * 3)
    scene = table("move", f"{three} {PURPLE}@0b2 {PURPLE}@0b2")
    after = when(scene, 0, c.MovePerson(4, "0b3"))
    assert refused(after, 0, c.MovePerson(5, "0b3")) == "person_cannot_move"


def test_he_may_leave_when_newcomers_went_elsewhere() -> None:
    rooms = f"{FIRST_BUILDING} treatment_room:0c3"
    scene = table("move", f"{WHITE}@0b2 {WHITE}@0b2 {WHITE}@0b2 {PURPLE}@0b2", rooms)
    assert refused(scene, 0, c.MovePerson(4, "0b3")) == "person_cannot_move"
    after = when(scene, 0, c.MovePerson(1, "0c3"))
    assert c.MovePerson(4, "0b3") in offered(after)

"""Hire: one doctor, one nurse or orderly, their prices, doors and cars (rulings 7 and 8)."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.clinic.steps.administration.university import fill_university
from games.clinic.title import CLINIC
from games.kernel.module import Context
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given
from tests.games.scenes import Scripted, happened, offered, refused, when

DOOR = "b3-south"


def _hiring(one: Clinic | None = None, players: int = 2, **fields: Any) -> Scene:
    """Seat 0 hires, the others admit patients afterwards."""
    fields = {
        "selected": ("hire", *("admit",) * (players - 1)),
        "university": ("orange", "white"),
        "notepad": ["white"],
        **fields,
    }
    return given("hire_1", one or clinic(), *[clinic()] * (players - 1), **fields)


def _parked(scene: Scene) -> Scene:
    return when(scene, 0, offered(scene, 0, c.ParkCar)[0])


def test_example_a_red_doctor_for_4_and_a_nurse_for_2_and_then_no_orderly() -> None:
    """The red doctor is the leftmost; of the nurses of this round one of four is gone."""
    university = ("red", "orange", "yellow", "white")
    scene = _hiring(players=4, university=university, nurses=(3, 4, 4, 4, 4, 4))
    assert c.HireOrderly(DOOR) in offered(scene)
    scene = when(scene, 0, c.HireDoctor(0, DOOR))
    assert happened(scene, e.StaffJoined)[0].cost == 4
    scene = _parked(scene)
    assert scene.state.clinics[0].savings == 11
    scene = when(scene, 0, c.HireNurse(DOOR))
    assert happened(scene, e.StaffJoined)[0].cost == 2
    assert refused(scene, 0, c.HireOrderly(DOOR)) == "already_hired"
    scene = _parked(scene)
    one = scene.state.clinics[0]
    assert one.savings == 9
    assert [(p.kind, p.colour, p.at) for p in one.people] == [("doctor", "red", DOOR), ("nurse", None, DOOR)]
    assert len(one.cars) == 2
    assert scene.state.step == "admit_1", "nothing more can be done"
    assert scene.state.university == (None, "orange", "yellow", "white"), "nothing shifts"
    assert scene.state.nurses == (2, 4, 4, 4, 4, 4)


def test_at_most_one_doctor_and_at_most_one_nurse_or_orderly() -> None:
    scene = _parked(when(_hiring(), 0, c.HireOrderly(DOOR)))
    assert refused(scene, 0, c.HireOrderly(DOOR)) == "already_hired"
    assert refused(scene, 0, c.HireNurse(DOOR)) == "already_hired"
    assert not offered(scene, 0, c.HireNurse)
    scene = when(scene, 0, c.HireDoctor(1, DOOR))
    assert refused(scene, 0, c.HireDoctor(0, DOOR)) == "already_hired"
    scene = _parked(scene)
    assert happened(scene, e.ActionFinished)[0] == e.ActionFinished(0)


@pytest.mark.parametrize(("position", "price"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_university_prices_belong_to_the_spaces(position: int, price: int) -> None:
    """Whoever stands there."""
    university: list[str | None] = [None] * 4
    university[position] = "red"
    scene = _hiring(clinic(savings=price), players=4, university=tuple(university))
    assert offered(scene, 0, c.HireDoctor) == [c.HireDoctor(position, DOOR)]
    assert when(scene, 0, c.HireDoctor(position, DOOR)).state.clinics[0].savings == 0
    poor = _hiring(clinic(savings=price - 1), players=4, university=tuple(university))
    assert refused(poor, 0, c.HireDoctor(position, DOOR)) == "not_enough_money"
    assert not offered(poor, 0, c.HireDoctor)


@pytest.mark.parametrize("position", [-1, 1, 2, 9])
def test_nobody_is_hired_from_an_empty_space(position: int) -> None:
    scene = _hiring(university=("white", None))
    assert refused(scene, 0, c.HireDoctor(position, DOOR)) == "not_for_hire"
    assert [command.position for command in offered(scene, 0, c.HireDoctor)] == [0]


@pytest.mark.parametrize(("left", "price"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_a_nurse_is_dearer_the_fewer_are_left_in_the_column(left: int, price: int) -> None:
    columns = (4, left, 4, 4, 4, 4)
    scene = _hiring(clinic(savings=price), players=4, round=2, nurses=columns)
    hired = when(scene, 0, c.HireNurse(DOOR))
    assert hired.state.clinics[0].savings == 0
    assert hired.state.nurses == (4, left - 1, 4, 4, 4, 4)
    poor = _hiring(clinic(savings=price - 1), players=4, round=2, nurses=columns)
    assert refused(poor, 0, c.HireNurse(DOOR)) == "not_enough_money"


def test_only_the_nurses_of_this_round_are_for_hire() -> None:
    scene = _hiring(round=3, nurses=(2, 2, 0, 2, 2, 2))
    assert not offered(scene, 0, c.HireNurse)
    assert refused(scene, 0, c.HireNurse(DOOR)) == "not_for_hire"


def test_an_orderly_may_be_hired_before_there_is_a_supply_room() -> None:
    none = clinic("hub:0b3:psychiatry treatment_room:0b2", savings=1)
    assert offered(_hiring(none), 0, c.HireOrderly) == [c.HireOrderly(DOOR)]
    waiting = clinic(persons=f"orderly@{DOOR} orderly@0c2")
    assert offered(_hiring(waiting), 0, c.HireOrderly), "whoever has nowhere to go stays at the door"
    hired = when(_hiring(none), 0, c.HireOrderly(DOOR)).state.clinics[0]
    assert [(person.kind, person.at) for person in hired.people] == [("orderly", DOOR)]


def test_in_version_1_an_orderly_needed_a_supply_room_that_has_none() -> None:
    one = clinic(persons="doctor:white@0b3 orderly@0c2")
    assert refused(_hiring(one, title=CLINIC.as_of(1)), 0, c.HireOrderly(DOOR)) == "not_for_hire"
    waiting = clinic(persons=f"orderly@{DOOR}")
    offers = offered(_hiring(waiting, title=CLINIC.as_of(1)), 0, c.HireOrderly)
    assert not offers, "those already hired count wherever they stand"


def test_an_orderly_costs_a_dollar() -> None:
    two = clinic(f"{FIRST_BUILDING} supply_room:0d3", "orderly@0c2", savings=1)
    scene = _hiring(two)
    assert offered(scene, 0, c.HireOrderly) == [c.HireOrderly(DOOR)]
    after = when(scene, 0, c.HireOrderly(DOOR))
    assert after.state.clinics[0].savings == 0
    assert after.state.supply.orderlies == scene.state.supply.orderlies - 1


def test_orderlies_run_out() -> None:
    scene = _hiring()
    scene = scene._replace(state=replace(scene.state, supply=replace(scene.state.supply, orderlies=0)))
    assert refused(scene, 0, c.HireOrderly(DOOR)) == "not_for_hire"
    assert not offered(scene, 0, c.HireOrderly)


def test_newcomers_stand_at_an_entrance_or_helipad_of_choice() -> None:
    scene = _hiring(clinic(entrances="b3-south", helipads="1b2"))
    doors = {command.door for command in offered(scene, 0, c.HireNurse)}
    assert doors == {DOOR, "1b2^"}
    assert refused(scene, 0, c.HireNurse("a1-west")) == "no_such_door"
    assert refused(scene, 0, c.HireNurse("0b3")) == "no_such_door"
    scene = when(scene, 0, c.HireNurse("1b2^"))
    assert scene.state.clinics[0].people[0].at == "1b2^"


# Cars.


def test_a_newcomers_car_is_parked_before_anything_else() -> None:
    scene = when(_hiring(), 0, c.HireNurse(DOOR))
    assert {type(command) for command in offered(scene)} == {c.ParkCar}
    assert refused(scene, 0, c.HireDoctor(0, DOOR)) == "car_pending"
    assert refused(scene, 0, c.FinishHiring()) == "car_pending"
    assert refused(scene, 0, c.ParkCar("b2-b3")) == "place_not_free", "a room touches it"
    scene = when(scene, 0, c.ParkCar("d1-east"))
    assert scene.state.clinics[0].cars == ("d1-east",)
    assert refused(scene, 0, c.ParkCar("d2-east")) == "no_car_to_park"


def test_cars_stand_on_free_borders_and_on_parking_tiles_with_room() -> None:
    scene = _hiring(clinic(parkings="0d3 0a1:3", cars="0d3 0d3 0a1 0a1 d1-east"))
    scene = when(scene, 0, c.HireNurse(DOOR))
    places = [command.place for command in offered(scene, 0, c.ParkCar)]
    assert len(places) == len(set(places)), "each place is listed once"
    assert "0a1" in places
    assert "0d3" not in places
    assert "d1-east" not in places
    assert "d2-east" in places
    assert "b1-north" in places
    assert not any("b2" in place or "b3" in place or "c2" in place for place in places)


def _full(*, free: int) -> Clinic:
    """A clinic with so many places for cars left."""
    scene = _hiring(clinic())
    borders = scene.rules.legal(when(scene, 0, c.HireNurse(DOOR)).state, 0)
    places = [command.place for command in borders if isinstance(command, c.ParkCar)]
    return clinic(cars=" ".join(places[free:]))


def test_without_a_place_for_the_car_nobody_is_hired_and_nobody_is_asked() -> None:
    scene = _hiring(_full(free=0))
    for command in (c.HireDoctor(0, DOOR), c.HireNurse(DOOR), c.HireOrderly(DOOR)):
        assert refused(scene, 0, command) == "no_parking"
    assert offered(scene) == [c.FinishHiring()]
    choosing = given("select_1", _full(free=0), clinic(), selected=(None, "admit"), notepad=["white"])
    after = when(choosing, 0, c.SelectAction("hire"))
    assert happened(after, e.ActionFinished) == [e.ActionFinished(0)]
    assert after.state.step == "admit_1"


def test_the_last_free_place_is_not_asked_for() -> None:
    scene = when(_hiring(_full(free=1)), 0, c.HireNurse(DOOR))
    assert len(happened(scene, e.CarParked)) == 1
    assert scene.state.clinics[0].cars_to_park == 0
    assert happened(scene, e.ActionFinished)[0] == e.ActionFinished(0), "no place for a doctor's car"


def test_without_a_car_in_the_supply_nobody_is_hired() -> None:
    scene = _hiring()
    scene = scene._replace(state=replace(scene.state, supply=replace(scene.state.supply, cars=0)))
    assert refused(scene, 0, c.HireNurse(DOOR)) == "no_parking"
    assert offered(scene) == [c.FinishHiring()]


def test_cars_come_out_of_the_supply() -> None:
    scene = _hiring()
    assert when(scene, 0, c.HireNurse(DOOR)).state.supply.cars == scene.state.supply.cars - 1


# The university.


def _filled(scene: Scene, *draws: int) -> Any:
    decision = fill_university(Context(scene.rules, Scripted(draws)), scene.state)
    return next(decision)


def test_doctors_are_put_in_order_red_orange_yellow_white() -> None:
    scene = _hiring(players=4, university=("white", None, "red", None), doctors=(1, 1, 0, 0, 0))
    event = _filled(scene, 0, 0)
    assert event == e.DoctorsDrawn(("white", "yellow"), ("red", "yellow", "white", "white"))


def test_a_short_bag_leaves_gaps_at_the_right() -> None:
    scene = _hiring(players=4, university=(None, "white", None, None), doctors=(0, 0, 1, 0, 0))
    assert _filled(scene, 0) == e.DoctorsDrawn(("orange",), ("orange", "white", None, None))
    empty = _hiring(players=2, university=(None, None), doctors=(0, 0, 0, 0, 0))
    assert _filled(empty) == e.DoctorsDrawn((), (None, None))

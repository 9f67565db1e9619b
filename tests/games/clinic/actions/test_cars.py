"""Cars: whoever leaves takes one away, which the player names (ruling 7)."""

from collections import Counter

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.state import Clinic
from games.clinic.steps.cars import settle_cars
from games.kernel.chance import Seeded
from games.kernel.messages import Event
from games.kernel.module import Context
from tests.games.clinic.tables import Scene, clinic, given
from tests.games.scenes import happened, offered, refused, when


def _leaving(one: Clinic) -> Scene:
    """Somebody of seat 0 left in the administration."""
    return given("departures", one, clinic())


def test_the_player_names_the_car_that_is_taken() -> None:
    scene = _leaving(clinic(cars="a1-b1 d1-east 0d3 0d3", parkings="0d3", cars_to_take=1))
    assert scene.rules.awaiting(scene.state).seats == (0,)
    assert offered(scene) == [c.TakeCar("0d3"), c.TakeCar("a1-b1"), c.TakeCar("d1-east")]
    assert refused(scene, 0, c.TakeCar("a2-b2")) == "no_car_there"
    assert refused(scene, 1, c.TakeCar("a1-b1")) == "not_your_turn"
    after = when(scene, 0, c.TakeCar("0d3"))
    assert happened(after, e.CarTaken) == [e.CarTaken(0, "0d3")]
    assert Counter(after.state.clinics[0].cars) == Counter(["a1-b1", "d1-east", "0d3"])
    assert after.state.supply.cars == scene.state.supply.cars + 1


def test_several_departures_are_so_many_small_choices() -> None:
    scene = _leaving(clinic(cars="a1-b1 d1-east d2-east", cars_to_take=2))
    scene = when(scene, 0, c.TakeCar("d1-east"))
    assert scene.state.clinics[0].cars_to_take == 1
    scene = when(scene, 0, c.TakeCar("d2-east"))
    assert scene.state.clinics[0].cars == ("a1-b1",)
    assert scene.state.clinics[0].cars_to_take == 0
    assert scene.state.step != "departures"


def _by_itself(one: Clinic) -> list[Event]:
    """What is parked and taken without asking."""
    scene = _leaving(one)
    decision, state, events = settle_cars(Context(scene.rules, Seeded(b"")), scene.state, 0), scene.state, []
    try:
        event = next(decision)
        while True:
            events.append(event)
            state = scene.rules.evolve(state, event)
            event = decision.send(state)
    except StopIteration:
        return events


def test_cars_in_one_place_are_alike_so_nobody_is_asked() -> None:
    assert _by_itself(clinic(cars="0d3 0d3", parkings="0d3", cars_to_take=1)) == [e.CarTaken(0, "0d3")]
    assert _by_itself(clinic(cars="0d3 a1-b1", parkings="0d3", cars_to_take=1)) == []


def test_nobody_is_asked_when_all_cars_go() -> None:
    events = _by_itself(clinic(cars="a1-b1 d1-east", cars_to_take=2))
    assert events == [e.CarTaken(0, "a1-b1"), e.CarTaken(0, "d1-east")]


def test_nobody_takes_a_car_who_has_not_left() -> None:
    scene = given("departures", clinic(cars="a1-b1 d1-east", cars_to_take=1), clinic(cars_to_take=0))
    scene = when(scene, 0, c.TakeCar("a1-b1"))
    assert refused(scene, 0, c.TakeCar("d1-east")) == "wrong_step"

"""Cars: parking those of new people, and taking one away for each person who leaves."""

from collections.abc import Iterable

from games.clinic.commands import ParkCar, TakeCar
from games.clinic.events import CarParked, CarTaken
from games.clinic.hooks import parking_places
from games.clinic.state import Clinic, State
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def car_pending(clinic: Clinic) -> bool:
    """Whether a car must be parked or taken away before anything else."""
    return bool(clinic.cars_to_park or clinic.cars_to_take)


def check_no_car_pending(clinic: Clinic) -> None:
    """Refuse a command while a car must be parked or taken away."""
    if car_pending(clinic):
        raise Illegal("car_pending", cars_to_park=clinic.cars_to_park, cars_to_take=clinic.cars_to_take)


def can_park(rules: Rules, state: State, seat: Seat) -> bool:
    """Whether there is a car in the supply and a place to park it."""
    return state.supply.cars > 0 and bool(rules.resolve(parking_places)(rules, state.clinics[seat]))


def check_can_park(rules: Rules, state: State, seat: Seat) -> None:
    """Refuse a new person whose car cannot be parked."""
    if not can_park(rules, state, seat):
        raise Illegal("no_parking", cars=state.supply.cars)


def settle_cars(ctx: Context, state: State, seat: Seat) -> Decision:
    """Park cars and take cars away as long as there is only one choice."""
    while state.clinics[seat].cars_to_park:
        places = ctx.rules.resolve(parking_places)(ctx.rules, state.clinics[seat])
        if len(places) > 1:
            return state
        state = yield CarParked(seat, places[0])
    while state.clinics[seat].cars_to_take:
        cars = state.clinics[seat].cars
        if len(set(cars)) > 1 and state.clinics[seat].cars_to_take < len(cars):
            return state
        state = yield CarTaken(seat, cars[0])
    return state


def _legal_park(rules: Rules, state: State, seat: Seat) -> Iterable[ParkCar]:
    clinic = state.clinics[seat]
    return (
        [ParkCar(place) for place in rules.resolve(parking_places)(rules, clinic)]
        if clinic.cars_to_park
        else []
    )


def _park(ctx: Context, state: State, seat: Seat, command: ParkCar) -> Decision:
    clinic = state.clinics[seat]
    if not clinic.cars_to_park:
        raise Illegal("no_car_to_park")
    if command.place not in ctx.rules.resolve(parking_places)(ctx.rules, clinic):
        raise Illegal("place_not_free", place=command.place)
    state = yield CarParked(seat, command.place)
    return (yield from settle_cars(ctx, state, seat))


def _legal_take(_rules: Rules, state: State, seat: Seat) -> Iterable[TakeCar]:
    clinic = state.clinics[seat]
    if clinic.cars_to_park or not clinic.cars_to_take:
        return []
    return [TakeCar(place) for place in sorted(set(clinic.cars))]


def _take(ctx: Context, state: State, seat: Seat, command: TakeCar) -> Decision:
    clinic = state.clinics[seat]
    if clinic.cars_to_park or not clinic.cars_to_take:
        raise Illegal("no_car_to_take")
    if command.place not in clinic.cars:
        raise Illegal("no_car_there", place=command.place)
    state = yield CarTaken(seat, command.place)
    return (yield from settle_cars(ctx, state, seat))


PARK_CAR = Handler(_park, _legal_park)
TAKE_CAR = Handler(_take, _legal_take)

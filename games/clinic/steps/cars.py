"""Cars: where newcomers park, and which car somebody who leaves takes away."""

from collections.abc import Iterable

from games.clinic.commands import ParkCar, TakeCar
from games.clinic.events import CarParked, CarTaken
from games.clinic.hooks import parking_places
from games.clinic.state import Clinic, Course, State
from games.clinic.types import Context, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def car_pending(clinic: Clinic) -> bool:
    """Whether a car has to be parked or taken away before anything else."""
    return bool(clinic.arriving or clinic.departing)


def check_no_car_pending(clinic: Clinic) -> None:
    """Refuse everything else while a car waits."""
    if car_pending(clinic):
        raise Illegal("car_first", arriving=clinic.arriving, departing=clinic.departing)


def can_park(rules: Rules, state: State, seat: Seat) -> bool:
    """Whether there is a car in the supply and a place for it."""
    return state.supply.cars > 0 and bool(rules.resolve(parking_places)(rules, state.clinics[seat]))


def check_can_park(rules: Rules, state: State, seat: Seat) -> None:
    """Refuse newcomers whose car has no place."""
    if not can_park(rules, state, seat):
        raise Illegal("no_parking", cars=state.supply.cars)


def settle_cars(ctx: Context, state: State, seat: Seat) -> Course:
    """Park and take away what leaves no choice."""
    while state.clinics[seat].arriving:
        places = ctx.rules.resolve(parking_places)(ctx.rules, state.clinics[seat])
        if len(places) > 1:
            return state
        state = yield CarParked(seat, places[0])
    while state.clinics[seat].departing:
        cars = state.clinics[seat].cars
        if len(set(cars)) > 1 and state.clinics[seat].departing < len(cars):
            return state
        state = yield CarTaken(seat, cars[0])
    return state


def _legal_park(rules: Rules, state: State, seat: Seat) -> Iterable[ParkCar]:
    clinic = state.clinics[seat]
    return (
        [ParkCar(place) for place in rules.resolve(parking_places)(rules, clinic)] if clinic.arriving else []
    )


def _park(ctx: Context, state: State, seat: Seat, command: ParkCar) -> Course:
    clinic = state.clinics[seat]
    if not clinic.arriving:
        raise Illegal("no_car_waiting")
    if command.place not in ctx.rules.resolve(parking_places)(ctx.rules, clinic):
        raise Illegal("place_not_free", place=command.place)
    state = yield CarParked(seat, command.place)
    return (yield from settle_cars(ctx, state, seat))


def _legal_take(_rules: Rules, state: State, seat: Seat) -> Iterable[TakeCar]:
    clinic = state.clinics[seat]
    if clinic.arriving or not clinic.departing:
        return []
    return [TakeCar(place) for place in sorted(set(clinic.cars))]


def _take(ctx: Context, state: State, seat: Seat, command: TakeCar) -> Course:
    clinic = state.clinics[seat]
    if clinic.arriving or not clinic.departing:
        raise Illegal("nobody_leaves")
    if command.place not in clinic.cars:
        raise Illegal("no_car_there", place=command.place)
    state = yield CarTaken(seat, command.place)
    return (yield from settle_cars(ctx, state, seat))


PARK_CAR = Handler(_park, _legal_park)
TAKE_CAR = Handler(_take, _legal_take)

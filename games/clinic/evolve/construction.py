"""Evolvers of building: components leave the supply and are paid from savings."""

from typing import Any

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.state import (
    SERVICES,
    SPECIALS,
    Parking,
    Room,
    State,
    Supply,
    Turn,
    with_clinic,
)
from games.kernel.messages import Seat


def room_built(state: State, event: e.RoomBuilt) -> State:
    clinic = state.clinics[event.seat]
    limits = clinic.limits
    if state.round and event.kind == "hub":
        limits = (*limits, "hub")
    elif event.kind in SPECIALS:
        limits = (*limits, "special")
    fresh = event.space if event.kind == "treatment_room" else None
    turn = Turn(built=state.turn.built + (not event.bonus), new_treatment_room=fresh)
    state = replace(state, supply=_without_room(state.supply, event), turn=_in_action(state, turn))
    return with_payment(
        state,
        event.seat,
        event.cost,
        rooms=(*clinic.rooms, Room(event.space, event.kind, event.service)),
        limits=limits,
    )


def _without_room(supply: Supply, event: e.RoomBuilt) -> Supply:
    """Return the supply without a room. The next hub or special room of its stack stays face down."""
    if event.kind == "treatment_room":
        return replace(supply, treatment_rooms=supply.treatment_rooms - 1)
    if event.kind == "supply_room":
        return replace(supply, supply_rooms=supply.supply_rooms - 1)
    if event.service is not None:
        stack = SERVICES.index(event.service)
        return replace(supply, hubs=_less(supply.hubs, stack), hubs_shown=_turned(supply.hubs_shown, stack))
    stack = list[str](SPECIALS).index(event.kind)
    return replace(
        supply,
        specials=_less(supply.specials, stack),
        specials_shown=_turned(supply.specials_shown, stack),
    )


def _less(stacks: tuple[int, ...], stack: int) -> tuple[int, ...]:
    return (*stacks[:stack], stacks[stack] - 1, *stacks[stack + 1 :])


def _turned(shown: tuple[bool, ...], stack: int) -> tuple[bool, ...]:
    return (*shown[:stack], False, *shown[stack + 1 :])


def with_payment(state: State, seat: Seat, cost: int, **changes: Any) -> State:
    """Return the state with a clinic changed and the cost paid from its savings."""
    return with_clinic(state, seat, savings=state.clinics[seat].savings - cost, **changes)


def _in_action(state: State, turn: Turn) -> Turn:
    """Return the turn after building. In the setup nothing counts."""
    return turn if state.round else state.turn


def with_component(state: State, parking: str | None = None) -> State:
    """Return the state with one more component built. This ends the chance for a bonus supply room."""
    return replace(state, turn=_in_action(state, Turn(built=state.turn.built + 1, new_parking=parking)))


def garden_built(state: State, event: e.GardenBuilt) -> State:
    state = replace(with_component(state), supply=replace(state.supply, gardens=state.supply.gardens - 1))
    gardens = (*state.clinics[event.seat].gardens, event.space)
    return with_payment(state, event.seat, event.cost, gardens=gardens)


def parking_built(state: State, event: e.ParkingBuilt) -> State:
    supply = replace(state.supply, parkings=state.supply.parkings - 1)
    state = replace(with_component(state, event.space), supply=supply)
    parkings = (*state.clinics[event.seat].parkings, Parking(event.space))
    return with_payment(state, event.seat, event.cost, parkings=parkings)


def parking_upgraded(state: State, event: e.ParkingUpgraded) -> State:
    parkings = tuple(
        Parking(event.space, 3) if parking.space == event.space else parking
        for parking in state.clinics[event.seat].parkings
    )
    return with_payment(with_component(state, event.space), event.seat, event.cost, parkings=parkings)


def helipad_built(state: State, event: e.HelipadBuilt) -> State:
    state = replace(with_component(state), supply=replace(state.supply, helipads=state.supply.helipads - 1))
    helipads = (*state.clinics[event.seat].helipads, event.space)
    return with_payment(state, event.seat, event.cost, helipads=helipads)


def entrance_built(state: State, event: e.EntranceBuilt) -> State:
    state = replace(with_component(state), supply=replace(state.supply, entrances=state.supply.entrances - 1))
    entrances = (*state.clinics[event.seat].entrances, event.entrance)
    return with_payment(state, event.seat, event.cost, entrances=entrances)


def conveyor_built(state: State, event: e.ConveyorBuilt) -> State:
    supply = replace(state.supply, conveyors=state.supply.conveyors - len(event.stops))
    conveyors = state.clinics[event.seat].conveyors + event.stops
    return with_payment(
        replace(with_component(state), supply=supply), event.seat, event.cost, conveyors=conveyors
    )


def car_moved(state: State, event: e.CarMoved) -> State:
    cars = list(state.clinics[event.seat].cars)
    cars[cars.index(event.place)] = event.to
    return with_clinic(state, event.seat, cars=tuple(cars))

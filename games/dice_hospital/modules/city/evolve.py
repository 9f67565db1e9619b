"""The evolvers of the city's events."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.events import AmbulanceTaken, ShiftChanged
from games.dice_hospital.evolve.patients import drawn, treated
from games.dice_hospital.modules.city import messages as m
from games.dice_hospital.modules.city.grid.tiles import CityEntrance
from games.dice_hospital.modules.city.state import (
    AdmissionsMarker,
    Crew,
    city,
    crew_of,
    with_city,
    with_crew,
    with_tile,
)
from games.dice_hospital.state import Pile, State, acted, ambulance_order, into_bag, with_hospital
from games.kernel.messages import Event


def city_laid(state: State, event: m.CityLaid) -> State:
    return with_city(state, tiles=event.tiles)


def patients_arrived(state: State, event: m.CityPatientsArrived) -> State:
    state = drawn(state, event.patients)
    for tile, patient in zip(event.tiles, event.patients, strict=True):
        state = with_tile(state, tile, patient=patient)
    return state


def tokens_laid(state: State, event: m.BonusTokensLaid) -> State:
    pile, discard = city(state).pile, city(state).discard
    for tile, token in zip(event.tiles, event.tokens, strict=True):
        if not len(pile):
            pile, discard = Pile((discard,)), ()
        pile = pile.without((token,))
        state = with_tile(state, tile, token=token)
    return with_city(state, pile=pile, discard=discard)


def tokens_laid_in_no_order(state: State, event: m.BonusTokensLaid) -> State:
    """The discarded tokens become the pile in the order of their names, as they are drawn."""
    return tokens_laid(with_city(state, discard=tuple(sorted(city(state).discard))), event)


def ambulance_parked(state: State, event: m.AmbulanceParked) -> State:
    return with_crew(acted(state, event.seat), event.seat, ambulance=CityEntrance(event.tile, event.side))


def helicopter_landed(state: State, event: m.HelicopterLanded) -> State:
    return with_city(acted(state, event.seat), helicopter=event.tile)


def trip_begun(state: State, event: m.TripBegun) -> State:
    return with_crew(state, event.seat, paramedic=event.tile)


def patient_fetched(state: State, event: m.PatientFetched) -> State:
    crew, tile = crew_of(state, event.seat), city(state).tiles[event.tile]
    assert tile.patient is not None
    found = crew.found if tile.token is None else (*crew.found, tile.token)
    patients = (*crew.patients, tile.patient)
    state = with_tile(state, event.tile, patient=None, token=None)
    return with_crew(state, event.seat, paramedic=event.tile, patients=patients, found=found)


def trip_ended(state: State, event: m.TripEnded) -> State:
    return with_crew(state, event.seat, paramedic=None)


def token_kept(state: State, event: m.BonusTokenKept) -> State:
    crew = crew_of(state, event.seat)
    state = _discarded(state, *[token for token in crew.found if token != event.token])
    return with_crew(state, event.seat, found=(), tokens=(*crew.tokens, event.token))


def total_counted(state: State, event: m.TotalCounted) -> State:
    return with_crew(state, event.seat, total=event.total)


def total_lowered(state: State, event: m.TotalLowered) -> State:
    return with_crew(_spent(state, event.seat, event.token), event.seat, total=event.total)


def marker_placed(state: State, event: m.MarkerPlaced) -> State:
    board = (*city(state).board, AdmissionsMarker(event.seat, event.total))
    return with_city(with_crew(state, event.seat, total=None), board=board)


def ambulance_taken(state: State, event: AmbulanceTaken) -> State:
    """Put the patients of the trip into the vehicle with the seat's number, where admission expects them."""
    patients = crew_of(state, event.seat).patients
    vehicles = tuple(
        replace(vehicle, patients=patients) if vehicle.number == event.number else vehicle
        for vehicle in state.ambulances
    )
    return with_crew(replace(state, ambulances=vehicles), event.seat, patients=())


def token_used(state: State, event: m.BonusTokenUsed) -> State:
    state = _spent(state, event.seat, event.token)
    return treated(state, event.seat, (event.treatment,), event.recoloured, event.colour)


def nurse_called(state: State, event: m.NurseCalled) -> State:
    crew = crew_of(state, event.seat)
    left = tuple(token for token in crew.tokens if token != event.token)
    return with_crew(state, event.seat, tokens=left, nurses=(*crew.nurses, event.token))


def city_neglected(state: State, event: m.CityNeglected) -> State:
    values, dead = {treatment.patient: treatment.value for treatment in event.treatments}, []
    for number, tile in enumerate(city(state).tiles):
        if tile.patient and tile.patient.id in values:
            value = values[tile.patient.id]
            if not value:
                dead.append(tile.patient)
            state = with_tile(state, number, patient=replace(tile.patient, value=value) if value else None)
    return replace(state, bag=into_bag(state.bag, tuple(dead)))


def fatality_dealt(state: State, event: m.CityFatalityDealt) -> State:
    return with_hospital(state, event.seat, fatalities=state.hospitals[event.seat].fatalities + 1)


def shift_ends(state: State, _event: ShiftChanged) -> State:
    """Keep the order before the vehicles lose their numbers, and discard the tokens used as nurses."""
    crews = city(state).crews
    state = _discarded(state, *[token for crew in crews for token in crew.nurses])
    rested = tuple(Crew(crew.ambulance, tokens=crew.tokens) for crew in crews)
    return with_city(state, crews=rested, order=ambulance_order(state), helicopter=None, board=())


def _spent(state: State, seat: int, token: str) -> State:
    left = tuple(own for own in crew_of(state, seat).tokens if own != token)
    return _discarded(with_crew(state, seat, tokens=left), token)


def _discarded(state: State, *tokens: str) -> State:
    return with_city(state, discard=(*city(state).discard, *tokens)) if tokens else state


EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.CityLaid: city_laid,
    m.CityPatientsArrived: patients_arrived,
    m.BonusTokensLaid: tokens_laid,
    m.AmbulanceParked: ambulance_parked,
    m.HelicopterLanded: helicopter_landed,
    m.TripBegun: trip_begun,
    m.PatientFetched: patient_fetched,
    m.TripEnded: trip_ended,
    m.BonusTokenKept: token_kept,
    m.TotalCounted: total_counted,
    m.TotalLowered: total_lowered,
    m.MarkerPlaced: marker_placed,
    m.BonusTokenUsed: token_used,
    m.NurseCalled: nurse_called,
    m.CityNeglected: city_neglected,
    m.CityFatalityDealt: fatality_dealt,
}
OTHERS: dict[type[Event], Callable[[Any, Any], State]] = {AmbulanceTaken: ambulance_taken}

"""Which patients a paramedic can fetch next. The way over empty tiles does not matter."""

from collections.abc import Container, Sequence

from games.dice_hospital.modules.city.figures import COLUMNS, PATIENTS
from games.dice_hospital.modules.city.grid.tiles import CityTile, connected_tiles
from games.dice_hospital.modules.city.hooks import barred
from games.dice_hospital.modules.city.state import city, crew_of
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


def start(state: State, seat: Seat) -> int:
    """The tile on which a seat's trip begins."""
    found, ambulance = city(state), crew_of(state, seat).ambulance
    if found.helicopter is not None and seat == state.first_player:
        return found.helicopter
    assert ambulance is not None
    return ambulance.tile


def next_tiles(rules: Rules, state: State, seat: Seat) -> list[int]:
    """The tiles with patients that a paramedic can reach now without passing another patient."""
    crew, tiles = crew_of(state, seat), city(state).tiles
    if crew.paramedic is None or len(crew.patients) >= PATIENTS:
        return []
    is_barred = rules.resolve(barred)
    avoided = {
        number
        for number, tile in enumerate(tiles)
        if tile.patient and is_barred(rules, state, seat, tile.patient)
    }
    passed = set[int]()
    while ends := reached(tiles, crew.paramedic, passed):
        if fetchable := [tile for tile in ends if tile not in avoided]:
            return fetchable
        passed.update(ends)
    return []


def reached(tiles: Sequence[CityTile], origin: int, passed: Container[int] = ()) -> list[int]:
    """The tiles with patients that can be reached over empty tiles and over the tiles in `passed`."""
    met, ahead, found = {origin}, [origin], []
    while ahead:
        for tile in connected_tiles(tiles, COLUMNS, ahead.pop()):
            if tile not in met:
                met.add(tile)
                if tiles[tile].patient is None or tile in passed:
                    ahead.append(tile)
                else:
                    found.append(tile)
    return sorted(found)

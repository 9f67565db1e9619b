"""The view of the city: everything but the order of the pile of tokens."""

import msgspec

from games.dice_hospital.modules.city.figures import COLUMNS
from games.dice_hospital.modules.city.grid.layout import PINK_SLOT
from games.dice_hospital.modules.city.grid.tiles import Entrance, Side, Tile, entrances_by_tile
from games.dice_hospital.modules.city.state import Crew, Marker, city, order
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class TileView(msgspec.Struct, frozen=True):
    """A tile: its number, its roads, and what lies on it."""

    number: int
    kind: str
    pink: bool
    """Whether its slot is for pink dice."""
    roads: tuple[Side, ...]
    patient: Patient | None
    token: str | None


class CrewView(msgspec.Struct, frozen=True):
    """A seat's ambulance and paramedic, and what they fetched."""

    seat: Seat
    ambulance: Entrance | None
    paramedic: int | None
    patients: tuple[Patient, ...]
    found: tuple[str, ...]
    tokens: tuple[str, ...]
    nurses: tuple[str, ...]
    total: int | None


class CityView(msgspec.Struct, frozen=True):
    """The city as a grid, and everything around it."""

    rows: tuple[tuple[TileView, ...], ...]
    entrances: tuple[Entrance, ...]
    """Clockwise from the top left corner."""
    crews: tuple[CrewView, ...]
    order: tuple[Seat, ...]
    """The seats in the order in which they move and fetch patients this round."""
    helicopter: int | None
    board: tuple[Marker, ...]
    pile: int
    discard: tuple[str, ...]


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> CityView:
    """Return the view of the city, which is the same for every viewer."""
    found = city(state)
    tiles = [_tile(number, tile) for number, tile in enumerate(found.tiles)]
    return CityView(
        rows=tuple(tuple(tiles[first : first + COLUMNS]) for first in range(0, len(tiles), COLUMNS)),
        entrances=tuple(entrance for stop in entrances_by_tile(found.tiles, COLUMNS) for entrance in stop)
        if tiles
        else (),
        crews=tuple(_crew(seat, crew) for seat, crew in enumerate(found.crews)),
        order=order(state),
        helicopter=found.helicopter,
        board=found.board,
        pile=len(found.pile),
        discard=found.discard,
    )


def _tile(number: int, tile: Tile) -> TileView:
    return TileView(number, tile.kind, tile.kind.endswith(PINK_SLOT), tile.roads, tile.patient, tile.token)


def _crew(seat: Seat, crew: Crew) -> CrewView:
    return CrewView(
        seat=seat,
        ambulance=crew.ambulance,
        paramedic=crew.paramedic,
        patients=crew.patients,
        found=crew.found,
        tokens=crew.tokens,
        nurses=crew.nurses,
        total=crew.total,
    )

"""The view of the city: everything but the order of the pile of tokens."""

import msgspec

from games.dice_hospital.modules.city.figures import COLUMNS
from games.dice_hospital.modules.city.grid.layout import PINK_SLOT
from games.dice_hospital.modules.city.grid.tiles import CityEntrance, CityTile, Side, entrances_by_tile
from games.dice_hospital.modules.city.state import AdmissionsMarker, Crew, city, order
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class CityTileView(msgspec.Struct, frozen=True):
    """A tile: its number, its roads, and what lies on it."""

    number: int
    """The number that commands and events use. Tiles are numbered row by row from the top left, from 0 on."""
    kind: str
    """The key of the tile, such as `city_t_junction`. It ends in `_pink` if its pink slot is face up."""
    pink: bool
    """Whether its slot is for pink dice, the mothers of Maternity."""
    roads: tuple[Side, ...]
    """The sides that its roads lead to, as it lies. Two neighbours are connected only if both have a road to
    each other.
    """
    patient: Patient | None
    """The die on it; null if it was fetched or none came."""
    token: str | None
    """The id of the bonus token on it; null if there is none. It stays when the patient dies."""


class CrewView(msgspec.Struct, frozen=True):
    """A seat's ambulance and paramedic, and what they fetched."""

    seat: Seat
    """The seat of the crew: its place in `crews`."""
    ambulance: CityEntrance | None
    """The entrance at which its ambulance stands; null before the first move."""
    paramedic: int | None
    """The number of the tile on which its paramedic stands; null while it is in the ambulance."""
    patients: tuple[Patient, ...]
    """The dice it fetched on this trip, up to three. They move to `ambulances` of the table when all trips
    are over.
    """
    found: tuple[str, ...]
    """The ids of the bonus tokens found on this trip. One of them is kept."""
    tokens: tuple[str, ...]
    """The ids of the bonus tokens it has kept and not used."""
    nurses: tuple[str, ...]
    """The ids of the bonus tokens that serve as nurses in this round."""
    total: int | None
    """The sum of the values of its patients, once the trip is over and until its marker is placed; else null.
    """


class CityView(msgspec.Struct, frozen=True):
    """The city as a grid, and everything around it."""

    tiles: tuple[CityTileView, ...]
    """The tiles by number, row by row from the top left: three rows for two players, four for three, five for
    more. Empty before the city is laid.
    """
    columns: int
    """How many tiles a row has."""
    entrances: tuple[CityEntrance, ...]
    """All places at the edge where an ambulance can stand, clockwise from the top left corner."""
    crews: tuple[CrewView, ...]
    """The ambulance and the paramedic of every seat, by seat."""
    order: tuple[Seat, ...]
    """The seats in the order in which they move and fetch patients this round."""
    helicopter: int | None
    """The number of the tile on which the first player's helicopter landed this round; null if it did not."""
    board: tuple[AdmissionsMarker, ...]
    """The markers on the admissions board, in the order they were placed. The lowest total gets number 1. Of
    equal totals the later marker is on top and goes first.
    """
    pile: int
    """How many bonus tokens are in the face-down pile."""
    discard: tuple[str, ...]
    """The ids of the discarded bonus tokens. They become the pile when it is empty."""


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> CityView:
    """Return the view of the city, which is the same for every viewer."""
    found = city(state)
    return CityView(
        tiles=tuple(_tile(number, tile) for number, tile in enumerate(found.tiles)),
        columns=COLUMNS,
        entrances=tuple(entrance for stop in entrances_by_tile(found.tiles, COLUMNS) for entrance in stop)
        if found.tiles
        else (),
        crews=tuple(_crew(seat, crew) for seat, crew in enumerate(found.crews)),
        order=order(state),
        helicopter=found.helicopter,
        board=found.board,
        pile=len(found.pile),
        discard=found.discard,
    )


def _tile(number: int, tile: CityTile) -> CityTileView:
    return CityTileView(
        number, tile.kind, tile.kind.endswith(PINK_SLOT), tile.roads, tile.patient, tile.token
    )


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

"""The city: its tiles, the roads between them and the entrances at its edge."""

from collections.abc import Iterator, Sequence
from typing import Literal, Protocol

import msgspec

from games.dice_hospital.state import Patient

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
"""Clockwise: the order in which a tile is turned."""

_AWAY: dict[Side, tuple[int, int]] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
_BACK: dict[Side, Side] = {"north": "south", "east": "west", "south": "north", "west": "east"}


class Roads(Protocol):
    """An object with roads."""

    @property
    def roads(self) -> tuple[Side, ...]:
        """The sides that a road leads to."""


class CityTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of the city as it lies, with the patient and the bonus token on it."""

    kind: str
    """The key of the tile, such as `city_t_junction` or `city_crossroads_pink`."""
    roads: tuple[Side, ...]
    """The sides that its roads lead to, as it lies."""
    patient: Patient | None = None
    """The die on it. Left out on an empty tile."""
    token: str | None = None
    """The id of the bonus token on it. Left out without one."""


class CityEntrance(msgspec.Struct, frozen=True):
    """A place at the edge where a road leads out of the city and an ambulance can stand."""

    tile: int
    """The number of a tile at the edge."""
    side: Side
    """The outer side where the road leaves the tile."""


def beside(tile: int, side: Side, columns: int, count: int) -> int | None:
    """The neighbour of a tile on one side; None at the edge of the city."""
    row, column = divmod(tile, columns)
    down, right = _AWAY[side]
    row, column = row + down, column + right
    inside = 0 <= row < count // columns and 0 <= column < columns
    return row * columns + column if inside else None


def connected_tiles(tiles: Sequence[Roads], columns: int, tile: int) -> list[int]:
    """The neighbours that a road connects with a tile."""
    found = []
    for side in tiles[tile].roads:
        other = beside(tile, side, columns, len(tiles))
        if other is not None and _BACK[side] in tiles[other].roads:
            found.append(other)
    return found


def all_connected(tiles: Sequence[Roads], columns: int) -> bool:
    """Whether all tiles are connected."""
    met, ahead = {0}, [0]
    while ahead:
        more = [tile for tile in connected_tiles(tiles, columns, ahead.pop()) if tile not in met]
        met.update(more)
        ahead += more
    return len(met) == len(tiles)


def entrances_by_tile(tiles: Sequence[Roads], columns: int) -> list[list[CityEntrance]]:
    """The entrances by tile, clockwise from the top left corner."""
    found: dict[int, list[CityEntrance]] = {}
    for tile, side in _edge(len(tiles) // columns, columns):
        if side in tiles[tile].roads:
            found.setdefault(tile, []).append(CityEntrance(tile, side))
    return list(found.values())


def _edge(rows: int, columns: int) -> Iterator[tuple[int, Side]]:
    """The outer sides of the city, clockwise. Both sides of the first corner come first."""
    yield 0, "west"
    yield from ((column, "north") for column in range(columns))
    yield from ((row * columns + columns - 1, "east") for row in range(rows))
    yield from (((rows - 1) * columns + column, "south") for column in reversed(range(columns)))
    yield from ((row * columns, "west") for row in reversed(range(1, rows)))

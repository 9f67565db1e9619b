"""The grid of a player board: spaces on four floors, and borders of the ground.

A space is named by floor, column and row: "0b3" lies on the ground, second column from the west, third
row from the north. Borders are named by the spaces beside them ("a1-b1"), outer ones by side ("b3-south").
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple

from games.kernel.messages import Id

FLOORS = range(4)
ROWS = "123"
COLUMNS = "abcd"
Columns = Literal[3, 4]
WIDTHS: tuple[Columns, Columns] = (3, 4)
"""The columns of the two sides of a board."""
SIDES = {"north": (0, -1), "west": (-1, 0), "south": (0, 1), "east": (1, 0)}
ENTRANCE_SIDES = ("west", "south", "east")
"""The rules allow no entrance on the north side."""

Space = Id
Border = Id


class Grid(NamedTuple):
    """The spaces and borders of a board. They depend on its width only."""

    spaces: tuple[Space, ...]
    ground: tuple[Space, ...]
    beside: Mapping[Space, tuple[Space, ...]]
    """The neighbours of each space on its own floor."""
    adjacent: Mapping[Space, tuple[Space, ...]]
    """The neighbours of each space on all three axes."""
    stacked: Mapping[Space, tuple[Space, ...]]
    """The spaces above and below each space."""
    under: Mapping[Space, Space | None]
    """The space below each space; None for a ground space."""
    borders: Mapping[Border, tuple[Space, ...]]
    """The borders of the ground with the spaces that each touches: two for inner borders, one for outer."""
    around: Mapping[Space, tuple[Border, ...]]
    """The four borders of each ground space."""
    entrances: Mapping[Border, Space]
    """The borders where an entrance can be built, each with the ground space it leads into."""
    over_ground: Mapping[Space, tuple[tuple[Space, int], ...]]
    """The steps from each ground space to those beside it, with their time."""


def floor_of(space: Space) -> int:
    """Return the floor of a space."""
    return int(space[0])


def above(space: Space) -> Space | None:
    """Return the space above, if there is one."""
    floor = floor_of(space) + 1
    return f"{floor}{space[1:]}" if floor in FLOORS else None


def below(space: Space) -> Space | None:
    """Return the space below, if there is one."""
    floor = floor_of(space) - 1
    return f"{floor}{space[1:]}" if floor in FLOORS else None


def aligned(one: Space, other: Space) -> bool:
    """Whether two spaces share two of their three coordinates, which links conveyor stops."""
    return one != other and sum(a == b for a, b in zip(one, other, strict=True)) == 2


@cache
def grid(columns: int) -> Grid:
    """Return the grid of a board with this number of columns."""
    cells = [f"{column}{row}" for row in ROWS for column in COLUMNS[:columns]]
    spaces = tuple(f"{floor}{cell}" for floor in FLOORS for cell in cells)
    beside = {space: tuple(_beside(space, columns)) for space in spaces}
    borders: dict[Border, tuple[Space, ...]] = {}
    around: dict[Space, tuple[Border, ...]] = {}
    entrances: dict[Border, Space] = {}
    for space in spaces[: len(cells)]:
        around[space] = tuple(_border(space, side, columns) for side in SIDES)
        for border, side in zip(around[space], SIDES, strict=True):
            borders[border] = (*borders.get(border, ()), space)
            if border.endswith(side) and side in ENTRANCE_SIDES:
                entrances[border] = space
    stacked = {space: tuple(near for near in (above(space), below(space)) if near) for space in spaces}
    return Grid(
        spaces,
        spaces[: len(cells)],
        beside,
        {space: beside[space] + stacked[space] for space in spaces},
        stacked,
        {space: below(space) for space in spaces},
        borders,
        around,
        entrances,
        {space: tuple((other, 1) for other in beside[space]) for space in spaces[: len(cells)]},
    )


def _moved(space: Space, side: str, columns: int) -> Space | None:
    """Return the next space on a side, if it is on the board."""
    right, down = SIDES[side]
    column, row = COLUMNS.index(space[1]) + right, ROWS.index(space[2]) + down
    inside = 0 <= column < columns and 0 <= row < len(ROWS)
    return f"{space[0]}{COLUMNS[column]}{ROWS[row]}" if inside else None


def _beside(space: Space, columns: int) -> list[Space]:
    return [found for side in SIDES if (found := _moved(space, side, columns))]


def _border(space: Space, side: str, columns: int) -> Border:
    other = _moved(space, side, columns)
    return "-".join(sorted((space[1:], other[1:]))) if other else f"{space[1:]}-{side}"


ENTRANCES = frozenset(border for columns in WIDTHS for border in grid(columns).entrances)
"""Every place for an entrance, on either side of a board."""

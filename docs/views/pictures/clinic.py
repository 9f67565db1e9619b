"""Pictures of Clinic Deluxe."""

from collections.abc import Callable, Iterator

from docs.views.pictures.svg import FAINT, PAPER, picture, rect, text
from games.clinic.geometry.spaces import COLUMNS, ROWS, WIDTHS, grid

SIDE, GAP = 92, 34
"""The side of a space on the ground, and the street between two spaces."""
MARGIN = 60


def corner(cell: str) -> tuple[float, float]:
    """Return the upper left corner of a ground space by its column and row, such as `b3`."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    return MARGIN + column * (SIDE + GAP), MARGIN + row * (SIDE + GAP)


def middle(border: str) -> tuple[float, float]:
    """Return the middle of a border, such as `a1-b1` or `b3-south`."""
    cell, _, other = border.partition("-")
    x, y = corner(cell)
    right, down = {"north": (0, -1), "west": (-1, 0), "south": (0, 1), "east": (1, 0)}.get(
        other, (int(other[0] != cell[0]), int(other[-1] != cell[-1]))
    )
    half = SIDE / 2
    return x + half + right * (half + GAP / 2), y + half + down * (half + GAP / 2)


def names() -> str:
    """Draw the ground of a wide board with the names of its spaces and borders."""
    wide = grid(max(WIDTHS))

    def parts() -> Iterator[str]:
        for space in wide.ground:
            x, y = corner(space[1:])
            yield rect(x, y, SIDE, SIDE, "#e8f0e0", FAINT, 4)
            yield text(x + SIDE / 2, y + SIDE / 2 + 6, space, 18, "middle", bold=True)
        for border in wide.borders:
            x, y = middle(border)
            yield rect(x - 29, y - 8, 58, 16, PAPER, FAINT, 8)
            yield text(x, y + 4, border, 10, "middle")

    width = 2 * MARGIN + 4 * SIDE + 3 * GAP
    height = 2 * MARGIN + 3 * SIDE + 2 * GAP
    title = "The ground of a board with four columns: the name of every space and of every border"
    return picture(width, height, title, *parts())


PICTURES: dict[str, Callable[[], str]] = {"clinic/names.svg": names}

"""The notepad: the appointments of each service, from the right, without gaps."""

from typing import Literal

from games.clinic.state import Colour

Notepad = tuple[tuple[Colour, ...], ...]
Direction = Literal["up", "down", "left", "right"]

DIRECTIONS: dict[Direction, tuple[int, int]] = {
    "up": (-1, 0),
    "down": (1, 0),
    "left": (0, 1),
    "right": (0, -1),
}
"""The rows down and columns to the left that an appointment moves."""


def moved(notepad: Notepad, row: int, column: int, to: Direction) -> Notepad | None:
    """Return the notepad after an appointment moved one space: it swaps, or joins the end of a shorter row.

    Return None if there is no such space or the notepad would stay the same.
    """
    down, left = DIRECTIONS[to]
    other, there = row + down, column + left
    if not 0 <= other < len(notepad) or there < 0:
        return None
    rows = [list(each) for each in notepad]
    if there < len(rows[other]):
        rows[row][column], rows[other][there] = rows[other][there], rows[row][column]
    else:
        rows[other].append(rows[row].pop(column))
    after = tuple(tuple(each) for each in rows)
    return after if after != notepad else None

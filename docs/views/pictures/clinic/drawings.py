"""Pictures of Clinic Deluxe."""

from collections.abc import Callable, Iterator
from typing import Any

from docs.views.pictures.clinic import board
from docs.views.pictures.clinic.floors import MARGIN, SIDE, corner, floor, floor_size, key, middle
from docs.views.pictures.recorded_view import view_at
from docs.views.pictures.svg import FAINT, PAPER, group, picture, rect, text
from games.clinic.geometry.spaces import grid

WIDE = 4


def names() -> str:
    """Draw the ground of a wide board with the names of its spaces and borders."""
    width, height = floor_size(WIDE)

    def parts() -> Iterator[str]:
        for space in grid(WIDE).ground:
            x, y = corner(space[1:])
            yield rect(x, y, SIDE, SIDE, "#eef3e8", FAINT, 3)
            yield text(x + SIDE / 2, y + SIDE / 2 + 6, space, 18, "middle", bold=True)
        for border in grid(WIDE).borders:
            x, y = middle(border)
            yield rect(x - 29, y - 8, 58, 16, PAPER, FAINT, 8)
            yield text(x, y + 4, border, 10, "middle")

    title = "The ground of a board with four columns: the name of every space and of every border"
    return picture(width, height, title, *parts())


def clinic() -> str:
    """Draw a clinic of a recorded game, floor by floor."""
    own: dict[str, Any] = view_at("clinic-goal-doctors", 181)["clinics"][0]
    width, height = floor_size(own["columns"])
    floors = (
        group(width * number, 0, _heading(MARGIN, 26, f"Floor {number}"), *floor(own, number))
        for number in range(2)
    )
    title = "A clinic of a recorded game: the ground with rooms, parking tiles, cars and people, and floor 1"
    return picture(2 * width, height + 40, title, *floors, group(MARGIN, height - 4, *key()))


def queues() -> str:
    """Draw the notepad of a recorded game, and the patients who wait at a clinic."""
    view = view_at("clinic-four-players", 344)
    title = "The notepad, with columns counted from the right, and the pre-admissions of a clinic"
    return picture(
        860,
        300,
        title,
        group(20, 40, _heading(110, -14, "Notepad"), *board.notepad(view), *board.compass(440, 132)),
        group(540, 62, _heading(110, -36, "Pre-admissions of seat 2"), *board.pre_admissions(view, 2)),
    )


def main_board() -> str:
    """Draw university, nurses and the popularity track of a recorded game."""
    view = view_at("clinic-four-players", 199)
    title = "Doctors and nurses for hire with their prices, and the popularity track with its stacks"
    return picture(
        640,
        380,
        title,
        group(30, 60, _heading(0, -30, "University"), *board.university(view)),
        group(320, 60, _heading(0, -30, "Nurses"), *board.nurses(view)),
        group(30, 250, _heading(0, -30, "Popularity"), *board.popularity(view)),
    )


def _heading(x: float, y: float, words: str) -> str:
    return text(x, y, words, 14, bold=True)


PICTURES: dict[str, Callable[[], str]] = {
    "clinic/names.svg": names,
    "clinic/clinic.svg": clinic,
    "clinic/queues.svg": queues,
    "clinic/main-board.svg": main_board,
}

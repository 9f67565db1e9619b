"""Draws the main board of Clinic Deluxe: notepad, university, nurses and the popularity track."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from docs.views.pictures.clinic.floors import PAINT, person
from docs.views.pictures.svg import FAINT, INK, PAPER, circle, line, rect, text

CELL, LABEL, SHOWN = 44, 110, 4
"""The side of a cell, the room for a label, and the columns of the notepad."""
SEATS = ("#d1495b", "#2e86ab", "#66a182", "#edae49")


def notepad(view: dict[str, Any]) -> Iterator[str]:
    """Draw the notepad: the first patient of a row is at the right, where patients are admitted."""
    yield text(LABEL - 10, 14, "column", 11, "end", FAINT)
    for column in range(SHOWN):
        yield text(_column(column) + CELL / 2, 14, column, 11, "middle", FAINT)
    for row, (service, waiting) in enumerate(view["notepad"].items()):
        y = 22 + row * CELL
        yield text(LABEL - 10, y + CELL / 2 + 4, service, 12, "end")
        for column in range(SHOWN):
            yield rect(_column(column), y, CELL, CELL, "#fdf6e3", FAINT)
        for column, colour in enumerate(waiting):
            yield rect(_column(column) + 11, y + 11, 22, 22, PAINT[colour], INK, 3)
        yield text(_column(0) + CELL + 8, y + CELL / 2 + 4, "→ admitted next", 10)


def compass(x: float, y: float) -> Iterator[str]:
    """Draw the four directions of `move_appointment`."""
    ways = (
        (0, -1, "up", "middle"),
        (0, 1, "down", "middle"),
        (-1, 0, "left", "end"),
        (1, 0, "right", "start"),
    )
    for right, down, word, anchor in ways:
        yield line(x, y, x + 26 * right, y + 26 * down, INK, 2)
        yield text(x + 32 * right, y + 36 * down + 4, word, 11, anchor)


def pre_admissions(view: dict[str, Any], seat: int) -> Iterator[str]:
    """Draw the patients of a clinic who wait to enter, by service; they stand in no order."""
    waiting: dict[str, list[Any]] = defaultdict(list)
    for one in view["clinics"][seat]["people"]:
        if one["at"] == "pre":
            waiting[one["service"]].append(one)
    for row, service in enumerate(view["services"]):
        y = row * CELL
        yield text(LABEL - 10, y + CELL / 2 + 4, service, 12, "end")
        for place in range(4):
            yield rect(LABEL + place * CELL, y, CELL, CELL, PAPER, FAINT)
        for place, one in enumerate(waiting[service]):
            yield person(LABEL + place * CELL + CELL / 2, y + CELL / 2, one)


def university(view: dict[str, Any]) -> Iterator[str]:
    """Draw the doctors for hire with their prices."""
    spaces = zip(view["university"], view["prices"]["doctors"], strict=True)
    for position, (colour, price) in enumerate(spaces):
        x = position * (CELL + 12)
        yield rect(x, 0, CELL, CELL, "#eeeeee", FAINT, 4)
        if colour:
            yield circle(x + CELL / 2, CELL / 2, 14, PAINT[colour])
            yield text(x + CELL / 2, CELL + 16, f"${price}", 12, "middle")
        yield text(x + CELL / 2, -6, f"position {position}", 9, "middle", FAINT)


def nurses(view: dict[str, Any]) -> Iterator[str]:
    """Draw the columns of nurses; only that of the current round is for hire."""
    for index, left in enumerate(view["nurses"]):
        x, now = index * CELL, index + 1 == view["round"]
        yield rect(x, 0, CELL - 6, 4 * 26 + 6, "#e3eefb" if now else "#f4f4f4", INK if now else FAINT, 4)
        yield from (circle(x + 19, 4 * 26 - 10 - 26 * number, 10, "#d8e6f5") for number in range(left))
        yield text(x + 19, -6, f"round {index + 1}", 9, "middle", INK if now else FAINT, now)
        if now:
            price = view["prices"]["nurse"]
            yield text(x + 19, 4 * 26 + 22, "none" if price is None else f"${price}", 12, "middle")


def popularity(view: dict[str, Any], most: int = 10) -> Iterator[str]:
    """Draw the popularity track: seats that are later in `popularity_stack` lie on top."""
    for points in range(most + 1):
        yield rect(points * CELL, 70, CELL, 30, "#f4f4f4", FAINT)
        yield text(points * CELL + CELL / 2, 90, points, 12, "middle")
    heights: dict[int, int] = defaultdict(int)
    for seat in view["popularity_stack"]:
        points = view["clinics"][seat]["popularity"]
        x, y = points * CELL + CELL / 2, 48 - 22 * heights[points]
        yield rect(x - 18, y, 36, 20, SEATS[seat], INK, 8)
        yield text(x, y + 14, f"seat {seat}", 10, "middle", PAPER, True)
        heights[points] += 1


def _column(column: int) -> float:
    return LABEL + (SHOWN - 1 - column) * CELL

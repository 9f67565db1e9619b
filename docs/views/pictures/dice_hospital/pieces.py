"""Dice, cards and other pieces of Dice Hospital, drawn from their JSON."""

from collections.abc import Iterable, Mapping
from typing import Any

from docs.views.pictures.svg import FAINT, INK, PAPER, group, line, rect, text

PAINT = {
    "red": "#cf4647",
    "yellow": "#e3b23c",
    "green": "#4e9a61",
    "pink": "#dd86ac",
    "any": "#b8b8b8",
}
"""How each colour of dice and slots is painted."""
FIELD, SHADE, BOARD = "#2b5fa3", "#e4e4e4", "#f4f1ea"
DIE, GAP = 34, 12


def field(x: float, y: float, words: str) -> str:
    """Return the name of a field of the view."""
    return text(x, y, words, 11, colour=FIELD)


def die(x: float, y: float, patient: Mapping[str, Any], size: float = DIE) -> str:
    """Return a die: its value, a tick if it is treated, its true colour in a corner, its id below."""
    parts = [
        rect(0, 0, size, size, PAINT[patient["colour"]], INK, 6),
        text(size / 2, size / 2 + 6, patient["value"], 17, "middle", PAPER, bold=True),
        text(size / 2, size + 13, patient["id"], 9, "middle", "#666666"),
    ]
    if patient.get("treated"):
        parts += [line(size - 11, 6, size - 8, 10, PAPER, 2), line(size - 8, 10, size - 3, 3, PAPER, 2)]
    if "was" in patient:
        parts.append(rect(3, size - 11, 8, 8, PAINT[patient["was"]], PAPER))
    return group(x, y, *parts)


def dice(x: float, y: float, patients: Iterable[Mapping[str, Any]]) -> str:
    """Return dice in a row."""
    return "\n".join(die(x + number * (DIE + GAP), y, patient) for number, patient in enumerate(patients))


def bed(x: float, y: float) -> str:
    """Return an empty place for a die."""
    return rect(x - 3, y - 3, DIE + 6, DIE + 6, PAPER, FAINT, 8)


def card(x: float, y: float, name: str, *, usable: bool = True, width: float = 134) -> str:
    """Return a department, a specialist or another card by its id; grey if it cannot be used."""
    return group(
        x,
        y,
        rect(0, 0, width, 26, PAPER if usable else SHADE, INK if usable else FAINT, 4),
        text(8, 17, name, 11, colour=INK if usable else FAINT),
    )


def cards(x: float, y: float, names: Iterable[str], usable: Iterable[str], columns: int = 5) -> str:
    """Return cards in rows."""
    can = set(usable)
    return "\n".join(
        card(x + number % columns * 142, y + number // columns * 32, name, usable=name in can)
        for number, name in enumerate(names)
    )


def tag(x: float, y: float, words: str, fill: str = INK) -> str:
    """Return a small sign, such as that of a seat."""
    width = 7 * len(words) + 10
    return group(
        x, y, rect(0, 0, width, 17, fill, rounding=8), text(width / 2, 12, words, 10, "middle", PAPER)
    )

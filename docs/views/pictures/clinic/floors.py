"""Draws the board of a clinic: four floors, with everything and everybody on them."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from docs.views.pictures.svg import FAINT, INK, PAPER, circle, group, polygon, rect, text

SIDE, STREET, MARGIN = 92, 34, 62
"""The side of a space, the street between two ground spaces, and the room around a floor."""
COLUMNS, ROWS = "abcd", "123"
SIDES = {"north": (0, -1), "west": (-1, 0), "south": (0, 1), "east": (1, 0)}
PAINT = {"white": "#ffffff", "yellow": "#ffe14d", "orange": "#ff9a3d", "red": "#e8403a", "purple": "#9b59b6"}
STAFF = {"nurse": "#bcd9f7", "orderly": "#b7b7b7"}
ROOMS = {
    "hub": "#e79ac6",
    "treatment_room": "#f8c98f",
    "supply_room": "#f9d3dc",
    "operating_room": "#a9cbf0",
    "outpatient_services": "#a9cbf0",
    "lab": "#a9cbf0",
    "triage": "#a9cbf0",
}
GROUND, GARDEN, TARMAC = "#eef3e8", "#b9dfa0", "#cfcfcf"


def floor_size(columns: int) -> tuple[float, float]:
    """Return the width and height of a floor with its margin."""
    return (
        2 * MARGIN + columns * SIDE + (columns - 1) * STREET,
        2 * MARGIN + len(ROWS) * SIDE + (len(ROWS) - 1) * STREET,
    )


def corner(cell: str) -> tuple[float, float]:
    """Return the upper left corner of a space by its column and row, such as `b3`."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    return MARGIN + column * (SIDE + STREET), MARGIN + row * (SIDE + STREET)


def middle(border: str) -> tuple[float, float]:
    """Return the middle of a border, such as `a1-b1` or `b3-south`."""
    cell, _, other = border.partition("-")
    x, y = corner(cell)
    right, down = SIDES.get(other, (int(other[0] != cell[0]), int(other[-1] != cell[-1])))
    half = SIDE / 2
    return x + half + right * (half + STREET / 2), y + half + down * (half + STREET / 2)


def floor(clinic: dict[str, Any], number: int) -> Iterator[str]:
    """Draw one floor of a clinic."""
    here = str(number)
    for row in ROWS:
        for column in COLUMNS[: clinic["columns"]]:
            x, y = corner(column + row)
            yield rect(x, y, SIDE, SIDE, GROUND if number == 0 else PAPER, FAINT, 3)
            yield text(x + 4, y + SIDE - 4, f"{number}{column}{row}", 9, colour=FAINT)
    for space, fill, words in _tiles(clinic):
        if space[0] == here:
            x, y = corner(space[1:])
            yield rect(x, y, SIDE, SIDE, fill, INK, 3)
            for i, word in enumerate(words):
                yield text(x + SIDE / 2, y + 14 + 12 * i, word, 11, "middle")
            yield text(x + 4, y + SIDE - 4, space, 9)
    for space in clinic["conveyors"]:
        if space[0] == here:
            x, y = corner(space[1:])
            yield _stop(x + SIDE - 12, y + SIDE - 13)
    if number == 0:
        yield from _streets(clinic)
    yield from _people(clinic, here)


def _tiles(clinic: dict[str, Any]) -> Iterator[tuple[str, str, list[str]]]:
    """Yield the space, colour and words of everything that fills a space."""
    for room in clinic["rooms"]:
        name = room["kind"].removesuffix("_services").replace("_", " ")
        yield room["space"], ROOMS[room["kind"]], [name, room.get("service", "")]
    for space in clinic["gardens"]:
        yield space, GARDEN, ["garden"]
    for parking in clinic["parkings"]:
        yield parking["space"], TARMAC, [f"parking for {parking['places']}"]
    for space in clinic["helipads"]:
        yield space, TARMAC, ["helipad"]


def _streets(clinic: dict[str, Any]) -> Iterator[str]:
    """Draw entrances and cars."""
    for border in clinic["entrances"]:
        x, y = middle(border)
        right, down = SIDES[border.partition("-")[2]]
        yield _entrance(x - right * 5, y - down * 5, right, down)
    for place, count in Counter(clinic["cars"]).items():
        x, y = middle(place) if "-" in place else (corner(place[1:])[0] + 24, corner(place[1:])[1] + 40)
        for number in range(count):
            yield car(x + 32 * number, y)


def car(x: float, y: float) -> str:
    """Draw a car by its centre."""
    return rect(x - 13, y - 7, 26, 14, "#4a6fa5", INK, 5)


def _people(clinic: dict[str, Any], here: str) -> Iterator[str]:
    places: dict[str, list[Any]] = defaultdict(list)
    for one in clinic["people"]:
        places[one["at"]].append(one)
    for place, people in places.items():
        if "-" in place and here == "0":
            x, y = middle(place)
            right, down = SIDES[place.partition("-")[2]]
            for i, one in enumerate(people):
                yield person(x + right * 24 * (i + 1), y + down * 24 * (i + 1), one)
        elif place[0] == here and "-" not in place:
            x, y = corner(place[1:3])
            for i, one in enumerate(people):
                yield person(x + 16 + 25 * (i % 3), y + 46 + 25 * (i // 3), one)


def person(x: float, y: float, one: dict[str, Any]) -> str:
    """Draw a person by its centre: staff are round, patients are square, and all have their number."""
    label = text(x, y + 4, one["id"], 10, "middle", bold=True)
    if one["kind"] == "patient":
        return rect(x - 10, y - 10, 20, 20, PAINT[one["colour"]], INK, 3) + label
    return circle(x, y, 11, PAINT[one["colour"]] if one["kind"] == "doctor" else STAFF[one["kind"]]) + label


def key() -> Iterator[str]:
    """Draw what the shapes mean."""
    shapes = (
        ("doctor, by colour", person(0, 0, {"kind": "doctor", "colour": "orange", "id": ""})),
        ("nurse", person(0, 0, {"kind": "nurse", "id": ""})),
        ("orderly", person(0, 0, {"kind": "orderly", "id": ""})),
        ("patient, by colour", person(0, 0, {"kind": "patient", "colour": "red", "id": ""})),
        ("car", car(0, 0)),
        ("conveyor stop", _stop(0, 0)),
        ("entrance", _entrance(0, 0, -1, 0)),
    )
    for index, (words, shape) in enumerate(shapes):
        yield group(20 + 150 * index, 20, shape, text(20, 4, words, 12))


def _stop(x: float, y: float) -> str:
    return polygon([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)], "#7fd1c7")


def _entrance(x: float, y: float, right: int, down: int) -> str:
    """Draw an arrow into the clinic, from a side to the right or below."""
    tip = (x - right * 12, y - down * 12)
    return polygon([tip, (x + down * 13, y + right * 13), (x - down * 13, y - right * 13)], "#333333")

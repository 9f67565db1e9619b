"""The grid of the City with roads, entrances and crews."""

from collections.abc import Iterator, Mapping
from typing import Any

from docs.views.pictures.dice_hospital.pieces import DIE, dice, die, field, tag
from docs.views.pictures.recorded_view import view_at
from docs.views.pictures.svg import FAINT, PAPER, circle, group, line, picture, polygon, rect, text

TILE, EDGE = 96, 66
"""The side of a tile, and the border around the grid, where ambulances stand."""
TOWARDS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ROAD = "#c9c2b4"
SEATS = ("#7b4fa3", "#2f7f86", "#a35b2f", "#4a5fb0", "#6b6b2a")


def city() -> str:
    """Draw the city while paramedics fetch patients."""
    shown = view_at("city", 129)["modules"]["city"]
    columns = shown["columns"]
    rows = len(shown["tiles"]) // columns

    def corner(number: int) -> tuple[float, float]:
        return EDGE + number % columns * TILE, EDGE + number // columns * TILE

    def outside(entrance: Mapping[str, Any], distance: float) -> tuple[float, float]:
        x, y = corner(entrance["tile"])
        right, down = TOWARDS[entrance["side"]]
        return x + TILE / 2 + right * (TILE / 2 + distance), y + TILE / 2 + down * (TILE / 2 + distance)

    def entrances() -> Iterator[str]:
        for entrance in shown["entrances"]:
            x, y = outside(entrance, 12)
            yield circle(x, y, 4, FAINT, FAINT)

    def crews() -> Iterator[str]:
        for crew in shown["crews"]:
            paint = SEATS[crew["seat"]]
            if crew["ambulance"]:
                x, y = outside(crew["ambulance"], 38)
                yield tag(x - 26, y - 8, f"seat {crew['seat']}", paint)
            if crew["paramedic"] is not None:
                x, y = corner(crew["paramedic"])
                yield circle(x + 18, y + TILE - 18, 11, paint)
                yield text(x + 18, y + TILE - 14, crew["seat"], 11, "middle", PAPER, bold=True)

    def parts() -> Iterator[str]:
        yield field(16, 18, "modules.city.tiles: number, roads, patient, token; dots: entrances")
        for tile in shown["tiles"]:
            yield group(*corner(tile["number"]), *_tile(tile, shown["helicopter"]))
        yield from entrances()
        yield from crews()
        yield group(2 * EDGE + columns * TILE + 8, 18, *_beside(shown))

    title = (
        "The city as a grid of tiles with roads, dice, bonus tokens, ambulances at its edge and paramedics"
    )
    return picture(2 * EDGE + columns * TILE + 310, 2 * EDGE + rows * TILE, title, *parts())


def _tile(tile: Mapping[str, Any], helicopter: int | None) -> Iterator[str]:
    middle = TILE / 2
    yield rect(0, 0, TILE, TILE, "#dfe7d3", PAPER)
    for side in tile["roads"]:
        right, down = TOWARDS[side]
        yield line(middle, middle, middle + right * middle, middle + down * middle, ROAD, 18)
    yield circle(middle, middle, 9, ROAD, ROAD)
    yield text(6, 15, tile["number"], 11)
    if tile["patient"]:
        yield die(middle - DIE / 2, middle - DIE / 2, tile["patient"])
    if tile["token"]:
        yield polygon([(78, 66), (92, 73), (92, 87), (78, 94), (64, 87), (64, 73)], "#f6e27a")
        yield text(78, 84, _short(tile["token"]), 9, "middle")
    if tile["number"] == helicopter:
        yield text(TILE - 8, 16, "H", 13, "end", bold=True)


def _short(token: str) -> str:
    """Return a sign for a bonus token that fits on it."""
    kind = token.partition(".")[0].removeprefix("bonus_")
    return {"minus_two": "-2", "heal": "+1", "nurse": "N"}.get(kind, f"+2 {kind[5:6]}")


def _beside(shown: Mapping[str, Any]) -> Iterator[str]:
    yield field(0, 0, "order")
    yield text(0, 18, ", ".join(f"seat {seat}" for seat in shown["order"]), 13)
    yield field(0, 44, "board: seat, total")
    for number, marker in enumerate(shown["board"]):
        yield tag(number * 92, 52, f"seat {marker['seat']}", SEATS[marker["seat"]])
        yield text(number * 92 + 56, 65, marker["total"], 14, bold=True)
    for crew in shown["crews"]:
        y = 100 + crew["seat"] * 88
        yield tag(0, y, f"seat {crew['seat']}", SEATS[crew["seat"]])
        yield field(64, y + 12, "crews: patients, found, tokens, nurses")
        yield dice(0, y + 24, crew["patients"])
        held = [f"{name}: {token}" for name in ("found", "tokens", "nurses") for token in crew[name]]
        for row, words in enumerate(held):
            yield text(142, y + 34 + row * 14, words, 10)
    yield field(0, 116 + len(shown["crews"]) * 88, "pile, discard")
    yield text(0, 134 + len(shown["crews"]) * 88, f"{shown['pile']}, {len(shown['discard'])}", 13)

"""The middle of the table: rounds, vehicles, bag and displays."""

from collections.abc import Iterator, Mapping
from typing import Any

from docs.views.pictures.dice_hospital.pieces import (
    BOARD,
    DIE,
    GAP,
    PAINT,
    bed,
    cards,
    dice,
    field,
    tag,
)
from docs.views.pictures.recorded_view import view_at
from docs.views.pictures.svg import FAINT, INK, PAPER, circle, group, picture, rect, text

WIDTH = 760
ROUNDS = 8


def _rounds(now: int) -> Iterator[str]:
    for number in range(1, ROUNDS + 1):
        here = number == now
        yield circle(30 + (number - 1) * 36, 40, 14, INK if here else PAPER, INK)
        yield text(30 + (number - 1) * 36, 45, number, 13, "middle", PAPER if here else INK)


def _vehicle(x: float, y: float, vehicle: Mapping[str, Any]) -> str:
    room, taken_by = vehicle["room"], vehicle["taken_by"]
    width = 20 + room * (DIE + GAP)
    parts = [rect(0, 0, width, 86, BOARD, INK, 8), text(12, 20, vehicle["number"], 15, bold=True)]
    parts += [bed(14 + number * (DIE + GAP), 30) for number in range(room)]
    parts.append(dice(14, 30, vehicle["patients"]))
    parts.append(
        text(36, 20, "free", 11, colour=FAINT) if taken_by is None else tag(36, 8, f"seat {taken_by}")
    )
    return group(x, y, *parts)


def table() -> str:
    """Draw the vehicles while they are taken, the bag, and the displays."""
    view = view_at("three-players-sequential", 255)

    def parts() -> Iterator[str]:
        yield field(16, 16, "round")
        yield from _rounds(view["round"])
        yield field(330, 16, "step")
        yield text(330, 45, view["step"], 15, bold=True)
        yield field(470, 16, "acted")
        yield text(470, 45, f"seat {view['acted'][0]}", 15)
        yield field(580, 16, "first_player")
        yield text(580, 45, f"seat {view['first_player']}", 15)
        yield field(16, 84, "ambulances: number, taken_by, patients, and room for them")
        for number, vehicle in enumerate(view["ambulances"]):
            yield _vehicle(16 + number * 172, 94, vehicle)
        yield field(16, 214, "bag")
        for number, (colour, count) in enumerate(view["bag"].items()):
            yield rect(16 + number * 52, 224, 20, 20, PAINT[colour], INK, 4)
            yield text(42 + number * 52, 239, count, 14)
        for row, kind in enumerate(("departments", "specialists")):
            yield field(210, 214 + row * 62, f"{kind}, and face down: piles.{kind}")
            yield cards(210, 224 + row * 62, view[kind], view[kind])
            yield text(510, 241 + row * 62, f"+ {view['piles'][kind]}", 13, colour=FAINT)

    title = "The table while seats take ambulances: round track, four ambulances with dice, bag and displays"
    return picture(WIDTH, 330, title, *parts())

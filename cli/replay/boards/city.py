"""The city of Dice Hospital as a map of characters, with tokens, crews and order below it."""

from collections.abc import Callable, Iterator, Sequence

from cli.replay.ansi import Ansi
from cli.replay.boards.module_parts import plain_words
from games.dice_hospital.modules.city.view import CityTileView, CityView, CrewView
from games.dice_hospital.state import Patient

_CELL = 5
_ACROSS = {(True, True): "--", (True, False): "- ", (False, True): " -", (False, False): "  "}
_DOWN = {(True, True): "|", (True, False): "'", (False, True): ",", (False, False): " "}

Die = Callable[[Patient], str]


def city(view: CityView, names: Sequence[str], die: Die, ansi: Ansi) -> Iterator[str]:
    """The map, with a star at every bonus token, then the tokens, ambulances and the admissions board."""
    yield ansi.mark("bold", "city")
    yield from (f"  {line}".rstrip() for line in _map(_rows(view), die))
    tokens = [f"{plain_words(tile.token)} at {tile.number}" for tile in view.tiles if tile.token]
    yield f"  tokens:      {', '.join(tokens) or 'none'} ({view.pile} face down)"
    for crew in view.crews:
        yield f"  {names[crew.seat]}: {_crew(crew, die)}"
    if view.helicopter is not None:
        yield f"  helicopter:  at {view.helicopter}"
    yield f"  order:       {', '.join(names[seat] for seat in view.order)}"


def _rows(view: CityView) -> list[Sequence[CityTileView]]:
    return [view.tiles[first : first + view.columns] for first in range(0, len(view.tiles), view.columns)]


def _map(rows: Sequence[Sequence[CityTileView]], die: Die) -> Iterator[str]:
    above: Sequence[CityTileView | None] = [None] * len(rows[0]) if rows else []
    for row in rows:
        yield _between(above, row)
        yield _row(row, die)
        above = row
    if rows:
        yield _between(above, [None] * len(above))


def _between(upper: Sequence[CityTileView | None], lower: Sequence[CityTileView | None]) -> str:
    """The roads from one row to the next, or out of the city."""
    marks = [_DOWN[_leads(up, "south"), _leads(down, "north")] for up, down in zip(upper, lower, strict=True)]
    return "  " + "  ".join(mark.center(_CELL) for mark in marks)


def _row(row: Sequence[CityTileView], die: Die) -> str:
    """The tiles of a row, each as its die or else its number, and the roads between them."""
    line, before = "", None
    for tile in row:
        here = die(tile.patient) if tile.patient else str(tile.number)
        line += _ACROSS[_leads(before, "east"), _leads(tile, "west")]
        line += (here + ("*" if tile.token else "")).center(_CELL)
        before = tile
    return line + _ACROSS[_leads(before, "east"), False]


def _leads(tile: CityTileView | None, side: str) -> bool:
    return tile is not None and side in tile.roads


def _crew(crew: CrewView, die: Die) -> str:
    place = (
        f"ambulance {crew.ambulance.side} of {crew.ambulance.tile}" if crew.ambulance else "no ambulance yet"
    )
    parts = [place]
    if crew.paramedic is not None:
        parts.append(f"paramedic at {crew.paramedic}")
    if crew.patients:
        parts.append("fetched " + " ".join(map(die, crew.patients)))
    if crew.tokens:
        parts.append("tokens " + ", ".join(map(plain_words, crew.tokens)))
    if crew.total is not None:
        parts.append(f"total {crew.total}")
    return "; ".join(parts)

"""Changes of the city's rules since the first version."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.dice_hospital.modules.city.evolve import tokens_laid_in_no_order
from games.dice_hospital.modules.city.figures import COLUMNS
from games.dice_hospital.modules.city.grid.layout import is_city, rotations, turned
from games.dice_hospital.modules.city.grid.refilling import draw_tokens, in_no_order
from games.dice_hospital.modules.city.grid.tiles import CityTile, Side, connected_tiles
from games.dice_hospital.modules.city.messages import BonusTokensLaid
from games.dice_hospital.types import Amendment, Rules
from games.kernel.chance import Chance, pick

Roads = tuple[Side, ...]
Turn = Callable[[Chance, Sequence[str]], tuple[CityTile, ...]]
Fits = Callable[[Rules, Sequence[CityTile]], bool]


class Best(NamedTuple):
    """The most joins that a row can have so far, and all such rows."""

    joins: int
    rows: list[tuple[Roads, ...]]


CORNER: Roads = ("east", "south")
"""Where roads of the first tile must lead."""


def _turned_to_join(_original: Turn) -> Turn:
    """Lay tiles row by row, each row with as many joins as it can have."""

    def override(chance: Chance, kinds: Sequence[str]) -> tuple[CityTile, ...]:
        roads: list[Roads] = []
        for first in range(0, len(kinds), COLUMNS):
            row = kinds[first : first + COLUMNS]
            roads += pick(chance, _best_rows(row, roads[max(first - COLUMNS, 0) : first]))
        return tuple(map(CityTile, kinds, roads))

    return override


def _best_rows(kinds: Sequence[str], above: Sequence[Roads]) -> list[tuple[Roads, ...]]:
    """The ways to turn the tiles of a row that have most joins with each other and with the row above."""
    best: dict[bool, Best] = {False: Best(0, [()])}
    for column, kind in enumerate(kinds):
        roads_above = above[column] if above else ()
        ways = rotations(kind, () if above or column else CORNER) or rotations(kind)
        best = _with_next_tile(best, ways, "south" in roads_above)
    most = max(found.joins for found in best.values())
    return [row for found in best.values() if found.joins == most for row in found.rows]


def _with_next_tile(best: Mapping[bool, Best], ways: Sequence[Roads], road_above: bool) -> dict[bool, Best]:
    """The best rows with one more tile, by whether they lead on to the east: the next tile needs no more."""
    longer: dict[bool, Best] = {}
    for leads_on, (joins, rows) in best.items():
        for way in ways:
            total = joins + (leads_on and "west" in way) + (road_above and "north" in way)
            known, new = longer.get("east" in way), [(*row, way) for row in rows]
            if known is None or total > known.joins:
                longer["east" in way] = Best(total, new)
            elif total == known.joins:
                longer["east" in way] = Best(total, known.rows + new)
    return longer


def _with_joined_first_row(original: Fits) -> Fits:
    """Lay a city again if a tile of the first row does not join its left neighbour."""

    def override(rules: Rules, tiles: Sequence[CityTile]) -> bool:
        joined = all(tile - 1 in connected_tiles(tiles, COLUMNS, tile) for tile in range(1, COLUMNS))
        return joined and original(rules, tiles)

    return override


AMENDMENTS = (
    Amendment(
        since=2,
        about=(
            "Every tile of the city's first row joins its left neighbour. Each later row has as many joins"
            " as its tiles allow."
        ),
        overrides={turned: _turned_to_join, is_city: _with_joined_first_row},
    ),
    Amendment(
        since=2,
        about="Discarded bonus tokens have no order: taking back a move cannot change what is drawn.",
        evolvers={BonusTokensLaid: tokens_laid_in_no_order},
        overrides={draw_tokens: in_no_order},
    ),
)

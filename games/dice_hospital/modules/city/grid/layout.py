"""Laying the city: draw tiles, turn them so that roads join, and start again if that fails."""

from collections.abc import Mapping, Sequence
from functools import cache

from games.dice_hospital.modules.city.figures import COLUMNS, ROWS, SPARE_ENTRANCES, TILE_KINDS, TILES
from games.dice_hospital.modules.city.grid.tiles import (
    SIDES,
    CityTile,
    Side,
    all_connected,
    entrances_by_tile,
)
from games.dice_hospital.types import Context, Rules
from games.kernel.chance import Chance, pick, shuffled

PINK_SLOT = "_pink"
"""The suffix of tiles whose pink slot is face up."""

CROSSROADS = "city_crossroads"
TRIES = 200
"""The number of attempts to lay a city before crossroads replace tiles that do not fit."""

_ROADS: dict[str, tuple[Side, ...]] = {
    CROSSROADS: SIDES,
    "city_t_junction": ("north", "east", "west"),
    "city_straight": ("north", "south"),
    "city_bend": ("north", "east"),
}


def tile_count(rules: Rules) -> int:
    """How many tiles the city has."""
    return ROWS[rules.players] * COLUMNS


def pool(rules: Rules) -> list[str]:
    """The tiles in the box, filled up with crossroads if there are too few."""
    counts: Mapping[str, int] = rules.figures[TILES]
    tiles = [kind for kind in TILE_KINDS for _ in range(counts.get(kind, 0))]
    return tiles + [CROSSROADS] * (tile_count(rules) - len(tiles))


def draw_tiles(ctx: Context) -> list[str]:
    """Hook: the tiles of the city in the order in which they are laid, with pink slots face down."""
    tiles = shuffled_tiles(ctx.chance, pool(ctx.rules))
    return [kind.removesuffix(PINK_SLOT) for kind in tiles[: tile_count(ctx.rules)]]


def shuffled_tiles(chance: Chance, tiles: Sequence[str]) -> list[str]:
    """Shuffle tiles; the first one must fit the corner."""
    fitting = [index for index, kind in enumerate(tiles) if rotations(kind, ("east", "south"))]
    first = pick(chance, fitting) if fitting else 0
    return [tiles[first], *shuffled(chance, [*tiles[:first], *tiles[first + 1 :]])]


def lay(ctx: Context) -> tuple[CityTile, ...]:
    """Return a city whose roads are all connected and that has enough entrances."""
    resolve = ctx.rules.resolve
    draw, turn, fits = resolve(draw_tiles), resolve(turned), resolve(is_city)
    for _ in range(TRIES):
        tiles = turn(ctx.chance, draw(ctx))
        if fits(ctx.rules, tiles):
            return tiles
    kinds = [CROSSROADS + PINK_SLOT if kind.endswith(PINK_SLOT) else CROSSROADS for kind in draw(ctx)]
    return turn(ctx.chance, kinds)


def is_city(rules: Rules, tiles: Sequence[CityTile]) -> bool:
    """Hook: whether all roads are connected and there are enough entrances."""
    entrances = rules.players + rules.figures[SPARE_ENTRANCES]
    return all_connected(tiles, COLUMNS) and sum(map(len, entrances_by_tile(tiles, COLUMNS))) >= entrances


def turned(chance: Chance, kinds: Sequence[str]) -> tuple[CityTile, ...]:
    """Hook: the tiles, laid row by row. Each joins its left neighbour, leads on, and joins the one above."""
    tiles: list[CityTile] = []
    for number, kind in enumerate(kinds):
        row, column = divmod(number, COLUMNS)
        wanted: list[Side] = []
        if column and "east" in tiles[-1].roads:
            wanted.append("west")
        if column + 1 < COLUMNS:
            wanted.append("east")
        if row and "south" in tiles[number - COLUMNS].roads:
            wanted.append("north")
        if not number:
            wanted.append("south")
        tiles.append(CityTile(kind, pick(chance, _best(kind, wanted))))
    return tuple(tiles)


def _best(kind: str, wanted: Sequence[Side]) -> Sequence[tuple[Side, ...]]:
    """The rotations of a tile that join most of the wanted sides; earlier sides count more."""
    ways: Sequence[tuple[Side, ...]] = rotations(kind)
    for side in wanted:
        ways = [way for way in ways if side in way] or ways
    return ways


@cache
def rotations(kind: str, needed: tuple[Side, ...] = ()) -> tuple[tuple[Side, ...], ...]:
    """The rotations of a tile with roads to the needed sides."""
    roads = _ROADS[kind.removesuffix(PINK_SLOT)]
    ways = dict.fromkeys(
        tuple(side for index, side in enumerate(SIDES) if SIDES[index - quarter] in roads)
        for quarter in range(len(SIDES))
    )
    return tuple(way for way in ways if set(needed).issubset(way))

"""Laying the city: tiles are drawn, turned so that roads join, and laid again if that makes no city."""

from collections.abc import Mapping, Sequence

from games.dice_hospital.modules.city.figures import COLUMNS, ROWS, SPARE_ENTRANCES, TILES
from games.dice_hospital.modules.city.grid.tiles import SIDES, Side, Tile, circle, one_net
from games.dice_hospital.types import Context, Rules
from games.kernel.chance import Chance, pick, shuffled

PINK_SLOT = "_pink"
"""How the kinds of tiles end whose pink slot lies up."""

CROSSROADS = "city_crossroads"
TRIES = 200
"""So often a city is laid again before crossroads make up for tiles that do not fit."""

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
    """The tiles in the box, filled up with crossroads where there are too few of them."""
    counts: Mapping[str, int] = rules.figures[TILES]
    tiles = [kind for kind, count in counts.items() for _ in range(count)]
    return tiles + [CROSSROADS] * (tile_count(rules) - len(tiles))


def draw_tiles(ctx: Context) -> list[str]:
    """The tiles of a city in the order in which they are laid: a named question. Pink slots lie face down."""
    tiles = begun(ctx.chance, pool(ctx.rules))
    return [kind.removesuffix(PINK_SLOT) for kind in tiles[: tile_count(ctx.rules)]]


def begun(chance: Chance, tiles: Sequence[str]) -> list[str]:
    """Tiles in a drawn order; as the first, others are drawn until one can be laid there."""
    fitting = [index for index, kind in enumerate(tiles) if _turns(kind, ("east", "south"))]
    first = pick(chance, fitting) if fitting else 0
    return [tiles[first], *shuffled(chance, [*tiles[:first], *tiles[first + 1 :]])]


def lay(ctx: Context) -> tuple[Tile, ...]:
    """A city with one net of roads and enough entrances."""
    rules, draw = ctx.rules, ctx.rules.resolve(draw_tiles)
    entrances = rules.players + rules.figures[SPARE_ENTRANCES]
    for _ in range(TRIES):
        tiles = turned(ctx.chance, draw(ctx))
        if one_net(tiles, COLUMNS) and sum(map(len, circle(tiles, COLUMNS))) >= entrances:
            return tiles
    kinds = [CROSSROADS + PINK_SLOT if kind.endswith(PINK_SLOT) else CROSSROADS for kind in draw(ctx)]
    return turned(ctx.chance, kinds)


def turned(chance: Chance, kinds: Sequence[str]) -> tuple[Tile, ...]:
    """Tiles laid row by row: each joins its left neighbour, leads on, and joins the tile above, if it can."""
    tiles: list[Tile] = []
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
        tiles.append(Tile(kind, pick(chance, _best(kind, wanted))))
    return tuple(tiles)


def _best(kind: str, wanted: Sequence[Side]) -> list[tuple[Side, ...]]:
    """The ways to turn a tile that fulfil most of what is wanted, what is named first above all."""
    ways = _turns(kind)
    for side in wanted:
        ways = [way for way in ways if side in way] or ways
    return ways


def _turns(kind: str, needed: Sequence[Side] = ()) -> list[tuple[Side, ...]]:
    """Every way to turn a tile so that roads lead to certain sides."""
    roads = _ROADS[kind.removesuffix(PINK_SLOT)]
    ways = dict.fromkeys(
        tuple(side for index, side in enumerate(SIDES) if SIDES[index - quarter] in roads)
        for quarter in range(len(SIDES))
    )
    return [way for way in ways if set(needed).issubset(way)]

"""Tiles with a pink slot: where they lie, and the mothers on them."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from games.dice_hospital.hooks import faces
from games.dice_hospital.modules.city.figures import COLUMNS, ROWS
from games.dice_hospital.modules.city.grid.layout import (
    CROSSROADS,
    PINK_SLOT,
    pool,
    shuffled_tiles,
    tile_count,
)
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.modules.maternity.families.members import mother
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Context, Rules
from games.kernel.chance import Chance, pick, shuffled
from games.kernel.figures import Figure

MOST = 4
"""The number of tiles with a pink slot in the box."""

_PLACES = {
    2: ((1, 2), (3, 3)),
    3: ((1, 2), (3, 4), (4, 1)),
    4: ((1, 2), (2, 4), (4, 1), (5, 3)),
    5: ((1, 2), (2, 4), (4, 1), (5, 3)),
}
PLACES = Figure(
    "city_maternity_places",
    _PLACES,
    "printed",
    "rows and columns of the tiles with a pink slot, by players, unless they are drawn",
)

_Place = tuple[Annotated[int, Meta(ge=1, le=max(ROWS.values()))], Annotated[int, Meta(ge=1, le=COLUMNS)]]
_Players: Any = Literal[tuple(_PLACES)]
FORM: Any = dict[_Players, Annotated[tuple[_Place, ...], Meta(min_length=1, max_length=MOST)]]
"""The form of other places: for some numbers of players, up to as many as there are tiles."""

Draw = Callable[[Context], list[str]]
Dice = Callable[[Context, State, tuple[int, ...]], list[tuple[int, Patient]]]


class PinkTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a city with mothers."""

    pink_tiles: Literal["printed", "drawn"] = "printed"
    """Where the tiles with a pink slot lie: where the book puts them, or in drawn places."""


def with_slots(_original: Draw) -> Draw:
    """Lay as many tiles with pink slots as there are players, four at most."""

    def override(ctx: Context) -> list[str]:
        rules, chance = ctx.rules, ctx.chance
        places = _places(rules, chance)
        pink = [kind for kind in pool(rules) if kind.endswith(PINK_SLOT)]
        plain = [kind for kind in pool(rules) if not kind.endswith(PINK_SLOT)]
        count = tile_count(rules)
        # A table may have counted other tiles in its box: crossroads make up for those that are missing.
        pink = [*shuffled(chance, pink), *[CROSSROADS + PINK_SLOT] * len(places)]
        plain += [CROSSROADS] * (count - len(places) - len(plain))
        others = shuffled_tiles(chance, plain)
        return [pink.pop(0) if number in places else others.pop(0) for number in range(count)]

    return override


def _places(rules: Rules, chance: Chance) -> list[int]:
    if rules.options.city_maternity.pink_tiles == "drawn":
        return list(shuffled(chance, range(tile_count(rules)))[: min(rules.players, MOST)])
    places = rules.figures[PLACES.key].get(rules.players, _PLACES[rules.players])
    numbers = {(row - 1) * COLUMNS + column - 1 for row, column in places}
    return sorted(numbers.intersection(range(tile_count(rules))))


def with_mothers(original: Dice) -> Dice:
    """Put mothers on pink slots and dice from the bag on all other tiles."""

    def override(ctx: Context, state: State, tiles: tuple[int, ...]) -> list[tuple[int, Patient]]:
        slots = [tile for tile in tiles if city(state).tiles[tile].kind.endswith(PINK_SLOT)]
        found = original(ctx, state, tuple(tile for tile in tiles if tile not in slots))
        number, shown = state.next_patient + len(found), ctx.rules.resolve(faces)(ctx.rules, state)
        for index, tile in enumerate(slots):
            found.append((tile, mother(number + index, pick(ctx.chance, shown))))
        return sorted(found, key=lambda placed: placed[0])

    return override

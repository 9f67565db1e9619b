"""New patients for the city, and bonus tokens beside the sickest."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from games.dice_hospital.modules.city.figures import COLUMNS, LOW
from games.dice_hospital.modules.city.grid.tiles import CityTile
from games.dice_hospital.modules.city.hooks import city_dice
from games.dice_hospital.modules.city.messages import BonusTokensLaid, CityPatientsArrived
from games.dice_hospital.modules.city.state import City, city
from games.dice_hospital.state import Patient, Pile, State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Decision
from games.kernel.chance import Chance

DrawTokens = Callable[[Chance, City, int], tuple[str, ...]]


def refill(ctx: Context, state: State) -> Decision:
    """Put new patients on every tile of the empty rows and columns, while dice last."""
    tiles = on_empty_lines(city(state).tiles)
    return (yield from arrive(ctx, state, tiles)) if tiles else state


def on_empty_lines(tiles: Sequence[CityTile]) -> list[int]:
    """The tiles of all empty rows and columns. All lines are checked before any is filled."""
    numbers = range(len(tiles))
    rows = [numbers[first : first + COLUMNS] for first in numbers[::COLUMNS]]
    columns = [numbers[first::COLUMNS] for first in range(COLUMNS)]
    empty = [line for line in (*rows, *columns) if all(tiles[tile].patient is None for tile in line)]
    return sorted({tile for line in empty for tile in line})


def arrive(ctx: Context, state: State, tiles: Iterable[int]) -> Decision:
    """Put patients on these tiles, and tokens beside those of low value."""
    dice = ctx.rules.resolve(city_dice)(ctx, state, tuple(tiles))
    if not dice:
        return state
    state = yield CityPatientsArrived(tuple(tile for tile, _ in dice), tuple(die for _, die in dice))
    return (yield from lay_tokens(ctx, state, [tile for tile, die in dice if is_low(die)]))


def is_low(patient: Patient) -> bool:
    """Whether a patient is so sick that it gets a token."""
    return patient.value <= LOW


def lay_tokens(ctx: Context, state: State, tiles: Iterable[int]) -> Decision:
    """Lay a token on each of these tiles that has none, while tokens last."""
    bare = [tile for tile in tiles if city(state).tiles[tile].token is None]
    tokens = ctx.rules.resolve(draw_tokens)(ctx.chance, city(state), len(bare))
    if tokens:
        state = yield BonusTokensLaid(tuple(bare[: len(tokens)]), tokens)
    return state


def draw_tokens(chance: Chance, found: City, count: int) -> tuple[str, ...]:
    """Hook: draw tokens from the pile; when it is empty, the discarded tokens are the new pile."""
    drawn = draw_cards(chance, found.pile, count)
    if len(drawn) < count and found.discard:
        drawn += draw_cards(chance, Pile((found.discard,)), count - len(drawn))
    return drawn


def in_no_order(original: DrawTokens) -> DrawTokens:
    """Draw as if the discarded tokens lay in the order of their names, whoever discarded them first."""

    def draw(chance: Chance, found: City, count: int) -> tuple[str, ...]:
        return original(chance, replace(found, discard=tuple(sorted(found.discard))), count)

    return draw

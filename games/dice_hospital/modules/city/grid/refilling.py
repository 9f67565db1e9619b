"""New patients for the city, and the bonus tokens that lie beside the sickest."""

from collections.abc import Iterable, Sequence

from games.dice_hospital.modules.city.figures import COLUMNS, LOW
from games.dice_hospital.modules.city.grid.tiles import Tile
from games.dice_hospital.modules.city.hooks import city_dice
from games.dice_hospital.modules.city.messages import BonusTokensLaid, CityPatientsArrived
from games.dice_hospital.modules.city.state import City, city
from games.dice_hospital.state import Course, Patient, Pile, State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context
from games.kernel.chance import Chance


def refill(ctx: Context, state: State) -> Course:
    """New patients on every tile of the rows and columns that are empty, as far as there are dice."""
    tiles = on_empty_lines(city(state).tiles)
    return (yield from arrive(ctx, state, tiles)) if tiles else state


def on_empty_lines(tiles: Sequence[Tile]) -> list[int]:
    """Both a row and a column where they cross, so all lines are looked at before any is filled."""
    numbers = range(len(tiles))
    rows = [numbers[first : first + COLUMNS] for first in numbers[::COLUMNS]]
    columns = [numbers[first::COLUMNS] for first in range(COLUMNS)]
    empty = [line for line in (*rows, *columns) if all(tiles[tile].patient is None for tile in line)]
    return sorted({tile for line in empty for tile in line})


def arrive(ctx: Context, state: State, tiles: Iterable[int]) -> Course:
    """Patients for these tiles, and tokens for those of low value."""
    dice = ctx.rules.resolve(city_dice)(ctx, state, tuple(tiles))
    if not dice:
        return state
    state = yield CityPatientsArrived(tuple(tile for tile, _ in dice), tuple(die for _, die in dice))
    return (yield from lay_tokens(ctx, state, [tile for tile, die in dice if is_low(die)]))


def is_low(patient: Patient) -> bool:
    """Whether a patient is so sick that a token lies beside it."""
    return patient.value <= LOW


def lay_tokens(ctx: Context, state: State, tiles: Iterable[int]) -> Course:
    """A token for each of these tiles on which none lies yet, as far as there are tokens."""
    bare = [tile for tile in tiles if city(state).tiles[tile].token is None]
    tokens = draw_tokens(ctx.chance, city(state), len(bare))
    if tokens:
        state = yield BonusTokensLaid(tuple(bare[: len(tokens)]), tokens)
    return state


def draw_tokens(chance: Chance, found: City, count: int) -> tuple[str, ...]:
    """So many tokens off the pile; when it is empty the discarded ones are the new pile."""
    drawn = draw_cards(chance, found.pile, count)
    if len(drawn) < count and found.discard:
        drawn += draw_cards(chance, Pile((found.discard,)), count - len(drawn))
    return drawn

"""The university: doctors for hire, sorted from the left."""

from games.clinic.events import DoctorsDrawn
from games.clinic.state import LEVELS, Colour, State
from games.clinic.steps.bags import draw_from_bag
from games.clinic.types import Context, Decision, Rules
from games.kernel.chance import Chance

BAG: tuple[Colour, ...] = (*LEVELS, "purple")
ORDER: tuple[Colour, ...] = ("purple", "red", "orange", "yellow", "white")


def draw_doctors(
    _rules: Rules, chance: Chance, bag: list[int], _waiting: list[Colour], count: int
) -> list[Colour]:
    """Draw this number of doctors from the bag, or all that are left."""
    return [draw_from_bag(chance, bag, BAG) for _ in range(min(count, sum(bag)))]


def fill_university(ctx: Context, state: State) -> Decision:
    """Draw a doctor for every empty space. If the bag runs out, spaces on the right stay empty."""
    waiting = [colour for colour in state.university if colour]
    spaces = ctx.rules.players
    new = ctx.rules.resolve(draw_doctors)(
        ctx.rules, ctx.chance, list(state.doctors), waiting, spaces - len(waiting)
    )
    doctors = sorted((*waiting, *new), key=ORDER.index)
    gaps: list[Colour | None] = [None] * (spaces - len(doctors))
    return (yield DoctorsDrawn(tuple(new), (*doctors, *gaps)))

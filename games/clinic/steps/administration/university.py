"""The university: doctors for hire, put in order from the left."""

from games.clinic.events import DoctorsDrawn
from games.clinic.state import LEVELS, Colour, Course, State
from games.clinic.steps.bags import draw_from_bag
from games.kernel.chance import Chance

BAG: tuple[Colour, ...] = (*LEVELS, "purple")
ORDER: tuple[Colour, ...] = ("purple", "red", "orange", "yellow", "white")


def draw_doctors(
    _rules: Rules, chance: Chance, bag: list[int], _waiting: list[Colour], count: int
) -> list[Colour]:
    """So many doctors out of the bag, or what there is."""
    return [draw_from_bag(chance, bag, BAG) for _ in range(min(count, sum(bag)))]


def fill_university(ctx: Context, state: State) -> Course:
    """A doctor for every empty space; a short bag leaves gaps at the right."""
    waiting = [colour for colour in state.university if colour]
    spaces = ctx.rules.players
    new = ctx.rules.resolve(draw_doctors)(
        ctx.rules, ctx.chance, list(state.doctors), waiting, spaces - len(waiting)
    )
    doctors = sorted((*waiting, *new), key=ORDER.index)
    gaps: list[Colour | None] = [None] * (spaces - len(doctors))
    return (yield DoctorsDrawn(tuple(new), (*doctors, *gaps)))

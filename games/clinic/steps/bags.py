"""Drawing from the bags of patients and doctors, one numbered draw at a time."""

from games.clinic.state import LEVELS, Colour
from games.kernel.chance import Chance


def draw_from_bag(chance: Chance, bag: list[int], colours: tuple[Colour, ...] = LEVELS) -> Colour:
    """Draw one cube: take it out of the counts in `bag` and return its colour."""
    left = chance.below(sum(bag))
    for index, count in enumerate(bag):
        if left < count:
            bag[index] -= 1
            return colours[index]
        left -= count
    raise AssertionError("the draw is below the number of cubes in the bag")

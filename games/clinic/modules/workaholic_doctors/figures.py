"""The numbers of workaholic doctors; wages and points are printed nowhere."""

from games.clinic.data.figures import Amount
from games.clinic.state import Colour
from games.kernel.figures import Figure

IN_THE_BAG = {1: 1, 2: 2, 3: 3, 4: 4}
COPIES = 4
PRICE_FACTOR = 2
AT_ONCE: dict[Colour, int] = {"white": 4, "yellow": 3, "orange": 2, "red": 1}
"""How many patients of a colour a workaholic treats in a round."""
ROOM: dict[Colour, int] = {"white": 4, "yellow": 3}
"""How many patients fit into a treatment room with a workaholic, if all have this colour."""
WAGES, POINTS = "workaholic_doctors_wages", "workaholic_doctors_points"

FIGURES = (
    Figure("workaholic_doctors_bag", IN_THE_BAG, "printed", "purple doctors in the bag, by players"),
    Figure(
        "workaholic_doctors_price_factor",
        PRICE_FACTOR,
        "printed",
        "a workaholic costs so many times the price of its space: $8",
    ),
    Figure("workaholic_doctors_at_once", AT_ONCE, "printed", "patients a workaholic treats, by colour"),
    Figure(
        "workaholic_doctors_room",
        ROOM,
        "printed",
        "patients in a treatment room with a workaholic, if all have this colour",
    ),
    Figure(WAGES, 4, "house", "wages of a workaholic doctor", Amount),
    Figure(POINTS, 4, "house", "points at the end for a workaholic doctor", Amount),
)

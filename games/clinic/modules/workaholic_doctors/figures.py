"""The figures of Workaholic Doctors. Wages and points are house values, because no book prints them."""

from games.clinic.data.figures import Amount
from games.clinic.state import Colour
from games.kernel.figures import Figure

IN_THE_BAG = {1: 1, 2: 2, 3: 3, 4: 4}
COPIES = 4
PRICE_FACTOR = 2
AT_ONCE: dict[Colour, int] = {"white": 4, "yellow": 3, "orange": 2, "red": 1}
"""The number of patients of a colour that a workaholic treats in a round."""
ROOM: dict[Colour, int] = {"white": 4, "yellow": 3}
"""The number of patients that fit in a treatment room with a workaholic, if all have this colour."""
WAGES, POINTS = "workaholic_doctors_wages", "workaholic_doctors_points"

FIGURES = (
    Figure(
        "workaholic_doctors_bag", IN_THE_BAG, "printed", "purple doctors in the bag, by number of players"
    ),
    Figure(
        "workaholic_doctors_price_factor",
        PRICE_FACTOR,
        "printed",
        "a workaholic costs this many times the price of the space",
    ),
    Figure(
        "workaholic_doctors_at_once",
        AT_ONCE,
        "printed",
        "patients that a workaholic treats in a round, by colour",
    ),
    Figure(
        "workaholic_doctors_room",
        ROOM,
        "printed",
        "patients in a treatment room with a workaholic, if all have this colour",
    ),
    Figure(WAGES, 4, "house", "wages of a workaholic doctor", Amount),
    Figure(POINTS, 4, "house", "points at the end for a workaholic doctor", Amount),
)

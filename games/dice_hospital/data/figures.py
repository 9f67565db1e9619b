"""The numbers of the base game."""

from games.dice_hospital.state import BEDS, HEALTHY, NURSES
from games.kernel.figures import Figure

ROUNDS = 8
DICE_PER_COLOUR = {2: 15, 3: 18, 4: 21}
AMBULANCES = {2: 3, 3: 4, 4: 5}
AMBULANCE_SEATS = 3
DISPLAY = {2: 1, 3: 2, 4: 3}
STARTING_VALUES = (3, 4, 5)
ROLLED = (2, 3, 4, 5)
"""The values a rolled patient can have: ones and sixes are rolled again."""
DISCHARGE_POINTS = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
EMPTY_WARDS_POINTS = 5
FATALITY_POINTS = -2
BLOOD_BAG_POINTS = 1
TIMER_SECONDS = 60
TIMER_MORE = 5

FIGURES = (
    Figure("rounds", ROUNDS, "printed", "rounds of a game"),
    Figure("dice_per_colour", DICE_PER_COLOUR, "printed", "dice of each colour in the bag, by players"),
    Figure("ambulances", AMBULANCES, "printed", "ambulances, by players"),
    Figure("ambulance_seats", AMBULANCE_SEATS, "printed", "patients in an ambulance"),
    Figure(
        "display",
        DISPLAY,
        "printed",
        "departments and specialists turned up, by players; two players add one",
    ),
    Figure("beds", BEDS, "printed", "patients a hospital has room for"),
    Figure("nurses", NURSES, "printed", "nurses of a hospital"),
    Figure("rolled", ROLLED, "printed", "what a rolled patient can show; ones and sixes are rolled again"),
    Figure("healthy", HEALTHY, "printed", "the value at which a patient is discharged"),
    Figure("starting_values", STARTING_VALUES, "printed", "values of the starting patients"),
    Figure(
        "discharge_points",
        DISCHARGE_POINTS[1:],
        "printed",
        "points for 1, 2, ... patients discharged in a round",
    ),
    Figure("empty_wards_points", EMPTY_WARDS_POINTS, "printed", "points for a hospital without patients"),
    Figure("fatality_points", FATALITY_POINTS, "printed", "points for each fatality at the end"),
    Figure("blood_bag_points", BLOOD_BAG_POINTS, "printed", "points for each blood bag at the end"),
    Figure("timer_seconds", TIMER_SECONDS, "printed", "seconds for the activation in round 1, if timed"),
    Figure("timer_more", TIMER_MORE, "printed", "seconds more in every further round, if timed"),
)

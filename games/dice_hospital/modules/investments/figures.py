"""The numbers of Investments."""

from typing import Annotated

from msgspec import Meta

from games.kernel.figures import Figure

DISPLAY = {2: 2, 3: 3, 4: 4, 5: 4}
MEEPLES_ON_A_SPACE = {2: 1, 3: 1, 4: 2, 5: 2}
TOKENS_DRAWN = 2
TOKENS_ON_A_DEPARTMENT = 2
INTERN_SPACES = "investments_intern_spaces"

FIGURES = (
    Figure("investments_display", DISPLAY, "printed", "departments and specialists turned up, by players"),
    Figure(
        "investments_meeples_on_a_space",
        MEEPLES_ON_A_SPACE,
        "printed",
        "meeples on a space of the investment board in a round, by players",
    ),
    Figure(
        "investments_tokens_drawn",
        TOKENS_DRAWN,
        "printed",
        "tokens drawn when investing, of which one is kept",
    ),
    Figure(
        "investments_tokens_on_a_department",
        TOKENS_ON_A_DEPARTMENT,
        "printed",
        "tokens that a department has room for",
    ),
    Figure(
        INTERN_SPACES,
        2,
        "house",
        "tokens that an Intern has room for",
        Annotated[int, Meta(ge=1, le=4)],
    ),
)

PARKING_ROUNDS = {1: 1, 5: 2}
PARKING_FIGURES = (
    Figure(
        "parking_spaces",
        PARKING_ROUNDS,
        "printed",
        "ambulances, from the highest down, with one more patient, by the round from which on",
    ),
)

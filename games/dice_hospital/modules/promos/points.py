"""Points for discharging more patients than there are beds, which the Admissions Nurse makes possible."""

from collections.abc import Callable
from typing import Annotated

import msgspec

from games.dice_hospital.data.figures import DISCHARGE_POINTS
from games.dice_hospital.types import Rules
from games.kernel.figures import Figure

POINTS_BEYOND_TABLE = "admissions_nurse_discharge_points_beyond"
POINTS_PER_FURTHER_PATIENT = "admissions_nurse_discharge_points_more"
Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]

FIGURES = (
    Figure(
        POINTS_BEYOND_TABLE,
        (40, 46, 52, 68, 75, 82, 90, 98),
        "house",
        "points for 13, 14, ... patients discharged in a round",
        Annotated[tuple[Points, ...], msgspec.Meta(min_length=1, max_length=100)],
    ),
    Figure(
        POINTS_PER_FURTHER_PATIENT,
        8,
        "house",
        "points for each further patient discharged in a round",
        Points,
    ),
)

PointsFor = Callable[[Rules, int], int]


def extended_discharge_points(original: PointsFor) -> PointsFor:
    """Return the points from the printed table, then from the house figures."""

    def override(rules: Rules, count: int) -> int:
        over = count - len(DISCHARGE_POINTS) + 1
        if over <= 0:
            return original(rules, count)
        beyond: tuple[int, ...] = rules.figures[POINTS_BEYOND_TABLE]
        if over <= len(beyond):
            return beyond[over - 1]
        more: int = rules.figures[POINTS_PER_FURTHER_PATIENT]
        return beyond[-1] + more * (over - len(beyond))

    return override

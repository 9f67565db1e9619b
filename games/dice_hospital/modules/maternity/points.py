"""Phase 5: points for more patients than there are beds."""

from collections.abc import Callable

from games.dice_hospital.data.figures import DISCHARGE_POINTS
from games.dice_hospital.modules.maternity.figures import POINTS_BEYOND_TABLE, POINTS_PER_FURTHER_PATIENT
from games.dice_hospital.types import Rules

PointsFor = Callable[[Rules, int], int]


def extended_discharge_points(original: PointsFor) -> PointsFor:
    """Return the points from the base game's table, then from the printed extension, then a house figure."""

    def override(rules: Rules, count: int) -> int:
        over = count - len(DISCHARGE_POINTS) + 1
        if over <= 0:
            return original(rules, count)
        if over <= len(POINTS_BEYOND_TABLE):
            return POINTS_BEYOND_TABLE[over - 1]
        more: int = rules.figures[POINTS_PER_FURTHER_PATIENT]
        return POINTS_BEYOND_TABLE[-1] + more * (over - len(POINTS_BEYOND_TABLE))

    return override

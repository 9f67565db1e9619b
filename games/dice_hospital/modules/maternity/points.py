"""Phase 5: points for more patients than there are beds."""

from collections.abc import Callable

from games.dice_hospital.data.figures import DISCHARGE_POINTS
from games.dice_hospital.modules.maternity.figures import BEYOND, POINTS_MORE
from games.dice_hospital.types import Rules

PointsFor = Callable[[Rules, int], int]


def extended_discharge_points(points: PointsFor) -> PointsFor:
    """Return the points from the base game's table, then from the printed extension, then a house figure."""

    def override(rules: Rules, count: int) -> int:
        over = count - len(DISCHARGE_POINTS) + 1
        if over <= 0:
            return points(rules, count)
        if over <= len(BEYOND):
            return BEYOND[over - 1]
        more: int = rules.figures[POINTS_MORE]
        return BEYOND[-1] + more * (over - len(BEYOND))

    return override

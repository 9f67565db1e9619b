"""The size of each seat's board."""

from games.clinic.geometry.spaces import WIDTHS
from games.clinic.types import Rules

SMALL, WIDE = WIDTHS


def columns_of(rules: Rules) -> list[int]:
    """Return the number of columns of each seat's board."""
    boards = [rules.options.board_of(seat) for seat in range(rules.players)]
    return [SMALL if board == "expert_small" else WIDE for board in boards]

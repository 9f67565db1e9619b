"""The default figures. Bots use them because a view does not show the figures of its game."""

from typing import Any

from games.clinic.data.figures import FIGURES, ROUNDS
from games.clinic.geometry.spaces import Space, floor_of

DEFAULT_FIGURES: dict[str, Any] = {figure.key: figure.value for figure in FIGURES}


def room_cost(space: Space) -> int:
    """Return the cost of a room on the floor of a space."""
    cost: int = DEFAULT_FIGURES["room_cost"][floor_of(space)]
    return cost


def rounds_left(number: int) -> int:
    """Return the rounds left, including this one. The setup (0) counts as before the first round."""
    return ROUNDS + 1 - max(1, number)

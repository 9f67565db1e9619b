"""The figures as they are if nobody sets them otherwise: a view does not show those of its game."""

from typing import Any

from games.clinic.data.figures import FIGURES, ROUNDS
from games.clinic.geometry.spaces import Space, floor_of

DEFAULT_FIGURES: dict[str, Any] = {figure.key: figure.value for figure in FIGURES}


def room_cost(space: Space) -> int:
    """What a room costs on the floor of a space."""
    cost: int = DEFAULT_FIGURES["room_cost"][floor_of(space)]
    return cost


def rounds_left(number: int) -> int:
    """The rounds to be played when a round is being played, this one included; the setup is before them."""
    return ROUNDS + 1 - max(1, number)

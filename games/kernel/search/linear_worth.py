"""A worth that adds up features of a seat's part of a state, each with its weight: `make train` fits them."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.kernel.messages import Seat

POINTS = "points"
"""The feature for the points that a seat would have if the game ended now. Its weight is never fitted."""


class LinearWorth(msgspec.Struct, frozen=True, eq=False):
    """What a module says a state is worth, as a table that people can read."""

    features: Callable[[Any, Any, Seat], Mapping[str, int]]
    """Returns how much a seat has of each feature, given the rules and the state."""
    weights: Mapping[str, int]
    """What one of each feature is worth, in hundredths of a point."""

    def __call__(self, rules: Any, state: Any, seat: Seat) -> int:
        """Return what a state is worth to a seat."""
        weights = self.weights
        return sum([weights[name] * much for name, much in self.features(rules, state, seat).items() if much])

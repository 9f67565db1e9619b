"""The parking: the highest ambulances bring one more patient."""

from collections.abc import Callable

from games.dice_hospital.modules.investments.figures import PARKING_ROUNDS
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules

Rooms = Callable[[Rules, State], tuple[int, ...]]


def _extended(state: State) -> int:
    """How many ambulances the parking extends in this round."""
    return max(count for first, count in PARKING_ROUNDS.items() if first <= max(state.round, 1))


def with_parking(original: Rooms) -> Rooms:
    """Add one place to the ambulances beside the parking."""

    def override(rules: Rules, state: State) -> tuple[int, ...]:
        found = original(rules, state)
        first = len(found) - _extended(state)
        return tuple([room + (place >= first) for place, room in enumerate(found)])

    return override

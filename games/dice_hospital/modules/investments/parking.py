"""The parking: the highest ambulances bring one patient more."""

from collections.abc import Callable

from games.dice_hospital.modules.investments.figures import PARKING_ROUNDS
from games.dice_hospital.state import State
from games.kernel.rules import Rules

Room = Callable[[Rules, State, int], int]


def _extended(state: State) -> int:
    """How many ambulances the parking stands beside in this round."""
    return max(count for first, count in PARKING_ROUNDS.items() if first <= max(state.round, 1))


def with_parking(room: Room) -> Room:
    """One more patient for those beside the parking."""

    def answer(rules: Rules, state: State, number: int) -> int:
        numbers = [vehicle.number for vehicle in state.ambulances]
        beside = number in numbers[-_extended(state) :]
        return room(rules, state, number) + beside

    return answer

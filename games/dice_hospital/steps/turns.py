"""The order of the seats that run a hospital."""

from collections.abc import Sequence

from games.dice_hospital.hooks import hospital_seats, turn_order
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


def hospital_turn_order(rules: Rules, state: State) -> Sequence[Seat]:
    """Return the seats that run a hospital, in turn order."""
    order, seats = rules.resolve(turn_order)(rules, state), rules.resolve_once(hospital_seats)
    return order if len(seats) == len(rules.seats) else [seat for seat in order if seat in seats]


def active_seats(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Decide which seats can activate their hospitals now: all that have not finished."""
    acted, order = state.acted, hospital_turn_order(rules, state)
    return tuple([seat for seat in order if seat not in acted]) if acted else tuple(order)

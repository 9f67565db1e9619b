"""The order of the seats that run a hospital."""

from games.dice_hospital.hooks import hospital_seats, turn_order
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


def hospital_turn_order(rules: Rules, state: State) -> list[Seat]:
    """Return the seats that run a hospital, in turn order."""
    order, seats = rules.resolve(turn_order)(rules, state), rules.resolve_once(hospital_seats)
    return list(order) if len(seats) == rules.players else [seat for seat in order if seat in seats]


def active_seats(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Decide which seats can activate their hospitals now: all that have not finished."""
    acted = state.acted
    return tuple([seat for seat in hospital_turn_order(rules, state) if seat not in acted])

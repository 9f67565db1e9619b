"""How the prototype gives blood bags: for any number of improvements, and for discharging most patients."""

from msgspec.structs import replace

from games.dice_hospital.data.departments import STARTING
from games.dice_hospital.events import ImprovementTradedIn, RoundScored
from games.dice_hospital.hooks import discharge_count
from games.dice_hospital.state import State, with_hospital
from games.dice_hospital.types import Context, Decision
from games.kernel.messages import Event, Seat

BAGS = 1
_ON_THE_BOARD = {row.key for row in STARTING}


class MostDischargedRewarded(Event, tag="most_discharged_rewarded", frozen=True):
    """The seat that discharged more patients than every other seat got a blood bag."""

    seat: Seat
    """The seat that got it."""


def may_trade_again(state: State, event: ImprovementTradedIn) -> State:
    """Let a seat trade in further improvements while it has any."""
    hospital = state.hospitals[event.seat]
    if hospital.specialists or not _ON_THE_BOARD.issuperset(hospital.departments):
        return replace(state, acted=tuple(seat for seat in state.acted if seat != event.seat))
    return state


def reward(ctx: Context, state: State, event: RoundScored) -> Decision:
    """Reward the seat that discharged most, while the discharged patients of the others are still there."""
    if state.acted == (event.seat,):
        count = ctx.rules.resolve(discharge_count)
        counts = {seat: count(ctx.rules, state, seat) for seat in range(ctx.rules.players)}
        counts[event.seat] = event.discharged
        best = [seat for seat in counts if counts[seat] == max(counts.values())]
        if len(best) == 1:
            state = yield MostDischargedRewarded(best[0])
    return state


def rewarded(state: State, event: MostDischargedRewarded) -> State:
    """Add a blood bag."""
    return with_hospital(state, event.seat, blood_bags=state.hospitals[event.seat].blood_bags + BAGS)

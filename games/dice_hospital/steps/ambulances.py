"""Phase 1, second part: each seat takes a vehicle, clockwise from the first player."""

from collections.abc import Iterable

from games.dice_hospital.commands import TakeAmbulance
from games.dice_hospital.events import AmbulanceTaken
from games.dice_hospital.hooks import forbidden_vehicle
from games.dice_hospital.state import State, clockwise
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Seat
from games.kernel.refusal import Illegal


def _awaiting(_rules: Rules, state: State) -> Awaiting:
    acted = state.acted
    left = [seat for seat in clockwise(state, state.first_player) if seat not in acted]
    return Awaiting(tuple(left[:1]))


def _legal(rules: Rules, state: State, seat: Seat) -> Iterable[TakeAmbulance]:
    forbidden = rules.resolve(forbidden_vehicle)
    return [
        TakeAmbulance(vehicle.number)
        for vehicle in state.ambulances
        if vehicle.taken_by is None and not forbidden(rules, state, seat, vehicle.number)
    ]


def _decide(ctx: Context, state: State, seat: Seat, command: TakeAmbulance) -> Decision:
    if command.number not in [vehicle.number for vehicle in state.ambulances if vehicle.taken_by is None]:
        raise Illegal("ambulance_not_free", number=command.number)
    if refusal := ctx.rules.resolve(forbidden_vehicle)(ctx.rules, state, seat, command.number):
        raise refusal
    return (yield AmbulanceTaken(seat, command.number))


AMBULANCES = Step("ambulances", awaiting=_awaiting, commands=(TakeAmbulance,))
TAKE_AMBULANCE = Handler(_decide, _legal)

"""Phase 4 in the city: patients left there get worse, and fatalities are dealt from the last player up."""

from collections.abc import Callable, Iterable
from itertools import cycle, islice

from games.dice_hospital.events import Treatment
from games.dice_hospital.hooks import turn_order
from games.dice_hospital.modules.city.grid.refilling import is_low, lay_tokens, refill
from games.dice_hospital.modules.city.hooks import city_neglect
from games.dice_hospital.modules.city.messages import CityFatalityDealt, CityNeglected
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat

Neglect = Callable[[Context, State], Decision]


def neglect_with_city(original: Neglect) -> Neglect:
    """Apply neglect in the hospitals, then in the city."""

    def override(ctx: Context, state: State) -> Decision:
        state = yield from original(ctx, state)
        before = city(state).tiles
        if worse := tuple(_worse(ctx.rules, state)):
            state = yield CityNeglected(worse)
        deaths = sum(not treatment.value for treatment in worse)
        for seat in _dealt(ctx.rules, state, deaths):
            state = yield CityFatalityDealt(seat)
        state = yield from lay_tokens(
            ctx,
            state,
            [
                number
                for number, tile in enumerate(city(state).tiles)
                if (was := before[number].patient)
                and not is_low(was)
                and tile.patient
                and is_low(tile.patient)
            ],
        )
        return (yield from refill(ctx, state))

    return override


def _worse(rules: Rules, state: State) -> Iterable[Treatment]:
    steps_of = rules.resolve(city_neglect)
    for tile in city(state).tiles:
        if tile.patient and (steps := steps_of(rules, state, tile.patient)):
            yield Treatment(tile.patient.id, max(tile.patient.value - steps, 0))


def _dealt(rules: Rules, state: State, deaths: int) -> Iterable[Seat]:
    """The seats that get fatalities: from the highest number token down, and round again."""
    order = rules.resolve(turn_order)(rules, state)
    return islice(cycle(reversed(order)), deaths)

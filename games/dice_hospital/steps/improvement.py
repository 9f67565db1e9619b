"""Phase 2: in ambulance order, each seat may take an improvement, then trade one in."""

from collections.abc import Iterable

from games.dice_hospital.commands import (
    DeclineImprovement,
    KeepImprovements,
    TakeImprovement,
    TradeIn,
)
from games.dice_hospital.events import (
    ImprovementDeclined,
    ImprovementsKept,
    ImprovementTaken,
    ImprovementTradedIn,
)
from games.dice_hospital.hooks import marks_on
from games.dice_hospital.state import State
from games.dice_hospital.steps.turns import hospital_turn_order
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.refusal import Illegal


def _awaiting(rules: Rules, state: State) -> Awaiting:
    acted = state.acted
    left = [seat for seat in hospital_turn_order(rules, state) if seat not in acted]
    return Awaiting(tuple(left[:1]))


def _take(_ctx: Context, state: State, seat: Seat, command: TakeImprovement) -> Decision:
    if command.improvement not in state.departments + state.specialists:
        raise Illegal("improvement_not_shown", improvement=command.improvement)
    return (yield ImprovementTaken(seat, command.improvement))


def _kind(improvement: str) -> str:
    return improvement.partition(".")[0]


def one_of_each(improvements: Iterable[str]) -> list[str]:
    """One tile or card of each kind; copies are interchangeable."""
    return list({_kind(improvement): improvement for improvement in improvements}.values())


def _legal_take(_rules: Rules, state: State, _seat: Seat) -> Iterable[Command]:
    shown = one_of_each(state.departments + state.specialists)
    return [TakeImprovement(improvement) for improvement in shown]


def _decline(_ctx: Context, _state: State, seat: Seat, _command: DeclineImprovement) -> Decision:
    return (yield ImprovementDeclined(seat))


def _tradeable(rules: Rules, state: State, seat: Seat) -> list[str]:
    """A seat's improvements, without the departments printed on the board."""
    hospital = state.hospitals[seat]
    tiles = [tile for tile in hospital.departments if tile not in rules.box.starting]
    return [*tiles, *hospital.specialists]


def _trade_in(ctx: Context, state: State, seat: Seat, command: TradeIn) -> Decision:
    if command.improvement not in _tradeable(ctx.rules, state, seat):
        raise Illegal("improvement_not_yours", improvement=command.improvement)
    return (yield ImprovementTradedIn(seat, command.improvement))


def _legal_trade_in(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    marks = rules.resolve(marks_on)(rules, state, seat)
    distinct = {(_kind(name), marks.get(name)): name for name in _tradeable(rules, state, seat)}
    return [TradeIn(improvement) for improvement in distinct.values()]


def _keep(_ctx: Context, _state: State, seat: Seat, _command: KeepImprovements) -> Decision:
    return (yield ImprovementsKept(seat))


def _pass_without(ctx: Context, state: State) -> Decision:
    """Skip seats that have nothing to trade in."""
    for seat in hospital_turn_order(ctx.rules, state):
        if not _tradeable(ctx.rules, state, seat):
            state = yield ImprovementsKept(seat)
    return state


IMPROVEMENT = Step("improvement", awaiting=_awaiting, commands=(TakeImprovement, DeclineImprovement))
TRADE_IN_STEP = Step(
    "trade_in", enter=_pass_without, awaiting=_awaiting, commands=(TradeIn, KeepImprovements)
)
TAKE_IMPROVEMENT = Handler(_take, _legal_take)
DECLINE_IMPROVEMENT = Handler(_decline, lambda *_: (DeclineImprovement(),))
TRADE_IN = Handler(_trade_in, _legal_trade_in)
KEEP_IMPROVEMENTS = Handler(_keep, lambda *_: (KeepImprovements(),))

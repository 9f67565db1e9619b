"""Expenses and popularity: pay wages and upkeep, then buy popularity with the rest of the income."""

from collections.abc import Iterable

from games.clinic.commands import BuyPopularity, PayExpenses
from games.clinic.data.figures import OPERATING_ROOM_UPKEEP, ORDERLY_SAVES, POPULARITY_PRICE
from games.clinic.events import ExpensesPaid, PopularityBought
from games.clinic.hooks import wages_of
from games.clinic.state import Person, State
from games.clinic.steps.scoring_job import SCORING_JOB, scoring_awaited
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.refusal import Illegal


def reduces_upkeep(_rules: Rules, _state: State, _seat: Seat, _orderly: Person) -> bool:
    """Whether an orderly reduces the upkeep of this round."""
    return True


def upkeep(rules: Rules, state: State, seat: Seat) -> int:
    """Return the upkeep of rooms, gardens and used operating rooms, less what orderlies save."""
    clinic, saves = state.clinics[seat], rules.resolve(reduces_upkeep)
    orderlies = sum([saves(rules, state, seat, p) for p in clinic.people if p.kind == "orderly"])
    cost = len(clinic.rooms) + len(clinic.gardens) + OPERATING_ROOM_UPKEEP * len(clinic.operated)
    return max(0, cost - ORDERLY_SAVES * orderlies)


def expenses(rules: Rules, state: State, seat: Seat) -> ExpensesPaid:
    """Return what a seat pays from income, then savings, then popularity. The rest is forgiven."""
    clinic, wages_for = state.clinics[seat], rules.resolve(wages_of)
    wages = sum([wages_for(rules, person) for person in clinic.people])
    upkeep_ = upkeep(rules, state, seat)
    owed = wages + upkeep_
    income = min(owed, clinic.income)
    savings = min(owed - income, clinic.savings)
    popularity = min(owed - income - savings, max(0, clinic.popularity))
    return ExpensesPaid(seat, wages, upkeep_, income, savings, popularity)


def _pay(ctx: Context, state: State, _seat: Seat, _command: PayExpenses) -> Decision:
    for seat in state.turn_order:
        state = yield expenses(ctx.rules, state, seat)
    return state


def _affordable(state: State, seat: Seat) -> int:
    return state.clinics[seat].income // POPULARITY_PRICE


def _buying(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(s for s in reversed(state.turn_order) if s not in state.acted)[:1])


def _buy_nothing(ctx: Context, state: State) -> Decision:
    """Buy nothing for the next seats in reverse turn order that cannot afford a point."""
    while waiting := _buying(ctx.rules, state).seats:
        if _affordable(state, waiting[0]):
            break
        state = yield PopularityBought(waiting[0], 0, 0)
    return state


def _buy(ctx: Context, state: State, seat: Seat, command: BuyPopularity) -> Decision:
    most = _affordable(state, seat)
    if not 0 <= command.points <= most:
        raise Illegal("not_enough_income", most=most)
    state = yield PopularityBought(seat, command.points, command.points * POPULARITY_PRICE)
    return (yield from _buy_nothing(ctx, state))


def _legal_buy(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [BuyPopularity(points) for points in range(_affordable(state, seat) + 1)]


EXPENSES = Step("expenses", awaiting=scoring_awaited, commands=(PayExpenses,))
POPULARITY = Step("popularity", enter=_buy_nothing, awaiting=_buying, commands=(BuyPopularity,))
PAY_EXPENSES = Handler(_pay, job=SCORING_JOB)
BUY_POPULARITY = Handler(_buy, _legal_buy)

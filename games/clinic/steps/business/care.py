"""Patient care: treat one patient at a time, or all with the best income. Cured patients leave by car."""

from collections.abc import Hashable, Iterable

from msgspec.structs import asdict

from games.clinic.commands import FinishCare, TakeCar, Treat, TreatBest
from games.clinic.events import CareFinished
from games.clinic.hooks import care_order
from games.clinic.state import State
from games.clinic.steps.actions.turns import has_choice
from games.clinic.steps.business.treatments import Treatment, all_treatments, best_plan
from games.clinic.steps.cars import car_pending, check_no_car_pending, settle_cars
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.refusal import Illegal


def distinct_treatments(rules: Rules, state: State, seat: Seat) -> Iterable[Treatment]:
    """Return the possible treatments, one of each group of equivalent ones; none while a car is pending."""
    if car_pending(state.clinics[seat]):
        return []
    found: dict[Hashable, Treatment] = {}
    for treatment in all_treatments(rules, state, seat):
        found.setdefault((type(treatment.command), treatment.equivalence_key), treatment)
    return found.values()


def treatment_handler(kind: type[Command]) -> Handler:
    """Return the handler for one kind of treatment."""

    def decide(ctx: Context, state: State, seat: Seat, command: Command) -> Decision:
        check_no_car_pending(state.clinics[seat])
        for treatment in all_treatments(ctx.rules, state, seat):
            if treatment.command == command:
                state = yield treatment.event
                return (yield from settle_cars(ctx, state, seat))
        raise Illegal("cannot_treat", **asdict(command))

    def legal(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
        return [
            each.command for each in distinct_treatments(rules, state, seat) if type(each.command) is kind
        ]

    return Handler(decide, legal)


def _earns_income(rules: Rules, state: State, seat: Seat) -> bool:
    """Whether any possible treatment brings income."""
    return any(treatment.income for treatment in all_treatments(rules, state, seat))


def _treat_best(ctx: Context, state: State, seat: Seat, _command: TreatBest) -> Decision:
    check_no_car_pending(state.clinics[seat])
    if not _earns_income(ctx.rules, state, seat):
        raise Illegal("no_treatment")
    for room in state.clinics[seat].rooms:
        for treatment in best_plan(ctx.rules, state, seat, room):
            state = yield treatment.event
    return (yield from settle_cars(ctx, state, seat))


def _legal_best(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [TreatBest()] if not car_pending(state.clinics[seat]) and _earns_income(rules, state, seat) else []


def _finish(_ctx: Context, state: State, seat: Seat, _command: FinishCare) -> Decision:
    check_no_car_pending(state.clinics[seat])
    return (yield CareFinished(seat))


def _legal_finish(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if car_pending(state.clinics[seat]) else [FinishCare()]


def _finish_idle(ctx: Context, state: State) -> Decision:
    """Finish the care of seats that can do nothing else."""
    for seat in state.turn_order:
        if seat not in state.acted and not has_choice(ctx.rules, state, seat, FinishCare):
            state = yield CareFinished(seat)
    return state


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(rules.resolve(care_order)(rules, state))


CARE = Step(
    "care",
    enter=_finish_idle,
    awaiting=_awaiting,
    commands=(Treat, TreatBest, TakeCar, FinishCare),
    after=_finish_idle,
)
TREAT = treatment_handler(Treat)
TREAT_BEST = Handler(_treat_best, _legal_best)
FINISH_CARE = Handler(_finish, _legal_finish)

"""Hiring: at most one doctor, and at most one nurse or orderly."""

from collections.abc import Iterable

from games.clinic.commands import FinishHiring, HireDoctor, HireNurse, HireOrderly
from games.clinic.data.figures import ORDERLY_PRICE
from games.clinic.entrances import doors
from games.clinic.events import StaffJoined
from games.clinic.hooks import doctor_price
from games.clinic.state import PersonKind, State
from games.clinic.steps.actions.building import check_money
from games.clinic.steps.actions.turns import finish_action
from games.clinic.steps.cars import can_park, car_pending, check_can_park, check_no_car_pending, settle_cars
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal

HELPERS: tuple[PersonKind, ...] = ("nurse", "orderly")


def _check(rules: Rules, state: State, seat: Seat, door: str, cost: int) -> None:
    """Check what every hire needs: no car pending, a door, money and a parking place."""
    clinic = state.clinics[seat]
    check_no_car_pending(clinic)
    if door not in doors(clinic):
        raise Illegal("no_such_door", door=door)
    check_money(clinic, cost)
    check_can_park(rules, state, seat)


def nurse_price(rules: Rules, state: State) -> int:
    """Return the price of a nurse: the fewer are left in the column, the more they cost."""
    price: int = rules.figures["nurse_prices"][state.nurses[state.round - 1] - 1]
    return price


def takes_orderlies(_rules: Rules, state: State, seat: Seat) -> bool:
    """Whether a clinic may hire an orderly: it has more supply rooms than orderlies."""
    clinic = state.clinics[seat]
    rooms = sum(room.kind == "supply_room" for room in clinic.rooms)
    return sum(person.kind == "orderly" for person in clinic.people) < rooms


def _doctor(ctx: Context, state: State, seat: Seat, command: HireDoctor) -> Decision:
    if "doctor" in state.turn.hired:
        raise Illegal("already_hired", kind="doctor")
    spaces = state.university
    colour = spaces[command.position] if 0 <= command.position < len(spaces) else None
    if colour is None:
        raise Illegal("not_for_hire", kind="doctor", position=command.position)
    cost = ctx.rules.resolve(doctor_price)(ctx.rules, state, command.position)
    _check(ctx.rules, state, seat, command.door, cost)
    number = state.clinics[seat].next_person
    state = yield StaffJoined(seat, number, "doctor", command.door, cost, colour, command.position)
    return (yield from settle_cars(ctx, state, seat))


def _helper(ctx: Context, state: State, seat: Seat, command: HireNurse | HireOrderly) -> Decision:
    kind: PersonKind = "nurse" if isinstance(command, HireNurse) else "orderly"
    if any(helper in state.turn.hired for helper in HELPERS):
        raise Illegal("already_hired", kind=kind)
    if not _for_hire(ctx.rules, state, seat, kind):
        raise Illegal("not_for_hire", kind=kind)
    cost = nurse_price(ctx.rules, state) if kind == "nurse" else ORDERLY_PRICE
    _check(ctx.rules, state, seat, command.door, cost)
    number = state.clinics[seat].next_person
    state = yield StaffJoined(seat, number, kind, command.door, cost)
    return (yield from settle_cars(ctx, state, seat))


def _for_hire(rules: Rules, state: State, seat: Seat, kind: PersonKind) -> bool:
    if kind == "nurse":
        return state.nurses[state.round - 1] > 0
    return state.supply.orderlies > 0 and rules.resolve(takes_orderlies)(rules, state, seat)


def _open(rules: Rules, state: State, seat: Seat) -> bool:
    return not car_pending(state.clinics[seat]) and can_park(rules, state, seat)


def _legal_doctor(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    if "doctor" in state.turn.hired or not _open(rules, state, seat):
        return []
    clinic, price = state.clinics[seat], rules.resolve(doctor_price)
    return [
        HireDoctor(position, door)
        for position, colour in enumerate(state.university)
        if colour and price(rules, state, position) <= clinic.savings
        for door in doors(clinic)
    ]


def _legal_helper(rules: Rules, state: State, seat: Seat, kind: PersonKind) -> list[Command]:
    clinic = state.clinics[seat]
    hired = any(helper in state.turn.hired for helper in HELPERS)
    if hired or not _open(rules, state, seat) or not _for_hire(rules, state, seat, kind):
        return []
    cost = nurse_price(rules, state) if kind == "nurse" else ORDERLY_PRICE
    hire = HireNurse if kind == "nurse" else HireOrderly
    return [hire(door) for door in doors(clinic)] if cost <= clinic.savings else []


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishHiring) -> Decision:
    check_no_car_pending(state.clinics[seat])
    return (yield from finish_action(ctx, state, seat))


def _legal_finish(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if car_pending(state.clinics[seat]) else [FinishHiring()]


HIRE_DOCTOR = Handler(_doctor, _legal_doctor)
HIRE_NURSE = Handler(_helper, lambda rules, state, seat: _legal_helper(rules, state, seat, "nurse"))
HIRE_ORDERLY = Handler(_helper, lambda rules, state, seat: _legal_helper(rules, state, seat, "orderly"))
FINISH_HIRING = Handler(_finish, _legal_finish)

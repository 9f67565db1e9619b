"""How the easy bot values hiring."""

from msgspec.structs import replace

from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import DEFAULT_FIGURES, rounds_left
from games.clinic.bots.policy.clinic_value import clinic_value
from games.clinic.bots.policy.treatment_plan import (
    DOLLARS_PER_POINT,
    NEWCOMER,
    level,
    treatment_value,
    working_rooms,
)
from games.clinic.commands import HireDoctor, HireNurse, HireOrderly
from games.clinic.data.figures import ORDERLY_PRICE
from games.clinic.state import Clinic, Colour, Person, PersonKind

_NURSE_VALUE = 2
"""The value of a nurse in each later round."""
_DOCTOR_VALUE = 5
"""The value of another doctor in each later round with free beds."""


def _with(clinic: Clinic, kind: PersonKind, at: str, colour: Colour | None = None) -> Clinic:
    return replace(clinic, people=(*clinic.people, Person(NEWCOMER, kind, at, colour)))


def _count(bot_view: BotView, kind: PersonKind) -> int:
    return sum(person.kind == kind for person in bot_view.own.people)


def _now(bot_view: BotView, after: Clinic) -> int:
    """Return the gain in treatments this round."""
    last = rounds_left(bot_view.view.round) == 1
    return treatment_value(after, last) - treatment_value(bot_view.clinic, last)


def _price(bot_view: BotView, price: int) -> int:
    """Return the price, or 0 in the last round, when money has no other use."""
    return 0 if rounds_left(bot_view.view.round) == 1 else price


def hire_doctor(bot_view: BotView, command: HireDoctor) -> int:
    """Value treatments now and later and points at the end, less wages and price. Doctors lose levels."""
    colour = bot_view.view.university[command.position]
    after, rounds = _with(bot_view.clinic, "doctor", command.door, colour), rounds_left(bot_view.view.round)
    beds = sum(2 if room.kind == "treatment_room" else 1 for room in working_rooms(bot_view.clinic))
    later = _DOCTOR_VALUE * (rounds - 1) if beds > _count(bot_view, "doctor") else 0
    rank = level(after.people[-1])
    wages: int = sum(DEFAULT_FIGURES["doctor_wages"][max(0, rank - tired)] for tired in range(rounds))
    points: int = DOLLARS_PER_POINT * DEFAULT_FIGURES["doctor_points"][max(0, rank - rounds)]
    price = _price(bot_view, DEFAULT_FIGURES["university_prices"][command.position])
    return _now(bot_view, after) + later + points - wages - price


def hire_nurse(bot_view: BotView, command: HireNurse) -> int:
    """Value treatments with a nurse and points at the end, less wages and price."""
    rounds, left = rounds_left(bot_view.view.round), bot_view.view.nurses[bot_view.view.round - 1]
    wanted = 2 * _count(bot_view, "nurse") < _count(bot_view, "doctor")
    points: int = (
        DOLLARS_PER_POINT * DEFAULT_FIGURES["nurse_points"] - rounds * DEFAULT_FIGURES["nurse_wages"]
    )
    price = _price(bot_view, DEFAULT_FIGURES["nurse_prices"][left - 1])
    now = _now(bot_view, _with(bot_view.clinic, "nurse", command.door))
    return now + (_NURSE_VALUE * (rounds - 1) if wanted else 0) + points - price


def hire_orderly(bot_view: BotView, _command: HireOrderly) -> int:
    """Value the upkeep saved, less wages and price."""
    rounds = rounds_left(bot_view.view.round)
    before, after = [
        clinic_value(bot_view.site, bot_view.doctors, orderlies, rounds, bot_view.rivals)
        for orderlies in (bot_view.orderlies, bot_view.orderlies + 1)
    ]
    wages: int = rounds * DEFAULT_FIGURES["orderly_wages"]
    return after - before - wages - ORDERLY_PRICE - 1


def best_hire(bot_view: BotView) -> int:
    """Return the value of the best doctor and the best nurse or orderly that can be hired now."""
    door, purse = (*bot_view.own.entrances, *bot_view.own.helipads)[0], bot_view.own.savings
    doctors = [
        hire_doctor(bot_view, HireDoctor(position, door))
        for position, colour in enumerate(bot_view.view.university)
        if colour and DEFAULT_FIGURES["university_prices"][position] <= purse
    ]
    helpers, left = [0], bot_view.view.nurses[bot_view.view.round - 1]
    if left and DEFAULT_FIGURES["nurse_prices"][left - 1] <= purse:
        helpers.append(hire_nurse(bot_view, HireNurse(door)))
    rooms = sum(room.kind == "supply_room" for room in bot_view.own.rooms)
    if bot_view.view.supply.orderlies and purse >= ORDERLY_PRICE and _count(bot_view, "orderly") < rooms:
        helpers.append(hire_orderly(bot_view, HireOrderly(door)))
    return max((0, *doctors)) + max(helpers)

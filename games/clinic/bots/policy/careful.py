"""How the easy bot keeps its money together: it chooses what it can pay for and use, and stays solvent.

These are its heuristics since version 2, where they differ from those of version 1.
"""

from collections.abc import Callable
from typing import Any

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import DEFAULT_FIGURES, rounds_left
from games.clinic.bots.policy import careful_admitting, hiring
from games.clinic.bots.policy.careful_building import best_building
from games.clinic.bots.policy.treatment_plan import treatment_value
from games.clinic.data.figures import ORDERLY_PRICE
from games.kernel.bots import USELESS
from games.kernel.messages import Command

_SHORTAGE_COST = 3
"""The cost of each dollar that is missing when expenses are paid: a point of popularity."""


def _shortage(bot_view: BotView, price: int) -> int:
    """Return the cost of the dollars that will be missing this round if a price is paid now."""
    if rounds_left(bot_view.view.round) == 1:
        return 0
    due = bot_view.own.expenses.wages + bot_view.own.expenses.upkeep
    left = bot_view.own.savings + treatment_value(bot_view.clinic, False) - due
    return _SHORTAGE_COST * (max(0, price - left) - max(0, -left))


def _hire_doctor(bot_view: BotView, command: c.HireDoctor) -> int:
    price: int = DEFAULT_FIGURES["university_prices"][command.position]
    return hiring.hire_doctor(bot_view, command) - _shortage(bot_view, price)


def _hire_nurse(bot_view: BotView, command: c.HireNurse) -> int:
    left = bot_view.view.nurses[bot_view.view.round - 1]
    price: int = DEFAULT_FIGURES["nurse_prices"][left - 1]
    return hiring.hire_nurse(bot_view, command) - _shortage(bot_view, price)


def _hire_orderly(bot_view: BotView, command: c.HireOrderly) -> int:
    return hiring.hire_orderly(bot_view, command) - _shortage(bot_view, ORDERLY_PRICE)


def _select_action(bot_view: BotView, command: c.SelectAction) -> int:
    """Return the value of an action per round. Rooms and staff count for all rounds left."""
    if command.action == "admit":
        return _or_useless(careful_admitting.best_patients(bot_view))
    value = best_building(bot_view) if command.action == "build" else _best_hire(bot_view)
    return _or_useless(-(-value // rounds_left(bot_view.view.round)))


def _or_useless(value: int) -> int:
    return value if value > 0 else USELESS


def _best_hire(bot_view: BotView) -> int:
    """Return the value of the best doctor and the best nurse or orderly that can be hired now."""
    door, purse = (*bot_view.own.entrances, *bot_view.own.helipads)[0], bot_view.own.savings
    doctors = [
        _hire_doctor(bot_view, c.HireDoctor(position, door))
        for position, colour in enumerate(bot_view.view.university)
        if colour and DEFAULT_FIGURES["university_prices"][position] <= purse
    ]
    helpers, left = [0], bot_view.view.nurses[bot_view.view.round - 1]
    if left and DEFAULT_FIGURES["nurse_prices"][left - 1] <= purse:
        helpers.append(_hire_nurse(bot_view, c.HireNurse(door)))
    if bot_view.view.supply.orderlies and purse >= ORDERLY_PRICE:
        helpers.append(_hire_orderly(bot_view, c.HireOrderly(door)))
    return max((0, *doctors)) + max(helpers)


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    c.SelectAction: _select_action,
    c.HireDoctor: _hire_doctor,
    c.HireNurse: _hire_nurse,
    c.HireOrderly: _hire_orderly,
    c.MoveAppointment: careful_admitting.move_appointment,
    c.AdmitPatient: careful_admitting.admit_patient,
}

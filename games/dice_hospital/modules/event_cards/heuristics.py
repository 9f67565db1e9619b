"""How the easy bot values the choices of event cards."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import NURSE
from games.dice_hospital.modules.event_cards.cards import CARDS
from games.dice_hospital.modules.event_cards.effects import effect_types
from games.dice_hospital.modules.event_cards.messages import (
    CloseDepartment,
    DeclineEvent,
    MonitorPatient,
    NamePatient,
    StayHome,
)
from games.dice_hospital.modules.event_cards.state import EventCardsView
from games.dice_hospital.state import HEALTHY
from games.kernel.messages import Command

_EFFECTS = {card.key: card.effect for card in CARDS}
_HOPELESS = 3
"""A patient below this value costs more meeples than its discharge brings."""
_SPARED = {6: 2, 2: 1}
"""Patients nearly discharged or nearly dead are lowered last."""


def _value(bot_view: BotView, patient: int) -> int:
    return next(found.value for found in bot_view.own.patients if found.id == patient)


def _turn(effect: effect_types.Turn, value: int) -> int:
    return HEALTHY - value if effect.towards == "better" else value - HEALTHY * _SPARED.get(value, 0)


def _transfer(_effect: effect_types.Transfer, value: int) -> int:
    return 10 * (_HOPELESS - value) - 1


_NAMING: dict[type[Any], Callable[[Any, int], int]] = {
    effect_types.Turn: _turn,
    effect_types.Transfer: _transfer,
}


def _name_patient(bot_view: BotView, command: NamePatient) -> int:
    shown = msgspec.convert(bot_view.view.modules["event_cards"], EventCardsView)
    effect = _EFFECTS[shown.card or ""]
    return _NAMING[type(effect)](effect, _value(bot_view, command.patient))


def _stay_home(bot_view: BotView, command: StayHome) -> int:
    """Keep a nurse at home rather than a specialist."""
    return 0 if command.meeple == NURSE else -bot_view.box.specialists[command.meeple].appeal


def _close_department(bot_view: BotView, command: CloseDepartment) -> int:
    """Prefer a department with too few suitable patients now."""
    choice = bot_view.box.choices[command.department]
    fitting = sum(
        patient.value in choice.values and choice.colour in (None, patient.colour)
        for patient in bot_view.own.patients
    )
    return -fitting if choice.counts and fitting >= choice.counts[0] else 1


def _monitor_patient(bot_view: BotView, command: MonitorPatient) -> int:
    return HEALTHY - _value(bot_view, command.patient)


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    NamePatient: _name_patient,
    StayHome: _stay_home,
    CloseDepartment: _close_department,
    MonitorPatient: _monitor_patient,
    DeclineEvent: lambda _bot_view, _command: 0,
}

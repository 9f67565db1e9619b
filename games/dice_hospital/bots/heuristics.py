"""How the easy bot values the commands of the base game."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital import commands as c
from games.dice_hospital.bots import command_values
from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.effects.valuation import BLOOD_BAG
from games.dice_hospital.hospital_view import HospitalView
from games.dice_hospital.state import BEDS
from games.kernel.messages import Command

_ENOUGH_MEEPLES = 6
_LAST_ROUNDS = 7


def _reveal(bot_view: BotView, command: c.RevealImprovement) -> int:
    return command.kind == _wanted(bot_view.own)


def _wanted(own: HospitalView) -> str:
    """Prefer specialists first: the board has more departments than nurses."""
    return "specialist" if own.nurses + len(own.specialists) < _ENOUGH_MEEPLES else "department"


def _set_patient(_bot_view: BotView, command: c.SetPatient) -> int:
    return command.value


def _take_ambulance(bot_view: BotView, command: c.TakeAmbulance) -> int:
    """Prefer healthy patients, the blood bag of a low number, and beds for all of them."""
    vehicle = next(found for found in bot_view.view.ambulances if found.number == command.number)
    overflow = max(0, len(bot_view.own.patients) + len(vehicle.patients) - BEDS)
    lowest = all(
        other.number > command.number or other.taken_by is None
        for other in bot_view.view.ambulances
        if other is not vehicle
    )
    health = sum(patient.value for patient in vehicle.patients)
    return 10 * health + (15 if lowest else 0) - 3 * command.number - 200 * overflow


def sickest(bot_view: BotView, command: Any) -> int:
    """Prefer the sickest patient."""
    return -next(patient.value for patient in bot_view.own.patients if patient.id == command.patient)


def _take_improvement(bot_view: BotView, command: c.TakeImprovement) -> int:
    department = command.improvement in bot_view.view.departments
    rows: dict[str, Any] = bot_view.box.departments if department else bot_view.box.specialists
    shown_as = "department" if department else "specialist"
    appeal: int = rows[command.improvement].appeal
    return 10 + appeal + (10 if shown_as == _wanted(bot_view.own) else 0)


def _trade_in(_bot_view: BotView, _command: c.TradeIn) -> int:
    return -1


def _use_specialist(bot_view: BotView, command: c.UseSpecialist) -> int:
    """Use it first: the ability expires with the next placement."""
    gain = command_values.reaction(bot_view, command)
    return 1000 + gain if gain > 0 else -1


def _use_blood_bag(bot_view: BotView, command: c.UseBloodBag) -> int:
    """Keep bags for recolouring and for their point, unless the heal is worth more."""
    gain = command_values.blood_bag(bot_view.own, command.patient)
    return gain if bot_view.view.round >= _LAST_ROUNDS or gain > BLOOD_BAG else min(gain, -1)


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    c.RevealImprovement: _reveal,
    c.SetPatient: _set_patient,
    c.TakeAmbulance: _take_ambulance,
    c.LosePatient: sickest,
    c.TakeImprovement: _take_improvement,
    c.TradeIn: _trade_in,
    c.PlaceMeeple: command_values.placement,
    c.UseSpecialist: _use_specialist,
    c.UseBloodBag: _use_blood_bag,
}

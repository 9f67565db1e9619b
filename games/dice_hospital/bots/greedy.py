"""A sensible bot: it saves who would die, discharges several at once and uses every meeple."""

from collections.abc import Callable, Sequence
from typing import Any

from games.dice_hospital import commands as c
from games.dice_hospital.bots import worth
from games.dice_hospital.modules.administrators.messages import KeepAdministrator, ProtectPatient
from games.dice_hospital.state import BEDS
from games.dice_hospital.view import HospitalView, TableView
from games.kernel.messages import Command

_ADMINISTRATORS = ("medical_director", "chief_executive", "chief_of_surgery", "chief_of_medicine")
_LIKED = {
    "surgical_theatre": 5,
    "ear_nose_throat": 5,
    "orthopaedics": 5,
    "triage_centre": 4,
    "crash_centre": 3,
    "radiology": 2,
    "paramedic": 5,
    "triage_nurse": 4,
    "general_practitioner": 4,
}
_ENOUGH_MEEPLES = 6
_LAST_ROUNDS = 7


def greedy(view: TableView, legal: Sequence[Command], _below: Callable[[int], int]) -> Command:
    """The command that looks best for the seat; the first among equals."""
    own = view.hospitals[view.you or 0]
    return max(legal, key=lambda command: _SCORES.get(type(command), _indifferent)(view, own, command))


def _indifferent(_view: TableView, _own: HospitalView, _command: Command) -> int:
    return 0


def _reveal(_view: TableView, own: HospitalView, command: c.RevealImprovement) -> int:
    return command.kind == _wanted(own)


def _wanted(own: HospitalView) -> str:
    """Meeples first: the board has more departments than nurses."""
    return "specialist" if own.nurses + len(own.specialists) < _ENOUGH_MEEPLES else "department"


def _set_patient(_view: TableView, _own: HospitalView, command: c.SetPatient) -> int:
    return command.value


def _keep_administrator(_view: TableView, _own: HospitalView, command: KeepAdministrator) -> int:
    liked = command.administrator in _ADMINISTRATORS
    return len(_ADMINISTRATORS) - _ADMINISTRATORS.index(command.administrator) if liked else 0


def _take_ambulance(view: TableView, own: HospitalView, command: c.TakeAmbulance) -> int:
    """Healthy patients, the blood bag of a low number, and beds for all of them."""
    vehicle = next(found for found in view.ambulances if found.number == command.number)
    overflow = max(0, len(own.patients) + len(vehicle.patients) - BEDS)
    lowest = all(
        other.number > command.number or other.taken_by is None
        for other in view.ambulances
        if other is not vehicle
    )
    health = sum(patient.value for patient in vehicle.patients)
    return 10 * health + (15 if lowest else 0) - 3 * command.number - 200 * overflow


def _lose_patient(_view: TableView, own: HospitalView, command: c.LosePatient) -> int:
    return -next(patient.value for patient in own.patients if patient.id == command.patient)


def _take_improvement(view: TableView, own: HospitalView, command: c.TakeImprovement) -> int:
    shown_as = "department" if command.improvement in view.departments else "specialist"
    return 10 + _LIKED.get(worth.kind(command.improvement), 1) + (10 if shown_as == _wanted(own) else 0)


def _trade_in(_view: TableView, _own: HospitalView, _command: c.TradeIn) -> int:
    return -1


def _place_meeple(_view: TableView, own: HospitalView, command: c.PlaceMeeple) -> int:
    return worth.placement(own, command.meeple, command.department, command.patients, command.recolour)


def _use_specialist(_view: TableView, own: HospitalView, command: c.UseSpecialist) -> int:
    """A reaction lapses with the next placement, so it comes first whatever else there is."""
    gain = worth.reaction(own, command.patients, command.recolour)
    return 1000 + gain if gain > 0 else -1


def _use_blood_bag(view: TableView, own: HospitalView, command: c.UseBloodBag) -> int:
    """Bags are kept for recolouring and for their point unless the heal is worth more."""
    gain = worth.blood_bag(own, command.patient)
    return gain if view.round >= _LAST_ROUNDS or gain > worth.BLOOD_BAG else min(gain, -1)


def _protect_patient(_view: TableView, own: HospitalView, command: ProtectPatient) -> int:
    return -next(patient.value for patient in own.patients if patient.id == command.patient)


_SCORES: dict[type[Command], Callable[[TableView, HospitalView, Any], int]] = {
    c.RevealImprovement: _reveal,
    c.SetPatient: _set_patient,
    KeepAdministrator: _keep_administrator,
    c.TakeAmbulance: _take_ambulance,
    c.LosePatient: _lose_patient,
    c.TakeImprovement: _take_improvement,
    c.TradeIn: _trade_in,
    c.PlaceMeeple: _place_meeple,
    c.UseSpecialist: _use_specialist,
    c.UseBloodBag: _use_blood_bag,
    ProtectPatient: _protect_patient,
}

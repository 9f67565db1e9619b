"""What a clinic is worth at the horizon of a search, in hundredths of a point.

The scarcest of doctors, beds and queue points limits how many patients a clinic treats in the rounds left.
"""

from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy.clinic_value import Rivals, beds_by_service, share_of
from games.clinic.bots.policy.treatment_plan import level
from games.clinic.data import figures as f
from games.clinic.geometry.layout import layout_of
from games.clinic.rooms import gardens_beside, working_spaces
from games.clinic.state import Clinic, State
from games.clinic.steps.final_scoring import final_lines
from games.clinic.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.playout import POINT

_DOLLAR = POINT // f.POPULARITY_PRICE
_TWELFTHS = 12
"""Patients are counted in twelfths."""
_ADMITTED = 15
"""Patients that a queue point admits each round."""
_HIRED_SOON = 1
"""Doctors who will be hired soon."""
_SCARCEST_FIRST = (5, 2, 1)
"""How much the scarcest of doctors, beds and queue points counts, then the others."""
_INCOME, _NURSE, _LEVEL = 10, 3, 2
"""Dollars each round from a patient, and from a nurse and a doctor's level after wages."""
_SPECIALS = {"triage": 3, "lab": 2, "outpatient_services": 2}
"""Dollars each round from special rooms."""
_WAITING = ((4, 6, 8, 8), (-2, -4, -8, -15))
"""The value of a patient who waits and may be treated next, and of one who may not, by level."""
_PURSE = ((8, 60), (8, 40), (8, 20))
"""What a dollar is worth in hundredths of a point: the first ones pay for staff and rooms."""


def worth(rules: Rules, state: State, seat: Seat) -> int:
    """Return what a seat's clinic is worth: popularity, money, the end of the game and the rounds left."""
    clinic, rounds = state.clinics[seat], rounds_left(state.round)
    others = (found for other, found in enumerate(state.clinics) if other != seat)
    rivals = tuple(sorted(s for other in others for s in {room.service for room in other.rooms} if s))
    lines = rules.resolve(final_lines)(rules, state, seat)
    ending = sum(line.points for line in lines if line.reason != "patients")
    later = rounds * _each_round(clinic, rivals) + _levels(clinic, rounds) + _waiting(clinic)
    return POINT * (clinic.popularity + ending) + _DOLLAR * later + _purse(clinic.savings + clinic.income)


def _each_round(clinic: Clinic, rivals: Rivals) -> int:
    """Return the dollars that a clinic makes each round."""
    kinds, layout = [person.kind for person in clinic.people], layout_of(clinic)
    doctors, nurses, orderlies = (kinds.count(kind) for kind in ("doctor", "nurse", "orderly"))
    rooms, working = layout.standing.values(), working_spaces(layout)
    treating = [room.space for room in rooms if room.kind == "treatment_room" and room.space in working]
    return (
        _patients(clinic, doctors, rivals)
        + _NURSE * min(nurses, doctors)
        + sum(_SPECIALS.get(kind, 0) for kind in {room.kind for room in rooms})
        + f.INCOME_GARDEN * sum(gardens_beside(clinic, space) for space in treating)
        - max(0, len(rooms) + len(clinic.gardens) - f.ORDERLY_SAVES * orderlies)
        - (doctors + orderlies + max(0, nurses - doctors))
    )


def _patients(clinic: Clinic, doctors: int, rivals: Rivals) -> int:
    """Return the income from patients each round, less the time they walk."""
    services = beds_by_service(layout_of(clinic))
    beds = [min(number, share_of(rivals, service)) for service, number, _ in services]
    if not sum(beds):
        return 0
    walks = sum(number * time for number, (_, _, time) in zip(beds, services, strict=True))
    doors = f.QUEUE_POINTS + len(clinic.entrances) + len(clinic.helipads)
    scarcity = sorted((_TWELFTHS * (doctors + _HIRED_SOON), sum(beds), _ADMITTED * doors))
    patients = sum(weight * number for weight, number in zip(_SCARCEST_FIRST, scarcity, strict=True))
    return patients * (_INCOME - walks // sum(beds)) // (sum(_SCARCEST_FIRST) * _TWELFTHS)


def _levels(clinic: Clinic, rounds: int) -> int:
    """Return what the levels of doctors bring, who lose one each round."""
    doctors = [person for person in clinic.people if person.kind == "doctor"]
    return _LEVEL * sum(max(0, level(one) - gone) for one in doctors for gone in range(rounds))


def _waiting(clinic: Clinic) -> int:
    """Return what the patients are worth who are in the clinic already. Those who are worst come first."""
    layout = layout_of(clinic)
    served = {layout.services[space] for space in working_spaces(layout)}
    most = 1 + sum(person.kind == "doctor" for person in clinic.people)
    patients = [person for person in clinic.people if person.kind == "patient"]
    levels = sorted((level(person) for person in patients if person.service in served), reverse=True)
    others = [level(person) for person in patients if person.service not in served]
    hope, burden = _WAITING
    return sum(hope[each] for each in levels[:most]) + sum(burden[each] for each in levels[most:] + others)


def _purse(money: int) -> int:
    """Return what money is worth, in hundredths of a point."""
    found = 0
    for dollars, value in _PURSE:
        found += value * min(money, dollars)
        money = max(0, money - dollars)
    return found

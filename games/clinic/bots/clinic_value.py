"""What a clinic is good for in the rounds to come, so that builders can compare what they might build."""

from collections.abc import Iterable
from functools import lru_cache

from games.clinic.bots.default_figures import DEFAULT_FIGURES
from games.clinic.bots.treatment_plan import DOLLARS_PER_POINT, working_rooms
from games.clinic.data import figures as f
from games.clinic.geometry.buildings import free_places, room_spaces
from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import floor_of, grid
from games.clinic.geometry.ways import cheapest
from games.clinic.rooms import gardens_beside, service_of, treating_buildings
from games.clinic.state import PRE_ADMISSIONS, Clinic, Room

_WHOLE = 12
"""Patients are counted in twelfths, because several clinics share those of a service."""
_ROW = 3 * _WHOLE
"""New patients of a service in a round."""
_HELD = _WHOLE + _WHOLE // 2
"""Patients that a queue point brings in a round."""
_PATIENT, _OUTPATIENT = 10, 4
"""What a patient brings after wages."""
_PROMISED, _TO_PAY = 5, 6
"""What a patient of a service promises in a round whose room is still to be built, and what that costs."""
_IDLE = 4
"""How much less it is worth to have room for more patients than can be had."""
_TO_COME = 2
"""Doctors that can be hired soon."""
_TRIAGE, _LAB = (0, 3, 5), (0, 3, 5)
"""What so many of them are worth in a round."""
_GARDEN = 2
_PLACES, _TIGHT = 5, 6
"""So many places for cars should be free, and what each missing one costs in a round."""

Rivals = tuple[str, ...]
"""The services of other clinics, as often as they are offered."""


@lru_cache(maxsize=1024)
def clinic_value(clinic: Clinic, rounds: int, rivals: Rivals) -> int:
    """What a clinic is worth in dollars with so many rounds to be played, this one included."""
    kinds = [room.kind for room in clinic.rooms]
    working = working_rooms(clinic)
    treatment = [room for room in working if room.kind == "treatment_room"]
    gardens = sum(gardens_beside(clinic, room.space) for room in treatment)
    a_round = (
        _patients(clinic, working, rivals)
        + _OUTPATIENT * sum(room.kind == "outpatient_services" for room in working)
        + _TRIAGE[min(kinds.count("triage"), 2)]
        + _LAB[min(kinds.count("lab"), 2)]
        + _GARDEN * gardens
        - _upkeep(clinic)
        - _TIGHT * max(0, _PLACES - len(free_places(clinic, inner_only=False)))
    )
    promised = _promise(clinic, rounds, rivals, working)
    return rounds * a_round + DOLLARS_PER_POINT * _points(clinic, treatment) + promised


def _share(rivals: Rivals, service: str | None) -> int:
    """The part of a service's patients that is left for us."""
    return _ROW // (1 + rivals.count(service or ""))


def _patients(clinic: Clinic, working: Iterable[Room], rivals: Rivals) -> int:
    """What the patients bring whom we have beds, queue points and doctors for, less their ways."""
    ways = cheapest(layout_of(clinic), PRE_ADMISSIONS)
    beds: dict[str | None, int] = {}
    times: dict[str | None, int] = {}
    for room in working:
        if room.kind != "outpatient_services" and room.space in ways:
            service: str | None = service_of(clinic, room.space)
            beds[service] = beds.get(service, 0) + (2 if room.kind == "treatment_room" else 1) * _WHOLE
            times[service] = min(ways[room.space].time, times.get(service, _PATIENT))
    most = _WHOLE * (_TO_COME + sum(person.kind == "doctor" for person in clinic.people))
    most = min(most, _HELD * (f.QUEUE_POINTS + len(clinic.entrances) + len(clinic.helipads)))
    brought = 0
    for service in sorted(beds, key=lambda one: times[one]):
        found = min(beds[service], _share(rivals, service))
        brought += (_PATIENT - times[service]) * (min(found, most) + max(0, found - most) // _IDLE)
        most = max(0, most - found)
    return brought // _WHOLE


def _upkeep(clinic: Clinic) -> int:
    orderlies = sum(person.kind == "orderly" for person in clinic.people)
    return max(0, len(clinic.rooms) + len(clinic.gardens) - f.ORDERLY_SAVES * orderlies)


def _points(clinic: Clinic, treatment: Iterable[Room]) -> int:
    """What rooms and buildings bring at the end."""
    floors = sum(DEFAULT_FIGURES["treatment_room_points"][floor_of(room.space)] for room in treatment)
    return int(floors) + f.BUILDING_POPULARITY * max(0, treating_buildings(clinic) - 1)


def _promise(clinic: Clinic, rounds: int, rivals: Rivals, working: Iterable[Room]) -> int:
    """What hubs of new services are worth beside which no room works yet, but one can be built."""
    board, served = grid(clinic.columns), {service_of(clinic, room.space) for room in working}
    found = 0
    for hub in clinic.rooms:
        if hub.kind != "hub" or hub.service in served:
            continue
        if not set(room_spaces(clinic, "treatment_room")).isdisjoint(board.beside[hub.space]):
            share = min(2 * _WHOLE, _share(rivals, hub.service))
            found += max(0, (rounds - 1) * _PROMISED * share // _WHOLE - _TO_PAY)
    return found

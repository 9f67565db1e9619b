"""The value of a clinic over the remaining rounds, used to compare what could be built."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.clinic.bots.default_figures import DEFAULT_FIGURES
from games.clinic.bots.policy.treatment_plan import DOLLARS_PER_POINT
from games.clinic.data import figures as f
from games.clinic.geometry.buildings import free_places, room_spaces
from games.clinic.geometry.layout import Layout, layout_of
from games.clinic.geometry.spaces import Space, floor_of
from games.clinic.geometry.ways import least_times
from games.clinic.rooms import gardens_beside, treating_buildings, working_spaces
from games.clinic.state import PRE_ADMISSIONS, Clinic, Room, Service

_TWELFTHS_PER_PATIENT = 12
"""Patients are counted in twelfths, because clinics share the patients of a service."""
_NEW_PATIENTS = 3 * _TWELFTHS_PER_PATIENT
"""New patients of a service each round."""
_ADMITTED_PER_QUEUE_POINT = _TWELFTHS_PER_PATIENT
"""Patients that a queue point admits each round."""
_PATIENT_INCOME, _OUTPATIENT_INCOME = 10, 2
"""The income from a patient after wages."""
_PLANNED_ROOM_VALUE, _PLANNED_ROOM_COST = 3, 6
"""The value each round of a patient whose room is not built yet, and the cost of building it."""
_SPARE_BED_DIVISOR = 4
"""Beds beyond the expected patients count for this fraction."""
_DOCTORS_EXPECTED = 2
"""Doctors expected to be hired soon."""
_TRIAGE_VALUES, _LAB_VALUES = (0, 3, 5), (0, 3, 5)
"""The value of 0, 1 or 2 of them each round."""
_GARDEN_VALUE = 2
_FREE_PLACES_WANTED, _MISSING_PLACE_COST = 5, 6
"""The number of car places that should be free, and the cost of each missing one each round."""

Rivals = tuple[str, ...]
"""The services of other clinics, once for each clinic that offers one."""


class _RoomsValue(NamedTuple):
    """What follows from the rooms of a clinic alone."""

    a_round: int
    """The value of special rooms each round."""
    points: int
    """The points for rooms and buildings at the end."""
    treatment: tuple[Space, ...]
    """The spaces of the treatment rooms that work."""
    idle_hubs: tuple[Room, ...]
    """The hubs without a working room."""


@lru_cache(maxsize=4096)
def clinic_value(clinic: Clinic, doctors: int, orderlies: int, rounds: int, rivals: Rivals) -> int:
    """Return the value of a clinic in dollars for the rounds left, including this one.

    It is given without its people, because only their numbers count.
    """
    layout = layout_of(clinic)
    rooms = _rooms_value(layout)
    gardens = sum([gardens_beside(clinic, space) for space in rooms.treatment]) if clinic.gardens else 0
    doors = f.QUEUE_POINTS + len(clinic.entrances) + len(clinic.helipads)
    most = min(_TWELFTHS_PER_PATIENT * (_DOCTORS_EXPECTED + doctors), _ADMITTED_PER_QUEUE_POINT * doors)
    a_round = (
        _patients(layout, most, rivals)
        + rooms.a_round
        + _GARDEN_VALUE * gardens
        - _upkeep(clinic, orderlies)
        - _MISSING_PLACE_COST * max(0, _FREE_PLACES_WANTED - len(free_places(clinic, inner_only=False)))
    )
    planned = _planned_rooms(clinic, layout, rounds, rivals, rooms.idle_hubs) if rooms.idle_hubs else 0
    return rounds * a_round + DOLLARS_PER_POINT * rooms.points + planned


@lru_cache(maxsize=2048)
def _rooms_value(layout: Layout) -> _RoomsValue:
    rooms, working = layout.standing.values(), working_spaces(layout)
    kinds, served = [room.kind for room in rooms], {layout.services[space] for space in working}
    treatment = [room.space for room in rooms if room.kind == "treatment_room" and room.space in working]
    by_floor: list[int] = DEFAULT_FIGURES["treatment_room_points"]
    return _RoomsValue(
        _OUTPATIENT_INCOME * kinds.count("outpatient_services")
        + _TRIAGE_VALUES[min(kinds.count("triage"), 2)]
        + _LAB_VALUES[min(kinds.count("lab"), 2)],
        sum([by_floor[floor_of(space)] for space in treatment])
        + f.BUILDING_POPULARITY * max(0, treating_buildings(layout) - 1),
        tuple(treatment),
        tuple([room for room in rooms if room.kind == "hub" and room.service not in served]),
    )


def share_of(rivals: Rivals, service: str | None) -> int:
    """Return our share of the patients of a service."""
    return _NEW_PATIENTS // (1 + rivals.count(service or ""))


@lru_cache(maxsize=2048)
def _patients(layout: Layout, most: int, rivals: Rivals) -> int:
    """Return the income from patients that fit our beds, less walking time. `most` come and have doctors."""
    brought = 0
    for service, beds, time in beds_by_service(layout):
        found = min(beds, share_of(rivals, service))
        brought += (_PATIENT_INCOME - time) * (min(found, most) + max(0, found - most) // _SPARE_BED_DIVISOR)
        most = max(0, most - found)
    return brought // _TWELFTHS_PER_PATIENT


@lru_cache(maxsize=2048)
def beds_by_service(layout: Layout) -> tuple[tuple[Service | None, int, int], ...]:
    """Return the beds for each service in twelfths and the time to walk there, the nearest first."""
    time_to = least_times(layout.plan, PRE_ADMISSIONS)
    beds: dict[Service | None, int] = {}
    times: dict[Service | None, int] = {}
    working = working_spaces(layout)
    for space, room in layout.standing.items():
        if space in working and room.kind != "outpatient_services" and space in time_to:
            service = layout.services[space]
            patients = 2 if room.kind == "treatment_room" else 1
            beds[service] = beds.get(service, 0) + patients * _TWELFTHS_PER_PATIENT
            times[service] = min(time_to[space], times.get(service, _PATIENT_INCOME))
    return tuple(
        [(service, beds[service], times[service]) for service in sorted(beds, key=times.__getitem__)]
    )


def _upkeep(clinic: Clinic, orderlies: int) -> int:
    return max(0, len(clinic.rooms) + len(clinic.gardens) - f.ORDERLY_SAVES * orderlies)


def _planned_rooms(
    clinic: Clinic, layout: Layout, rounds: int, rivals: Rivals, idle_hubs: Iterable[Room]
) -> int:
    """Return the value of hubs without a working room, if one can still be built beside them."""
    spaces, found = set(room_spaces(clinic, "treatment_room")), 0
    for hub in idle_hubs:
        if not spaces.isdisjoint(layout.plan.grid.beside[hub.space]):
            share = min(2 * _TWELFTHS_PER_PATIENT, share_of(rivals, hub.service))
            found += max(
                0, (rounds - 1) * _PLANNED_ROOM_VALUE * share // _TWELFTHS_PER_PATIENT - _PLANNED_ROOM_COST
            )
    return found

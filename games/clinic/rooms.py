"""Rooms: their service, whether they work, and who can be in them."""

from collections.abc import Iterable
from functools import lru_cache

from games.clinic.geometry.layout import Layout, layout_of
from games.clinic.geometry.spaces import Space, floor_of, grid
from games.clinic.state import Clinic, Person, PersonKind, Room, Service

TREATING = ("treatment_room", "operating_room", "outpatient_services")

CAPACITY: dict[str, dict[PersonKind, int | None]] = {
    "hub": {"doctor": None, "nurse": None},
    "treatment_room": {"doctor": 2, "nurse": None, "patient": 2},
    "supply_room": {"orderly": 1},
    "operating_room": {"doctor": 1, "nurse": None, "patient": 1},
    "outpatient_services": {"doctor": 1, "patient": 1},
    "lab": {"doctor": 1},
    "triage": {},
}
"""Who can be in a room at the end of the moves, and how many; None: any number."""


def service_of(clinic: Clinic, space: Space) -> Service | None:
    """Return the service of the hub beside a room on its floor, if there is one."""
    return layout_of(clinic).services.get(space)


def works(clinic: Clinic, room: Room) -> bool:
    """Whether a room of a clinic can treat patients, regardless of who is in it."""
    return room.space in working_spaces(layout_of(clinic))


@lru_cache(maxsize=2048)
def working_spaces(layout: Layout) -> frozenset[Space]:
    """Return the spaces of the rooms that can treat patients."""
    return frozenset([space for space, room in layout.standing.items() if _can_treat(layout, room)])


def _can_treat(layout: Layout, room: Room) -> bool:
    if room.kind == "outpatient_services":
        return True
    if room.kind not in TREATING or layout.services[room.space] is None:
        return False
    return room.kind == "operating_room" or _supplied(layout, room.space)


def _supplied(layout: Layout, space: Space) -> bool:
    standing = layout.standing
    return any(
        other in standing and standing[other].kind == "supply_room"
        for other in layout.plan.grid.adjacent[space]
    )


def gardens_beside(clinic: Clinic, space: Space) -> int:
    """Return the number of gardens adjacent to a room, including above and below."""
    gardens = clinic.gardens
    return sum([other in gardens for other in grid(clinic.columns).adjacent[space]]) if gardens else 0


def people_in(clinic: Clinic, place: str, kind: PersonKind | None = None) -> list[Person]:
    """Return the people at a place, or only those of a kind."""
    return [p for p in clinic.people if p.at == place and (kind is None or p.kind == kind)]


def takes(clinic: Clinic, room: Room, patient: Person) -> bool:
    """Whether a room has the right service for a patient; outpatient services take everyone."""
    if room.kind == "outpatient_services":
        return True
    return room.kind in TREATING and service_of(clinic, room.space) == patient.service


def treating_buildings(layout: Layout) -> int:
    """Return the number of buildings that can treat patients."""
    working = working_spaces(layout)
    return sum([not group.isdisjoint(working) for group in layout.plan.buildings])


def working_treatment_rooms(clinic: Clinic) -> Iterable[int]:
    """Return the floor of each treatment room that works."""
    rooms = (room for room in clinic.rooms if room.kind == "treatment_room" and works(clinic, room))
    return (floor_of(room.space) for room in rooms)

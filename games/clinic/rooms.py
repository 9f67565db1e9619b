"""What rooms are good for: their service, whether they work, and who may be in them."""

from collections.abc import Iterable

from games.clinic.geometry.buildings import buildings, rooms_by_space
from games.clinic.geometry.layout import layout_of
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
"""Who may be in a room at the end of the moves, and how many; None: any number."""


def service_of(clinic: Clinic, space: Space) -> Service | None:
    """The service of the hub beside a room on its floor."""
    return layout_of(clinic).services.get(space)


def works(clinic: Clinic, room: Room) -> bool:
    """Whether patients can be treated in a room, whoever is there."""
    if room.kind == "outpatient_services":
        return True
    if room.kind not in TREATING or service_of(clinic, room.space) is None:
        return False
    return room.kind == "operating_room" or _supplied(clinic, room.space)


def _supplied(clinic: Clinic, space: Space) -> bool:
    standing = rooms_by_space(clinic)
    return any(
        other in standing and standing[other].kind == "supply_room"
        for other in grid(clinic.columns).adjacent[space]
    )


def gardens_beside(clinic: Clinic, space: Space) -> int:
    """How many gardens are adjacent to a room, above and below included."""
    return sum(other in clinic.gardens for other in grid(clinic.columns).adjacent[space])


def people_in(clinic: Clinic, place: str, kind: PersonKind | None = None) -> list[Person]:
    """The people at a place, all or those of a kind."""
    return [p for p in clinic.people if p.at == place and kind in (None, p.kind)]


def takes(clinic: Clinic, room: Room, patient: Person) -> bool:
    """Whether a room is for a patient: the right service, or outpatient services."""
    if room.kind == "outpatient_services":
        return True
    return room.kind in TREATING and service_of(clinic, room.space) == patient.service


def treating_buildings(clinic: Clinic) -> int:
    """How many buildings are able to treat patients."""
    able = {room.space for room in clinic.rooms if room.kind in TREATING and works(clinic, room)}
    return sum(bool(group & able) for group in buildings(clinic))


def working_treatment_rooms(clinic: Clinic) -> Iterable[int]:
    """The floors of the treatment rooms that work."""
    return (floor_of(m.space) for m in clinic.rooms if m.kind == "treatment_room" and works(clinic, m))

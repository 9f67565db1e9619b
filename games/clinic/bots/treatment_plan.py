"""Prospects: who could treat whom in this round, where, and what that is worth.

Worth is counted in dollars: three of them buy a point of popularity, and three units of time cost one.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from games.clinic.bots.default_figures import DEFAULT_FIGURES
from games.clinic.data import figures as f
from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import Space
from games.clinic.geometry.ways import cheapest
from games.clinic.rooms import CAPACITY, TREATING, gardens_beside, takes, works
from games.clinic.state import LEVELS, Clinic, Person, Room

DOLLARS_PER_POINT = f.POPULARITY_PRICE
INCOME: tuple[int, ...] = (
    f.INCOME_WHITE,
    DEFAULT_FIGURES["income_yellow"],
    DEFAULT_FIGURES["income_orange"],
    f.INCOME_RED,
)
"""By the patient's level, as the figures say if nobody sets them otherwise."""
URGENCY = (0, 1, 3, -DOLLARS_PER_POINT * f.DEATH_POPULARITY)
"""What it is worth besides the income that somebody of a level does not get worse."""
LAST_URGENCY = (6, 9, 12, -DOLLARS_PER_POINT * f.DEATH_POPULARITY)
"""The same in the last round, when those who are left cost points."""
MOVE_COST = 1
"""What it takes to stir anybody at all, so that nobody is moved about for nothing."""
NURSE = 1
"""What it is worth that a nurse stays free."""
NEWCOMER = 10**6
"""The number of somebody who might come."""

WalkingTime = Callable[[Person, Space], int | None]
"""The time it takes somebody to come to a room; None if they cannot."""


class PlannedTreatment(NamedTuple):
    """A patient whom a doctor could treat in a room, with so many nurses."""

    value: int
    patient: Person
    room: Space
    doctor: Person
    nurses: int


def level(person: Person) -> int:
    """How ill a patient is, or how able a doctor; purple doctors can treat everybody."""
    return LEVELS.index(person.colour) if person.colour in LEVELS else len(LEVELS) - 1


def walking_times(clinic: Clinic) -> WalkingTime:
    """The time that ways take in a clinic."""
    layout = layout_of(clinic)

    def way(person: Person, room: Space) -> int | None:
        if person.at == room:
            return 0
        if person.settled:
            return None
        found = cheapest(layout, person.at).get(room)
        return MOVE_COST + found.time if found else None

    return way


def working_rooms(clinic: Clinic) -> list[Room]:
    """The rooms in which patients can be treated."""
    return [room for room in clinic.rooms if room.kind in TREATING and works(clinic, room)]


def income_from(clinic: Clinic, room: Room, patient: Person) -> int:
    """The income from a patient in a room."""
    if room.kind == "outpatient_services":
        return f.INCOME_OUTPATIENT
    gardens = gardens_beside(clinic, room.space) if room.kind == "treatment_room" else 0
    return INCOME[level(patient)] + f.INCOME_GARDEN * gardens


def _nurses(room: Room, doctor: Person, patient: Person) -> int:
    if room.kind == "outpatient_services" or doctor.colour == "purple":
        return 0
    return max(0, abs(level(doctor) - level(patient)) - (room.kind == "operating_room"))


def plan_treatments(clinic: Clinic, way: WalkingTime, last: bool) -> list[PlannedTreatment]:
    """The treatments that look best, each patient and doctor in one of them, within all capacities."""
    doctors = [person for person in clinic.people if person.kind == "doctor"]
    found = sorted(
        _all_cases(clinic, doctors, way, last),
        key=lambda case: (-case.value, case.patient.id, case.room, case.doctor.id),
    )
    return _fitting(clinic, found)


def _all_cases(
    clinic: Clinic, doctors: list[Person], way: WalkingTime, last: bool
) -> Iterable[PlannedTreatment]:
    urgency, patients = LAST_URGENCY if last else URGENCY, [p for p in clinic.people if p.kind == "patient"]
    for room in working_rooms(clinic):
        coming = [(doctor, time) for doctor in doctors if (time := way(doctor, room.space)) is not None]
        for patient in patients:
            time = way(patient, room.space) if takes(clinic, room, patient) else None
            if time is None:
                continue
            value = income_from(clinic, room, patient) + urgency[level(patient)] - time
            for doctor, walk in coming:
                nurses = _nurses(room, doctor, patient)
                yield PlannedTreatment(value - walk - NURSE * nurses, patient, room.space, doctor, nurses)


def _fitting(clinic: Clinic, found: list[PlannedTreatment]) -> list[PlannedTreatment]:
    rooms = {room.space: CAPACITY[room.kind] for room in clinic.rooms}
    nurses = sum(person.kind == "nurse" for person in clinic.people)
    taken: set[int] = set()
    beds = _settled(clinic)
    busy: dict[Space, int] = {}
    chosen = []
    for case in found:
        newcomer = not case.patient.settled
        if case.value <= 0 or case.nurses > nurses or taken & {case.patient.id, case.doctor.id}:
            continue
        if busy.get(case.room, 0) >= (rooms[case.room]["doctor"] or 0):
            continue
        if newcomer and beds.get(case.room, 0) >= (rooms[case.room]["patient"] or 0):
            continue
        taken |= {case.patient.id, case.doctor.id}
        beds[case.room] = beds.get(case.room, 0) + newcomer
        busy[case.room] = busy.get(case.room, 0) + 1
        nurses -= case.nurses
        chosen.append(case)
    return chosen


def _settled(clinic: Clinic) -> dict[Space, int]:
    """How many patients lie in each room and stay there."""
    beds: dict[Space, int] = {}
    for person in clinic.people:
        if person.settled:
            beds[person.at] = beds.get(person.at, 0) + 1
    return beds


@lru_cache(maxsize=1024)
def treatment_value(clinic: Clinic, last: bool) -> int:
    """What the best treatments of this round are worth."""
    return sum(case.value for case in plan_treatments(clinic, walking_times(clinic), last))


def rooms_by_person(found: Iterable[PlannedTreatment]) -> Mapping[int, Space]:
    """Where the patients and doctors of treatments have to be."""
    return {person.id: case.room for case in found for person in (case.patient, case.doctor)}

"""A plan for this round's treatments: who could treat whom, where, and the value of it.

Values are in dollars: three dollars buy a point of popularity, and three time cost one.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from games.clinic.bots.default_figures import DEFAULT_FIGURES
from games.clinic.data import figures as f
from games.clinic.geometry.layout import layout_of
from games.clinic.geometry.spaces import Space
from games.clinic.geometry.ways import cheapest
from games.clinic.rooms import CAPACITY, gardens_beside, working_spaces
from games.clinic.state import LEVELS, Clinic, Person, Room

DOLLARS_PER_POINT = f.POPULARITY_PRICE
INCOME: tuple[int, ...] = (
    f.INCOME_WHITE,
    DEFAULT_FIGURES["income_yellow"],
    DEFAULT_FIGURES["income_orange"],
    f.INCOME_RED,
)
"""Income by the patient's level, with the default figures."""
URGENCY = (0, 1, 3, -DOLLARS_PER_POINT * f.DEATH_POPULARITY)
"""The value, by level, of a patient not getting worse."""
LAST_URGENCY = (6, 9, 12, -DOLLARS_PER_POINT * f.DEATH_POPULARITY)
"""The same in the last round, when patients who are left cost points."""
MOVE_COST = 1
"""A cost for every move, so that nobody is moved without a gain."""
FREE_NURSE_VALUE = 1
"""The value of a nurse who stays free."""
NEWCOMER = 10**6
"""The number of a person who is not at the clinic yet."""

WalkingTime = Callable[[Person, Space], int | None]
"""Returns the time that a person needs to a room, or None if they cannot reach it."""


class PlannedTreatment(NamedTuple):
    """A possible treatment with its value and the number of nurses it needs."""

    value: int
    patient: Person
    room: Space
    doctor: Person
    nurses: int


def level(person: Person) -> int:
    """Return the level of a patient or doctor. Purple doctors count as the highest."""
    return _LEVEL.get(person.colour, len(LEVELS) - 1)


_LEVEL: dict[str | None, int] = {colour: number for number, colour in enumerate(LEVELS)}


def walking_times(clinic: Clinic) -> WalkingTime:
    """Return the walking times in a clinic."""
    plan = layout_of(clinic).plan

    def way(person: Person, room: Space) -> int | None:
        if person.at == room:
            return 0
        if person.settled:
            return None
        found = cheapest(plan, person.at).get(room)
        return MOVE_COST + found.time if found else None

    return way


def working_rooms(clinic: Clinic) -> list[Room]:
    """Return the rooms that can treat patients."""
    working = working_spaces(layout_of(clinic))
    return [room for room in clinic.rooms if room.space in working]


def income_from(clinic: Clinic, room: Room, patient: Person) -> int:
    """Return the income from a patient in a room."""
    if room.kind == "outpatient_services":
        return f.INCOME_OUTPATIENT
    gardens = gardens_beside(clinic, room.space) if room.kind == "treatment_room" else 0
    return INCOME[level(patient)] + f.INCOME_GARDEN * gardens


def plan_treatments(clinic: Clinic, way: WalkingTime, last: bool) -> list[PlannedTreatment]:
    """Choose the best treatments, with each patient and doctor at most once and within all capacities."""
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
    services = layout_of(clinic).services
    for room in working_rooms(clinic):
        takes_all, service = room.kind == "outpatient_services", services[room.space]
        coming: list[tuple[Person, int, int | None]] | None = None
        saved = room.kind == "operating_room"
        for patient in patients:
            time = way(patient, room.space) if takes_all or patient.service == service else None
            if time is None:
                continue
            rank = level(patient)
            value = income_from(clinic, room, patient) + urgency[rank] - time
            coming = _coming(doctors, room, way, takes_all) if coming is None else coming
            for doctor, walk, skill in coming:
                nurses = 0 if skill is None else max(0, abs(skill - rank) - saved)
                gain = value - walk - FREE_NURSE_VALUE * nurses
                if gain > 0:
                    yield PlannedTreatment(gain, patient, room.space, doctor, nurses)


def _coming(
    doctors: list[Person], room: Room, way: WalkingTime, no_nurses: bool
) -> list[tuple[Person, int, int | None]]:
    """Return the doctors who can reach a room, with their time and level; None if they need no nurses."""
    return [
        (doctor, time, None if no_nurses or doctor.colour == "purple" else level(doctor))
        for doctor in doctors
        if (time := way(doctor, room.space)) is not None
    ]


def _fitting(clinic: Clinic, found: list[PlannedTreatment]) -> list[PlannedTreatment]:
    rooms = {room.space: CAPACITY[room.kind] for room in clinic.rooms}
    nurses = sum(person.kind == "nurse" for person in clinic.people)
    taken: set[int] = set()
    beds = _settled(clinic)
    busy: dict[Space, int] = {}
    chosen = []
    for case in found:
        newcomer = not case.patient.settled
        if case.nurses > nurses or taken & {case.patient.id, case.doctor.id}:
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
    """Return the number of patients in each room who stay there."""
    beds: dict[Space, int] = {}
    for person in clinic.people:
        if person.settled:
            beds[person.at] = beds.get(person.at, 0) + 1
    return beds


@lru_cache(maxsize=1024)
def best_treatments(clinic: Clinic, last: bool) -> tuple[PlannedTreatment, ...]:
    """Return the best treatments of this round."""
    return tuple(plan_treatments(clinic, walking_times(clinic), last))


def treatment_value(clinic: Clinic, last: bool) -> int:
    """Return the value of the best treatments of this round."""
    return sum([case.value for case in best_treatments(clinic, last)])


def rooms_by_person(found: Iterable[PlannedTreatment]) -> Mapping[int, Space]:
    """Return the rooms where the patients and doctors of planned treatments must be."""
    return {person.id: case.room for case in found for person in (case.patient, case.doctor)}

"""The next move of the easy bot: it plans where everyone should be, and moves them there one by one."""

from collections.abc import Iterable, Mapping

from games.clinic.bots.policy.treatment_plan import MOVE_COST, WalkingTime, plan_treatments, rooms_by_person
from games.clinic.commands import MovePerson
from games.clinic.data.figures import LAB_POPULARITY, POPULARITY_PRICE
from games.clinic.geometry.spaces import Space
from games.clinic.rooms import CAPACITY, TREATING
from games.clinic.state import Clinic, Person

MOST_TIME = 40
"""After this time in a round, only required moves are made."""
LAB_VALUE = POPULARITY_PRICE * LAB_POPULARITY + 2
"""The value of an idle doctor being in a lab."""

Times = Mapping[tuple[int, Space], int]
"""The time of each listed move, by the person and the place where it ends."""


def next_move(clinic: Clinic, times: Times, last: bool) -> MovePerson | None:
    """Return the first planned move, or None if everyone is in place."""
    listed = _listed(clinic, times)
    way = _walking(clinic, times, listed)
    aims = _aims(clinic, way, last) if clinic.moving_time < MOST_TIME else {}
    for person in sorted(clinic.people, key=lambda one: (one.kind != "patient", one.id)):
        aim = aims.get(person.id)
        if aim is None and may_not_stay(clinic, person):
            aim = _place(clinic, person, aims, way)
        if aim not in (None, person.at) and way(person, aim) is not None:
            return MovePerson(listed[person.id], aim)
    return None


def may_not_stay(clinic: Clinic, person: Person) -> bool:
    """Whether a member of staff is in a place that does not hold them, or not so many."""
    if person.kind == "patient":
        return False
    room = next((room for room in clinic.rooms if room.space == person.at), None)
    most = CAPACITY[room.kind].get(person.kind, 0) if room else 0
    there = sum([(other.kind, other.at) == (person.kind, person.at) for other in clinic.people])
    return most is not None and there > most


def _alike(person: Person) -> tuple[object, ...]:
    return (person.kind, person.colour, person.service, person.at, person.settled)


def _listed(clinic: Clinic, times: Times) -> dict[int, int]:
    """Return the person whose moves are listed for each person: one for all equivalent people."""
    movable = {person for person, _ in times}
    listed = {_alike(one): one.id for one in reversed(clinic.people) if one.id in movable}
    return {one.id: listed[key] for one in clinic.people if (key := _alike(one)) in listed}


def _walking(clinic: Clinic, times: Times, listed: dict[int, int]) -> WalkingTime:
    """Return the walking times. Patients who are in a treating room already stay there."""
    beds = {room.space for room in clinic.rooms if room.kind in TREATING}

    def way(person: Person, room: Space) -> int | None:
        if person.at == room:
            return 0
        if person.kind == "patient" and person.at in beds:
            return None
        time = times.get((listed.get(person.id, 0), room))
        return None if time is None else MOVE_COST + time

    return way


def _aims(clinic: Clinic, way: WalkingTime, last: bool) -> dict[int, Space]:
    """Return the target rooms of patients and doctors, then of the nurses they need, then of other staff."""
    found = plan_treatments(clinic, way, last)
    aims = dict(rooms_by_person(found))
    needed = [case.room for case in found for _ in range(case.nurses)]
    free = [person for person in clinic.people if person.kind == "nurse"]
    for room in needed:
        nurse = _nearest(free, room, way)
        if nurse:
            aims[nurse.id] = room
            free.remove(nurse)
    for person in clinic.people:
        if person.kind != "patient" and person.id not in aims:
            place = _place(clinic, person, aims, way)
            if place:
                aims[person.id] = place
    return aims


def _nearest(people: Iterable[Person], room: Space, way: WalkingTime) -> Person | None:
    coming = [(time, person.id, person) for person in people if (time := way(person, room)) is not None]
    return min(coming)[2] if coming else None


def _place(clinic: Clinic, person: Person, aims: dict[int, Space], way: WalkingTime) -> Space | None:
    """Return the best free place for an idle person: a lab for doctors, else the nearest room."""
    staying = {other.id: aims.get(other.id, other.at) for other in clinic.people if other.kind == person.kind}
    found = []
    for room in clinic.rooms:
        time, most = way(person, room.space), CAPACITY[room.kind].get(person.kind, 0)
        others = sum(place == room.space for number, place in staying.items() if number != person.id)
        if time is not None and (most is None or others < most):
            studies = room.kind == "lab" and person.kind == "doctor"
            found.append((time - LAB_VALUE * studies, room.space))
    return min(found)[1] if found else None

"""The next move of the easy bot: it plans where everyone should be, and moves them there one by one."""

from collections.abc import Iterable

from games.clinic.bots.bot_view import BotView
from games.clinic.bots.policy.treatment_plan import MOVE_COST, WalkingTime, plan_treatments, rooms_by_person
from games.clinic.commands import MovePerson
from games.clinic.data.figures import LAB_POPULARITY, POPULARITY_PRICE, ROUNDS
from games.clinic.geometry.spaces import Space
from games.clinic.rooms import CAPACITY, TREATING
from games.clinic.state import Person

MOST_TIME = 40
"""After this time in a round, only required moves are made."""
LAB_VALUE = POPULARITY_PRICE * LAB_POPULARITY + 2
"""The value of an idle doctor being in a lab."""


def next_move(bot_view: BotView) -> MovePerson | None:
    """Return the first planned move, or None if everyone is in place."""
    way, has_time = _walking(bot_view), bot_view.own.moving_time < MOST_TIME
    aims = _aims(bot_view, way) if has_time else {}
    for person in sorted(bot_view.own.people, key=lambda one: (one.kind != "patient", one.id)):
        aim = aims.get(person.id)
        if aim is None and may_not_stay(bot_view, person):
            aim = _place(bot_view, person, aims, way)
        if aim not in (None, person.at) and way(person, aim) is not None:
            return MovePerson(_listed(bot_view, person), aim)
    return None


def may_not_stay(bot_view: BotView, person: Person) -> bool:
    """Whether a member of staff is in a place that does not hold them, or not so many."""
    if person.kind == "patient":
        return False
    room = next((room for room in bot_view.own.rooms if room.space == person.at), None)
    most = CAPACITY[room.kind].get(person.kind, 0) if room else 0
    there = sum((other.kind, other.at) == (person.kind, person.at) for other in bot_view.own.people)
    return most is not None and there > most


def _alike(person: Person) -> tuple[object, ...]:
    return (person.kind, person.colour, person.service, person.at, person.settled)


def _listed(bot_view: BotView, person: Person) -> int:
    """Return the person whose moves are listed for all equivalent people."""
    alike = {one.id for one in bot_view.own.people if _alike(one) == _alike(person)}
    return next(move.person for move in bot_view.view.moves if move.person in alike)


def _walking(bot_view: BotView) -> WalkingTime:
    """Return the walking times, taken from the moves in the view."""
    people = {person.id: _alike(person) for person in bot_view.own.people}
    times = {(people[move.person], move.to): move.time for move in bot_view.view.moves}

    def way(person: Person, room: Space) -> int | None:
        if person.at == room:
            return 0
        if person.kind == "patient" and _in_bed(bot_view, person):
            return None
        time = times.get((_alike(person), room))
        return None if time is None else MOVE_COST + time

    return way


def _in_bed(bot_view: BotView, person: Person) -> bool:
    """Whether a patient is in a treating room already, and stays there."""
    return any(room.space == person.at and room.kind in TREATING for room in bot_view.own.rooms)


def _aims(bot_view: BotView, way: WalkingTime) -> dict[int, Space]:
    """Return the target rooms of patients and doctors, then of the nurses they need, then of other staff."""
    found = plan_treatments(bot_view.clinic, way, bot_view.view.round == ROUNDS)
    aims = dict(rooms_by_person(found))
    needed = [case.room for case in found for _ in range(case.nurses)]
    free = [person for person in bot_view.own.people if person.kind == "nurse"]
    for room in needed:
        nurse = _nearest(free, room, way)
        if nurse:
            aims[nurse.id] = room
            free.remove(nurse)
    for person in bot_view.own.people:
        if person.kind != "patient" and person.id not in aims:
            place = _place(bot_view, person, aims, way)
            if place:
                aims[person.id] = place
    return aims


def _nearest(people: Iterable[Person], room: Space, way: WalkingTime) -> Person | None:
    coming = [(time, person.id, person) for person in people if (time := way(person, room)) is not None]
    return min(coming)[2] if coming else None


def _place(bot_view: BotView, person: Person, aims: dict[int, Space], way: WalkingTime) -> Space | None:
    """Return the best free place for an idle person: a lab for doctors, else the nearest room."""
    staying = {
        other.id: aims.get(other.id, other.at) for other in bot_view.own.people if other.kind == person.kind
    }
    found = []
    for room in bot_view.own.rooms:
        time, most = way(person, room.space), CAPACITY[room.kind].get(person.kind, 0)
        others = sum(place == room.space for number, place in staying.items() if number != person.id)
        if time is not None and (most is None or others < most):
            studies = room.kind == "lab" and person.kind == "doctor"
            found.append((time - LAB_VALUE * studies, room.space))
    return min(found)[1] if found else None

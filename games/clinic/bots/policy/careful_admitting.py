"""How the easy bot values admitting patients since version 2: those it can treat now or in the next round."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy.treatment_plan import NEWCOMER, best_treatments, treatment_value
from games.clinic.data.figures import PRE_ADMISSIONS_CAPACITY
from games.clinic.geometry.layout import Layout, layout_of
from games.clinic.notepad import DIRECTIONS, Notepad, moved
from games.clinic.rooms import working_spaces
from games.clinic.state import LEVELS, PRE_ADMISSIONS, SERVICES, Clinic, Colour, Person, Service
from games.clinic.steps.actions.selection import TILES_OF_A_KIND
from games.kernel.last_result import RecentResults

_VALUE_NEXT_ROUND = 3
"""The most that a patient is worth who can only be treated in the next round."""
_VALUE_TOO_LATE = (-6, -9, -12, -15)
"""The value of a patient who cannot be treated, by level."""


def admit_patient(bot_view: BotView, command: c.AdmitPatient) -> int:
    """Return the patient's value, doubled so that moving an appointment can rank just below."""
    colour = bot_view.view.notepad[command.service][0]
    return 2 * _value(bot_view.clinic, command.service, colour, rounds_left(bot_view.view.round))


def move_appointment(bot_view: BotView, command: c.MoveAppointment) -> int:
    """Value a move that makes a good patient available, if there is none now and a queue point is left."""
    notepad, rounds = _notepad(bot_view), rounds_left(bot_view.view.round)
    after = moved(notepad, SERVICES.index(command.service), command.column, command.to)
    if after is None or _queue_points(bot_view) < 2 or _best(bot_view.clinic, notepad, rounds)[0] > 0:
        return -1
    return max(-1, 2 * _best(bot_view.clinic, after, rounds)[0] - 1)


def best_patients(bot_view: BotView) -> int:
    """Return the value of the patients that can be admitted in one action.

    Those who come earlier in the turn order may admit too: the best patients may then be gone.
    """
    clinic, notepad, rounds = bot_view.clinic, _notepad(bot_view), rounds_left(bot_view.view.round)
    points = _queue_points(bot_view)
    found, earlier = _admissible(clinic, notepad, rounds, points), _points_of_earlier_seats(bot_view)
    if not earlier:
        return found
    for _ in range(earlier):
        notepad = _without(notepad, _best(clinic, notepad, rounds)[1])
    return (found + _admissible(clinic, notepad, rounds, points)) // 2


def _points_of_earlier_seats(bot_view: BotView) -> int:
    """Return the most queue points of anyone earlier in the turn order who may admit too."""
    view = bot_view.view
    earlier = [view.clinics[seat] for seat in view.turn_order[: view.turn_order.index(bot_view.own.seat)]]
    left = [one.queue_points for one in earlier if one.used_actions.count("admit") < TILES_OF_A_KIND]
    return max(left, default=0)


def _admissible(clinic: Clinic, notepad: Notepad, rounds: int, points: int) -> int:
    """Return the value of the patients that can be admitted with some queue points, one after the other."""
    total = 0
    if points > 1 and _best(clinic, notepad, rounds)[0] <= 0:
        notepad = max(_moves(notepad), key=lambda after: _best(clinic, after, rounds)[0], default=notepad)
        points -= 1
    for _ in range(points):
        value, row = _best(clinic, notepad, rounds)
        if value <= 0:
            break
        total += value
        clinic = _with(clinic, SERVICES[row], notepad[row][0])
        notepad = _without(notepad, row)
    return total


def _without(notepad: Notepad, row: int) -> Notepad:
    """Return the notepad without the first appointment of a row."""
    return (*notepad[:row], notepad[row][1:], *notepad[row + 1 :])


def _notepad(bot_view: BotView) -> Notepad:
    return tuple(bot_view.view.notepad.values())


def _queue_points(bot_view: BotView) -> int:
    return bot_view.own.queue_points - bot_view.view.turn.queue_points


def _moves(notepad: Notepad) -> Iterable[Notepad]:
    """The notepads after moving one appointment."""
    for row, colours in enumerate(notepad):
        for column in range(len(colours)):
            for to in DIRECTIONS:
                after = moved(notepad, row, column, to)
                if after is not None:
                    yield after


def _best(clinic: Clinic, notepad: Notepad, rounds: int) -> tuple[int, int]:
    """Return the value of the best patient who can be admitted, and the row of the notepad."""
    waiting = [person.service for person in clinic.people if person.at == PRE_ADMISSIONS]
    return max(
        (
            (_value(clinic, SERVICES[row], colours[0], rounds), row)
            for row, colours in enumerate(notepad)
            if colours and waiting.count(SERVICES[row]) < PRE_ADMISSIONS_CAPACITY
        ),
        default=(0, 0),
    )


def _with(clinic: Clinic, service: Service, colour: Colour) -> Clinic:
    newcomer = Person(NEWCOMER + len(clinic.people), "patient", PRE_ADMISSIONS, colour, service)
    return replace(clinic, people=(*clinic.people, newcomer))


def _value(clinic: Clinic, service: Service, colour: Colour, rounds: int) -> int:
    """Return the value of admitting a patient."""
    known = _KNOWN_VALUES.get(_no_values, clinic)
    patient = service, colour, rounds
    if patient not in known:
        known[patient] = _new_value(clinic, *patient)
    return known[patient]


_KNOWN_VALUES = RecentResults()
"""What patients are worth to the last clinics: all moves of appointments ask for the same few."""


def _no_values(_clinic: Clinic) -> dict[tuple[Service, Colour, int], int]:
    return {}


def _new_value(clinic: Clinic, service: Service, colour: Colour, rounds: int) -> int:
    """Return the value of treating a patient now, or in a worse state in the next round."""
    rank = LEVELS.index(colour)
    if not _served(layout_of(clinic), service):
        return _VALUE_TOO_LATE[rank]
    now = _gain(clinic, service, colour, rounds == 1)
    if now > 0:
        return now
    lives_on = rounds > 1 and rank + 1 < len(LEVELS)
    later = _gain(_next_round(clinic), service, LEVELS[rank + 1], False) if lives_on else 0
    return min(_VALUE_NEXT_ROUND, later) if later > 0 else _VALUE_TOO_LATE[rank]


@lru_cache(maxsize=2048)
def _served(layout: Layout, service: Service) -> bool:
    """Whether a room can treat patients of a service; outpatient services treat all."""
    standing = layout.standing
    return any(
        layout.services[space] == service or standing[space].kind == "outpatient_services"
        for space in working_spaces(layout)
    )


def _gain(clinic: Clinic, service: Service, colour: Colour, last: bool) -> int:
    return treatment_value(_with(clinic, service, colour), last) - treatment_value(clinic, last)


@lru_cache(maxsize=1024)
def _next_round(clinic: Clinic) -> Clinic:
    """Return a clinic in the next round: without who is treated or dies, and with all levels changed."""
    gone = {case.patient.id for case in best_treatments(clinic, False)}
    gone |= {one.id for one in clinic.people if (one.kind, one.colour) == ("patient", LEVELS[-1])}
    people = [replace(one, colour=_changed(one)) for one in clinic.people if one.id not in gone]
    return replace(clinic, people=tuple(people))


def _changed(person: Person) -> Colour | None:
    """Return the next level of a person: patients get worse, doctors get tired."""
    if person.colour not in LEVELS:
        return person.colour
    return LEVELS[max(0, LEVELS.index(person.colour) + (1 if person.kind == "patient" else -1))]

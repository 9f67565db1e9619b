"""What the greedy bot thinks of admitting patients."""

from msgspec.structs import replace

from games.clinic.bots.look import Look
from games.clinic.bots.prospects import NEWCOMER, outlook
from games.clinic.bots.usual import rounds_left
from games.clinic.commands import AdmitPatient, MoveAppointment
from games.clinic.data.figures import QUEUE_POINTS
from games.clinic.notepad import Notepad, moved
from games.clinic.state import LEVELS, PRE_ADMISSIONS, SERVICES, Colour, Person, Service

_LATER = (2, 1, -3, -15)
"""What a patient is worth who cannot be treated in this round, by level."""
_TOO_LATE = (-6, -9, -12, -15)
"""The same in the last round, or when too many wait."""
_WAITING = 2


def _patient(look: Look, service: Service, colour: Colour) -> int:
    """What a patient brings in this round or later."""
    last = rounds_left(look.view.round) == 1
    newcomer = Person(NEWCOMER, "patient", PRE_ADMISSIONS, colour, service)
    after = replace(look.clinic, people=(*look.clinic.people, newcomer))
    now = outlook(after, last) - outlook(look.clinic, last)
    if now > 0:
        return now
    waiting = sum(person.at == PRE_ADMISSIONS for person in look.own.people)
    offered = any(room.service == service for room in look.own.modules)
    hope = _LATER if offered and waiting < _WAITING and not last else _TOO_LATE
    return hope[LEVELS.index(colour)]


def _first(look: Look, notepad: Notepad) -> list[int]:
    """What the patients are worth who could be admitted from a notepad, best first."""
    found = [(SERVICES[row], colours[0]) for row, colours in enumerate(notepad) if colours]
    return sorted((_patient(look, service, colour) for service, colour in found), reverse=True)


def _notepad(look: Look) -> Notepad:
    return tuple(look.view.notepad.values())


def _queue_points(look: Look) -> int:
    return QUEUE_POINTS + len(look.own.entrances) + len(look.own.helipads) - look.view.turn.points


def admit_patient(look: Look, command: AdmitPatient) -> int:
    """What the patient brings; twice, so that half of it is more than a queue point."""
    return 2 * _patient(look, command.service, look.view.notepad[command.service][0])


def move_appointment(look: Look, command: MoveAppointment) -> int:
    """What somebody brings who could be admitted afterwards, where nobody can now and a point is left."""
    after = moved(_notepad(look), SERVICES.index(command.service), command.column, command.to)
    if after is None or _queue_points(look) < 2 or max(_first(look, _notepad(look)), default=0) > 0:
        return -1
    then = max(_first(look, after), default=0)
    return 2 * then - 1 if then > 0 else -1


def best_patients(look: Look) -> int:
    """What the patients are worth who could be admitted with the queue points of one action."""
    return sum(max(0, one) for one in _first(look, _notepad(look))[: _queue_points(look)])

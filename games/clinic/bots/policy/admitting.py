"""How the easy bot values admitting patients."""

from msgspec.structs import replace

from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy.treatment_plan import NEWCOMER, treatment_value
from games.clinic.commands import AdmitPatient, MoveAppointment
from games.clinic.data.figures import QUEUE_POINTS
from games.clinic.notepad import Notepad, moved
from games.clinic.state import LEVELS, PRE_ADMISSIONS, SERVICES, Colour, Person, Service

_VALUE_LATER = (2, 1, -3, -15)
"""The value of a patient who cannot be treated this round, by level."""
_VALUE_TOO_LATE = (-6, -9, -12, -15)
"""The same in the last round, or if too many patients wait."""
_MOST_WAITING = 2
"""How many patients may wait before no more are admitted for later."""


def _patient(bot_view: BotView, service: Service, colour: Colour) -> int:
    """Return the value of admitting a patient."""
    last = rounds_left(bot_view.view.round) == 1
    newcomer = Person(NEWCOMER, "patient", PRE_ADMISSIONS, colour, service)
    after = replace(bot_view.clinic, people=(*bot_view.clinic.people, newcomer))
    now = treatment_value(after, last) - treatment_value(bot_view.clinic, last)
    if now > 0:
        return now
    waiting = sum(person.at == PRE_ADMISSIONS for person in bot_view.own.people)
    offered = any(room.service == service for room in bot_view.own.rooms)
    hope = _VALUE_LATER if offered and waiting < _MOST_WAITING and not last else _VALUE_TOO_LATE
    return hope[LEVELS.index(colour)]


def _first(bot_view: BotView, notepad: Notepad) -> list[int]:
    """Return the values of the patients that can be admitted from a notepad, best first."""
    found = [(SERVICES[row], colours[0]) for row, colours in enumerate(notepad) if colours]
    return sorted((_patient(bot_view, service, colour) for service, colour in found), reverse=True)


def _notepad(bot_view: BotView) -> Notepad:
    return tuple(bot_view.view.notepad.values())


def _queue_points(bot_view: BotView) -> int:
    return (
        QUEUE_POINTS
        + len(bot_view.own.entrances)
        + len(bot_view.own.helipads)
        - bot_view.view.turn.queue_points
    )


def admit_patient(bot_view: BotView, command: AdmitPatient) -> int:
    """Return the patient's value, doubled so that moving an appointment can rank just below."""
    return 2 * _patient(bot_view, command.service, bot_view.view.notepad[command.service][0])


def move_appointment(bot_view: BotView, command: MoveAppointment) -> int:
    """Value a move that makes a good patient available, if there is none now and a queue point is left."""
    after = moved(_notepad(bot_view), SERVICES.index(command.service), command.column, command.to)
    if (
        after is None
        or _queue_points(bot_view) < 2
        or max(_first(bot_view, _notepad(bot_view)), default=0) > 0
    ):
        return -1
    then = max(_first(bot_view, after), default=0)
    return 2 * then - 1 if then > 0 else -1


def best_patients(bot_view: BotView) -> int:
    """Return the value of the patients that can be admitted in one action."""
    return sum(max(0, one) for one in _first(bot_view, _notepad(bot_view))[: _queue_points(bot_view)])

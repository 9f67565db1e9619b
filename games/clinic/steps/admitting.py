"""Admitting patients: queue points move appointments and bring patients into pre-admissions."""

from collections.abc import Iterable

from games.clinic.commands import AdmitPatient, FinishAdmitting, MoveAppointment
from games.clinic.data.figures import PRE_ADMISSIONS_ROOM, QUEUE_POINTS
from games.clinic.events import AppointmentMoved, PatientAdmitted
from games.clinic.evolve.people import moved
from games.clinic.questions import doors, services_in_play
from games.clinic.state import PRE_ADMISSIONS, SERVICES, Clinic, Course, Service, State
from games.clinic.steps.cars import can_park, check_can_park, check_settled, settle, unsettled
from games.clinic.steps.turns import finished
from games.kernel.messages import Command, Seat
from games.kernel.module import Context, Handler
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules

_TWINS = {"left": (0, 1), "down": (1, 0)}
"""The directions in which swaps are listed; the other two say the same from the other side."""


def points_left(state: State, seat: Seat) -> int:
    """The queue points a seat may still spend: one, and one for each entrance and helipad."""
    return QUEUE_POINTS + len(doors(state.clinics[seat])) - state.turn.points


def waiting_for(clinic: Clinic, service: Service) -> int:
    """How many patients wait in pre-admissions for a service."""
    return sum(p.at == PRE_ADMISSIONS and p.service == service for p in clinic.people)


def _target(state: State, row: int, column: int, to: str, columns: int) -> tuple[int, int] | None:
    """Where a move leads, if that is on the notepad."""
    down, left = {"up": (-1, 0), "down": (1, 0), "left": (0, 1), "right": (0, -1)}[to]
    other, there = row + down, column + left
    if not 0 <= other < len(state.notepad) or not 0 <= there < columns:
        return None
    return other, there


def _changes(state: State, row: int, column: int, to: str, columns: int) -> bool:
    """Whether a move changes anything: not with an equal, and not out of a row that closes again."""
    target = _target(state, row, column, to, columns)
    if target is None or (target[0] == row and target[1] >= len(state.notepad[row])):
        return False
    if len(state.notepad[target[0]]) >= columns and target[1] >= len(state.notepad[target[0]]):
        return False
    return moved(state.notepad, row, column, to) != state.notepad


def _move(ctx: Context, state: State, seat: Seat, command: MoveAppointment) -> Course:
    check_settled(state.clinics[seat])
    row, columns = SERVICES.index(command.service), ctx.rules.figures["notepad_columns"]
    if row >= len(state.notepad) or not 0 <= command.column < len(state.notepad[row]):
        raise Illegal("no_appointment", service=command.service, column=command.column)
    if not _changes(state, row, command.column, command.to, columns):
        raise Illegal("nothing_changes", service=command.service, column=command.column)
    _check_points(state, seat)
    return (yield AppointmentMoved(seat, command.service, command.column, command.to))


def _check_points(state: State, seat: Seat) -> None:
    if points_left(state, seat) < 1:
        raise Illegal("no_queue_points", spent=state.turn.points)


def _legal_move(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    if unsettled(state.clinics[seat]) or points_left(state, seat) < 1:
        return []
    columns: int = rules.figures["notepad_columns"]
    found: list[Command] = []
    for row, service in enumerate(rules.ask(services_in_play)(rules)):
        for column in range(len(state.notepad[row])):
            for to in ("up", "down", "left", "right"):
                target = _target(state, row, column, to, columns)
                swap = target is not None and target[1] < len(state.notepad[target[0]])
                if (not swap or to in _TWINS) and _changes(state, row, column, to, columns):
                    found.append(MoveAppointment(service, column, to))
    return found


def _admit(ctx: Context, state: State, seat: Seat, command: AdmitPatient) -> Course:
    clinic, row = state.clinics[seat], SERVICES.index(command.service)
    check_settled(clinic)
    if row >= len(state.notepad) or not state.notepad[row]:
        raise Illegal("no_appointment", service=command.service, column=0)
    if waiting_for(clinic, command.service) >= PRE_ADMISSIONS_ROOM:
        raise Illegal("pre_admissions_full", service=command.service)
    _check_points(state, seat)
    check_can_park(ctx.rules, state, seat)
    state = yield PatientAdmitted(seat, clinic.next_person, command.service, state.notepad[row][0])
    return (yield from settle(ctx, state, seat))


def _legal_admit(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    if unsettled(clinic) or points_left(state, seat) < 1 or not can_park(rules, state, seat):
        return []
    return [
        AdmitPatient(service)
        for row, service in enumerate(rules.ask(services_in_play)(rules))
        if state.notepad[row] and waiting_for(clinic, service) < PRE_ADMISSIONS_ROOM
    ]


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishAdmitting) -> Course:
    check_settled(state.clinics[seat])
    return (yield from finished(ctx, state, seat))


def _legal_finish(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if unsettled(state.clinics[seat]) else [FinishAdmitting()]


MOVE_APPOINTMENT = Handler(_move, _legal_move)
ADMIT_PATIENT = Handler(_admit, _legal_admit)
FINISH_ADMITTING = Handler(_finish, _legal_finish)

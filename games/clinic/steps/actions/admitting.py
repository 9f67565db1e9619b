"""Admitting patients: queue points are spent to move appointments and to admit patients."""

from collections.abc import Iterable

from games.clinic.commands import AdmitPatient, FinishAdmitting, MoveAppointment
from games.clinic.data.figures import PRE_ADMISSIONS_CAPACITY, QUEUE_POINTS
from games.clinic.entrances import doors
from games.clinic.events import AppointmentMoved, PatientAdmitted
from games.clinic.notepad import DIRECTIONS, Notepad, moved
from games.clinic.state import PRE_ADMISSIONS, SERVICES, Clinic, Service, State
from games.clinic.steps.actions.turns import finish_action
from games.clinic.steps.cars import can_park, car_pending, check_can_park, check_no_car_pending, settle_cars
from games.clinic.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal


def points_left(state: State, seat: Seat) -> int:
    """Return the queue points a seat can still spend: one, plus one for each entrance and helipad."""
    return QUEUE_POINTS + len(doors(state.clinics[seat])) - state.turn.queue_points


def waiting_for(clinic: Clinic, service: Service) -> int:
    """Return the number of patients in pre-admissions for a service."""
    return sum(p.at == PRE_ADMISSIONS and p.service == service for p in clinic.people)


def _move(_ctx: Context, state: State, seat: Seat, command: MoveAppointment) -> Decision:
    check_no_car_pending(state.clinics[seat])
    row = SERVICES.index(command.service)
    if row >= len(state.notepad) or not 0 <= command.column < len(state.notepad[row]):
        raise Illegal("no_appointment", service=command.service, column=command.column)
    _check_points(state, seat)
    if moved(state.notepad, row, command.column, command.to) is None:
        raise Illegal("nothing_changes", service=command.service, column=command.column, to=command.to)
    return (yield AppointmentMoved(seat, command.service, command.column, command.to))


def _check_points(state: State, seat: Seat) -> None:
    if points_left(state, seat) < 1:
        raise Illegal("no_queue_points", spent=state.turn.queue_points)


def _legal_move(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    """List one command for each different notepad, because a swap can be named from both sides."""
    if car_pending(state.clinics[seat]) or points_left(state, seat) < 1:
        return []
    found: dict[Notepad, Command] = {}
    for row, appointments in enumerate(state.notepad):
        for column in range(len(appointments)):
            for to in DIRECTIONS:
                after = moved(state.notepad, row, column, to)
                if after is not None and after not in found:
                    found[after] = MoveAppointment(SERVICES[row], column, to)
    return list(found.values())


def _admit(ctx: Context, state: State, seat: Seat, command: AdmitPatient) -> Decision:
    clinic, row = state.clinics[seat], SERVICES.index(command.service)
    check_no_car_pending(clinic)
    if row >= len(state.notepad) or not state.notepad[row]:
        raise Illegal("no_appointment", service=command.service, column=0)
    if waiting_for(clinic, command.service) >= PRE_ADMISSIONS_CAPACITY:
        raise Illegal("pre_admissions_full", service=command.service)
    _check_points(state, seat)
    check_can_park(ctx.rules, state, seat)
    state = yield PatientAdmitted(seat, clinic.next_person, command.service, state.notepad[row][0])
    return (yield from settle_cars(ctx, state, seat))


def _legal_admit(rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    clinic = state.clinics[seat]
    if car_pending(clinic) or points_left(state, seat) < 1 or not can_park(rules, state, seat):
        return []
    return [
        AdmitPatient(service)
        for service, row in zip(SERVICES, state.notepad, strict=False)
        if row and waiting_for(clinic, service) < PRE_ADMISSIONS_CAPACITY
    ]


def _finish(ctx: Context, state: State, seat: Seat, _command: FinishAdmitting) -> Decision:
    check_no_car_pending(state.clinics[seat])
    return (yield from finish_action(ctx, state, seat))


def _legal_finish(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if car_pending(state.clinics[seat]) else [FinishAdmitting()]


MOVE_APPOINTMENT = Handler(_move, _legal_move)
ADMIT_PATIENT = Handler(_admit, _legal_admit)
FINISH_ADMITTING = Handler(_finish, _legal_finish)

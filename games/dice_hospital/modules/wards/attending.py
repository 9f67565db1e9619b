"""Departments that heal one patient and let others count as treated, by one command each."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.effects import valuation
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.effects.departments import DepartmentKind, healed
from games.dice_hospital.effects.groups import grouped
from games.dice_hospital.events import ActivationFinished, MeeplePlaced, Treatment
from games.dice_hospital.evolve.patients import treated
from games.dice_hospital.modules.wards.messages import AttendanceOpened, AttendPatient, PatientAttended
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader


class HealAndAttend(msgspec.Struct, frozen=True):
    """Heal the chosen patient; up to `count` untreated others count as treated."""

    steps: int
    choice: Choice
    count: int = 2
    one_ward: bool = False
    """Whether the others must lie in one ward."""


class Placement(msgspec.Struct, frozen=True):
    """A meeple and the department it was chosen for, before its patients are chosen."""

    meeple: str
    """`nurse`, or the id of the specialist."""
    department: str
    """The id of the department."""


class Attendance(msgspec.Struct, frozen=True):
    """How many more patients of a seat can count as treated, and the placement it has begun."""

    left: int = 0
    """How many more patients of the seat can count as treated, before the next meeple is placed."""
    one_ward: bool = False
    """Whether they must all lie in the same ward."""
    ward: int = 0
    """That ward, from 1 to 4, once the first of them is chosen. 0: none is chosen, or they may lie in any
    ward.
    """
    placement: Placement | None = None
    """The placement whose patients come next; null if none is chosen. It lapses with any placement."""


NONE = Attendance()


attendances = slice_reader("wards", tuple[Attendance, ...])
"""Return this module's slice of the state."""


def with_own(state: State, seat: Seat, own: Attendance) -> State:
    """Return the state with the attendance of a seat changed."""
    known = attendances(state)
    return state if known[seat] == own else replace(state, wards=(*known[:seat], own, *known[seat + 1 :]))


def lapsed(state: State, event: MeeplePlaced | ActivationFinished) -> State:
    """End the attendance."""
    return with_own(state, event.seat, NONE)


def opened(state: State, event: AttendanceOpened) -> State:
    """Start the attendance that the department allows."""
    return with_own(state, event.seat, Attendance(event.patients, event.one_ward))


def attended(state: State, event: PatientAttended) -> State:
    """Treat a patient without healing it."""
    own, seat = attendances(state)[event.seat], event.seat
    patient = next(p for p in state.hospitals[seat].patients if p.id == event.patient)
    state = with_own(state, seat, replace(own, left=own.left - 1, ward=patient.ward if own.one_ward else 0))
    return treated(state, seat, (Treatment(patient.id, patient.value),))


def open_attendance(ctx: Context, state: State, event: MeeplePlaced) -> Decision:
    """Let other patients count as treated after such a department was used."""
    effect = ctx.rules.box.departments[event.department].effect
    if isinstance(effect, HealAndAttend):
        state = yield AttendanceOpened(event.seat, effect.count, effect.one_ward)
    return state


def _candidates(state: State, seat: Seat) -> list[Patient]:
    own = attendances(state)[seat]
    if not own.left:
        return []
    patients = [patient for patient in state.hospitals[seat].patients if not patient.treated]
    if own.one_ward:
        return [p for p in patients if p.ward and own.ward in (0, p.ward)]
    return patients


def _legal(_rules: Rules, state: State, seat: Seat) -> list[AttendPatient]:
    groups = grouped(_candidates(state, seat))
    return [AttendPatient(group.ids[0]) for group in groups]


def _decide(_ctx: Context, state: State, seat: Seat, command: AttendPatient) -> Decision:
    if not attendances(state)[seat].left:
        raise Illegal("nobody_to_attend")
    if all(patient.id != command.patient for patient in _candidates(state, seat)):
        raise Illegal("patient_not_eligible", patient=command.patient)
    return (yield PatientAttended(seat, command.patient))


def attend_patient(bot_view: BotView, command: AttendPatient) -> int:
    """Do it first, for the sickest: it is free and expires with the next placement."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    return 1000 + valuation.treating(patient)


def _estimate(effect: HealAndAttend, patients: Sequence[Patient], discharged: int) -> int:
    return valuation.healing(patients, effect.steps, discharged) + valuation.TREATED * effect.count


ATTEND_PATIENT = Handler(_decide, _legal)
HEAL_AND_ATTEND = DepartmentKind(
    HealAndAttend,
    lambda effect: effect.choice,
    lambda _chance, effect, patients, _colour: [healed(patient, effect.steps) for patient in patients],
    _estimate,
)

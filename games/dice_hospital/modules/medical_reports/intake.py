"""Phases 1 and 2 of the solo game: four patients, one of them turned away, and one of two improvements."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.dice_hospital.commands import LosePatient
from games.dice_hospital.events import ImprovementDeclined, ImprovementTaken, PatientsArrived, ShiftChanged
from games.dice_hospital.modules.medical_reports.messages import (
    ImprovementsReturned,
    LowIntakeRewarded,
    PatientTurnedAway,
    TurnAway,
)
from games.dice_hospital.state import State
from games.dice_hospital.steps.admission import ADMISSION, admit
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.steps.improvement import IMPROVEMENT as TAKE_ONE
from games.dice_hospital.steps.reveal import reveal
from games.dice_hospital.steps.shift_change import SHIFT_CHANGE as SHIFT
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import NOBODY, Awaiting, Seat
from games.kernel.refusal import Illegal

SOLE: Seat = 0
DRAWN = 4
KEPT = 3
LOW_TOTAL = 8
"""The highest total of the kept patients that earns a blood bag."""


def _arrive(ctx: Context, state: State) -> Decision:
    state = yield PatientsArrived(draw_dice(ctx, state, DRAWN, rolled=True))
    surplus = [patient.id for patient in state.arrivals[KEPT:]]
    if surplus and len(_choices(state)) > 1:
        return state
    return (yield from _keep(state, surplus))


def _keep(state: State, surplus: Iterable[int]) -> Decision:
    """Turn the surplus away, and reward a low total."""
    for patient in surplus:
        state = yield PatientTurnedAway(SOLE, patient)
    total = sum(patient.value for patient in state.arrivals)
    if total <= LOW_TOTAL:
        state = yield LowIntakeRewarded(SOLE, total)
    return state


def _choices(state: State) -> list[int]:
    """One patient of each colour and value."""
    distinct = {(patient.colour, patient.value): patient.id for patient in reversed(state.arrivals)}
    return sorted(distinct.values())


def _choosing(_rules: Rules, state: State) -> Awaiting:
    return Awaiting((SOLE,)) if len(state.arrivals) > KEPT else NOBODY


def _legal(_rules: Rules, state: State, _seat: Seat) -> Iterable[TurnAway]:
    return [TurnAway(patient) for patient in _choices(state)]


def _decide(_ctx: Context, state: State, _seat: Seat, command: TurnAway) -> Decision:
    if all(patient.id != command.patient for patient in state.arrivals):
        raise Illegal("patient_not_eligible", patient=command.patient)
    return (yield from _keep(state, (command.patient,)))


def _admit(ctx: Context, state: State) -> Decision:
    return (yield from ctx.rules.resolve(admit)(ctx, state, SOLE))


def return_rest(_ctx: Context, state: State, _event: ImprovementTaken | ImprovementDeclined) -> Decision:
    """Return the other improvement to its pile at once."""
    return (yield ImprovementsReturned(state.departments, state.specialists))


def _rest(_ctx: Context, _state: State) -> Decision:
    return (yield ShiftChanged())


ARRIVAL = Step("arrival", enter=_arrive, awaiting=_choosing, commands=(TurnAway,))
IN_WARDS = Step("admission", enter=_admit, awaiting=ADMISSION.awaiting, commands=(LosePatient,))
IMPROVEMENT = replace(TAKE_ONE, enter=reveal)
SHIFT_CHANGE = Step("shift_change", enter=_rest, occurs=SHIFT.occurs)
TURN_AWAY = Handler(_decide, _legal)

"""Phases 4 and 5: neglect, then points for discharged patients."""

from games.dice_hospital.commands import ScoreRound
from games.dice_hospital.events import PatientsNeglected, RoundScored, Treatment
from games.dice_hospital.hooks import neglect_steps, round_lines
from games.dice_hospital.state import State, clockwise
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import NOBODY, Awaiting, Seat

SCORING_JOB = "scoring"


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return NOBODY if len(state.acted) == rules.players else Awaiting(job=SCORING_JOB)


def _decide(ctx: Context, state: State, _seat: Seat, _command: ScoreRound) -> Decision:
    state = yield from ctx.rules.resolve(neglect)(ctx, state)
    seats = clockwise(state, state.first_player)
    lines = {seat: ctx.rules.resolve(round_lines)(ctx.rules, state, seat) for seat in seats}
    for seat in seats:
        state = yield RoundScored(seat, len(state.hospitals[seat].discharged), lines[seat])
    return state


def neglect(ctx: Context, state: State) -> Decision:
    """Hook: phase 4, what happens to untreated patients."""
    for seat in clockwise(state, state.first_player):
        worse = neglected(ctx.rules, state, seat)
        if worse:
            state = yield PatientsNeglected(seat, worse)
    return state


def neglected(rules: Rules, state: State, seat: Seat) -> tuple[Treatment, ...]:
    """What neglect does to the untreated patients of a seat."""
    steps_of = rules.resolve(neglect_steps)
    return tuple(
        [
            Treatment(patient.id, patient.value - steps if patient.value > steps else 0)
            for patient in state.hospitals[seat].patients
            if not patient.treated and (steps := steps_of(rules, state, seat, patient))
        ]
    )


SCORING = Step("scoring", awaiting=_awaiting, commands=(ScoreRound,))
SCORE_ROUND = Handler(_decide, job=SCORING_JOB)

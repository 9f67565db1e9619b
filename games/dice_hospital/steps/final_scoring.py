"""The end of the game: fatalities, blood bags, and who stands where."""

from games.dice_hospital.events import GameScored
from games.dice_hospital.questions import final_lines
from games.dice_hospital.state import Course, Hospital, State, clockwise
from games.kernel.messages import Seat
from games.kernel.module import Context, Step
from games.kernel.rules import Rules
from games.kernel.title import Standing


def _enter(ctx: Context, state: State) -> Course:
    for seat in clockwise(state, state.first_player):
        state = yield GameScored(seat, ctx.rules.ask(final_lines)(ctx.rules, state, seat))
    return state


def _rank(hospital: Hospital) -> tuple[int, int, int]:
    """More points; then fewer patients left; then the higher sum of their values."""
    patients = hospital.patients
    return hospital.points, -len(patients), sum(patient.value for patient in patients)


def ties(_rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
    """What decides between equal points."""
    return _rank(state.hospitals[seat])[1:]


def standings(_rules: Rules, state: State) -> tuple[Standing, ...]:
    """Every seat's place; equals share theirs."""
    ranks = [_rank(hospital) for hospital in state.hospitals]
    return tuple(
        Standing(seat, 1 + sum(other > rank for other in ranks), rank[0]) for seat, rank in enumerate(ranks)
    )


FINAL_SCORING = Step("final_scoring", enter=_enter)

"""Final scoring: points for staff, rooms and buildings, penalties for patients and time."""

from games.clinic.commands import ScoreGame
from games.clinic.data.figures import BUILDING_POPULARITY, TIME_PER_PENALTY
from games.clinic.events import GameScored, ScoreLine
from games.clinic.geometry.layout import layout_of
from games.clinic.rooms import treating_buildings, working_treatment_rooms
from games.clinic.state import LEVELS, Person, State
from games.clinic.steps.scoring_job import SCORING_JOB, scoring_awaited
from games.clinic.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Seat
from games.kernel.title import Standing


def doctor_points(rules: Rules, person: Person) -> int:
    """Return the points for a doctor at the end; 0 for everyone else."""
    points: int = 0
    if person.kind == "doctor" and person.colour in LEVELS:
        points = rules.figures["doctor_points"][LEVELS.index(person.colour)]
    return points


def final_lines(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return what a seat gains and loses at the end."""
    clinic, figures = state.clinics[seat], rules.figures
    nurses = sum(person.kind == "nurse" for person in clinic.people)
    left = [p.colour for p in clinic.people if p.kind == "patient" and p.colour in LEVELS]
    return (
        ScoreLine("doctors", sum(rules.resolve(doctor_points)(rules, person) for person in clinic.people)),
        ScoreLine("nurses", figures["nurse_points"] * nurses),
        ScoreLine(
            "treatment_rooms",
            sum(figures["treatment_room_points"][floor] for floor in working_treatment_rooms(clinic)),
        ),
        ScoreLine("buildings", BUILDING_POPULARITY * max(0, treating_buildings(layout_of(clinic)) - 1)),
        ScoreLine("patients", -sum(figures["patient_penalties"][LEVELS.index(c)] for c in left if c)),
        ScoreLine("time", -(clinic.time // TIME_PER_PENALTY)),
    )


def _score(ctx: Context, state: State, _seat: Seat, _command: ScoreGame) -> Decision:
    for seat in state.turn_order:
        state = yield GameScored(seat, ctx.rules.resolve(final_lines)(ctx.rules, state, seat))
    return state


def ties(_rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
    """Return the tie-breaker of a seat: earlier in the turn order is better."""
    return (-state.turn_order.index(seat),)


def standings(rules: Rules, state: State) -> tuple[Standing, ...]:
    """Return the place and points of every seat."""
    ranks = [(clinic.popularity, ties(rules, state, seat)) for seat, clinic in enumerate(state.clinics)]
    return tuple(
        Standing(seat, 1 + sum(other > own for other in ranks), own[0]) for seat, own in enumerate(ranks)
    )


FINAL_SCORING = Step("final_scoring", awaiting=scoring_awaited, commands=(ScoreGame,))
SCORE_GAME = Handler(_score, job=SCORING_JOB)

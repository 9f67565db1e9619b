"""What a goal is worth to bots that search: all of it once it is reached, less for what is missing before."""

from games.clinic.modules.solo.aims import MISSING, missing_doctor_colours, time_too_much
from games.clinic.modules.solo.progress import progress_of
from games.clinic.state import State
from games.clinic.types import Rules
from games.kernel.messages import Seat

GOAL_POINTS = 30
"""What a goal is worth in points. Without it a game has no rank, however many points there are."""
_WEIGHTS = {
    "goal_buildings": 400,
    "goal_top_floor": 700,
    "goal_doctors": 1250,
    "goal_nurses": 600,
    "goal_money": 60,
}
"""What each missing part of a goal costs, in hundredths of a point."""
_TIME_WEIGHT, _WHITE_WEIGHT, _COLOUR_WEIGHT = 200, 150, 500
"""The same for each unit of time too much, each white patient left, and each colour that is missing."""


def worth(_rules: Rules, state: State, seat: Seat) -> int:
    """Return what is missing for the goal, as a loss."""
    goal, clinic = progress_of(state).goal, state.clinics[seat]
    if goal in MISSING:
        return -_WEIGHTS[goal] * MISSING[goal](clinic)
    if goal == "goal_time":
        return -_TIME_WEIGHT * time_too_much(clinic, state.round)
    if goal == "goal_doctor_colours":
        return -_COLOUR_WEIGHT * missing_doctor_colours(clinic, state.round)
    if goal == "goal_no_white_patients":
        return -_WHITE_WEIGHT * (state.patients[0] + sum([row.count("white") for row in state.notepad]))
    return 0


def points_of_goal(_rules: Rules, state: State, _seat: Seat) -> int:
    """Return what a goal is worth that was reached at the end."""
    result = progress_of(state).result
    return GOAL_POINTS if result is not None and result.reached else 0

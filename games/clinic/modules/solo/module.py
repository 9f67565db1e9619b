"""The solo module: setup for one player, the choice of a goal, and its result at the end."""

from collections.abc import Iterable

from games.clinic.bots.knowledge import points_besides
from games.clinic.events import PatientTreated
from games.clinic.modules.solo import goals, hall_of_fame, progress
from games.clinic.modules.solo.heuristics import EARLIER_HEURISTICS, HEURISTICS
from games.clinic.modules.solo.messages import ChooseGoal, GoalChosen, GoalJudged, SpecialRoomsDrawn
from games.clinic.modules.solo.words import WORDS
from games.clinic.modules.solo.worth import points_of_goal, worth
from games.clinic.state import SPECIALS, State
from games.clinic.types import Context, Decision, Handler, Module, Rules, Step
from games.kernel.chance import shuffled
from games.kernel.figures import Figure
from games.kernel.messages import Awaiting, Seat
from games.kernel.module import After, Before, public
from games.kernel.refusal import Illegal

SOLE: Seat = 0
SPECIAL_KINDS = 2


def _draw_specials(ctx: Context, _state: State) -> Decision:
    """Draw two kinds of special rooms, one tile of each."""
    kinds = shuffled(ctx.chance, SPECIALS)[:SPECIAL_KINDS]
    return (yield SpecialRoomsDrawn(kinds))


def _choosing(_rules: Rules, state: State) -> Awaiting:
    return Awaiting(() if progress.progress_of(state).goal else (SOLE,))


def _choose(_ctx: Context, _state: State, seat: Seat, command: ChooseGoal) -> Decision:
    if command.goal not in goals.BY_KEY:
        raise Illegal("no_such_goal", goal=command.goal)
    return (yield GoalChosen(seat, command.goal))


def _legal(_rules: Rules, _state: State, _seat: Seat) -> Iterable[ChooseGoal]:
    return [ChooseGoal(goal.key) for goal in goals.GOALS]


def _judge(_ctx: Context, state: State) -> Decision:
    """Judge the goal after all scoring. Only a goal that was reached gives a rank."""
    goal, score = goals.BY_KEY[progress.progress_of(state).goal or ""], state.clinics[SOLE].popularity
    reached = goal.judge(state, SOLE)
    return (
        yield GoalJudged(SOLE, goal.key, reached, score, hall_of_fame.rank_of(score) if reached else None)
    )


SOLO = Module(
    key="solo",
    name="Solitaire",
    about="Play alone: choose a goal after the setup, reach it, and earn a rank in the hall of fame.",
    excludes=("sequential",),
    adds_player_counts=(1,),
    players=(1,),
    enabled_when=lambda _options, seats: len(seats) == 1,
    figures=(
        Figure("solo_special_kinds", SPECIAL_KINDS, "printed", "kinds of special rooms, one tile of each"),
        *goals.FIGURES,
        hall_of_fame.HALL_OF_FAME,
    ),
    edits=(
        Before("turn_order", Step("special_rooms", enter=_draw_specials)),
        After("main_board", Step("goal", awaiting=_choosing, commands=(ChooseGoal,))),
        After("final_scoring", Step("judgement", enter=_judge)),
    ),
    handlers={ChooseGoal: Handler(_choose, _legal)},
    evolvers={
        SpecialRoomsDrawn: progress.special_rooms_drawn,
        GoalChosen: progress.goal_chosen,
        PatientTreated: progress.patient_treated,
        GoalJudged: progress.goal_judged,
    },
    redactions=dict.fromkeys((ChooseGoal, SpecialRoomsDrawn, GoalChosen, GoalJudged), public),
    slice=(progress.SoloProgress, progress.begin),
    view=(progress.SoloProgress, progress.view),
    components=(*goals.GOALS, *hall_of_fame.RANKS),
    names={**goals.NAMES, **hall_of_fame.NAMES},
    examples=(ChooseGoal("goal_nurses"),),
    heuristics=HEURISTICS,
    earlier_heuristics=(EARLIER_HEURISTICS,),
    worth=worth,
    overrides={points_besides: lambda _usual: points_of_goal},
    words=WORDS,
)

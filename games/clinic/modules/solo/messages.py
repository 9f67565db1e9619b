"""Commands and events of the solo game."""

from games.clinic.state import Special
from games.kernel.messages import Command, Event, Seat


class ChooseGoal(Command, tag="choose_goal", frozen=True):
    """Setup: say what you want to have reached when the game is over."""

    goal: str


class SpecialRoomsDrawn(Event, tag="special_rooms_drawn", frozen=True):
    """The kinds of special rooms in play, one tile of each."""

    kinds: tuple[Special, ...]


class GoalChosen(Event, tag="goal_chosen", frozen=True):
    """The seat said what it wants to reach."""

    seat: Seat
    goal: str


class GoalJudged(Event, tag="goal_judged", frozen=True):
    """Whether the goal was reached, the score, and its place in the hall of fame if it has one."""

    seat: Seat
    goal: str
    reached: bool
    score: int
    rank: str | None

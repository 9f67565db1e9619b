"""Commands and events of the solo game."""

from games.clinic.state import Special
from games.kernel.messages import Command, Event, Id, Seat


class ChooseGoal(Command, tag="choose_goal", frozen=True):
    """Setup: choose the goal to reach by the end of the game."""

    goal: Id


class SpecialRoomsDrawn(Event, tag="special_rooms_drawn", frozen=True):
    """The kinds of special rooms in play were drawn, one tile of each."""

    kinds: tuple[Special, ...]


class GoalChosen(Event, tag="goal_chosen", frozen=True):
    """The seat chose its goal."""

    seat: Seat
    goal: str


class GoalJudged(Event, tag="goal_judged", frozen=True):
    """The result: whether the goal was reached, the score, and the rank in the hall of fame, if any."""

    seat: Seat
    goal: str
    reached: bool
    score: int
    rank: str | None

"""Commands and events of the solo game."""

from games.clinic.state import Special
from games.kernel.messages import Command, Event, Id, Seat


class ChooseGoal(Command, tag="choose_goal", frozen=True):
    """Setup: choose the goal to reach by the end of the game."""

    goal: Id
    """The key of the goal, as the catalogue lists it."""


class SpecialRoomsDrawn(Event, tag="special_rooms_drawn", frozen=True):
    """The kinds of special rooms in play were drawn, one tile of each."""

    kinds: tuple[Special, ...]
    """The kinds in play; the others cannot be built."""


class GoalChosen(Event, tag="goal_chosen", frozen=True):
    """The seat chose its goal."""

    seat: Seat
    """The only seat, 0."""
    goal: str
    """The key of the goal."""


class GoalJudged(Event, tag="goal_judged", frozen=True):
    """The result: whether the goal was reached, the score, and the rank in the hall of fame, if any."""

    seat: Seat
    """The only seat, 0."""
    goal: str
    """The key of the goal."""
    reached: bool
    """Whether the clinic reached it."""
    score: int
    """The popularity at the end."""
    rank: str | None
    """The rank in the hall of fame; null without one."""

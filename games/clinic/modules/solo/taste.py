"""What the greedy bot thinks of goals."""

from games.clinic.bots.look import Look
from games.clinic.modules.solo.messages import ChooseGoal

_LIKED = {"goal_nurses": 2, "goal_doctors": 1}
"""Those that it comes nearest to by playing as it always does."""


def choose_goal(_look: Look, command: ChooseGoal) -> int:
    """What is reached on the way."""
    return _LIKED.get(command.goal, 0)

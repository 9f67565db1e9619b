"""How the easy bot plays for a goal: it chooses the goal of four nurses, and hires them."""

from games.clinic.bots.bot_view import BotView
from games.clinic.commands import HireNurse, SelectAction
from games.clinic.modules.solo.goals import LEAST_NURSES
from games.clinic.modules.solo.messages import ChooseGoal

_GOAL = "goal_nurses"
_MISSING_NURSE_VALUE, _HIRE_ACTION_VALUE = 40, 8
"""The extra value of a missing nurse, and of an action in which one can be hired."""


def choose_goal(_bot_view: BotView, command: ChooseGoal) -> int:
    """Prefer the goal that costs least."""
    return command.goal == _GOAL


def _missing(bot_view: BotView) -> bool:
    nurses = sum(person.kind == "nurse" for person in bot_view.own.people)
    goal: str | None = bot_view.view.modules["solo"].goal
    return goal == _GOAL and nurses < LEAST_NURSES


def hire_nurse(bot_view: BotView, _command: HireNurse) -> int:
    """Add value while nurses are missing."""
    return _MISSING_NURSE_VALUE * _missing(bot_view)


def select_action(bot_view: BotView, command: SelectAction) -> int:
    """Add value to hiring while nurses are missing and one can be hired."""
    column = bot_view.view.nurses[bot_view.view.round - 1]
    return _HIRE_ACTION_VALUE * (command.action == "hire" and column > 0 and _missing(bot_view))

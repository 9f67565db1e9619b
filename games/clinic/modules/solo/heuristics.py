"""What the easy bot thinks of goals: it hires four nurses, which are worth a point each as well."""

from games.clinic.bots.bot_view import BotView
from games.clinic.commands import HireNurse, SelectAction
from games.clinic.modules.solo.goals import LEAST_NURSES
from games.clinic.modules.solo.messages import ChooseGoal

_GOAL = "goal_nurses"
_NURSE, _ACTION = 40, 8
"""What a nurse is worth more that is missing, and an action in which one can be hired."""


def choose_goal(_bot_view: BotView, command: ChooseGoal) -> int:
    """The goal that costs least."""
    return command.goal == _GOAL


def _missing(bot_view: BotView) -> bool:
    nurses = sum(person.kind == "nurse" for person in bot_view.own.people)
    goal: str | None = bot_view.view.modules["solo"].goal if "solo" in bot_view.view.modules else None
    return goal == _GOAL and nurses < LEAST_NURSES


def hire_nurse(bot_view: BotView, _command: HireNurse) -> int:
    """One of those that are missing."""
    return _NURSE * _missing(bot_view)


def select_action(bot_view: BotView, command: SelectAction) -> int:
    """Hiring, while there is a nurse for hire and one is missing."""
    column = bot_view.view.nurses[bot_view.view.round - 1]
    return _ACTION * (command.action == "hire" and column > 0 and _missing(bot_view))

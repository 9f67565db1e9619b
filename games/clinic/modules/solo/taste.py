"""What the greedy bot thinks of goals: it hires four nurses, which are worth a point each as well."""

from games.clinic.bots.look import Look
from games.clinic.commands import HireNurse, SelectAction
from games.clinic.modules.solo.goals import LEAST_NURSES
from games.clinic.modules.solo.messages import ChooseGoal

_GOAL = "goal_nurses"
_NURSE, _ACTION = 40, 8
"""What a nurse is worth more that is missing, and an action in which one can be hired."""


def choose_goal(_look: Look, command: ChooseGoal) -> int:
    """The goal that costs least."""
    return command.goal == _GOAL


def _missing(look: Look) -> bool:
    nurses = sum(person.kind == "nurse" for person in look.own.people)
    goal: str | None = look.view.modules["solo"].goal if "solo" in look.view.modules else None
    return goal == _GOAL and nurses < LEAST_NURSES


def hire_nurse(look: Look, _command: HireNurse) -> int:
    """One of those that are missing."""
    return _NURSE * _missing(look)


def select_action(look: Look, command: SelectAction) -> int:
    """Hiring, while there is a nurse for hire and one is missing."""
    column = look.view.nurses[look.view.round - 1]
    return _ACTION * (command.action == "hire" and column > 0 and _missing(look))

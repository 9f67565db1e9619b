"""How bots value commands that bring a goal closer. The easy bot chooses the goal of four nurses."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy.treatment_plan import best_treatments
from games.clinic.data.figures import POPULARITY_PRICE
from games.clinic.modules.solo.aims import MISSING
from games.clinic.modules.solo.goals import LEAST_MONEY, LEAST_PATIENT_COLOURS
from games.clinic.modules.solo.messages import ChooseGoal
from games.clinic.state import Colour, Room
from games.kernel.messages import Command

_EASIEST = "goal_nurses"
_MISSING_VALUE, _ACTION_VALUE = 40, 8
"""The extra value of a missing part of a goal, and of an action that can bring one."""
_BUILDING_GOALS = ("goal_buildings", "goal_top_floor")
_COLOUR_VALUE = 60
"""The value of a patient of another colour in the last round."""
_SAVING_VALUE = 100
"""The value of not buying a point of popularity, if money is the goal."""


def _choose_goal(_bot_view: BotView, command: ChooseGoal) -> int:
    """Prefer the goal that costs least."""
    return command.goal == _EASIEST


def _goal(bot_view: BotView) -> str | None:
    goal: str | None = bot_view.view.modules["solo"].goal
    return goal


def _missing(bot_view: BotView, goal: str) -> bool:
    return _goal(bot_view) == goal and MISSING[goal](bot_view.clinic) > 0


def _hire_nurse(bot_view: BotView, _command: c.HireNurse) -> int:
    return _MISSING_VALUE * _missing(bot_view, "goal_nurses")


def _hire_doctor(bot_view: BotView, _command: c.HireDoctor) -> int:
    return _MISSING_VALUE * _missing(bot_view, "goal_doctors")


def _build_room(bot_view: BotView, command: c.BuildRoom) -> int:
    """Value a room that belongs to a tower or to another building, if that is the goal."""
    goal = _goal(bot_view)
    if goal not in _BUILDING_GOALS:
        return 0
    missing, site = MISSING[goal], bot_view.site
    room = Room(command.space, command.kind, command.service)
    return _MISSING_VALUE * (missing(site) - missing(replace(site, rooms=(*site.rooms, room))))


def _admit_patient(bot_view: BotView, command: c.AdmitPatient) -> int:
    """Value patients of another colour in the last round, if that is the goal."""
    if _goal(bot_view) != "goal_patient_colours" or rounds_left(bot_view.view.round) > 1:
        return 0
    return _COLOUR_VALUE * (
        bot_view.view.notepad[command.service][0] not in (*_colours_left(bot_view), "red")
    )


def _colours_left(bot_view: BotView) -> set[Colour | None]:
    """Return the colours of the patients who will not be treated."""
    treated = {case.patient.id for case in best_treatments(bot_view.clinic, True)}
    return {one.colour for one in bot_view.own.people if one.kind == "patient" and one.id not in treated}


def _select_action(bot_view: BotView, command: c.SelectAction) -> int:
    """Add value to an action that brings the goal closer."""
    if command.action == "admit":
        aims = _goal(bot_view) == "goal_patient_colours" and rounds_left(bot_view.view.round) == 1
        return _ACTION_VALUE * (aims and len(_colours_left(bot_view) - {"red"}) < LEAST_PATIENT_COLOURS)
    if command.action == "build":
        return _ACTION_VALUE * any(_missing(bot_view, goal) for goal in _BUILDING_GOALS)
    if command.action == "hire":
        nurse = bot_view.view.nurses[bot_view.view.round - 1] > 0 and _missing(bot_view, "goal_nurses")
        doctor = any(bot_view.view.university) and _missing(bot_view, "goal_doctors")
        return _ACTION_VALUE * (nurse or doctor)
    return 0


def _buy_popularity(bot_view: BotView, command: c.BuyPopularity) -> int:
    """Keep the money if it is the goal, unless there will be too little of it at the end."""
    own = bot_view.own
    money = own.savings + own.income
    hopeless = rounds_left(bot_view.view.round) == 1 and money < LEAST_MONEY
    if _goal(bot_view) != "goal_money" or hopeless:
        return 0
    return -_SAVING_VALUE * command.points * (money - POPULARITY_PRICE * command.points < LEAST_MONEY)


def _first_select_action(bot_view: BotView, command: c.SelectAction) -> int:
    column = bot_view.view.nurses[bot_view.view.round - 1]
    return _ACTION_VALUE * (command.action == "hire" and column > 0 and _missing(bot_view, "goal_nurses"))


def _nothing(_bot_view: BotView, _command: Command) -> int:
    return 0


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    ChooseGoal: _choose_goal,
    c.SelectAction: _select_action,
    c.BuildRoom: _build_room,
    c.HireDoctor: _hire_doctor,
    c.HireNurse: _hire_nurse,
    c.AdmitPatient: _admit_patient,
    c.BuyPopularity: _buy_popularity,
}
EARLIER_HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    c.SelectAction: _first_select_action,
    **dict.fromkeys((c.BuildRoom, c.HireDoctor, c.AdmitPatient, c.BuyPopularity), _nothing),
}
"""Version 1 of the easy bot plays for no goal but that of four nurses."""

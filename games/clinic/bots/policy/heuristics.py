"""How the easy bot values the commands of the base game."""

from collections.abc import Callable
from typing import Any

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.policy import admitting, building, cars, hiring
from games.clinic.bots.policy.next_move import may_not_stay
from games.clinic.data.figures import POPULARITY_PRICE
from games.clinic.state import Clinic
from games.kernel.last_result import keep_last
from games.kernel.messages import Command

_BONUS_VALUES = {"patient": 6, "money": 5, "yellow_doctor": 4, "orderly": 3, "nurse": 2, "garden": 1}
_MONEY_KEPT = (0, 12, 12, 12, 10, 8, 0)
"""The money to keep for the next round, by round."""
_PLANNED_MOVE_VALUE, _FORCED_MOVE_VALUE, _UNWANTED_MOVE_VALUE = 100, -100, -10_000


def _pick_bonus(_bot_view: BotView, command: c.PickBonus) -> int:
    return _BONUS_VALUES.get(command.bonus, 0)


def place_room(_bot_view: BotView, command: c.PlaceRoom) -> int:
    """Prefer the middle of the board."""
    column, row = command.space[1], command.space[2]
    return (column in "bc") + 2 * (row == "2") - 5 * (command.space[0] != "0")


def _place_bonus(bot_view: BotView, command: c.PlaceBonus) -> int:
    place = building.build_garden if bot_view.own.bonus == "garden" else building.build_parking
    return place(bot_view, command)


def _select_action(bot_view: BotView, command: c.SelectAction) -> int:
    """Return the value of an action per round. Rooms and staff count for all rounds left."""
    rounds = rounds_left(bot_view.view.round)
    if command.action == "admit":
        return admitting.best_patients(bot_view)
    return (
        building.best_building(bot_view) if command.action == "build" else hiring.best_hire(bot_view)
    ) // rounds


def _move_person(bot_view: BotView, command: c.MovePerson) -> int:
    """Prefer the planned move, then the quickest of the moves that are required."""
    if command == bot_view.move:
        return _PLANNED_MOVE_VALUE
    required = command.person in _who_may_not_stay(bot_view.clinic)
    time = bot_view.times[command.person, command.to]
    return (_FORCED_MOVE_VALUE if required else _UNWANTED_MOVE_VALUE) - time


@keep_last
def _who_may_not_stay(clinic: Clinic) -> set[int]:
    return {one.id for one in clinic.people if may_not_stay(clinic, one)}


def _walk_step(_bot_view: BotView, _command: c.WalkStep) -> int:
    """Never start a walk. One can be open if the bot took over from a player."""
    return 2 * _UNWANTED_MOVE_VALUE


def _treat(_bot_view: BotView, _command: c.Treat) -> int:
    return -1


def _treat_best(_bot_view: BotView, _command: c.TreatBest) -> int:
    return 1


def _buy_popularity(bot_view: BotView, command: c.BuyPopularity) -> int:
    """Buy as much as leaves enough money for the next round."""
    left = bot_view.own.savings + bot_view.own.income - POPULARITY_PRICE * command.points
    return command.points if left >= _MONEY_KEPT[bot_view.view.round] else -command.points


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    c.PickBonus: _pick_bonus,
    c.PlaceRoom: place_room,
    c.PlaceBonus: _place_bonus,
    c.SelectAction: _select_action,
    **building.HEURISTICS,
    c.MoveCar: cars.move_car,
    c.HireDoctor: hiring.hire_doctor,
    c.HireNurse: hiring.hire_nurse,
    c.HireOrderly: hiring.hire_orderly,
    c.MoveAppointment: admitting.move_appointment,
    c.AdmitPatient: admitting.admit_patient,
    c.ParkCar: cars.park_car,
    c.TakeCar: cars.take_car,
    c.MovePerson: _move_person,
    c.WalkStep: _walk_step,
    c.Treat: _treat,
    c.TreatBest: _treat_best,
    c.BuyPopularity: _buy_popularity,
}

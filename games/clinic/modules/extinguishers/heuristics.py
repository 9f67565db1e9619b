"""How the easy bot values extinguishers."""

from games.clinic.bots.bot_view import BotView
from games.clinic.bots.default_figures import rounds_left
from games.clinic.geometry.spaces import floor_of, grid
from games.clinic.modules.extinguishers.messages import BuildExtinguisher
from games.clinic.modules.extinguishers.tokens import COST, INCOME
from games.clinic.rooms import works

_TIME_LOST = 2
"""The time that people will lose to it each round, in dollars."""
_MONEY_RESERVE = 5
"""Money to keep for hiring."""


def build_extinguisher(bot_view: BotView, command: BuildExtinguisher) -> int:
    """Value one patient in each adjacent treatment room per round, less the cost and the time lost."""
    clinic, cost = bot_view.clinic, COST[floor_of(command.space)]
    if bot_view.own.savings - cost < _MONEY_RESERVE:
        return -1
    near = grid(clinic.columns).adjacent[command.space]
    rooms = sum(
        room.kind == "treatment_room" and room.space in near for room in clinic.rooms if works(clinic, room)
    )
    return rounds_left(bot_view.view.round) * (INCOME * rooms - _TIME_LOST) - cost

"""The easy bot: it saves dying patients, discharges several at once and uses every meeple."""

from games.dice_hospital.bots.bot_view import bot_view_of
from games.dice_hospital.box import box
from games.dice_hospital.types import Module
from games.kernel.bots import heuristic_policy
from games.kernel.position import Policy


def easy_policy(modules: tuple[Module, ...], version: int | None = None) -> Policy:
    """Return how the easy bot chooses among the commands of these modules."""
    known = box(modules)
    return heuristic_policy(modules, lambda view: bot_view_of(view, known), version)

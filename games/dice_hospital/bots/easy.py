"""The easy bot: it saves dying patients, discharges several at once and uses every meeple."""

from games.dice_hospital.bots.bot_view import bot_view_of
from games.dice_hospital.box import box
from games.dice_hospital.types import Module
from games.kernel.bots import heuristic_bot
from games.kernel.title import Bot


def easy(modules: tuple[Module, ...]) -> Bot:
    """Return a bot that values the commands of these modules."""
    known = box(modules)
    return heuristic_bot(modules, lambda view: bot_view_of(view, known))

"""The easy bot: it builds what pays, admits patients it can treat, and buys popularity with the rest."""

from games.clinic.bots.bot_view import BotView, bot_view_of
from games.clinic.bots.policy.next_move import next_move
from games.clinic.data.figures import ROUNDS
from games.clinic.types import Module
from games.clinic.view import TableView
from games.kernel.bots import heuristic_policy
from games.kernel.position import Policy


def easy_policy(modules: tuple[Module, ...], version: int | None = None) -> Policy:
    """Return how the easy bot chooses, with the heuristics of these modules."""
    return heuristic_policy(modules, with_plan, version)


def with_plan(view: TableView) -> BotView:
    """Return the bot view, with the next move planned if people can move."""
    bot_view = bot_view_of(view)
    if not view.moves:
        return bot_view
    times = {(move.person, move.to): move.time for move in view.moves}
    return bot_view._replace(times=times, move=next_move(bot_view.clinic, times, view.round == ROUNDS))

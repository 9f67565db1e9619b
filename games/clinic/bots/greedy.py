"""A sensible bot: it builds what pays, admits whom it can treat, and buys popularity with the rest."""

from games.clinic.bots.look import Look, look_at
from games.clinic.bots.walks import next_move
from games.clinic.view import TableView
from games.kernel.bots import by_taste
from games.kernel.module import Module
from games.kernel.title import Bot


def greedy(units: tuple[Module, ...]) -> Bot:
    """The bot that knows what the commands of these units are worth."""
    return by_taste(units, _with_plan)


def _with_plan(view: TableView) -> Look:
    """What there is to see, and, where people may move, who should do so next."""
    look = look_at(view)
    return look._replace(move=next_move(look)) if view.moves else look

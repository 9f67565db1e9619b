"""A sensible bot: it saves who would die, discharges several at once and uses every meeple."""

from games.dice_hospital.bots.look import Look
from games.dice_hospital.box import box
from games.kernel.bots import by_taste
from games.kernel.module import Module
from games.kernel.title import Bot


def greedy(units: tuple[Module, ...]) -> Bot:
    """The bot that knows what the commands of these units are worth."""
    known = box(units)
    return by_taste(units, lambda view: Look(view, view.hospitals[view.you or 0], known))

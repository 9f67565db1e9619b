"""A sensible bot: it saves who would die, discharges several at once and uses every meeple."""

from collections.abc import Callable, Sequence
from typing import Any

from games.dice_hospital.bots.look import Look
from games.dice_hospital.box import box
from games.dice_hospital.view import TableView
from games.kernel.messages import Command
from games.kernel.module import Module
from games.kernel.title import Bot


def greedy(units: tuple[Module, ...]) -> Bot:
    """The bot that knows what the commands of these units are worth; what several think of one adds up."""
    known, tastes = box(units), dict[type[Command], tuple[Callable[[Look, Any], int], ...]]()
    for unit in units:
        for kind, taste in unit.tastes.items():
            tastes[kind] = (*tastes.get(kind, ()), taste)

    def choose(view: TableView, legal: Sequence[Command], _below: Callable[[int], int]) -> Command:
        """The command that looks best for the seat; the first among equals."""
        look = Look(view, view.hospitals[view.you or 0], known)

        def worth(command: Command) -> int:
            return sum([taste(look, command) for taste in tastes.get(type(command), ())])

        return max(legal, key=worth)

    return choose

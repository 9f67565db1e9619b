"""What the easy bot thinks of zombies: they stay out of the rooms in which people are."""

from collections.abc import Callable

from games.clinic.bots.bot_view import BotView
from games.clinic.modules.zombies.messages import CureZombie, MoveZombie, TurnPatients
from games.kernel.messages import Command


def _away_from_people(bot_view: BotView, command: MoveZombie) -> int:
    """Bare ground is best, then rooms without anybody."""
    if any(room.space == command.to for room in bot_view.own.rooms):
        return -1 - sum(person.at == command.to for person in bot_view.own.people)
    return 1


def _any(_bot_view: BotView, _command: Command) -> int:
    return 0


def _always(_bot_view: BotView, _command: Command) -> int:
    return 1


HEURISTICS: dict[type[Command], Callable[..., int]] = {
    MoveZombie: _away_from_people,
    TurnPatients: _any,
    CureZombie: _always,
}

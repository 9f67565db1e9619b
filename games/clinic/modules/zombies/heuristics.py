"""How the easy bot values zombies: they should stay out of rooms with people."""

from collections.abc import Callable

from games.clinic.bots.bot_view import BotView
from games.clinic.modules.zombies.messages import CureZombie, MoveZombie, TurnPatients
from games.kernel.messages import Command


def _away_from_people(bot_view: BotView, command: MoveZombie) -> int:
    """Prefer empty ground, then empty rooms."""
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

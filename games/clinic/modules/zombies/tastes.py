"""What the greedy bot thinks of zombies: they stay out of the rooms in which people are."""

from collections.abc import Callable

from games.clinic.bots.look import Look
from games.clinic.modules.zombies.messages import CureZombie, MoveZombie, TurnPatients
from games.kernel.messages import Command


def _away_from_people(look: Look, command: MoveZombie) -> int:
    """Bare ground is best, then rooms without anybody."""
    if any(module.space == command.to for module in look.own.modules):
        return -1 - sum(person.at == command.to for person in look.own.people)
    return 1


def _any(_look: Look, _command: Command) -> int:
    return 0


def _gladly(_look: Look, _command: Command) -> int:
    return 1


TASTES: dict[type[Command], Callable[..., int]] = {
    MoveZombie: _away_from_people,
    TurnPatients: _any,
    CureZombie: _gladly,
}

"""What the greedy bot thinks of blood: it helps patients where it can, and plans nothing for it."""

from collections.abc import Callable

from games.clinic.modules.blood_transfusion.messages import DropBlood, GiveBlood, TakeBlood, Transfuse
from games.kernel.messages import Command


def _never(_look: object, _command: Command) -> int:
    return -1


def _gladly(_look: object, _command: Command) -> int:
    return 1


TASTES: dict[type[Command], Callable[..., int]] = {
    GiveBlood: _never,
    TakeBlood: _never,
    DropBlood: _never,
    Transfuse: _gladly,
}

"""What the easy bot thinks of blood: `treat_best` uses what there is, and nothing is planned for it."""

from collections.abc import Callable

from games.clinic.modules.blood_transfusion.messages import DropBlood, GiveBlood, TakeBlood, Transfuse
from games.kernel.messages import Command

_NEVER = -100_000
"""Less than any walk that has to be."""


def _never(_bot_view: object, _command: Command) -> int:
    return _NEVER


HEURISTICS: dict[type[Command], Callable[..., int]] = dict.fromkeys(
    (GiveBlood, TakeBlood, DropBlood, Transfuse), _never
)

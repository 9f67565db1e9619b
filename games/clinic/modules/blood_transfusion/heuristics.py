"""How the easy bot values blood: `treat_best` uses the tokens there are, and it never gives blood itself."""

from collections.abc import Callable

from games.clinic.modules.blood_transfusion.messages import DropBlood, GiveBlood, TakeBlood, Transfuse
from games.kernel.messages import Command

_NEVER = -100_000
"""Below the value of any required move."""


def _never(_bot_view: object, _command: Command) -> int:
    return _NEVER


HEURISTICS: dict[type[Command], Callable[..., int]] = dict.fromkeys(
    (GiveBlood, TakeBlood, DropBlood, Transfuse), _never
)

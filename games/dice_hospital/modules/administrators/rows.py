"""The type of an administrator card, and where the cards of a game are found."""

from typing import Any, ClassVar

import msgspec

from games.dice_hospital.box import Box
from games.kernel.figures import Source


class Administrator(msgspec.Struct, frozen=True):
    """An administrator card."""

    kind: ClassVar[str] = "administrator"
    copies: ClassVar[int] = 1
    key: str
    bonus: Any
    about: str
    source: Source = "printed"
    appeal: int = 0
    """How much bots want it."""


def administrators_in(box: Box) -> dict[str, Administrator]:
    """The administrators of a game, by their keys."""
    return box.rows.get(Administrator, {})

"""The types of the tables' rows."""

from typing import Any, Literal

import msgspec

from games.dice_hospital.state import Colour
from games.kernel.figures import Source


class Department(msgspec.Struct, frozen=True):
    """A kind of department; starting departments stand on every board."""

    key: str
    effect: Any
    about: str
    source: Source = "printed"
    copies: int = 2
    starting: bool = False
    appeal: int = 1
    """How much bots like to have it."""


class Specialist(msgspec.Struct, frozen=True):
    """A kind of specialist and the colour of its meeple."""

    key: str
    meeple: Colour | Literal["blue"]
    ability: Any
    about: str
    source: Source = "printed"
    copies: int = 2
    appeal: int = 1
    """How much bots like to have it."""


class Administrator(msgspec.Struct, frozen=True):
    """An administrator card."""

    key: str
    bonus: Any
    about: str
    source: Source = "printed"

"""The types of the tables' rows. The catalogue shows every row that is `Listed`."""

from typing import Any, ClassVar, Literal

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
    apart: bool = False
    """Whether it is kept apart from the pile of departments."""
    appeal: int = 1
    """How much bots like to have it."""

    @property
    def kind(self) -> str:
        """Starting departments are no tiles."""
        return "starting_department" if self.starting else "department"


class Specialist(msgspec.Struct, frozen=True):
    """A kind of specialist and the colour of its meeple."""

    kind: ClassVar[str] = "specialist"
    key: str
    meeple: Colour | Literal["blue"]
    ability: Any
    about: str
    source: Source = "printed"
    copies: int = 2
    apart: bool = False
    """Whether it is kept apart from the pile of specialists."""
    appeal: int = 1
    """How much bots like to have it."""

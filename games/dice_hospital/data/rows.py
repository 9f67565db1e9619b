"""The types of the tables' rows. The catalogue shows every row that has what `Listed` asks for."""

from typing import Any, ClassVar, Literal, Protocol, runtime_checkable

import msgspec

from games.dice_hospital.state import Colour
from games.kernel.figures import Source


@runtime_checkable
class Listed(Protocol):
    """A row of any type that the catalogue shows; its names stand in its module's names, under its key."""

    @property
    def key(self) -> str:
        """Its id, which no other unit uses."""

    @property
    def kind(self) -> str:
        """What it is: a department, a specialist, an event card, ..."""

    @property
    def about(self) -> str:
        """What it does, in our own words."""

    @property
    def source(self) -> Source:
        """Where what it does comes from."""

    @property
    def copies(self) -> int:
        """How many of it there are."""


class Part(msgspec.Struct, frozen=True):
    """A card, tile, token or space of which the rules need no more than its key."""

    key: str
    kind: str
    about: str
    source: Source = "printed"
    copies: int = 1


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
    appeal: int = 1
    """How much bots like to have it."""


class Administrator(msgspec.Struct, frozen=True):
    """An administrator card."""

    kind: ClassVar[str] = "administrator"
    copies: ClassVar[int] = 1
    key: str
    bonus: Any
    about: str
    source: Source = "printed"
    appeal: int = 0
    """How much bots like to have it."""

"""The row types of the component tables."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal

import msgspec

from games.dice_hospital.state import Colour, Patient
from games.kernel.figures import Source


class Department(msgspec.Struct, frozen=True):
    """A kind of department. Starting departments are printed on every board."""

    key: str
    effect: Any
    about: str
    source: Source = "printed"
    copies: int = 2
    starting: bool = False
    own_pile: bool = False
    """Whether a module keeps it in a pile of its own."""
    appeal: int = 1
    """How much bots want it."""

    @property
    def kind(self) -> str:
        """The catalogue's kind of component."""
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
    own_pile: bool = False
    """Whether a module keeps it in a pile of its own."""
    appeal: int = 1
    """How much bots want it."""
    reacts: Callable[[Department, Sequence[Patient]], bool] | None = None
    """Whether bots expect it to react after healing these patients there; None: its colour decides."""

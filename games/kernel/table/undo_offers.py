"""What the table knows of undos: one that a seat asks for, and those that a seat may take back."""

import msgspec

from games.kernel.messages import Seat


class Proposal(msgspec.Struct, frozen=True):
    """An undo that a seat asks the others to agree to."""

    seat: Seat
    """The seat that asks."""
    to: int
    """The version that the game would return to."""
    agreed: tuple[Seat, ...] = ()
    """The seats that have agreed so far."""


class Redoable(msgspec.Struct, frozen=True):
    """An undo that a seat may take back, in the step and round it led to."""

    seat: Seat
    undo: int
    """The version of the undo."""
    crossed: bool
    step: str
    round: int

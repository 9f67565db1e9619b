"""Commands and events of Extinguishers."""

from games.clinic.geometry.spaces import Space
from games.kernel.messages import Command, Event, Seat


class BuildExtinguisher(Command, tag="build_extinguisher", frozen=True):
    """Build an extinguisher on a room that does not treat patients."""

    space: Space
    """The space of the room."""


class ExtinguisherBuilt(Event, tag="extinguisher_built", frozen=True):
    """An extinguisher was built."""

    seat: Seat
    """The seat that built."""
    space: Space
    """The space of the room."""
    cost: int
    """What was paid, in dollars."""

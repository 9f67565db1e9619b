"""Events of the moves."""

from games.kernel.messages import Event, Seat


class PersonMoved(Event, tag="person_moved", frozen=True):
    """A person moved: the places on the way in order, and the time spent."""

    seat: Seat
    """The clinic of the person."""
    person: int
    """The person's number."""
    places: tuple[str, ...]
    """The places on the way in order, without the start. The person is at the last one now."""
    time: int
    """The time it took, in units of the time track."""


class StepWalked(Event, tag="step_walked", frozen=True):
    """A person moved one step and can continue."""

    seat: Seat
    """The clinic of the person."""
    person: int
    """The person's number."""
    to: str
    """Where the person is now."""
    time: int
    """The time it took, in units of the time track."""


class WalkEnded(Event, tag="walk_ended", frozen=True):
    """The person who moved step by step stays where it is."""

    seat: Seat
    """The clinic of the person."""


class MovingFinished(Event, tag="moving_finished", frozen=True):
    """A seat finished its moves. `time` is the time spent, less what triage saves."""

    seat: Seat
    """The seat that finished."""
    time: int
    """The time spent in this round, less what triage saves."""

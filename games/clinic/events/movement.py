"""Events of the moves."""

from games.kernel.messages import Event, Seat


class PersonMoved(Event, tag="person_moved", frozen=True):
    """A person moved: the places on the way in order, and the time spent."""

    seat: Seat
    person: int
    places: tuple[str, ...]
    time: int


class StepWalked(Event, tag="step_walked", frozen=True):
    """A person moved one step and can continue."""

    seat: Seat
    person: int
    to: str
    time: int


class WalkEnded(Event, tag="walk_ended", frozen=True):
    """The person who moved step by step stays where it is."""

    seat: Seat


class MovingFinished(Event, tag="moving_finished", frozen=True):
    """A seat finished its moves. `time` is the time spent, less what triage saves."""

    seat: Seat
    time: int

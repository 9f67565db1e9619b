"""Events of Workaholic Doctors."""

from games.kernel.messages import Event, Seat


class WorkaholicsLeft(Event, tag="workaholics_left", frozen=True):
    """Exhausted workaholics of a seat left the game. A car must be taken away for each."""

    seat: Seat
    """The clinic that they left."""
    doctors: tuple[int, ...]
    """The numbers that the doctors had."""

"""What workaholic doctors bring about that no other doctor does."""

from games.kernel.messages import Event, Seat


class WorkaholicsLeft(Event, tag="workaholics_left", frozen=True):
    """Exhausted workaholics of a seat left the game; each takes a car away."""

    seat: Seat
    doctors: tuple[int, ...]

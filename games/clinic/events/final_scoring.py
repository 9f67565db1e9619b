"""Events of the final scoring."""

import msgspec

from games.kernel.messages import Event, Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of popularity and the reason for them."""

    reason: str
    """Why: `doctors`, `nurses`, `treatment_rooms`, `buildings`, `patients`, `time`, or one of a module."""
    points: int
    """How many points; negative for a loss."""


class GameScored(Event, tag="game_scored", frozen=True):
    """What a seat gained and lost at the end of the game."""

    seat: Seat
    """The seat that was scored."""
    lines: tuple[ScoreLine, ...]
    """The points for each reason, those without points included."""

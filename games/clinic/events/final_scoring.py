"""Events of the final scoring."""

import msgspec

from games.kernel.messages import Event, Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of popularity and the reason for them."""

    reason: str
    points: int


class GameScored(Event, tag="game_scored", frozen=True):
    """What a seat gained and lost at the end of the game."""

    seat: Seat
    lines: tuple[ScoreLine, ...]

"""Whose view a replay shows."""

from typing import Any

import msgspec

from events.fold.folded_game import FoldedGame
from games.kernel.messages import Seat
from service.responses.presenters import present_view, seat_of

SPECTATOR, OPEN = "spectator", "open"


class Eyes(msgspec.Struct, frozen=True):
    """The eyes of a seat or a spectator, or open ones that see everything."""

    name: str
    """The number of a seat, `spectator` or `open`."""
    player: str | None = None
    """The player whose own eyes they are. A player may have had no seat at an earlier or later version."""

    @property
    def open(self) -> bool:
        """Whether they see what is hidden."""
        return self.name == OPEN

    @property
    def seat(self) -> Seat | None:
        """The seat whose records they see."""
        return int(self.name) if self.name.isdecimal() else None

    def exist_in(self, folded: FoldedGame) -> bool:
        """Whether the game has such a seat."""
        return self.seat is None or self.seat < len(folded.table.seats)

    def view(self, folded: FoldedGame) -> Any:
        """What they see of a game at a version."""
        seat = seat_of(folded, self.player) if self.player else self.seat
        return present_view(folded, seat, self.open)


def own_eyes(folded: FoldedGame, player: str | None) -> Eyes:
    """The eyes with which a player sees a game; those of a spectator without a seat."""
    seat = seat_of(folded, player)
    return Eyes(SPECTATOR if seat is None else str(seat), player)

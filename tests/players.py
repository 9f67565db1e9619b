"""Who plays in the tests, and the table of Market that they sit down at."""

from typing import Any

from games.kernel.table.table import Actor, CreateGame, SeatOffer

ANN = Actor(kind="player", id="ann")
BOB = Actor(kind="player", id="bob")
SERVICE = Actor(kind="service")


def two_humans(**changes: Any) -> CreateGame:
    """The command to set up a table for Ann and one more."""
    return CreateGame(title="market", seats=(SeatOffer(), SeatOffer()), **changes)

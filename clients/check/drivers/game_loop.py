"""Plays a game of each title with a generated client. Each driver has a seat that knows its client."""

import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Move = TypeVar("Move")
TITLES = ("dice-hospital", "clinic")
ENDS = ("finish_", "stop_", "pay_", "decline_")
"""Moves that end something. At random alone, a game of Clinic would take thousands of moves."""
PATIENCE = 300.0
"""Seconds to wait for a game to end."""


class Seat(Protocol[Move]):
    """A player with the first seat of a new game, against a bot."""

    def create(self, title: str) -> None:
        """Create a game and start it."""

    def status(self) -> str:
        """Return the status of the game; parses the whole view."""

    def moves(self) -> Sequence[Move]:
        """Return the moves that may be posted now."""

    def post(self, move: Move) -> None:
        """Post one of them."""

    def kind(self, move: Move) -> str:
        """Return the type of a move."""


def play_each_title(new_seat: Callable[[str], Seat[Move]]) -> None:
    """Play a game of each title at the service whose URL is the argument of the program."""
    for title in TITLES:
        seat = new_seat(sys.argv[1])
        seat.create(title)
        print(f"{title}: {_play(seat)} moves, {seat.status()}")


def _play(seat: Seat[Move]) -> int:
    choice, posted, end = random.Random(7), 0, time.monotonic() + PATIENCE
    while seat.status() == "playing":
        if time.monotonic() > end:
            raise TimeoutError("the game does not end")
        if moves := seat.moves():
            ends = [move for move in moves if seat.kind(move).startswith(ENDS)]
            seat.post(choice.choice(ends or moves))
            posted += 1
        else:
            time.sleep(0.05)
    if seat.status() != "finished":
        raise ValueError(f"the game is {seat.status()}")
    return posted

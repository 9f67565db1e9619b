"""Bounds how fast one player may send commands, counted in this process: no Redis, no lock, two numbers."""

import math
from collections.abc import Callable
from time import monotonic

from service.responses.problems import Problem

MAX_PLAYERS = 10_000
"""Players whose commands are counted at once; those who sent least of late are forgotten first."""


class CommandLimit:
    """So many commands a second on average, and so many at once after a pause."""

    def __init__(self, per_second: int, burst: int, now: Callable[[], float] = monotonic) -> None:
        self._interval = 1 / per_second if per_second else 0.0
        self._burst = burst * self._interval
        self._now = now
        self._until: dict[str, float] = {}
        """For each player, when all commands sent so far would have been sent at the average rate."""

    def charge(self, player: str) -> None:
        """Count a command of a player; raise a 429 problem if there are too many."""
        if not self._interval:
            return
        now = self._now()
        until = max(now, self._until.get(player, now)) + self._interval
        if until - now > self._burst:
            raise Problem(
                "too_many_commands", headers={"Retry-After": str(math.ceil(until - now - self._burst))}
            )
        self._until[player] = until
        if len(self._until) > MAX_PLAYERS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Keep the busier half of the players. Nothing is lost about those whose time has passed."""
        busiest = sorted(self._until, key=self._until.__getitem__)[MAX_PLAYERS // 2 :]
        self._until = {player: self._until[player] for player in busiest if self._until[player] > now}

"""Waiting for news of games, on connections of its own: streams never take those that commands need."""

import threading
from typing import Any

import redis

from events.log.keys import game_keys

MOST_WAITING = 500
"""Streams one process holds open: well below the connections it accepts."""


class StreamWaiter:
    """A bounded number of places to wait at, each with room for one blocking read."""

    def __init__(self, client: redis.Redis, most: int) -> None:
        self.client = client
        self.most = most
        self._waiting: Any = client
        self._places = threading.BoundedSemaphore(most)

    def enter(self) -> bool:
        """Take a place; False when there is none left."""
        return self._places.acquire(blocking=False)

    def leave(self) -> None:
        """Give a place back."""
        self._places.release()

    def wait(self, game: str, after: int, seconds: float) -> bool:
        """Whether there is a record after a version, or comes to be one while we wait."""
        # Redis takes a block of 0 for "for ever".
        block = max(1, int(seconds * 1000))
        return bool(self._waiting.xread({game_keys(game).log: f"{after}-0"}, count=1, block=block))

"""Waits for new records of a game on its own Redis connections, so streams never take those of commands."""

import threading
from typing import Any

import redis

from events.log.keys import game_keys

MAX_STREAMS = 500
"""Streams one process may hold open; well below the connections it accepts."""


class StreamWaiter:
    """A bounded number of slots, each with room for one blocking read."""

    def __init__(self, client: redis.Redis, max_streams: int) -> None:
        self.client = client
        self.max_streams = max_streams
        self._blocking_client: Any = client
        self._slots = threading.BoundedSemaphore(max_streams)

    def enter(self) -> bool:
        """Take a slot; False if all are taken."""
        return self._slots.acquire(blocking=False)

    def leave(self) -> None:
        """Give the slot back."""
        self._slots.release()

    def wait(self, game: str, after: int, seconds: float) -> bool:
        """Return whether the game has a record after this version, waiting for one up to `seconds`."""
        # Redis takes a block of 0 as "without limit".
        block = max(1, int(seconds * 1000))
        return bool(self._blocking_client.xread({game_keys(game).log: f"{after}-0"}, count=1, block=block))

"""Waits for entries of Redis streams on its own connections, so streams never take those of commands."""

import threading
from collections import Counter
from typing import Any

import redis

from events.log.connection import ask_node

MAX_STREAMS = 500
"""Streams one process may hold open; well below the connections it accepts."""


class StreamWaiter:
    """A bounded number of slots, each with room for one blocking read, shared between addresses."""

    def __init__(self, client: redis.Redis, max_streams: int) -> None:
        self.client = client
        self.max_streams = max_streams
        self._lock = threading.Lock()
        self._held = Counter[str]()

    def enter(self, address: str) -> bool:
        """Take a slot; an address may hold as many as it leaves free, so others always find some."""
        with self._lock:
            free = self.max_streams - self._held.total()
            if self._held[address] >= free:
                return False
            self._held[address] += 1
            return True

    def leave(self, address: str) -> None:
        """Give the slot back."""
        with self._lock:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    def wait(self, stream: str, after: str, seconds: float) -> bool:
        """Return whether a stream has an entry after this one, waiting for one up to `seconds`."""
        # Redis takes a block of 0 as "without limit".
        block = max(1, int(seconds * 1000))
        position: Any = {stream: after}
        return bool(ask_node(self.client, stream, lambda node: node.xread(position, count=1, block=block)))

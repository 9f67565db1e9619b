"""How many streams this process holds open, shared between addresses."""

import threading
from collections import Counter


def max_streams(max_connections: int) -> int:
    """Return how many streams a process holds: some connections are left for requests."""
    return max_connections * 3 // 4


class StreamSlots:
    """A bounded number of slots, of which nobody can take all."""

    def __init__(self, max_streams: int) -> None:
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

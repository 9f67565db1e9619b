"""Work that many streams need at the same moment is done by one of them, and the others wait for it."""

import threading
from collections.abc import Callable, Hashable


class OneAtATime:
    """Work by key. Who comes while it is being done only waits, and then looks whether it was done."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way: dict[Hashable, threading.Event] = {}

    def do(self, key: Hashable, work: Callable[[], None]) -> None:
        """Do the work, or wait until who is doing it has ended."""
        with self._lock:
            done = self._under_way.get(key)
            mine = done is None
            done = self._under_way.setdefault(key, threading.Event())
        if not mine:
            done.wait()
            return
        try:
            work()
        finally:
            del self._under_way[key]
            done.set()

"""An LRU cache that threads can share without a lock: each step on the dict is one that cannot be divided."""

from collections import OrderedDict
from contextlib import suppress
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Keeps the `size` most recently used entries."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._entries: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value, or None if it is not cached."""
        value = self._entries.get(key)
        if value is not None:
            self._used(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Add a value; drop the least recently used one if the cache is full."""
        self._entries[key] = value
        self._used(key)
        if len(self._entries) > self._size:
            with suppress(KeyError):
                self._entries.popitem(last=False)

    def _used(self, key: K) -> None:
        try:  # noqa: SIM105 - every command comes here, and `suppress` takes longer than the step itself
            self._entries.move_to_end(key)
        except KeyError:
            pass  # another thread has dropped it just now

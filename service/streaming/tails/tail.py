"""The newest entries of one Redis stream, for all who follow it in this process."""

from bisect import bisect_right
from collections.abc import Callable
from threading import Event
from typing import Any, NamedTuple, TypeVar

KEPT_ENTRIES = 64
"""Who is further behind reads by itself."""

T = TypeVar("T")
EntryId = tuple[int, int]
"""The two numbers of an entry's id in Redis."""


class StreamEntry(NamedTuple):
    """An entry of a Redis stream."""

    id: EntryId
    fields: dict[bytes, bytes]


class Tail:
    """All entries of a stream after some id, up to the last one that was read."""

    __slots__ = (
        *("_entries", "_error", "_newest", "_shared", "_start", "asked", "changed", "changes"),
        *("followers", "key", "last"),
    )

    def __init__(self, key: str, after: EntryId) -> None:
        self.key = key
        self.last = self._start = after
        self.followers = 0
        self.asked = False
        """Whether a reply of Redis is on its way."""
        self.changes = 0
        """How often the stream was read since it is followed."""
        self.changed = Event()
        """Set at the next change. Take it before looking at anything else, then none is missed."""
        self._entries: list[StreamEntry] = []
        self._newest: StreamEntry | None = None
        self._shared: Any = None
        self._error: Exception | None = None

    def after(self, position: EntryId) -> list[StreamEntry] | None:
        """Return the entries after a position; None if not all of them are here."""
        self.check()
        if position < self._start:
            return None
        if position >= self.last:
            return []
        return self._entries[bisect_right(self._entries, position, key=_id_of) :]

    def check(self) -> None:
        """Raise the error that ended the tail."""
        if self._error is not None:
            raise self._error.with_traceback(None)

    def shared(self, make: Callable[[], T]) -> T:
        """Return what all followers share; the first one makes it."""
        if self._shared is None:
            self._shared = make()
        shared: T = self._shared
        return shared

    def take(self, found: list[StreamEntry]) -> None:
        """Take the entries from the last known one on, as they are in Redis now."""
        self.asked = False
        own = found[0] if found and found[0].id == self.last else None
        if self._newest is not None and own != self._newest:
            # The stream was replaced or cut. What was here says nothing about what is there now.
            self._entries, self._newest = [], None
            self.last = self._start = found[-1].id if found else self.last
        elif newer := found[1:] if own else found:
            self._entries += newer
            self.last = newer[-1].id
        self._newest = found[-1] if found else None
        if len(self._entries) > KEPT_ENTRIES:
            self._start = self._entries[-KEPT_ENTRIES - 1].id
            del self._entries[:-KEPT_ENTRIES]
        self._wake()

    def fail(self, error: Exception) -> None:
        """End the tail: all followers get the error."""
        self._error = error
        self._wake()

    def _wake(self) -> None:
        self.changes += 1
        changed, self.changed = self.changed, Event()
        changed.set()


def _id_of(entry: StreamEntry) -> EntryId:
    return entry.id

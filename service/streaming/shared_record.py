"""What all streams of one record in this process share: its newest version, and frames for each audience."""

import threading
import time
from collections.abc import Sequence
from typing import Generic, NamedTuple

from events.log.record import Record, StoredRecord
from games.kernel.languages import Language
from games.kernel.messages import Seat
from service.streaming.event_frames import event_frame
from service.streaming.followed_record import F, FollowedRecord
from service.streaming.position import Position
from service.streaming.tails.tail import StreamEntry, Tail

FRAMES_SECONDS = 0.05
"""How long frames are used again. They show names, and a changed name must not be shown for long."""


class Audience(NamedTuple):
    """Those who get the same frames."""

    seat: Seat | None
    language: Language | None
    sse: bool


class RecordFrame(NamedTuple):
    """A record as it is sent, and the position after it."""

    position: Position
    prev: str
    data: bytes


class Pending(NamedTuple, Generic[F]):
    """Records that a stream has not sent yet: entries of the tail, or a page of older ones."""

    after: int
    folded: F
    entries: Sequence[StreamEntry]
    page: Sequence[Record] = ()


class SharedRecord(Generic[F]):
    """The record of a game or tournament that at least one stream follows."""

    def __init__(self, followed: FollowedRecord[F], tail: Tail) -> None:
        self._followed = followed
        self._tail = tail
        self._lock = threading.Lock()
        self._outline: F | None = None
        self._newest: F | None = None
        self._loaded = -1
        """The changes of the tail that the newest version includes."""
        self._frames: dict[tuple[str, int, Audience], list[RecordFrame]] = {}
        self._frames_until = 0.0

    def outline(self) -> F:
        """Return what an idle stream needs of the newest version."""
        with self._lock:
            if self._outline is None or self._loaded != self._tail.changes:
                self._load()
                self._newest = None  # thousands of idle games would fill the memory
            assert self._outline is not None
            return self._outline

    def newest(self) -> F:
        """Return the newest version."""
        with self._lock:
            if self._newest is None or self._loaded != self._tail.changes:
                self._load()
            assert self._newest is not None
            return self._newest

    def rest(self) -> None:
        """Let go of what is needed to send records: there were none for a while."""
        self._newest = None
        self._frames.clear()

    def pending(self, after: int) -> Pending[F] | None:
        """Return the records after a version, and the game or tournament as it is since they are there.

        Loaded after the records, so that the caller still has the seat at the last of them.
        """
        entries = self._tail.after((after, 0))
        if entries is None:
            records = self._followed.records(after)
            return Pending(after, self._followed.load(), (), records) if records else None
        return Pending(after, self.newest(), entries) if entries else None

    def frames(self, pending: Pending[F], audience: Audience) -> list[RecordFrame]:
        """Return records for an audience, encoded once for all who wait for them."""
        if not pending.entries:
            return self._encode(pending.folded, pending.page, audience)
        now = time.monotonic()
        if now >= self._frames_until:
            self._frames.clear()
            self._frames_until = now + FRAMES_SECONDS
        key = (pending.folded.head, pending.after, audience)
        found = self._frames.get(key)
        if found is None:
            stored = [_stored(entry) for entry in pending.entries]
            records = self._followed.decode(pending.folded, stored)
            found = self._frames[key] = self._encode(pending.folded, records, audience)
        return found

    def _load(self) -> None:
        changes = self._tail.changes
        self._newest = self._followed.load()
        self._outline = self._followed.outline(self._newest)
        self._loaded = changes

    def _encode(self, folded: F, records: Sequence[Record], audience: Audience) -> list[RecordFrame]:
        present = self._followed.presenter(folded, records, audience.seat, audience.language)
        frames = []
        for record in records:
            position = Position(record.version, record.hash)
            data = event_frame(audience.sse, position.event_id, "record", present(record))
            frames.append(RecordFrame(position, record.prev, data))
        return frames


def _stored(entry: StreamEntry) -> StoredRecord:
    return StoredRecord(entry.id[0], entry.fields[b"entry"], entry.fields[b"hash"].decode())

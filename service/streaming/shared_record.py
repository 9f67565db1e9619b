"""What all streams of one record in this process share: its newest version, and frames for each audience."""

import time
from collections.abc import Sequence
from typing import Generic, NamedTuple

from events.log.record import Record, StoredRecord
from games.kernel.languages import Language
from games.kernel.messages import Seat
from service.streaming.event_frames import event_frame
from service.streaming.followed_record import F, FollowedRecord
from service.streaming.position import Position
from service.streaming.tails.one_at_a_time import OneAtATime
from service.streaming.tails.tail import StreamEntry, Tail

PIECES_SECONDS = 0.05
"""How long pieces are used again. They show names, and a changed name must not be shown for long."""

PIECE_BYTES = 16 * 1024
"""What is sent at once, however slowly it is read. The caller is looked at again before each piece."""


class Audience(NamedTuple):
    """Those who get the same frames."""

    seat: Seat | None
    language: Language | None
    sse: bool


class Piece(NamedTuple):
    """Some records as they are sent at once, what they follow, and the position after them."""

    prev: str
    position: Position
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
        self._work = OneAtATime()
        self._outline: F | None = None
        self._newest: F | None = None
        self._loaded = -1
        """The changes of the tail that the newest version includes."""
        self._pieces: dict[tuple[str, int, Audience], tuple[float, list[Piece]]] = {}
        """Each with the time until when it is used."""

    def outline(self) -> F:
        """Return what an idle stream needs of the newest version."""
        while self._loaded != self._tail.changes or (outline := self._outline) is None:
            # The plays of thousands of idle games would fill the memory.
            self._work.do("load", lambda: self._load(keep_play=False))
        return outline

    def newest(self) -> F:
        """Return the newest version."""
        while self._loaded != self._tail.changes or (newest := self._newest) is None:
            self._work.do("load", lambda: self._load(keep_play=True))
        return newest

    def rest(self) -> None:
        """Let go of what is needed to send records: there were none for a while."""
        self._newest = None
        self._pieces = {}

    def pending(self, after: int) -> Pending[F] | None:
        """Return the records after a version, and the game or tournament as it is since they are there.

        Loaded after the records, so that the caller still has the seat at the last of them.
        """
        entries = self._tail.after((after, 0))
        if entries is None:
            records = self._followed.records(after)
            return Pending(after, self._followed.load(), (), records) if records else None
        return Pending(after, self.newest(), entries) if entries else None

    def pieces(self, pending: Pending[F], audience: Audience) -> list[Piece]:
        """Return records for an audience, encoded once for all who wait for them."""
        if not pending.entries:
            return self._encode(pending.folded, pending.page, audience)
        key = (pending.folded.head, pending.after, audience)
        while (found := self._pieces.get(key)) is None or found[0] <= time.monotonic():
            self._work.do(key, lambda: self._encode_entries(pending, audience))
        return found[1]

    def _load(self, keep_play: bool) -> None:
        self._tail.check()
        changes, newest = self._tail.changes, self._followed.load()
        self._newest, self._outline = newest if keep_play else None, self._followed.outline(newest)
        self._loaded = changes  # last, because it is looked at first

    def _encode_entries(self, pending: Pending[F], audience: Audience) -> None:
        records = self._followed.decode(pending.folded, [_stored(entry) for entry in pending.entries])
        found, now = self._encode(pending.folded, records, audience), time.monotonic()
        key = (pending.folded.head, pending.after, audience)
        kept = {other: made for other, made in self._pieces.items() if made[0] > now}
        self._pieces = {**kept, key: (now + PIECES_SECONDS, found)}

    def _encode(self, folded: F, records: Sequence[Record], audience: Audience) -> list[Piece]:
        present = self._followed.presenter(folded, records, audience.seat, audience.language)
        pieces, prev, data = list[Piece](), records[0].prev, b""
        for record in records:
            position = Position(record.version, record.hash)
            data += event_frame(audience.sse, position.event_id, "record", present(record))
            if len(data) >= PIECE_BYTES or record is records[-1]:
                pieces.append(Piece(prev, position, data))
                prev, data = record.hash, b""
        return pieces


def _stored(entry: StreamEntry) -> StoredRecord:
    return StoredRecord(entry.id[0], entry.fields[b"entry"], entry.fields[b"hash"].decode())

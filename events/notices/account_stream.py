"""The stream of notices of each player: what concerns them in all games, for two days."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec
import redis

from events.log.keys import PARTITIONS, notice_keys, partition_of, webhook_keys, webhooks_due_key
from events.redis.connection import is_cluster
from events.redis.scripts import lua_script
from games.kernel.messages import Seat

KEPT_MS = 2 * 24 * 3600 * 1000
MOST_NOTICES = 20_000
"""Notices kept for one player; about one every nine seconds, day and night."""
AT_ONCE = 500
"""Notices in one call."""
CLOCK_SLACK_MS = 60_000
"""How far the clock of Redis, which numbers notices, may be ahead of ours."""


T = TypeVar("T")


class StoredNotice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A notice in the stream of a player."""

    type: str
    at: int
    """When it happened, in milliseconds since 1970."""
    game: str | None = None
    title: str | None = None
    version: int | None = None
    """The version of the game, or of the tournament, with the record it is about."""
    seat: Seat | None = None
    reason: str | None = None
    webhook: str | None = None
    """The webhook it is about."""
    tournament: str | None = None
    """The tournament it is about."""
    round: int | None = None
    """The round of the tournament."""
    table: int | None = None
    """The number of the table in this round; `game` is its game."""


class AddressedNotice(NamedTuple):
    """A notice for one player, with an id that is the same each time it is delivered."""

    player: str
    id: str
    notice: StoredNotice


class NoticePosition(NamedTuple):
    """A place in a stream of notices: a time in ms, and a number for notices of the same millisecond."""

    ms: int
    number: int = 0

    @property
    def event_id(self) -> str:
        """The id that clients see. The number is in hex, as the hash is in the ids of a game's stream."""
        return f"{self.ms}-{self.number:x}"

    @property
    def redis_id(self) -> str:
        """The id in Redis."""
        return f"{self.ms}-{self.number}"


class AccountStreams:
    """The streams of all players on one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._is_cluster = is_cluster(client)
        self._write = client.register_script(lua_script(__file__, "write_notices"))

    def write(
        self, notices: Iterable[AddressedNotice], partitions: Collection[int] = range(PARTITIONS)
    ) -> int:
        """Write the notices for players of these partitions. Returns how many were new."""
        by_slot: defaultdict[int, list[tuple[int, AddressedNotice]]] = defaultdict(list)
        for notice in notices:
            partition = partition_of(notice.player)
            if partition in partitions:
                by_slot[partition if self._is_cluster else 0].append((partition, notice))
        written = 0
        for found in (group for slot in by_slot.values() for group in _groups(slot)):
            keys = [key for partition, notice in found for key in _keys(notice.player, partition)]
            texts = [text for _, n in found for text in (n.id, _encode(n.notice), n.player)]
            written += int(self._write(keys, (KEPT_MS, MOST_NOTICES, *texts)))
        return written

    def read(
        self, player: str, after: NoticePosition, limit: int
    ) -> list[tuple[NoticePosition, StoredNotice]]:
        """The notices after a position, oldest first."""
        stream = notice_keys(player).stream
        found = self._client.xrange(stream, f"({after.redis_id}", "+", count=limit)
        return [parse_notice((_position(number), fields)) for number, fields in found]

    def end(self, player: str, now_ms: int) -> NoticePosition:
        """The position of the newest notice; that of a moment ago without any."""
        found = self._client.xrevrange(notice_keys(player).stream, count=1)
        return _position(found[0][0]) if found else NoticePosition(max(0, now_ms - 1))

    def may_lack(self, player: str, after: NoticePosition, now_ms: int) -> bool:
        """Whether notices after a position may be gone: it is too old or not ours, or too many came since."""
        stream = notice_keys(player).stream
        if not now_ms - KEPT_MS <= after.ms <= now_ms + CLOCK_SLACK_MS:
            return True
        first = self._client.xrange(stream, count=1) if self._client.xlen(stream) >= MOST_NOTICES else []
        return bool(first) and _position(first[0][0]) > after

    def forget(self, player: str) -> None:
        """Delete the stream of a player."""
        self._client.unlink(*notice_keys(player))


def parse_notice(entry: tuple[tuple[int, int], dict[bytes, bytes]]) -> tuple[NoticePosition, StoredNotice]:
    """The notice in an entry of a stream, which is an id and fields."""
    number, fields = entry
    return NoticePosition(*number), _decode(fields[b"notice"])


def _groups(found: list[T]) -> Iterator[list[T]]:
    """As many at once as Redis writes without holding up others."""
    for first in range(0, len(found), AT_ONCE):
        yield found[first : first + AT_ONCE]


def _keys(player: str, partition: int) -> tuple[str, ...]:
    """What write_notices.lua needs for a notice."""
    return *notice_keys(player), webhook_keys(player).webhooks, webhooks_due_key(partition)


def _position(number: bytes) -> NoticePosition:
    ms, _, index = number.partition(b"-")
    return NoticePosition(int(ms), int(index))


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(StoredNotice).decode

"""The feed: what changed, as an outbox that one consumer group empties."""

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic, sleep
from typing import Any, TypeVar, cast

import msgspec
import redis

from events.fold.summary import GameSummary, decode_summary
from events.log.keys import PARTITIONS, feed_key
from events.log.scripts import lua_script

log = logging.getLogger(__name__)

CLAIM_AFTER = 3000
"""Milliseconds after which an entry that was read but not acknowledged is given to somebody else."""

CLAIM_EVERY = 1.0
"""Seconds between two looks for such entries."""

FORGET_AFTER = 300_000
"""Milliseconds after which a consumer that was not seen, and has nothing to acknowledge, is forgotten."""

FORGET_EVERY = 60.0
"""Seconds between two looks for such consumers."""

POLL = 0.05
"""Seconds between two looks at a cluster, where no single read can wait for all partitions."""

T = TypeVar("T")


class FeedEntry(msgspec.Struct, frozen=True):
    """One accepted command, as the projections and the dispatcher need it."""

    partition: int
    id: str
    game: str
    version: int
    row: GameSummary
    by: str
    """Who gave the command: a player, a bot or the service."""


class Feed:
    """A consumer of the feed. Acknowledged entries are gone: there is one group, and it is the outbox's."""

    def __init__(
        self, client: redis.Redis, group: str, consumer: str, *, claim_after: int = CLAIM_AFTER
    ) -> None:
        self._client = client
        self._group = group
        self._consumer = consumer
        self._claim_after = claim_after
        self._next_claim = 0.0
        self._next_forget = 0.0
        self._forget = client.register_script(lua_script(__file__, "forget"))
        self._ack = client.register_script(lua_script(__file__, "ack"))
        self._cluster = isinstance(client, redis.RedisCluster)

    def read(self, count: int = 100, block_ms: int = 1000) -> list[FeedEntry]:
        """What nobody has dealt with: left behind by dead consumers first, then what is new."""
        if monotonic() >= self._next_claim:
            self._next_claim = monotonic() + CLAIM_EVERY
            if monotonic() >= self._next_forget:
                self._next_forget = monotonic() + FORGET_EVERY
                self.forget()
            left_behind = self._grouped(lambda: self._claim(count))
            if left_behind:
                self._next_claim = 0.0
                return left_behind
        return self._grouped(
            lambda: self._poll(count, block_ms) if self._cluster else self._new(count, block_ms)
        )

    def ack(self, entries: Iterable[FeedEntry]) -> None:
        """Say that entries are dealt with; they leave the feed."""
        by_partition: defaultdict[int, list[str]] = defaultdict(list)
        for entry in entries:
            by_partition[entry.partition].append(entry.id)
        self._acknowledge(by_partition)

    def backlog(self) -> int:
        """How many entries wait to be dealt with."""
        return sum([self._client.xlen(feed_key(partition)) for partition in range(PARTITIONS)])

    def forget(self, after: int = FORGET_AFTER) -> int:
        """Forget consumers that are gone: each dispatcher that starts is a new one. How many there were."""
        feeds = [feed_key(partition) for partition in range(PARTITIONS)]
        return sum([int(self._forget((feed,), (self._group, after))) for feed in feeds])

    def _new(self, count: int, block_ms: int) -> list[FeedEntry]:
        streams: Any = {feed_key(partition): ">" for partition in range(PARTITIONS)}
        block = block_ms if block_ms > 0 else None
        answer = self._client.xreadgroup(self._group, self._consumer, streams, count=count, block=block)
        partitions = {feed_key(partition).encode(): partition for partition in range(PARTITIONS)}
        return [
            entry
            for name, entries in cast("Any", answer)
            for entry in self._decoded(partitions[name], entries)
        ]

    def _poll(self, count: int, block_ms: int) -> list[FeedEntry]:
        until = monotonic() + block_ms / 1000
        while True:
            found: list[FeedEntry] = []
            for partition in range(PARTITIONS):
                streams: Any = {feed_key(partition): ">"}
                answer = self._client.xreadgroup(self._group, self._consumer, streams, count=count)
                for _, entries in cast("Any", answer):
                    found += self._decoded(partition, entries)
            if found or monotonic() >= until:
                return found
            sleep(POLL)

    def _claim(self, count: int) -> list[FeedEntry]:
        pipe = self._client.pipeline(transaction=False)
        for partition in range(PARTITIONS):
            pipe.xautoclaim(feed_key(partition), self._group, self._consumer, self._claim_after, count=count)
        answers: list[Any] = pipe.execute()
        return [
            entry for partition, answer in enumerate(answers) for entry in self._decoded(partition, answer[1])
        ]

    def _acknowledge(self, by_partition: Mapping[int, Sequence[str]]) -> None:
        """In one step, except on a cluster, where a script knows one partition only."""
        if self._cluster:
            for partition, ids in by_partition.items():
                self._ack((feed_key(partition),), (self._group, len(ids), *ids))
        elif by_partition:
            counted: list[str] = []
            for ids in by_partition.values():
                counted += (str(len(ids)), *ids)
            self._ack([feed_key(partition) for partition in by_partition], (self._group, *counted))

    def _decoded(self, partition: int, entries: Iterable[Any]) -> list[FeedEntry]:
        """The entries that can be read. Others would come back for ever and hold up everything after them,
        so they are acknowledged; the next row of their game, or a rebuild, makes up for them."""
        found: list[FeedEntry] = []
        unreadable: list[str] = []
        for number, fields in entries:
            # Redis 6.2 names claimed entries that were deleted meanwhile with nothing.
            if number is None or not fields:
                continue
            try:
                found.append(_entry(partition, number.decode(), fields))
            except (msgspec.MsgspecError, KeyError, ValueError) as error:
                game, kind = fields.get(b"game", b"")[:64], type(error).__name__
                log.error("feed entry %s of game %r cannot be read (%s)", number.decode(), game, kind)
                unreadable.append(number.decode())
        if unreadable:
            self._acknowledge({partition: unreadable})
        return found

    def _grouped(self, read: Callable[[], T]) -> T:
        """Read, and make the group first where there is none yet."""
        try:
            return read()
        except redis.ResponseError as error:
            if "NOGROUP" not in str(error):
                raise
        for partition in range(PARTITIONS):
            try:
                self._client.xgroup_create(feed_key(partition), self._group, "0", mkstream=True)
            except redis.ResponseError as error:
                if not str(error).startswith("BUSYGROUP"):
                    raise
        return read()


def _entry(partition: int, number: str, fields: dict[bytes, bytes]) -> FeedEntry:
    return FeedEntry(
        partition,
        number,
        fields[b"game"].decode(),
        int(fields[b"version"]),
        decode_summary(fields[b"row"]),
        fields[b"by"].decode(),
    )

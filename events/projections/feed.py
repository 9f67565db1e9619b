"""The feed: an outbox with one entry per accepted command, which one consumer group empties.

On a cluster neighbouring partitions are read together, so that a node that is away delays only its own games.
"""

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec
import redis

from events.fold.summary import GameSummary, decode_summary
from events.log.keys import PARTITIONS, RecordKind, feed_key
from events.notices.notice import Notice, decode_notices
from events.projections.waiting_reads import WaitingReads
from events.redis.connection import ask_node, is_cluster
from events.redis.outages import REDIS_ERRORS
from events.redis.scripts import lua_script
from events.redis.together import Keyed, send_together
from events.tournaments.tournament_summary import TournamentSummary, decode_tournament_summary

log = logging.getLogger(__name__)

CLAIM_AFTER_MS = 3000
"""Milliseconds after which an entry that was read but not acknowledged goes to another consumer."""

CLAIM_SECONDS = 1.0
"""Seconds between two checks for such entries."""

IDLE_CONSUMER_MS = 300_000
"""Milliseconds after which an idle consumer with nothing to acknowledge is removed."""

IDLE_CHECK_SECONDS = 60.0
"""Seconds between two checks for such consumers."""

GROUP_SIZE = 8
"""Partitions of a cluster that are read together. Their slots are neighbours, so mostly on one node."""

T = TypeVar("T")


class FeedEntry(msgspec.Struct, frozen=True):
    """One accepted command, with what the projections and the dispatcher need."""

    partition: int
    id: str
    kind: RecordKind
    """Whether it is about a game or about a tournament."""
    subject: str
    """The id of the game or tournament."""
    version: int
    summary: GameSummary | TournamentSummary
    actor: str
    """The kind of actor that sent the command; `job` if the game waited for the job that did."""
    notices: tuple[Notice, ...] = ()


def open_feeds(client: redis.Redis, group: str, consumer: str) -> "list[Feed]":
    """A consumer of all partitions; on a cluster some, whose partitions are mostly on one node each."""
    return [Feed(client, group, consumer, partitions) for partitions in partition_groups(client)]


def partition_groups(client: redis.Redis) -> list[range]:
    """The partitions that are read and written together: all of them; on a cluster neighbours."""
    size = GROUP_SIZE if is_cluster(client) else PARTITIONS
    return [range(first, first + size) for first in range(0, PARTITIONS, size)]


class Feed:
    """A consumer of partitions. Acknowledged entries are deleted, because there is only one group."""

    def __init__(
        self,
        client: redis.Redis,
        group: str,
        consumer: str,
        partitions: Sequence[int] = range(PARTITIONS),
        *,
        claim_after: int = CLAIM_AFTER_MS,
    ) -> None:
        self._client = client
        self._group = group
        self._consumer = consumer
        self._claim_after = claim_after
        self._next_claim = 0.0
        self._next_idle_check = 0.0
        self._remove_idle = client.register_script(lua_script(__file__, "remove_idle_consumers"))
        self._ack = client.register_script(lua_script(__file__, "ack"))
        self.partitions = partitions
        feeds = [feed_key(partition) for partition in partitions]
        self._waiting = WaitingReads(client, group, consumer, feeds) if is_cluster(client) else None

    def read(self, count: int = 100, block_ms: int = 1000) -> list[FeedEntry]:
        """The next entries to process: those that dead consumers left, and new ones."""
        if monotonic() >= self._next_claim:
            self._next_claim = monotonic() + CLAIM_SECONDS
            if monotonic() >= self._next_idle_check:
                self._next_idle_check = monotonic() + IDLE_CHECK_SECONDS
                self.remove_idle_consumers()
            claimed = self._with_group(lambda: self._claim(count))
            if claimed:
                self._next_claim = 0.0
                # However many were left, new entries do not wait for them.
                return claimed + self._with_group(lambda: self._read_new(count, 0))
        return self._with_group(lambda: self._read_new(count, block_ms))

    def ack(self, entries: Iterable[FeedEntry]) -> None:
        """Acknowledge entries and delete them from the feed."""
        by_partition: defaultdict[int, list[str]] = defaultdict(list)
        for entry in entries:
            by_partition[entry.partition].append(entry.id)
        self._acknowledge(by_partition)

    def remove_idle_consumers(self, after: int = IDLE_CONSUMER_MS) -> int:
        """Remove consumers that are gone: each start of a dispatcher adds a new one. Returns how many."""
        feeds = [feed_key(partition) for partition in self.partitions]
        return sum([int(self._remove_idle((feed,), (self._group, after))) for feed in feeds])

    def _read_new(self, count: int, block_ms: int) -> list[FeedEntry]:
        partitions = {feed_key(partition): partition for partition in self.partitions}
        if self._waiting is None:
            streams: Any = dict.fromkeys(partitions, ">")
            block = block_ms if block_ms > 0 else None
            answer: Any = self._client.xreadgroup(
                self._group, self._consumer, streams, count=count, block=block
            )
            found = [(name.decode(), entries) for name, entries in answer]
        elif block_ms > 0:
            found = self._waiting.read(count, block_ms / 1000)
        else:
            found = [(name, entries) for name in partitions for entries in self._read_at_once(name, count)]
        return [entry for name, entries in found for entry in self._decode_entries(partitions[name], entries)]

    def _read_at_once(self, feed: str, count: int) -> list[Any]:
        """What a feed on a cluster has now."""
        answer: Any = ask_node(
            self._client,
            feed,
            lambda node: node.xreadgroup(self._group, self._consumer, {feed: ">"}, count=count),
        )
        return [entries for _, entries in answer]

    def _claim(self, count: int) -> list[FeedEntry]:
        group = (self._group, self._consumer, self._claim_after, "0-0", "COUNT", count)
        feeds = [feed_key(partition) for partition in self.partitions]
        answers = send_together(self._client, [Keyed(feed, ("XAUTOCLAIM", feed, *group)) for feed in feeds])
        found = [
            entry
            for partition, answer in zip(self.partitions, answers, strict=True)
            if not isinstance(answer, Exception)
            for entry in self._decode_entries(partition, answer[1])
        ]
        errors = [answer for answer in answers if isinstance(answer, Exception)]
        # What was claimed is ours now, although a node that has others is away.
        if errors and not found:
            raise errors[0]
        return found

    def _acknowledge(self, by_partition: Mapping[int, Sequence[str]]) -> None:
        """Acknowledge in one call; on a cluster in one for each partition whose server can be reached.

        Entries that are not acknowledged come again.
        """
        if self._waiting is not None:
            for number, ids in by_partition.items():
                with suppress(*REDIS_ERRORS):
                    self._ack((feed_key(number),), (self._group, len(ids), *ids))
        elif by_partition:
            counted: list[Any] = [argument for ids in by_partition.values() for argument in (len(ids), *ids)]
            self._ack([feed_key(partition) for partition in by_partition], (self._group, *counted))

    def _decode_entries(self, partition: int, entries: Iterable[Any]) -> list[FeedEntry]:
        """The entries that can be decoded. The others are acknowledged too: otherwise they would be read
        again and again. The next entry of the same record, or a rebuild, repairs the lists."""
        found: list[FeedEntry] = []
        unreadable: list[str] = []
        for number, fields in entries:
            # Redis 6.2 returns nothing for claimed entries that were deleted meanwhile.
            if number is None or not fields:
                continue
            try:
                found.append(_entry(partition, number.decode(), fields))
            except (msgspec.MsgspecError, KeyError, ValueError) as error:
                subject = fields.get(b"game", fields.get(b"tournament", b""))[:64]
                reason = type(error).__name__
                log.error("feed entry %s of %r cannot be read (%s)", number.decode(), subject, reason)
                unreadable.append(number.decode())
        if unreadable:
            self._acknowledge({partition: unreadable})
        return found

    def _with_group(self, read: Callable[[], T]) -> T:
        """Read; create the consumer group first if it does not exist."""
        try:
            return read()
        except redis.ResponseError as error:
            if "NOGROUP" not in str(error):
                raise
        for partition in self.partitions:
            try:
                self._client.xgroup_create(feed_key(partition), self._group, "0", mkstream=True)
            except redis.ResponseError as error:
                if not str(error).startswith("BUSYGROUP"):
                    raise
        return read()


def game_summaries(entries: Iterable[FeedEntry]) -> list[GameSummary]:
    """The summaries of games in entries."""
    return [entry.summary for entry in entries if isinstance(entry.summary, GameSummary)]


def tournament_summaries(entries: Iterable[FeedEntry]) -> list[TournamentSummary]:
    """The summaries of tournaments in entries."""
    return [entry.summary for entry in entries if isinstance(entry.summary, TournamentSummary)]


def _entry(partition: int, number: str, fields: dict[bytes, bytes]) -> FeedEntry:
    kind: RecordKind = "tournament" if b"tournament" in fields else "game"
    decode = decode_tournament_summary if kind == "tournament" else decode_summary
    return FeedEntry(
        partition,
        number,
        kind,
        fields[kind.encode()].decode(),
        int(fields[b"version"]),
        decode(fields[b"summary"]),
        fields[b"actor"].decode(),
        decode_notices(fields[b"notices"]),
    )

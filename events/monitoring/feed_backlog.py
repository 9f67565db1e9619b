"""How far the dispatcher is behind, read from the feed itself, so that one that stands still is seen too."""

from typing import Any, NamedTuple

import redis

from events.log.keys import PARTITIONS, feed_key
from events.log.outages import REDIS_ERRORS


class FeedBacklog(NamedTuple):
    """The entries that no dispatcher has acknowledged, in all partitions that can be reached."""

    entries: int
    oldest_ms: int | None
    """When the oldest of them was written, by the clock of its Redis."""
    unreachable: int
    """Partitions whose Redis does not answer."""


def feed_backlog(client: redis.Redis) -> FeedBacklog:
    """The backlog now. Acknowledged entries are deleted, so whatever the feed holds is still to be done."""
    pipeline: Any = client.pipeline(transaction=False)
    for partition in range(PARTITIONS):
        pipeline.xlen(feed_key(partition))
        pipeline.xrange(feed_key(partition), count=1)
    try:
        replies = pipeline.execute(raise_on_error=False)
    except REDIS_ERRORS:
        return FeedBacklog(0, None, PARTITIONS)
    found = zip(replies[::2], replies[1::2], strict=True)
    reached = [
        (length, first)
        for length, first in found
        if not isinstance(length, Exception) and not isinstance(first, Exception)
    ]
    oldest = [int(number.split(b"-")[0]) for _, first in reached for number, _ in first]
    entries = sum(length for length, _ in reached)
    return FeedBacklog(entries, min(oldest, default=None), PARTITIONS - len(reached))

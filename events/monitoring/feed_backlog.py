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
    entries, unreachable, oldest = 0, 0, list[int]()
    for partition in range(PARTITIONS):
        pipeline: Any = client.pipeline(transaction=False)
        pipeline.xlen(feed_key(partition))
        pipeline.xrange(feed_key(partition), count=1)
        try:
            length, first = pipeline.execute()
        except REDIS_ERRORS:
            unreachable += 1
            continue
        entries += length
        oldest += [int(number.split(b"-")[0]) for number, _ in first]
    return FeedBacklog(entries, min(oldest, default=None), unreachable)

"""How far the dispatcher is behind, read from the feed itself, so that one that stands still is seen too."""

from typing import NamedTuple

import redis

from events.log.keys import PARTITIONS, feed_key
from events.redis.together import Keyed, send_together


class FeedBacklog(NamedTuple):
    """The entries that no dispatcher has acknowledged, in all partitions that can be reached."""

    entries: int
    oldest_ms: int | None
    """When the oldest of them was written, by the clock of its Redis."""
    unreachable: int
    """Partitions whose Redis does not answer."""


def feed_backlog(client: redis.Redis) -> FeedBacklog:
    """The backlog now. Acknowledged entries are deleted, so whatever the feed holds is still to be done."""
    feeds = [feed_key(partition) for partition in range(PARTITIONS)]
    asked = [("XLEN", feed) for feed in feeds] + [("XRANGE", feed, "-", "+", "COUNT", 1) for feed in feeds]
    replies = send_together(client, [Keyed(command[1], command) for command in asked])
    found = zip(replies[:PARTITIONS], replies[PARTITIONS:], strict=True)
    reached = [
        (length, first)
        for length, first in found
        if not isinstance(length, Exception) and not isinstance(first, Exception)
    ]
    oldest = [int(number.split(b"-")[0]) for _, first in reached for number, _ in first]
    entries = sum(length for length, _ in reached)
    return FeedBacklog(entries, min(oldest, default=None), PARTITIONS - len(reached))

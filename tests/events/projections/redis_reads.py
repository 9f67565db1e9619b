"""What Redis holds of the feed and the lists, for assertions."""

import redis

from events.fold.summary import GameSummary
from events.log.keys import PARTITIONS, feed_key
from events.projections.lists import Lists


def backlog(client: redis.Redis) -> int:
    """The number of entries that are still in the feed."""
    return sum([client.xlen(feed_key(partition)) for partition in range(PARTITIONS)])


def listed(client: redis.Redis, game: str) -> GameSummary | None:
    """The listed summary of a game."""
    return Lists(client).summaries([game])[0]

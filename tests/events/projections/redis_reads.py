"""What Redis holds of the feed and the lists, for assertions."""

from typing import cast

import redis

from events.fold.summary import GameSummary, decode_summary
from events.log.keys import PARTITIONS, feed_key
from events.projections.lists import Lists
from events.projections.summary_lists import PREFIX


def backlog(client: redis.Redis) -> int:
    """The number of entries that are still in the feed."""
    return sum([client.xlen(feed_key(partition)) for partition in range(PARTITIONS)])


def listed(client: redis.Redis, game: str) -> GameSummary | None:
    """The listed summary of a game."""
    name = f"{PREFIX}{Lists(client).generation()}:summaries"
    data = cast("bytes | None", client.hget(name, game))
    return decode_summary(data) if data else None

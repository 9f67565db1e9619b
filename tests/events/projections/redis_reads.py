"""What Redis holds of the feed and the lists, for assertions."""

from typing import Any

import redis

from events.fold.summary import GameSummary
from events.log.keys import PARTITIONS, feed_key, generations_key, lists_prefix
from events.projections.lists import Lists
from events.projections.storage.index_places import index_partition
from events.projections.storage.list_script import list_places


def backlog(client: redis.Redis) -> int:
    """The number of entries that are still in the feed."""
    return sum([client.xlen(feed_key(partition)) for partition in range(PARTITIONS)])


def listed(client: redis.Redis, game: str) -> GameSummary | None:
    """The listed summary of a game."""
    return Lists(client).summaries([game])[0]


def index_size(client: redis.Redis, name: str) -> int:
    """How many games are in an index of the lists."""
    partition = index_partition(name) % list_places(client)
    return client.zcard(f"{lists_prefix(partition)}{generation(client, partition)}:{name}")


def generation(client: redis.Redis, partition: int = 0) -> str:
    """The generation of the lists that is read in a partition."""
    name: Any = client.hget(generations_key(partition), "read")
    return name.decode() if name else "0"


def list_keys(client: redis.Redis) -> list[str]:
    """All keys of lists but the notes of their generations."""
    keys: Any = client.keys("wardbook:{*}:lists:*")
    return sorted(key.decode() for key in keys if not key.endswith(b":generations"))


def generations(client: redis.Redis) -> set[str]:
    """The generations of the lists that take up room."""
    return {key.partition(":lists:")[2].partition(":")[0] for key in list_keys(client)}

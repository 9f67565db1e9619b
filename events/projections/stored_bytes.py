"""How many bytes of records a player has caused: counted by the append script, in the record's own slots."""

from typing import Any

import redis

from events.log.keys import PARTITIONS, stored_key


def stored_bytes(client: redis.Redis, player: str) -> int:
    """The bytes of all records that a player's commands, or the bots in the player's games, have made."""
    pipeline: Any = client.pipeline(transaction=False)
    for partition in range(PARTITIONS):
        pipeline.hget(stored_key(partition), player)
    return sum(int(found) for found in pipeline.execute() if found)

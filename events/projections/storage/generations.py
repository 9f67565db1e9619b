"""Generations of the lists: a rebuild writes a new one beside the one that is read, then switches to it.

Each partition has its own note of both. A partition that is switched later than another is no problem: both
generations are complete by then, and both get what is new.
"""

from typing import Any, cast

import redis

from events.log.keys import generations_key, lists_prefix
from events.projections.storage.list_script import ListScript, list_places

GAMES, TOURNAMENTS = "", "tournaments:"
"""The parts of a generation, in the names of keys: the lists of games, and those of tournaments."""
FIXED_NAMES = ("summaries", "indexes", "waiting", "due", "open", "names")
"""The keys of a part besides its indexes."""


def begin_generation(client: redis.Redis, generation: str) -> None:
    """Have everything new written to a generation too, and remove those of rebuilds that were killed."""
    for number in range(list_places(client)):
        client.hset(generations_key(number), "building", generation)
    _remove_orphans(client)


def switch_generation(client: redis.Redis, generation: str) -> bool:
    """Read a generation from now on, and remove the one before. False if another rebuild has started."""
    befores = ListScript(client, "switch")(dict.fromkeys(range(list_places(client)), ()), generation)
    for number, before in befores.items():
        remove(client, number, before.decode() or generation)
    return all(befores.values())


def remove(client: redis.Redis, partition: int, generation: str) -> None:
    """Delete the keys of a generation in a partition."""
    for part in (GAMES, TOURNAMENTS):
        own = f"{lists_prefix(partition)}{generation}:{part}"
        for name in cast("Any", client.sscan_iter(f"{own}names")):
            client.unlink(own + name.decode())
        for name in FIXED_NAMES:
            client.unlink(own + name)


def _remove_orphans(client: redis.Redis) -> None:
    """Delete generations that nobody reads or builds.

    A rebuild registers its generation before it writes any keys, so a generation that has keys and is not
    registered belongs to no running rebuild.
    """
    orphans: dict[tuple[str, str], bool] = {}
    for key in cast("Any", client.scan_iter(match="wardbook:{*}:lists:*:*", count=1000)):
        prefix, _, rest = key.decode().partition(":lists:")
        generation = rest.partition(":")[0]
        if (prefix, generation) not in orphans:
            noted = cast("Any", client.hmget(f"{prefix}:lists:generations", "read", "building"))
            orphans[prefix, generation] = generation.encode() not in (noted[0] or b"0", noted[1])
        if orphans[prefix, generation]:
            client.unlink(key)

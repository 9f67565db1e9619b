"""Rebuilds the lists from the records while the service keeps running."""

import logging
import secrets
from collections.abc import Callable, Iterator
from typing import Any, cast

import redis

from events.errors import WriteConflict
from events.fold.store import Store
from events.fold.summary import GameSummary, summarize
from events.heads.heads_log import HeadsLog
from events.log.keys import PARTITIONS, members_key
from events.log.scripts import lua_script
from events.projections.lists import GENERATIONS_KEY, PREFIX, Lists

log = logging.getLogger(__name__)

BATCH = 100

Progress = Callable[[int, int], None]
"""Called with the number of games done and the total."""


def rebuild(store: Store, progress: Progress | None = None) -> list[str]:
    """Build a new generation of the lists and switch to it. Returns the ids of games it could not read.

    Summaries that arrive through the feed meanwhile are written to both generations, and an older summary
    never replaces a newer one, so nothing is lost. Heads that are missing in the log are appended to it.
    """
    client, lists, generation = store.client, Lists(store.client), secrets.token_hex(4)
    heads = HeadsLog(client)
    client.hset(GENERATIONS_KEY, "building", generation)
    _remove_orphans(client)
    total = sum([client.scard(members_key("game", partition)) for partition in range(PARTITIONS)])
    done, unreadable = 0, set[str]()
    for games in (batch for partition in range(PARTITIONS) for batch in game_batches(client, partition)):
        summaries = [summary for game in games if (summary := summary_of(store, game, unreadable))]
        if lists.apply(summaries, generation) < 0:
            raise WriteConflict("another rebuild has started, so this one stopped")
        heads.append(summaries)
        done += len(games)
        if progress:
            progress(done, max(done, total))
    before = cast(
        "bytes | None",
        client.register_script(lua_script(__file__, "lists_switch"))((GENERATIONS_KEY,), (generation,)),
    )
    if before is None:
        _remove(client, generation)
        raise WriteConflict("another rebuild has started, so this one stopped")
    _remove(client, before.decode())
    return sorted(unreadable)


def summary_of(store: Store, game: str, unreadable: set[str]) -> GameSummary | None:
    """The summary of a game; None if it cannot be read, and then its id is in `unreadable`."""
    try:
        return summarize(store.load(game))
    except redis.RedisError:
        # Redis is the problem, not this game.
        raise
    except Exception as error:  # noqa: BLE001 - damaged records and broken titles fail in many ways
        log.warning("game %s cannot be folded: %s: %s", game, type(error).__name__, error)
        unreadable.add(game)
        return None


def game_batches(client: redis.Redis, partition: int) -> Iterator[list[str]]:
    """All games of a partition, each at least once."""
    batch: list[str] = []
    for game in cast("Any", client.sscan_iter(members_key("game", partition), count=BATCH)):
        batch.append(game.decode())
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _remove_orphans(client: redis.Redis) -> None:
    """Delete the generations of rebuilds that were killed.

    A rebuild registers its generation before it writes any keys, so a generation that has keys and is not
    registered belongs to no running rebuild.
    """
    orphans: dict[str, bool] = {}
    for key in cast("Any", client.scan_iter(match=f"{PREFIX}*:*", count=1000)):
        generation = key.decode().removeprefix(PREFIX).partition(":")[0]
        if generation not in orphans:
            read, building = cast("Any", client.hmget(GENERATIONS_KEY, "read", "building"))
            orphans[generation] = generation.encode() not in (read or b"0", building)
        if orphans[generation]:
            client.unlink(key)


def _remove(client: redis.Redis, generation: str) -> None:
    """Delete the keys of a generation."""
    own = f"{PREFIX}{generation}:"
    for name in cast("Any", client.sscan_iter(f"{own}names")):
        client.unlink(own + name.decode())
    for name in ("summaries", "versions", "indexes", "waiting", "due", "open", "names"):
        client.unlink(own + name)

"""Make the lists anew from the records, while everybody goes on reading and writing."""

import logging
import secrets
from collections.abc import Callable, Iterator
from typing import Any, cast

import redis

from events.errors import Contended
from events.fold.store import Store
from events.fold.summary import GameSummary, summarize
from events.log.keys import PARTITIONS, games_key
from events.log.scripts import lua_script
from events.projections.lists import POINTERS, PREFIX, Lists

log = logging.getLogger(__name__)

BATCH = 100

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


def rebuild(store: Store, progress: Progress | None = None) -> list[str]:
    """Build a new generation of the lists from nothing and switch to it; names games it could not read.

    A game that cannot be folded, for whatever reason, keeps no other game out of the lists.

    From the first moment rows that arrive through the feed go to both generations, and an older row never
    replaces a newer one, so nothing written meanwhile is lost.
    """
    client, lists, generation = store.client, Lists(store.client), secrets.token_hex(4)
    client.hset(POINTERS, "built", generation)
    _remove_orphans(client)
    total = sum([client.scard(games_key(partition)) for partition in range(PARTITIONS)])
    done, unreadable = 0, set[str]()
    for games in _batches(client):
        rows = [row for game in games if (row := _row(store, game, unreadable))]
        if lists.apply(rows, generation) < 0:
            raise Contended("another rebuild began meanwhile")
        done += len(games)
        if progress:
            progress(done, max(done, total))
    before = cast(
        "bytes | None",
        client.register_script(lua_script(__file__, "lists_switch"))((POINTERS,), (generation,)),
    )
    if before is None:
        _remove(client, generation)
        raise Contended("another rebuild began meanwhile")
    _remove(client, before.decode())
    return sorted(unreadable)


def _row(store: Store, game: str, unreadable: set[str]) -> GameSummary | None:
    try:
        return summarize(store.load(game))
    except redis.RedisError:
        # This is no fault of the game, and might be the same for all of them.
        raise
    except Exception as error:  # noqa: BLE001 - damaged records and titles at fault fail in many ways
        log.warning("game %s cannot be folded: %s: %s", game, type(error).__name__, error)
        unreadable.add(game)
        return None


def _batches(client: redis.Redis) -> Iterator[list[str]]:
    """All games, each at least once."""
    for partition in range(PARTITIONS):
        batch: list[str] = []
        for game in cast("Any", client.sscan_iter(games_key(partition), count=BATCH)):
            batch.append(game.decode())
            if len(batch) == BATCH:
                yield batch
                batch = []
        if batch:
            yield batch


def _remove_orphans(client: redis.Redis) -> None:
    """Delete what rebuilds left that were killed before they could.

    A generation is pointed at before it has keys, and never again once it is not: what has keys and is not
    pointed at now is nobody's.
    """
    orphans: dict[str, bool] = {}
    for key in cast("Any", client.scan_iter(match=f"{PREFIX}*:*", count=1000)):
        generation = key.decode().removeprefix(PREFIX).partition(":")[0]
        if generation not in orphans:
            read, built = cast("Any", client.hmget(POINTERS, "read", "built"))
            orphans[generation] = generation.encode() not in (read or b"0", built)
        if orphans[generation]:
            client.unlink(key)


def _remove(client: redis.Redis, generation: str) -> None:
    """Delete a generation that is no longer read."""
    own = f"{PREFIX}{generation}:"
    for name in cast("Any", client.sscan_iter(f"{own}names")):
        client.unlink(own + name.decode())
    for name in ("rows", "versions", "indexes", "waiting", "due", "names"):
        client.unlink(own + name)

"""Make the lists anew from the records, while everybody goes on reading and writing."""

import secrets
from collections.abc import Callable, Iterator
from typing import Any, cast

import redis

from events.errors import Contended, Unreadable
from events.keys import PARTITIONS, games_key
from events.lists import POINTERS, PREFIX, Lists
from events.rows import row_of
from events.scripts import script
from events.store import Store

BATCH = 100

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


def rebuild(store: Store, progress: Progress | None = None) -> list[str]:
    """Build a new generation of the lists from nothing and switch to it; names games it could not read.

    From the first moment rows that arrive through the feed go to both generations, and an older row never
    replaces a newer one, so nothing written meanwhile is lost.
    """
    client, lists, generation = store.client, Lists(store.client), secrets.token_hex(4)
    left_over = cast("bytes | None", client.hget(POINTERS, "built"))
    client.hset(POINTERS, "built", generation)
    if left_over:
        _remove(client, left_over.decode())
    total = sum([client.scard(games_key(partition)) for partition in range(PARTITIONS)])
    done, unreadable = 0, []
    for games in _batches(client):
        rows = []
        for game in games:
            try:
                rows.append(row_of(store.load(game)))
            except Unreadable:
                unreadable.append(game)
        lists.apply(rows, generation)
        done += len(games)
        if progress:
            progress(done, max(done, total))
    before = cast("bytes | None", client.register_script(script("lists_switch"))((POINTERS,), (generation,)))
    if before is None:
        _remove(client, generation)
        raise Contended("another rebuild began meanwhile")
    _remove(client, before.decode())
    return unreadable


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


def _remove(client: redis.Redis, generation: str) -> None:
    """Delete a generation that is no longer read."""
    own = f"{PREFIX}{generation}:"
    for name in cast("Any", client.sscan_iter(f"{own}names")):
        client.unlink(own + name.decode())
    for name in ("rows", "versions", "indexes", "waiting", "due", "names"):
        client.unlink(own + name)

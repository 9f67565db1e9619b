"""The latest version of games for polls: concurrent requests share one round trip to Redis."""

import threading
import time
from typing import Any

import redis

from events.log.keys import PARTITIONS, game_keys, partition_of
from events.redis.connection import is_cluster


class _Lookup:
    """One request for a game's version and, later, its result."""

    __slots__ = ("error", "game", "version")

    def __init__(self, game: str) -> None:
        self.game = game
        self.version: int | None = None
        self.error: Exception | None = None


class LatestVersions:
    """Reads versions only. Entries are never removed, so a stream's length is its game's version.

    On a cluster the requests for one partition share a round trip, so that none waits for another's server.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._batches = [_Batches(client) for _ in range(PARTITIONS if is_cluster(client) else 1)]

    def latest(self, game: str) -> int:
        """Return the version of a game, read after this call began; 0 if there is no such game."""
        return self._batches[partition_of(game) % len(self._batches)].latest(game)


class _Batches:
    """Requests for games that are on one server."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._lock = threading.Lock()
        self._pending: list[_Lookup] = []

    def latest(self, game: str) -> int:
        """Return the version of a game."""
        lookup = _Lookup(game)
        self._pending.append(lookup)
        with self._lock:
            # The first to get the lock reads for all that are pending; the others find their result.
            if lookup.version is None and lookup.error is None:
                time.sleep(0)  # let requests that are already here join the batch
                batch, self._pending = self._pending, []
                self._read(batch)
        if lookup.error is not None:
            raise lookup.error
        assert lookup.version is not None
        return lookup.version

    def _read(self, batch: list[_Lookup]) -> None:
        games = list(dict.fromkeys(lookup.game for lookup in batch))
        try:
            if len(games) == 1:
                found = [self._client.xlen(game_keys(games[0]).log)]
            else:
                pipeline = self._client.pipeline(transaction=False)
                for game in games:
                    pipeline.xlen(game_keys(game).log)
                found = pipeline.execute()
        except Exception as error:  # noqa: BLE001 - raised again for every request in the batch
            for lookup in batch:
                lookup.error = error
            return
        versions = dict(zip(games, found, strict=True))
        for lookup in batch:
            lookup.version = versions[lookup.game]

"""All tails that this process follows, on a single Redis or on the nodes of a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import redis

from events.redis.connection import is_cluster
from service.streaming.tails.tail import EntryId, Tail
from service.streaming.tails.tail_reader import TailReader


class Tails:
    """Finds the server of a stream. However many follow, each server sees one connection of this process."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._readers: dict[str, TailReader] = {}

    @contextmanager
    def follow(self, key: str, after: EntryId) -> Iterator[Tail]:
        """Follow a stream. If nobody does yet, its tail begins after an id."""
        server, client = self._server_of(key)
        reader = self._readers.setdefault(server, TailReader())
        tail = reader.follow(client.connection_pool, key, after)
        try:
            yield tail
        finally:
            reader.leave(tail)

    def _server_of(self, key: str) -> tuple[str, Any]:
        if not is_cluster(self._client):
            return "", self._client
        node = self._client.get_node_from_key(key)
        return node.name, self._client.get_redis_connection(node)

"""Waits for entries of many streams on a cluster in one thread: each has a connection with a blocking read.

A command has one hash slot there, so one blocking read cannot cover several streams.
"""

import selectors
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import redis
from redis.exceptions import MovedError

from events.redis.outages import REDIS_ERRORS

BLOCK_MS = 8_000
"""How long a read blocks in Redis; less than the client waits for a reply."""
RETRY_SECONDS = 0.5
"""Seconds after which a stream is asked for again whose server was away."""


class WaitingReads:
    """Reads of a consumer group. A stream whose server is away does not delay the others."""

    def __init__(self, client: redis.Redis, group: str, consumer: str, streams: Sequence[str]) -> None:
        self._cluster: Any = client
        self._group = group
        self._consumer = consumer
        self._selector = selectors.DefaultSelector()
        self._sent: dict[str, tuple[Any, Any]] = {}
        """The connection on which each stream is read, and the client of its node."""
        self._next_try = dict.fromkeys(streams, 0.0)
        self._error: Exception | None = None
        """To be raised by the next read."""
        self._next_look = 0.0
        """When to ask again which node holds which slots."""

    def read(self, count: int, timeout: float) -> list[tuple[str, Any]]:
        """New entries of some streams, at most so many of each, or nothing after so many seconds.

        An error of one stream is raised after what there is of the others was returned.
        """
        if self._error:
            error, self._error = self._error, None
            raise error
        errors: list[Exception] = []
        for stream in self._next_try:
            errors += self._send(stream, count)
        found: list[tuple[str, Any]] = []
        for key, _ in self._selector.select(0 if errors else timeout):
            stream = str(key.data)
            try:
                found += [(stream, entries) for entries in self._receive(stream)]
            except REDIS_ERRORS as error:
                errors += self._drop(stream, error)
        if errors and not found:
            raise errors[0]
        self._error = errors[0] if errors else None
        return found

    def _send(self, stream: str, count: int) -> list[Exception]:
        """Begin a read unless one is under way. Returns what failed."""
        if stream in self._sent or time.monotonic() < self._next_try[stream]:
            return []
        consumer, limits = (self._group, self._consumer), ("COUNT", count, "BLOCK", BLOCK_MS)
        try:
            node = self._cluster.get_redis_connection(self._cluster.get_node_from_key(stream))
            connection = node.connection_pool.get_connection()
            self._sent[stream] = connection, node
            connection.send_command("XREADGROUP", "GROUP", *consumer, *limits, "STREAMS", stream, ">")
            self._selector.register(connection._sock, selectors.EVENT_READ, stream)
        except REDIS_ERRORS as error:
            return self._drop(stream, error)
        return []

    def _receive(self, stream: str) -> list[Any]:
        """The entries that have come, if any came in time."""
        connection, node = self._sent[stream]
        reply = node.parse_response(connection, "XREADGROUP")
        self._selector.unregister(connection._sock)
        del self._sent[stream]
        node.connection_pool.release(connection)
        return [entries for _, entries in reply or ()]

    def _drop(self, stream: str, error: Exception) -> list[Exception]:
        """Give up a read, and look for the server of the stream before the next one. Returns what failed."""
        if stream in self._sent:
            connection, node = self._sent.pop(stream)
            for key in [key for key in self._selector.get_map().values() if key.data == stream]:
                self._selector.unregister(key.fileobj)
            connection.disconnect()
            node.connection_pool.release(connection)
        if isinstance(error, MovedError):
            self._cluster.nodes_manager.move_slot(error)
            return []
        self._next_try[stream] = time.monotonic() + RETRY_SECONDS
        if isinstance(error, redis.ConnectionError) and time.monotonic() >= self._next_look:
            self._next_look = time.monotonic() + RETRY_SECONDS
            with suppress(*REDIS_ERRORS):
                self._cluster.find_keys_again()
        return [error]

"""Reads the tails of streams on one Redis server, all over one connection.

Redis tells this connection once when a key changes that was read over it (client-side caching). So a read
asks for what is there and for word of the next change at the same time, and nothing is polled.
"""

import threading
from collections import deque
from typing import Any, NamedTuple

import redis

from events.redis.outages import REDIS_ERRORS
from service.streaming.tails.tail import EntryId, StreamEntry, Tail

PAGE = 100
"""Entries read at once."""
SILENCE_SECONDS = 5.0
"""After this long without word from Redis we ask whether it is there."""


class _Changed(NamedTuple):
    """Word from Redis that keys have changed; None: any."""

    keys: list[bytes] | None


class TailReader:
    """The followed tails of one server. It connects for the first one, and closes after the last."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tails: dict[str, Tail] = {}
        self._connection: Any = None
        self._asked: deque[Tail | None] = deque()
        """The tails whose replies are on their way; None for other commands."""

    def follow(self, pool: redis.ConnectionPool, key: str, after: EntryId) -> Tail:
        """Return the tail of a stream; if nobody follows it yet, one that begins after an id."""
        with self._lock:
            tail = self._tails.get(key)
            if tail is None:
                if self._connection is None:
                    self._connect(pool)
                tail = Tail(key, after)
                self._ask(tail)
                self._tails[key] = tail
            tail.followers += 1
            return tail

    def leave(self, tail: Tail) -> None:
        """Stop following; what nobody follows is no longer read."""
        with self._lock:
            tail.followers -= 1
            if not tail.followers and self._tails.get(tail.key) is tail:
                del self._tails[tail.key]

    def _connect(self, pool: redis.ConnectionPool) -> None:
        connection: Any = pool.get_connection()
        try:
            connection._parser.set_invalidation_push_handler(lambda push: _Changed(push[1]))
            self._asked.clear()
            self._send(connection, None, "CLIENT", "TRACKING", "ON")
        except BaseException:
            _give_back(pool, connection)
            raise
        self._connection = connection
        threading.Thread(target=self._run, args=(pool, connection), name="tails", daemon=True).start()

    def _ask(self, tail: Tail) -> None:
        """Ask for newer entries. A reply that is on its way has all that was changed before."""
        if not tail.asked:
            tail.asked, first = True, f"{tail.last[0]}-{tail.last[1]}"
            self._send(self._connection, tail, "XRANGE", tail.key, first, "+", "COUNT", PAGE)

    def _send(self, connection: Any, tail: Tail | None, *command: str | int) -> None:
        if not connection.is_connected:  # it would connect again, and Redis would tell it of no changes
            raise redis.ConnectionError("the connection was closed")
        self._asked.append(tail)
        connection.send_command(*command, check_health=False)

    def _run(self, pool: redis.ConnectionPool, connection: Any) -> None:
        """Read what Redis sends until the connection fails or nobody follows anything."""
        error: Exception = redis.ConnectionError("nobody follows anything")
        try:
            while self._read(connection):
                pass
        except REDIS_ERRORS as failure:
            error = failure
        finally:
            with self._lock:
                tails, self._tails, self._connection = self._tails, {}, None
                _give_back(pool, connection)
            for tail in tails.values():
                tail.fail(error)

    def _read(self, connection: Any) -> bool:
        """Read one reply; return whether there is more to do."""
        try:
            reply = connection.read_response(
                timeout=SILENCE_SECONDS, disconnect_on_error=False, push_request=True
            )
        except redis.TimeoutError:
            with self._lock:
                if any(tail is None for tail in self._asked):
                    raise  # it did not answer the last question
                if self._tails:
                    self._send(connection, None, "PING")
                return bool(self._tails)
        except redis.ResponseError as error:
            self._refused(self._asked.popleft(), error)
            return True
        if isinstance(reply, _Changed):
            self._ask_again(reply.keys)
        elif reply is not None and (tail := self._asked.popleft()) is not None:
            tail.take([StreamEntry(_parse_id(number), _pairs(fields)) for number, fields in reply])
            if len(reply) == PAGE:
                with self._lock:
                    self._ask(tail)
        return True

    def _ask_again(self, keys: list[bytes] | None) -> None:
        with self._lock:
            changed = self._tails.values() if keys is None else map(self._tails.get, map(bytes.decode, keys))
            for tail in [found for found in changed if found is not None]:
                self._ask(tail)

    def _refused(self, tail: Tail | None, error: redis.ResponseError) -> None:
        if tail is None:
            raise error  # without word of changes nothing can be followed
        with self._lock:
            if self._tails.get(tail.key) is tail:
                del self._tails[tail.key]
        tail.fail(error)


def _give_back(pool: redis.ConnectionPool, connection: Any) -> None:
    """Close a connection before anybody else uses it: Redis would go on telling it of changes."""
    connection._parser.set_invalidation_push_handler(None)
    connection.disconnect()
    pool.release(connection)


def _parse_id(number: bytes) -> EntryId:
    first, _, second = number.partition(b"-")
    return int(first), int(second)


def _pairs(fields: list[bytes]) -> dict[bytes, bytes]:
    return dict(zip(fields[::2], fields[1::2], strict=True))

"""Runs a script over connections that are kept for it, without the checks and counters of the pool."""

import os
from collections.abc import Sequence
from typing import Any

import redis
from redis.exceptions import NoScriptError


class HeldScript:
    """A script on a single server. It may run twice, so it must have the same effect then.

    Each call takes a connection that nobody uses. One that was closed meanwhile is opened again.
    """

    def __init__(self, client: redis.Redis, source: str) -> None:
        self._pool: Any = client.connection_pool
        self._script = client.register_script(source)
        self._client = client
        self._idle: list[Any] = []
        self._process = os.getpid()

    def __call__(self, keys: Sequence[str], args: Sequence[Any]) -> Any:
        """Return the reply of the script."""
        connection = self._take()
        try:
            packed = connection.pack_command("EVALSHA", self._script.sha, len(keys), *keys, *args)
            try:
                return _exchange(connection, packed)
            except redis.ConnectionError:
                connection.disconnect()
            except NoScriptError:
                self._client.script_load(self._script.script)
            return connection.retry.call_with_retry(
                lambda: _exchange(connection, packed), lambda _error: connection.disconnect()
            )
        finally:
            self._idle.append(connection)

    def _take(self) -> Any:
        if self._process != os.getpid():  # a fork has the sockets of its parent
            self._process, self._idle = os.getpid(), []
        try:
            return self._idle.pop()
        except IndexError:
            return self._pool.get_connection()


def _exchange(connection: Any, packed: list[bytes]) -> Any:
    connection.send_packed_command(packed, check_health=False)
    return connection.read_response()

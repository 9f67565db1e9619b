"""Asks a server whether enough replicas have what one connection has just changed."""

from collections.abc import Sequence
from typing import Any

import redis

from events.errors import NotReplicated

Command = tuple[Any, ...]


class Confirmation:
    """Two commands that follow scripts on their connection: a write, because the scripts may have had nothing
    to write, and WAIT, which speaks for the writes of its own connection only."""

    def __init__(self, replicas: int, timeout_ms: int) -> None:
        self._replicas, self._timeout_ms = replicas, timeout_ms
        self._has_waitaof = True

    def commands(self, key: str) -> tuple[Command, Command]:
        """Return the commands for scripts with this key."""
        wanted = (self._replicas, self._timeout_ms)
        wait = ("WAITAOF", 0, *wanted) if self._has_waitaof else ("WAIT", *wanted)
        return ("SET", confirmation_key(key), 1), wait

    def holds(self, replies: Sequence[Any]) -> bool:
        """Return whether enough replicas have it. False means: send everything again, the server is too old
        for WAITAOF. Raises NotReplicated, or the error of the server."""
        written, reached = replies
        if isinstance(written, Exception):
            raise written
        if isinstance(reached, redis.ResponseError) and _is_too_old(reached):
            self._has_waitaof = False
            return False
        if isinstance(reached, Exception):
            raise reached
        number = reached[1] if isinstance(reached, list) else reached
        if number < self._replicas:
            raise NotReplicated(number, self._replicas)
        return True


def _is_too_old(error: redis.ResponseError) -> bool:
    said = str(error).lower()
    return said.startswith("unknown command") and "waitaof" in said


def confirmation_key(key: str) -> str:
    """Return the key, in the slot of another one, that is written before waiting for replicas."""
    return f"{key.partition('}')[0]}}}:confirmed"

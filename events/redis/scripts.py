"""Lua scripts: loads them, each from the folder of the Python file that runs it, and runs the frequent one.

That one goes over one held connection, which callers at the same time share. While a round trip is under way,
further calls wait; the next round trip carries all of them. Redis reads, writes to disk and answers them
together, and nobody pays for taking connections out of a pool.
"""

import os
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Any

import redis
from hiredis import pack_command
from redis.exceptions import NoScriptError

from events.errors import NotReplicated
from events.redis.confirmation import Confirmation

RunScript = Callable[[Sequence[str], Sequence[Any]], Any]
"""Runs a script with its keys, which are in one hash slot, and its arguments."""
MOST, MOST_CONFIRMED = 64, 512
"""Calls in one round trip; more if it ends with waiting for replicas."""
ATTEMPTS = 4
"""How often a script is sent: a server may not know it yet, or a cluster may have moved its keys."""
_FAILURES = (redis.RedisError, NotReplicated)
_NEXT_WOULD_FAIL_TOO = (redis.ConnectionError, redis.TimeoutError, NotReplicated)


@cache
def lua_script(beside: str, name: str) -> str:
    """The source of a script; `beside` is the `__file__` of the caller."""
    return Path(beside).with_name(f"{name}.lua").read_text(encoding="utf-8")


class _Call:
    """A call. Its caller sends at once, or waits for the reply or for the turn to send."""

    __slots__ = ("error", "is_answered", "key", "packed", "reply", "told")

    def __init__(self, key: str, packed: bytes) -> None:
        self.key = key
        """The first of its keys."""
        self.packed = packed
        self.is_answered = False
        self.reply: Any = None
        self.error: Exception | None = None
        self.told: SimpleQueue[None] | None = None
        """Where the caller waits until it is told to go on; there if it has to wait."""

    def answer(self, reply: Any, failure: Exception | None) -> None:
        """Set the reply of the server, or what failed after it."""
        self.error = reply if isinstance(reply, redis.ResponseError) else failure
        self.reply, self.is_answered = reply, True


class SharedScript:
    """A script on a single server, with the calls that are under way and those that wait.

    It may run twice, so it must have the same effect then. With a confirmation, the calls of a round trip are
    answered together, once replicas have what they changed.
    """

    def __init__(self, client: redis.Redis, source: str, confirmation: Confirmation | None = None) -> None:
        self._client = client
        self._script = client.register_script(source)
        self._confirmation = confirmation
        self._most = MOST_CONFIRMED if confirmation else MOST
        self._start()

    def __call__(self, keys: Sequence[str], args: Sequence[Any]) -> Any:
        """Return the reply of the script."""
        if self._process != os.getpid():
            self._start()  # a fork has the socket of its parent
        call = _Call(keys[0], pack_command(("EVALSHA", self._script.sha, len(keys), *keys, *args)))
        try:
            if self._must_wait(call) and call.told:
                call.told.get()
            if self._is_turn_of(call):
                self._exchange(self._batch)
        except BaseException as error:
            self._give_up(call, error)
            if not (call.is_answered and isinstance(error, _FAILURES)):
                raise
        finally:
            self._end_turn_of(call)
        if call.error is not None:
            raise call.error
        return call.reply

    def _start(self) -> None:
        self._process = os.getpid()
        self._connection: Any = None
        self._mutex = Lock()
        self._batch: list[_Call] = []
        """The calls of the round trip that is under way. The caller of the first sends all of them."""
        self._waiting: deque[_Call] = deque()

    def _must_wait(self, call: _Call) -> bool:
        with self._mutex:
            if not self._batch:
                self._batch = [call]
                return False
            call.told = SimpleQueue()
            self._waiting.append(call)
            return True

    def _is_turn_of(self, call: _Call) -> bool:
        """Return whether the caller of this call sends the batch."""
        return bool(self._batch) and self._batch[0] is call

    def _give_up(self, call: _Call, error: BaseException) -> None:
        """Tell the others of a batch that it failed; forget a call whose caller was stopped while waiting."""
        with self._mutex:
            if call in self._waiting:
                self._waiting.remove(call)
            if not self._is_turn_of(call):
                return
            if isinstance(error, _NEXT_WOULD_FAIL_TOO):  # nobody waits for that
                self._batch += self._waiting
                self._waiting.clear()
        stopped = redis.ConnectionError("the caller who sent this command was stopped")
        for other in self._batch:
            if not other.is_answered:
                other.error = error if isinstance(error, _FAILURES) else stopped

    def _end_turn_of(self, call: _Call) -> None:
        """Wake the others of a batch, and the one who sends the next batch."""
        if not self._is_turn_of(call):
            return
        with self._mutex:
            batch = self._batch
            self._batch = [self._waiting.popleft() for _ in range(min(self._most, len(self._waiting)))]
            woken = [*batch[1:], *self._batch[:1]]
        for other in woken:
            if other.told:
                other.told.put(None)

    def _exchange(self, batch: list[_Call]) -> None:
        """Get a reply for every call. If the connection is closed meanwhile, what is left is sent again."""
        if self._connection is None:
            self._connection = self._client.connection_pool.get_connection()
        connection, left = self._connection, deque(batch)
        try:
            try:
                self._round_trip(left)
            except redis.ConnectionError:
                connection.disconnect()
                connection.retry.call_with_retry(
                    lambda: self._round_trip(left), lambda _error: connection.disconnect()
                )
        except NotReplicated:  # all replies have been read
            raise
        except BaseException:
            connection.disconnect()  # a reply that nobody has read would answer the next call
            raise

    def _round_trip(self, left: deque[_Call]) -> None:
        """Get replies for the calls that are left, and teach the server the script if it does not know it."""
        for _ in range(ATTEMPTS):
            self._send(left)
            if not left:
                return
            self._client.script_load(self._script.script)
        raise redis.ConnectionError("Redis keeps forgetting the script")

    def _send(self, left: deque[_Call]) -> None:
        """Send the calls that are left, and keep those that have to be sent again."""
        packed = [call.packed for call in left]
        confirming = self._confirmation.commands(left[0].key) if self._confirmation else ()
        packed += [pack_command(command) for command in confirming]
        self._connection.send_packed_command([b"".join(packed)], check_health=False)
        replies = [self._read() for _ in packed]
        failure, understood = None, True
        if self._confirmation:
            try:
                understood = self._confirmation.holds(replies[len(left) :])
            except redis.ResponseError as error:
                failure = error
        for call, reply in zip(tuple(left), replies, strict=False):
            left.popleft()
            if isinstance(reply, NoScriptError) or not understood:
                left.append(call)
            else:
                call.answer(reply, failure)

    def _read(self) -> Any:
        """The next reply; an error that the server answered with is one too."""
        try:
            return self._connection.read_response()
        except redis.ResponseError as error:
            return error

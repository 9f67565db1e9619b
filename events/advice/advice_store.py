"""Hints and reviews in Redis. Losing one costs nothing: a player asks again."""

from collections.abc import Sequence
from typing import Any

import msgspec
import redis

from events.advice.advice import Advice, AdvisedMove, Asked, ReviewedChoice
from events.errors import NotFound
from events.log.keys import PENDING_ADVICE, advice_key
from events.log.service_secret import keyed_id

KEPT_SECONDS = {"hint": 3600, "review": 24 * 3600}

# KEYS: advice, pending advice. ARGV: id, what is asked for (JSON), time (ms), seconds to keep it.
_ASK = """
local status = redis.call('HGET', KEYS[1], 'status')
if status and status ~= 'failed' then return end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'asked', ARGV[2], 'touched', ARGV[3])
redis.call('HSET', KEYS[1], 'status', 'pending', 'done', 0, 'result', '')
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
"""

# KEYS: advice, pending advice. ARGV: id, time (ms), status, how much is done, result (JSON).
# A job that ran twice may be behind the other.
_NOTE = """
local status, done = unpack(redis.call('HMGET', KEYS[1], 'status', 'done'))
if ARGV[3] == 'pending' and done and tonumber(ARGV[4]) < tonumber(done) then return end
if status == 'pending' then
  redis.call('HSET', KEYS[1], 'touched', ARGV[2], 'status', ARGV[3], 'done', ARGV[4], 'result', ARGV[5])
end
if ARGV[3] ~= 'pending' then redis.call('ZREM', KEYS[2], ARGV[1]) end
"""


def advice_id(secret: bytes, asked: Asked) -> str:
    """The id of a hint or review: the same for the same request, and nobody can guess it."""
    parts = (asked.kind, asked.game, str(asked.version), str(asked.seat), str(asked.player))
    return keyed_id(secret, "advice", *parts)[:24]


class AdviceStore:
    """The hints and reviews of one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._ask = client.register_script(_ASK)
        self._note = client.register_script(_NOTE)

    def ask(self, id_: str, asked: Asked, now: int) -> Advice:
        """Ask for a hint or a review, unless it is there or being made already."""
        text, kept = msgspec.json.encode(asked), KEPT_SECONDS[asked.kind]
        self._ask((advice_key(id_), PENDING_ADVICE), (id_, text, now, kept))
        return self.read(id_)

    def read(self, id_: str) -> Advice:
        """The hint or review with this id; NotFound if there is none (any more)."""
        names = ("asked", "status", "done", "touched", "result")
        asked, status, done, touched, result = self._client.hmget(advice_key(id_), *names)
        if asked is None:
            raise NotFound(f"there is no advice {id_}")
        found = msgspec.json.decode(asked, type=Asked)
        return Advice(id_, found, status.decode(), int(done), int(touched), result)

    def pending(self, limit: int = 50) -> list[str]:
        """Those that are not done, the oldest first."""
        return [id_.decode() for id_ in self._client.zrange(PENDING_ADVICE, 0, limit - 1)]

    def note_progress(
        self, advice: Advice, now: int, done: int, result: Sequence[AdvisedMove | ReviewedChoice]
    ) -> None:
        """Keep what there is so far."""
        self._write(advice.id, now, "pending", done, msgspec.json.encode(result))

    def finish(
        self, advice: Advice, now: int, done: int, result: Sequence[AdvisedMove | ReviewedChoice]
    ) -> None:
        """Keep the whole result."""
        self._write(advice.id, now, "done", done, msgspec.json.encode(result))

    def fail(self, id_: str, now: int) -> None:
        """Note that it cannot be made."""
        self._write(id_, now, "failed", 0, b"")

    def _write(self, id_: str, now: int, status: str, done: int, result: bytes) -> None:
        self._note((advice_key(id_), PENDING_ADVICE), (id_, now, status, done, result))

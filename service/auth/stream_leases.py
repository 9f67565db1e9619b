"""How many streams somebody has open, over all processes; a killed process's leases run out."""

import secrets
import time
from typing import cast

import redis

SECONDS = 45
"""A lease that is not renewed ends after this long."""

# KEYS: leases. ARGV: now, end of the lease, most, its name, seconds. Returns 1 when it was taken or renewed.
_TAKE = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZSCORE', KEYS[1], ARGV[4]) == false and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then
  return 0
end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[4])
redis.call('EXPIRE', KEYS[1], ARGV[5])
return 1
"""


class StreamLeases:
    """Open streams per player or address."""

    def __init__(self, client: redis.Redis, most: int) -> None:
        self._client = client
        self._most = most
        self._take = client.register_script(_TAKE)

    def take(self, who: str) -> str | None:
        """The name of a new lease, or None when there are too many."""
        name = secrets.token_hex(8)
        return name if self.renew(who, name) else None

    def renew(self, who: str, name: str) -> bool:
        """Keep a lease for another while."""
        now = time.time()
        return bool(
            cast("int", self._take(keys=[_key(who)], args=[now, now + SECONDS, self._most, name, SECONDS]))
        )

    def release(self, who: str, name: str) -> None:
        """End a lease."""
        self._client.zrem(_key(who), name)


def _key(who: str) -> str:
    return f"wardbook:{{streams}}:{who}"

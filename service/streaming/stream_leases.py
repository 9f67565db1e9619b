"""Leases that count the open streams per client over all processes; those of a killed process expire."""

import secrets
import time
from typing import cast

import redis

from events.log.outages import REDIS_ERRORS, is_outage

LEASE_SECONDS = 45
"""A lease that is not renewed expires after this long."""

# KEYS: leases. ARGV: now, expiry of the lease, limit, its id, seconds. Returns 1 if it was taken or renewed.
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
    """Open streams per client: a player, or an address without a key."""

    def __init__(self, client: redis.Redis, limit: int) -> None:
        self._client = client
        self.limit = limit
        self._take = client.register_script(_TAKE)

    def take(self, client: str) -> str | None:
        """Return the id of a new lease, or None if the client has too many."""
        lease = secrets.token_hex(8)
        return lease if self.renew(client, lease) else None

    def renew(self, client: str, lease: str) -> bool:
        """Extend a lease; False if it expired and no other is free."""
        now = time.time()
        args: list[str | int | float] = [now, now + LEASE_SECONDS, self.limit, lease, LEASE_SECONDS]
        try:
            return bool(cast("int", self._take(keys=[_key(client)], args=args)))
        except REDIS_ERRORS as error:
            # The leases are on one server. Streams of games on others go on without it.
            if not is_outage(error):
                raise
            return True

    def release(self, client: str, lease: str) -> None:
        """End a lease."""
        self._client.zrem(_key(client), lease)


def _key(client: str) -> str:
    return f"wardbook:{{streams}}:{client}"

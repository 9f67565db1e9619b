"""Leases that count the open streams per client over all processes; those of a killed process expire."""

import secrets
import time
from typing import cast

import redis

from events.redis.outages import REDIS_ERRORS, is_outage

LEASE_SECONDS = 45
"""A lease that is not renewed expires after this long."""

RENEW_SECONDS = 15
"""How often leases are renewed."""
MOST_AT_ONCE = 250
"""Leases renewed by one script."""

# KEYS: of leases. ARGV: now, expiry of the leases, limit, seconds, then the id of each. Returns how many were
# taken or renewed.
_TAKE = """
local taken = 0
for number, key in ipairs(KEYS) do
  local id = ARGV[4 + number]
  redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[1])
  if redis.call('ZSCORE', key, id) ~= false or redis.call('ZCARD', key) < tonumber(ARGV[3]) then
    redis.call('ZADD', key, ARGV[2], id)
    redis.call('EXPIRE', key, ARGV[4])
    taken = taken + 1
  end
end
return taken
"""


class StreamLeases:
    """Open streams per client: a player, or an address without a key."""

    def __init__(self, client: redis.Redis, limit: int) -> None:
        self._client = client
        self.limit = limit
        self._take = client.register_script(_TAKE)
        self._held: dict[str, str] = {}
        """The client of each lease of this process."""
        self._renewed = time.monotonic()

    def take(self, client: str) -> str | None:
        """Return the id of a new lease, or None if the client has too many."""
        lease = secrets.token_hex(8)
        if not self._write({lease: client}):
            return None
        self._held[lease] = client
        return lease

    def renew(self) -> None:
        """Extend all leases of this process if it is time. Every stream calls this now and then."""
        now = time.monotonic()
        if now - self._renewed >= RENEW_SECONDS:
            self._renewed = now
            held = list(self._held.items())
            for start in range(0, len(held), MOST_AT_ONCE):
                self._write(dict(held[start : start + MOST_AT_ONCE]))

    def release(self, client: str, lease: str) -> None:
        """End a lease."""
        self._held.pop(lease, None)
        self._client.zrem(_key(client), lease)

    def _write(self, leases: dict[str, str]) -> bool:
        """Take or extend leases; False if there are too many."""
        now = time.time()
        args: list[str | int | float] = [now, now + LEASE_SECONDS, self.limit, LEASE_SECONDS, *leases]
        try:
            return bool(cast("int", self._take(keys=[*map(_key, leases.values())], args=args)))
        except REDIS_ERRORS as error:
            # The leases are on one server. Streams of games on others go on without it.
            if not is_outage(error):
                raise
            return True


def _key(client: str) -> str:
    return f"wardbook:{{streams}}:{client}"

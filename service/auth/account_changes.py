"""Which accounts changed lately, so that no process trusts a cached account for long after a change."""

import math
import time
from collections import OrderedDict
from typing import Any

import redis

from events.log.keys import ACCOUNT_CHANGES
from events.redis.outages import REDIS_ERRORS, is_outage

CHECK_SECONDS = 0.05
"""How long after a change some process may still not know of it."""
OUTAGE_CHECK_SECONDS = 5.0
"""How long to trust cached accounts after the changes could not be read: games on other servers go on."""
MAX_REMEMBERED = 10_000


class AccountChanges:
    """Reads the changes of accounts at most every 50 ms, when somebody asks."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._position = b"0"
        self._next_check = -math.inf
        self._learnt: OrderedDict[str, float] = OrderedDict()

    def last(self, player: str) -> float:
        """Return when this process learnt of the player's last change; minus infinity if of none lately.

        What was looked up before is out of date.
        """
        now = time.monotonic()
        if now >= self._next_check:
            self._next_check = now + OUTAGE_CHECK_SECONDS
            if self._read():
                self._next_check = now + CHECK_SECONDS
        return self._learnt.get(player, -math.inf)

    def note(self, player: str) -> None:
        """Remember a change that this process made or noticed itself."""
        self._learnt[player] = time.monotonic()
        self._learnt.move_to_end(player)
        if len(self._learnt) > MAX_REMEMBERED:
            self._learnt.popitem(last=False)

    def _read(self) -> bool:
        """Read the new changes. Returns False if the accounts cannot be read now."""
        try:
            changes = self._client.xrange(ACCOUNT_CHANGES, b"(" + self._position)
        except REDIS_ERRORS as error:
            if not is_outage(error):
                raise
            return False
        for number, fields in changes:
            self._position = number
            self.note(fields[b"player"].decode())
        return True

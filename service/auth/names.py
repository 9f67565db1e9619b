"""The names of players, looked up when they are shown: the record holds only ids."""

import time
from collections import OrderedDict
from collections.abc import Iterable

from service.auth.accounts import Accounts

CACHE_SECONDS = 5.0
MAX_CACHED_NAMES = 20_000
DELETED_PLAYER = "deleted player"
"""Shown for a player without an account."""


class Names:
    """Looks names up in one round trip; each process caches them for five seconds."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._cache: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def of(self, players: Iterable[str]) -> dict[str, str]:
        """Return the name of each of these players, by id."""
        now = time.monotonic()
        known = {player: self._cache.get(player) for player in players}
        found = {player: entry[1] for player, entry in known.items() if entry and entry[0] > now}
        missing = [player for player in known if player not in found]
        if missing:
            names = self._accounts.names(missing)
            for player, name in zip(missing, names, strict=True):
                found[player] = name or DELETED_PLAYER
                self._cache[player] = (now + CACHE_SECONDS, found[player])
                self._cache.move_to_end(player)
            while len(self._cache) > MAX_CACHED_NAMES:
                self._cache.popitem(last=False)
        return found

"""What is shown of players, looked up when it is shown: the record holds only ids."""

import time
from collections import OrderedDict
from collections.abc import Iterable

from events.redis.outages import REDIS_ERRORS, is_outage
from service.auth.account_changes import AccountChanges
from service.auth.accounts import Accounts
from service.responses.accounts.shown_player import ShownPlayer

CACHE_SECONDS = 5.0
MAX_CACHED_NAMES = 20_000
DELETED_PLAYER = ShownPlayer("deleted player")
"""Shown for a player without an account. Nobody can take this name (`service/requests/player_names.py`)."""


class Names:
    """Looks players up in one round trip; each process caches them, until the account changes."""

    def __init__(self, accounts: Accounts, changes: AccountChanges) -> None:
        self._accounts = accounts
        self._changes = changes
        self._cache: OrderedDict[str, tuple[float, ShownPlayer]] = OrderedDict()

    def of(self, players: Iterable[str]) -> dict[str, str]:
        """Return the name of each of these players, by id."""
        return {player: shown.name for player, shown in self.shown(players).items()}

    def shown(self, players: Iterable[str]) -> dict[str, ShownPlayer]:
        """Return what everybody sees of each of these players, by id."""
        now = time.monotonic()
        known = {player: self._unchanged(player) for player in players}
        found = {
            player: entry[1] for player, entry in known.items() if entry and entry[0] + CACHE_SECONDS > now
        }
        missing = [player for player in known if player not in found]
        if missing:
            try:
                found |= self._look_up(missing)
            except REDIS_ERRORS as error:
                if not is_outage(error):
                    raise
                # Games on other servers go on: show what was known before, or ids.
                found |= {
                    player: entry[1] if (entry := known[player]) else ShownPlayer(player)
                    for player in missing
                }
            for player in missing:
                self._cache[player] = (now, found[player])
                self._cache.move_to_end(player)
            while len(self._cache) > MAX_CACHED_NAMES:
                self._cache.popitem(last=False)
        return found

    def _unchanged(self, player: str) -> tuple[float, ShownPlayer] | None:
        entry = self._cache.get(player)
        return entry if entry and self._changes.last(player) < entry[0] else None

    def _look_up(self, players: list[str]) -> dict[str, ShownPlayer]:
        shown = self._accounts.shown(players)
        return {player: found or DELETED_PLAYER for player, found in zip(players, shown, strict=True)}

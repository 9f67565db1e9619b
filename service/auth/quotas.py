"""What one player may keep in the service: open games and stored bytes. Checked when a game is created."""

from contextlib import suppress

import redis

from events.fold.store import Store
from events.projections.lists import Lists
from events.projections.stored_bytes import stored_bytes
from events.settings import Settings
from games.kernel.refusal import Illegal

MEGABYTE = 1_000_000


class Quotas:
    """The quotas the operator set; 0 is no quota."""

    def __init__(self, lists: Lists, store: Store, settings: Settings) -> None:
        self._lists = lists
        self._client = store.client
        self._open_games = settings.max_open_games
        self._stored = settings.max_stored_mb * MEGABYTE

    def check(self, player: str) -> None:
        """Raise Illegal if a player has too many open games, or has stored too much.

        Open games are counted in the lists, which are a moment behind the record.
        """
        with suppress(redis.RedisError):
            if self._open_games and self._lists.count_open(player) >= self._open_games:
                raise Illegal("too_many_open_games", most=self._open_games)
        self.check_stored(player)

    def check_stored(self, player: str) -> None:
        """Raise Illegal if a player has stored too much."""
        # The numbers are in other places of a cluster than the new record: one node down must not stop it.
        with suppress(redis.RedisError):
            if self._stored and stored_bytes(self._client, player) >= self._stored:
                raise Illegal("storage_used_up", most_bytes=self._stored)

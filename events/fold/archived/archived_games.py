"""The archived games that this process has read last."""

from collections.abc import Callable

from events.archive.archive import Archive
from events.fold.archived.archived_game import ArchivedGame
from events.fold.cache import LruCache
from events.fold.folded_game import ComposedGames

KEPT = 32
"""Games kept in memory, about a megabyte each."""


class ArchivedGames:
    """Reads archived games from their files and keeps some."""

    def __init__(self, archive: Archive, composed: ComposedGames, pause: Callable[[], None]) -> None:
        self._archive = archive
        self._composed = composed
        self._pause = pause
        self._kept: LruCache[str, ArchivedGame] = LruCache(KEPT)

    def kept(self, game_id: str) -> ArchivedGame | None:
        """An archived game that this process has read. It is right also if it was brought back since."""
        return self._kept.get(game_id)

    def find(self, game_id: str) -> ArchivedGame | None:
        """An archived game; None if it is not in the archive."""
        found = self._kept.get(game_id)
        if found is None and (archived := self._archive.read(game_id)):
            found = ArchivedGame(game_id, archived, self._composed, self._pause)
            self._kept.put(game_id, found)
        return found

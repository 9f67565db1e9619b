"""The newest version of games, asked for together: those who ask at the same time share one round trip."""

import threading
import time
from typing import Any

import redis

from events.log.keys import game_keys


class _Ask:
    """One question and, later, its answer."""

    __slots__ = ("error", "game", "version")

    def __init__(self, game: str) -> None:
        self.game = game
        self.version: int | None = None
        self.error: Exception | None = None


class LatestVersions:
    """Reads versions only. Entries are never removed, so a stream's length is its game's version."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._turn = threading.Lock()
        self._waiting: list[_Ask] = []

    def newest(self, game: str) -> int:
        """The version of a game, read after this was called; 0 when there is no such game."""
        ask = _Ask(game)
        self._waiting.append(ask)
        with self._turn:
            # Whoever gets here first asks for everybody who waits; the others find their answer.
            if ask.version is None and ask.error is None:
                time.sleep(0)  # lets requests that are here already join in
                batch, self._waiting = self._waiting, []
                self._answer(batch)
        if ask.error is not None:
            raise ask.error
        assert ask.version is not None
        return ask.version

    def _answer(self, batch: list[_Ask]) -> None:
        games = list(dict.fromkeys(ask.game for ask in batch))
        try:
            if len(games) == 1:
                found = [self._client.xlen(game_keys(games[0]).log)]
            else:
                pipeline = self._client.pipeline(transaction=False)
                for game in games:
                    pipeline.xlen(game_keys(game).log)
                found = pipeline.execute()
        except Exception as error:  # noqa: BLE001 - each of those who asked gets it raised
            for ask in batch:
                ask.error = error
            return
        versions = dict(zip(games, found, strict=True))
        for ask in batch:
            ask.version = versions[ask.game]

"""Games of bots only. When one is over the next one starts, so that there is always the same work to do."""

import time
from typing import Any

from bench.playing import PLAYERS
from bench.servers.hosted_games import Guest, HostedGames
from events.export.file_format import GAME_OVER
from events.log.keys import game_keys
from events.projections.lists import Lists

BOT = {"kind": "bot", "bot": "easy"}
LOOK = 0.1
"""Seconds between two looks for games that are over."""


class BotGames:
    """Keeps a number of games running on a service."""

    def __init__(self, hosted: HostedGames, owner: Guest, count: int) -> None:
        self._hosted = hosted
        self._owner = owner
        self._client: Any = hosted.store.client
        self._lists = Lists(hosted.store.client)
        self._over: list[str] = []
        self._running = [self._start() for _ in range(count)]

    def play(self, seconds: float) -> float:
        """Keep the games running for some seconds. Returns for how many."""
        began = time.monotonic()
        while (passed := time.monotonic() - began) < seconds:
            for number, summary in enumerate(self._lists.summaries(self._running)):
                if summary and summary.status in GAME_OVER:
                    self._over.append(summary.id)
                    self._running[number] = self._start()
            time.sleep(LOOK)
        return passed

    def commands(self) -> int:
        """How many commands all games have had."""
        return sum(self._client.xlen(game_keys(game).log) for game in (*self._over, *self._running))

    def _start(self) -> str:
        game = self._hosted.create_game(self._owner, [BOT] * PLAYERS)
        self._hosted.command(game, self._owner, {"type": "start"})
        return game

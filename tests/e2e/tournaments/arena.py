"""A tournament on a running service: its organizer, its accounts, and who plays for them over HTTP."""

import os
import random
import time
import urllib.request
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cli.http_client import Client, RequestFailed
from tests.e2e.running import ROOT, Wardbook, eventually

OPERATOR = "the-operators-own-key"
MARKET = f"{ROOT / 'tests/browser/with_market'}:{ROOT}"
"""The Python path of services that have the small title of the tests."""
TITLE = os.environ.get("WARDBOOK_SOAK_TITLE", "market")
"""What is played. Games of Market are short; with another title players resign after some moves."""
RESIGN_AFTER = None if TITLE == "market" else 16
"""The moves of a table after which its players resign, and bots play on."""
THREADS = 6
PATIENCE = 300.0
"""Seconds in which a round must go on."""

Json = dict[str, Any]


class Arena:
    """A tournament and everybody in it."""

    def __init__(self, wardbook: Wardbook, players: int, **settings: Any) -> None:
        self.wardbook = wardbook
        self.luck = random.Random(players)
        self.organizer, made = wardbook.player("Organizer")
        self.key: str = made["key"]
        self._appoint(made["id"])
        self.clients: dict[str, Client] = {}
        """The client of each account, by the player's id."""
        self.accounts = [self._account(number) for number in range(1, players + 1)]
        usual = {"name": "Cup", "game": {"title": TITLE}, "table_size": 4, "rounds_start": "when_done"}
        settings = {**usual, **settings}
        self.id: str = self.organizer.post("/v1/tournaments", {"settings": settings}).body["id"]
        self.path = f"/v1/tournaments/{self.id}"

    def _appoint(self, player: str) -> None:
        url = f"{self.wardbook.url}/v1/players/{player}/organizer"
        headers = {"Authorization": f"Bearer {OPERATOR}"}
        urllib.request.urlopen(urllib.request.Request(url, headers=headers, method="PUT"), timeout=30)

    def _account(self, number: int) -> str:
        made = self.wardbook.client().post("/v1/players", {"name": f"Bot {number}", "bot": True}).body
        self.clients[made["id"]] = self.wardbook.client(made["key"])
        player: str = made["id"]
        return player

    def read(self) -> Json:
        """The tournament as the organizer sees it."""
        found: Json = self.organizer.get(self.path)
        return found

    def round(self, number: int) -> Json:
        """A round with its tables."""
        found: Json = self.organizer.get(f"{self.path}/rounds/{number}")
        return found

    def organize(self, kind: str, **fields: Any) -> None:
        """Post a command of the organizer."""
        self.organizer.post(f"{self.path}/commands", {"type": kind, **fields})

    def post(self, player: str, kind: str) -> None:
        """Post a command of a player of the tournament."""
        self.clients[player].post(f"{self.path}/commands", {"type": kind})

    def register(self, players: Collection[str]) -> None:
        """Let players register."""
        for player in players:
            self.post(player, "register")

    def download(self, path: str) -> bytes:
        """A file as the organizer gets it."""
        headers = {"Authorization": f"Bearer {self.key}"}
        request = urllib.request.Request(self.wardbook.url + path, headers=headers)
        with urllib.request.urlopen(request, timeout=300) as answer:
            found: bytes = answer.read()
        return found

    def until(self, number: int, *statuses: str) -> Json:
        """Wait until a round has one of these statuses."""
        eventually(lambda: len(self.read()["rounds"]) >= number, PATIENCE, f"round {number} does not start")
        eventually(
            lambda: self.round(number)["status"] in statuses, PATIENCE, f"round {number} is not {statuses}"
        )
        return self.round(number)

    def play_round(
        self,
        number: int,
        away: Collection[str] = (),
        during: Callable[[Json], None] = lambda _: None,
        resign_after: int | None = RESIGN_AFTER,
    ) -> None:
        """Play all games of a round; players who are away do not come.

        `during` may do something while it is played. Players resign after so many moves of theirs.
        """
        opened = self.until(number, "open", "finished")
        with ThreadPoolExecutor(THREADS) as pool:
            games = [table["game"] for table in opened["tables"]]
            playing = [pool.submit(self._play, game, set(away), resign_after) for game in games]
            during(opened)
            for each in playing:
                each.result()
        eventually(
            lambda: self.round(number)["status"] == "finished", PATIENCE, f"round {number} is not over"
        )

    def _play(self, game: str, away: set[str], resign_after: int | None) -> None:
        """Play for everybody at a table until its game is over."""
        path, luck = f"/v1/games/{game}", random.Random(game)
        moves, changed, version = 0, time.monotonic(), 0
        watcher = self.wardbook.client()
        while True:
            seen = watcher.get(path)
            if seen["status"] in ("finished", "abandoned"):
                watcher.close()
                return
            if seen["version"] > version:
                version, changed = seen["version"], time.monotonic()
            assert time.monotonic() - changed < PATIENCE, f"game {game} waits for {seen['awaiting']}"
            moves += self._join(path, seen, away) if seen["status"] == "open" else 0
            given = 0
            for seat in seen["awaiting"]["seats"] if seen["status"] == "playing" else ():
                given += self._move(path, seen["seats"][seat], luck, resign_after, moves)
            moves += given
            if not given:
                time.sleep(0.1)

    def _join(self, path: str, seen: Json, away: set[str]) -> int:
        joined = 0
        for seat in seen["seats"]:
            player = seat["reserved"]
            if player and not seat["player"] and player not in away:
                joined += self._post(player, path, {"type": "join"})
        return joined

    def _move(self, path: str, seat: Json, luck: random.Random, resign_after: int | None, moves: int) -> int:
        """Make a move in a seat, if a person has it; how many were made."""
        player = seat["player"]
        if player is None or seat["resigned"]:
            return 0
        if resign_after is not None and moves > resign_after:
            return self._post(player, path, {"type": "resign"})
        offered = self.clients[player].get(f"{path}/actions")["moves"]
        return self._post(player, path, luck.choice(offered)) if offered else 0

    def _post(self, player: str, path: str, command: Json) -> int:
        try:
            self.clients[player].post(f"{path}/commands", command)
        except RequestFailed as refused:
            # Somebody moved in between, or the seat went to somebody else.
            if refused.response.status != 422:
                raise
            return 0
        return 1

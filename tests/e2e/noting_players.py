"""Players who note which of their commands were answered, and the check that exactly these were kept."""

import random
import threading
import time
from typing import Any, Protocol

from redis.crc import key_slot

from cli.http_client import Client, RequestFailed
from events.audit import audit
from events.fold.store import Store
from events.log.keys import game_keys
from events.redis.connection import connect
from games.titles import TITLES
from tests.clusters import SLOTS
from tests.e2e.playing import TITLE, offered
from tests.events.exports import SIGNER, lines_of

MASTERS = 3
STUCK = 120.0
"""Seconds in which every game must go on, whatever was killed."""


class Service(Protocol):
    """Where to play."""

    def player(self, name: str) -> tuple[Client, dict[str, Any]]:
        """A new player's client, and who they are."""


class Player(threading.Thread):
    """Plays against a bot, game after game, and notes each answered command with its time."""

    def __init__(self, service: Service, number: int) -> None:
        super().__init__(daemon=True)
        self.client, self.made = service.player(f"Player {number}")
        self.enough = threading.Event()
        self.trouble: BaseException | None = None
        self.game = ""
        self.confirmed: dict[str, dict[int, dict[str, Any]]] = {}
        self.moments: list[tuple[float, str]] = []
        """When each command was answered, and in which game."""
        self.requests: list[tuple[float, float, str]] = []
        """When each command was sent first and answered at last, and in which game."""
        self._number = number
        self._choice = random.Random(number)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play()
        except BaseException as trouble:  # noqa: BLE001 - told to the test
            self.trouble = trouble

    def _play(self) -> None:
        game = self._create()
        path, self.game, self.confirmed[game] = f"/v1/games/{game}", game, {}
        self._give(game, {"type": "start"})
        while not self.enough.is_set() and self.client.get(path)["status"] == "playing":
            if actions := offered(self.client, path):
                self._give(game, self._choice.choice(actions))
            else:
                assert time.monotonic() - self.moments[-1][0] < STUCK, f"{game} does not go on"
                time.sleep(0.02)

    def _create(self) -> str:
        """A game on the player's own third of the slots, so that every master has games."""
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        while True:
            game: str = self.client.post("/v1/games", {"title": TITLE, "seats": seats}).body["id"]
            if key_slot(game_keys(game).log.encode()) * MASTERS // SLOTS == self._number % MASTERS:
                return game
            self.client.post(f"/v1/games/{game}/commands", {"type": "leave"})

    def _give(self, game: str, command: dict[str, Any]) -> None:
        sent = time.monotonic()
        try:
            answer = self.client.post(f"/v1/games/{game}/commands", command)
        except RequestFailed as refused:
            if refused.response.status != 422:
                raise
        else:
            self.confirmed[game][answer.body["version"]] = command
        self.moments.append((time.monotonic(), game))
        self.requests.append((sent, time.monotonic(), game))


def check_record(url: str, players: list[Player]) -> None:
    """Every answered command is in the record at its version, and every game is sound."""
    client = connect(url)
    store = Store(client, TITLES)
    answered = 0
    for player in players:
        for game, confirmed in player.confirmed.items():
            records = {record.version: record for record in store.records(game, limit=100_000)}
            for version in confirmed:
                assert records[version].actor.id == player.made["id"], f"{game} lost version {version}"
            own = [version for version, record in records.items() if record.actor.id == player.made["id"]]
            assert sorted(own) == [1, *sorted(confirmed)], f"{game} has a command that was not answered"
            verdict = audit(lines_of(store, store.load(game)), TITLES, (SIGNER.public,))
            assert (verdict.verdict, verdict.findings) == ("sound", ()), game
            answered += len(confirmed)
    client.close()
    print(f"{answered} answered commands, none missing", flush=True)

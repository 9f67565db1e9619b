"""Players over HTTP: what they are offered is what they choose from."""

import http.client
import random
import threading
import time
import urllib.request
from collections.abc import Iterable
from typing import Any

from cli.http_client import Client, RequestFailed
from games.dice_hospital import DICE_HOSPITAL

TITLE = DICE_HOSPITAL.key


def bot_game(owner: Client, players: int, bot: str = "easy") -> dict[str, Any]:
    """A game that bots play alone, started."""
    seats = [{"kind": "bot", "bot": bot}] * players
    game: dict[str, Any] = owner.post("/v1/games", {"title": TITLE, "seats": seats}).body
    owner.post(f"/v1/games/{game['id']}/commands", {"type": "start"})
    return game


def finished(client: Client, game: str) -> bool:
    """Whether a game is over."""
    return bool(client.get(f"/v1/games/{game}")["status"] == "finished")


def offered(client: Client, path: str) -> list[dict[str, Any]]:
    """The moves that the client may make now."""
    moves: list[dict[str, Any]] = client.get(f"{path}/actions")["moves"]
    return moves


def play_seat(client: Client, path: str, seed: int, patience: float = 60) -> int:
    """Play at random until the game is over; how many commands were given."""
    choice, given, waiting = random.Random(seed), 0, time.monotonic()
    while client.get(path)["status"] == "playing":
        actions = offered(client, path)
        if not actions:
            assert time.monotonic() - waiting < patience, "nobody goes on"
            time.sleep(0.02)
            continue
        try:
            client.post(f"{path}/commands", choice.choice(actions))
        except RequestFailed as refused:
            # Somebody moved in between, as may happen in a simultaneous step.
            if refused.response.status != 422:
                raise
        given, waiting = given + 1, time.monotonic()
    return given


class Follower(threading.Thread):
    """Follows a game live over SSE and, whenever the stream breaks, comes back where it was."""

    def __init__(self, url: str, game: str) -> None:
        super().__init__(daemon=True)
        self.address = f"{url}/v1/games/{game}/stream"
        self.enough = threading.Event()
        self.versions: list[int] = []
        self.resets = 0
        self._last = "0"

    def run(self) -> None:
        while not self.enough.is_set():
            headers = {"Accept": "text/event-stream", "Last-Event-ID": self._last}
            request = urllib.request.Request(self.address, headers=headers)
            try:
                with urllib.request.urlopen(request, timeout=30) as stream:
                    if stream.status == 204:  # the game is over and we have all of it
                        return
                    self._read(stream)
            except (OSError, http.client.HTTPException):
                time.sleep(0.2)

    def _read(self, lines: Iterable[bytes]) -> None:
        """Count an event once it is complete; a part of one comes again."""
        event: dict[bytes, bytes] = {}
        for line in lines:
            name, _, value = line.strip().partition(b": ")
            event[name] = value
            if line == b"\n":
                if event.get(b"event") == b"record":
                    self.versions.append(int(event[b"id"].partition(b"-")[0]))
                elif event.get(b"event") == b"reset":
                    self.versions, self.resets = [], self.resets + 1
                self._last, event = event.get(b"id", self._last.encode()).decode(), {}

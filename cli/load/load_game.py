"""One game of a load test: creates it and plays random moves, over the public API only."""

import random
import time
import uuid
from collections.abc import Callable, Sequence
from http.client import HTTPException
from threading import Event
from typing import Any

from cli.http_client import Client, RequestFailed, Response
from cli.load.measured import Measured, Pace

RETRY_SECONDS = 0.5
WAIT_SECONDS = 0.05
"""Between two looks at a game that waits for the service."""
PATIENCE = 30.0
"""Seconds without any move after which a game is given up."""
FAILED, TOO_MANY = 500, 429
"""Statuses after which the same request may succeed: those from the first on, and the second."""


class LoadGame:
    """A game between some accounts. Every request that fails is counted; a command is then sent again."""

    def __init__(
        self, title: str, clients: Sequence[Client], pace: Pace, measured: Measured, stop: Event
    ) -> None:
        self._title = title
        self._clients = clients
        self._pace = pace
        self._measured = measured
        self._stop = stop
        self._choice = random.Random()  # noqa: S311 - any move will do

    def play(self) -> None:
        """Play until the game is over, nothing goes on any more, or the test is stopped."""
        owner = self._clients[0]
        body = {"title": self._title, "seats": [{"kind": "human"} for _ in self._clients]}
        created = self._post(owner, "/v1/games", body)
        if created is None:
            return
        path = f"/v1/games/{created.body['id']}"
        for client in self._clients[1:]:
            self._post(client, f"{path}/commands", {"type": "join"})
        self._post(owner, f"{path}/commands", {"type": "start"})
        moved = time.monotonic()
        while not self._stop.is_set():
            game = self._ask(lambda: owner.get(path))
            if game is not None and game["status"] not in ("open", "playing"):
                self._measured.note_game_over()
                return
            moves = [self._move(path, seat) for seat in game["awaiting"]["seats"]] if game else []
            if any(moves):
                moved = time.monotonic()
            elif time.monotonic() - moved > PATIENCE:
                self._measured.note_error("no_move_possible")
                return
            else:
                self._stop.wait(WAIT_SECONDS)

    def _move(self, path: str, seat: int) -> bool:
        """Play a seat until the game waits for others. Returns whether it made a move."""
        client, moved = self._clients[seat], False
        while not self._stop.is_set():
            began = time.monotonic()
            actions = self._ask(lambda: client.get(f"{path}/actions"))
            if actions is None or not actions["moves"]:
                return moved
            self._measured.note_read(time.monotonic() - began)
            answer = self._post(client, f"{path}/commands", self._choice.choice(actions["moves"]))
            moved = moved or answer is not None
            if answer is None or seat not in answer.body["awaiting"]["seats"]:
                return moved
        return moved

    def _post(self, client: Client, path: str, body: dict[str, Any]) -> Response | None:
        """The answer to a request that takes effect once; None if it was refused or the test is over."""
        command_id = str(uuid.uuid4())
        while not self._stop.is_set():
            self._pace.wait(self._stop)
            began = time.monotonic()
            try:
                answer = client.post(path, body, command_id)
            except RequestFailed as failed:
                if not self._again(failed):
                    return None
            except (OSError, HTTPException):
                self._count_lost()
            else:
                self._measured.note_command(time.monotonic() - began)
                return answer
        return None

    def _ask(self, read: Callable[[], Any]) -> Any:
        """The body of a resource; None if it cannot be read now."""
        try:
            return read()
        except RequestFailed as failed:
            self._again(failed)
        except (OSError, HTTPException):
            self._count_lost()
        return None

    def _again(self, failed: RequestFailed) -> bool:
        """Count a problem. Returns whether the same request may succeed later, after a pause."""
        status, body = failed.response.status, failed.response.body
        self._measured.note_error(body.get("code", str(status)) if isinstance(body, dict) else str(status))
        again = status >= FAILED or status == TOO_MANY
        if again:
            self._stop.wait(RETRY_SECONDS)
        return again

    def _count_lost(self) -> None:
        self._measured.note_error("connection")
        self._stop.wait(RETRY_SECONDS)

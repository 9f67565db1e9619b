"""kill -9 while two players take back, agree and do again: nothing confirmed is lost or doubled."""

import json
import os
import random
import signal
import threading
import time
from typing import Any

import msgspec
import pytest

from cli.http_client import Client, RequestFailed
from events.fold.store import Store
from events.log.keys import game_keys
from events.redis.connection import connect
from games.titles import TITLES
from tests.e2e.playing import TITLE
from tests.e2e.running import Wardbook, children_of, eventually

ENOUGH = 10
"""Commands of the history that must be confirmed between one kill and the next."""

HISTORY = {"undo", "redo", "agree", "refuse"}
KINDS = {"undo", "redo", "agree"}
"""Commands of which each must be confirmed at least once."""


class Couple(threading.Thread):
    """Two players of one game who can hardly make up their minds."""

    def __init__(self, game: str, clients: list[Client]) -> None:
        super().__init__(daemon=True)
        self.game, self.clients = game, clients
        self.enough = threading.Event()
        self.confirmed: list[tuple[int, int, dict[str, Any]]] = []
        """Version, seat and command of everything that was answered with 201."""
        self.trouble: BaseException | None = None

    def run(self) -> None:
        luck, path = random.Random(11), f"/v1/games/{self.game}"
        try:
            while not self.enough.is_set():
                pages = [client.get(f"{path}/actions") for client in self.clients]
                back = [(seat, action) for seat, page in enumerate(pages) for action in page["history"]]
                on = [(seat, action) for seat, page in enumerate(pages) for action in page["moves"]]
                if back or on:
                    self._give(*luck.choice(back if back and (not on or luck.random() < 0.6) else on))
                else:
                    time.sleep(0.05)
        except BaseException as trouble:  # noqa: BLE001 - told to the test
            self.trouble = trouble

    def _give(self, seat: int, command: dict[str, Any]) -> None:
        try:
            answer = self.clients[seat].post(f"/v1/games/{self.game}/commands", command)
        except RequestFailed as refused:
            # The service scored in between.
            if refused.response.status != 422:
                raise
        else:
            self.confirmed.append((answer.body["version"], seat, command))

    def kinds(self) -> set[str]:
        """The kinds of commands that were confirmed."""
        return {command["type"] for _, _, command in list(self.confirmed)}

    def history(self) -> int:
        """How many commands of the history were confirmed."""
        return sum(command["type"] in HISTORY for _, _, command in self.confirmed)


@pytest.mark.soak
def test_parts_are_killed_while_players_take_back(wardbook: Wardbook) -> None:
    wardbook.start()
    players = [wardbook.player(name) for name in ("Ann", "Bob")]
    clients, ids = [client for client, _ in players], [made["id"] for _, made in players]
    body = {"title": TITLE, "seats": [{}, {}], "undo": "consent"}
    game = str(clients[0].post("/v1/games", body).body["id"])
    clients[1].post(f"/v1/games/{game}/commands", {"type": "join"})
    clients[0].post(f"/v1/games/{game}/commands", {"type": "start"})
    couple = Couple(game, clients)
    couple.start()
    try:
        for part in ("web's child", "redis", "web"):
            before = couple.history()
            eventually(
                lambda before=before: couple.trouble or couple.history() >= before + ENOUGH,  # type: ignore[misc]
                30,
                f"nothing was taken back before {part} was killed",
            )
            pids = wardbook.pids()
            os.kill(children_of(pids["web"])[0] if part == "web's child" else pids[part], signal.SIGKILL)
        before = couple.history()
        eventually(lambda: couple.trouble or couple.history() >= before + ENOUGH, 30, "it did not go on")
        # Which of them come, and how soon, is a matter of luck: an undo that needs consent may be refused.
        eventually(lambda: couple.trouble or couple.kinds() >= KINDS, 60, "not every kind was confirmed")
    finally:
        couple.enough.set()
        couple.join(60)
    assert couple.trouble is None, couple.trouble
    check(wardbook, couple, ids)


def check(wardbook: Wardbook, couple: Couple, ids: list[str]) -> None:
    """Every confirmed command stands in the record once, and every fold agrees."""
    client = connect(wardbook.redis_url())
    try:
        store = Store(client, TITLES)
        folded = store.load(couple.game)
        records = store.records(couple.game, limit=folded.version + 1)
        assert [record.version for record in records] == list(range(1, folded.version + 1))
        given = [
            (record.version, ids.index(record.actor.id), json.loads(msgspec.json.encode(record.command)))
            for record in records[3:]
            if record.actor.id in ids
        ]
        assert given == couple.confirmed
        client.delete(game_keys(couple.game).snapshots)
        assert Store(client, TITLES).load(couple.game).table == folded.table
    finally:
        client.close()

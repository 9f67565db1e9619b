"""kill -9 of every part when a deadline passes: the turn ends all the same, once."""

import os
import signal
import time

import pytest

from cli.http_client import Client
from events.fold.clocks import deadlines
from events.fold.store import Store
from events.redis.connection import connect
from games.kernel.table.clock import ExpireTurn, TurnExpired
from games.titles import TITLES
from tests.e2e.playing import TITLE
from tests.e2e.running import Wardbook, eventually

PARTS = ("worker-1", "dispatcher", "redis", "web")


def absent_players(ann: Client, bob: Client) -> str:
    """A game that has begun, of two people who never move."""
    body = {"title": TITLE, "seats": [{}, {}], "clock": {"kind": "turn", "seconds": 5}}
    game = str(ann.post("/v1/games", body).body["id"])
    bob.post(f"/v1/games/{game}/commands", {"type": "join"})
    ann.post(f"/v1/games/{game}/commands", {"type": "start"})
    return game


def expired(client: Client, game: str) -> list[int]:
    """The versions at which turns of a game expired."""
    records = client.get(f"/v1/games/{game}/records?limit=100")["records"]
    return [record["version"] for record in records if record["command"]["type"] == "expire_turn"]


@pytest.mark.soak
def test_parts_are_killed_when_time_is_over(wardbook: Wardbook) -> None:
    wardbook.start()
    (ann, _), (bob, _) = wardbook.player("Ann"), wardbook.player("Bob")
    games = [absent_players(ann, bob) for _ in range(3)]
    over = min(ann.get(f"/v1/games/{game}")["deadlines"][0]["at"] for game in games)
    eventually(lambda: time.time() * 1000 > over)
    for part in PARTS:
        os.kill(wardbook.pids()[part], signal.SIGKILL)
        time.sleep(0.2)
    eventually(lambda: all(expired(ann, game) for game in games), 30, "a turn did not end")
    check(wardbook, games)


def check(wardbook: Wardbook, games: list[str]) -> None:
    """No turn ended twice or before its time, and every fold of the record knows the same deadlines."""
    client = connect(wardbook.redis_url())
    try:
        store = Store(client, TITLES)
        for game in games:
            ended = []
            for record in store.records(game, limit=1000):
                if isinstance(record.command, ExpireTurn):
                    before = {d.seat: d.at for d in deadlines(store.load_at(game, record.version - 1).clocks)}
                    assert before[record.command.seat] <= record.at
                    ended.append(record.events[0])
            assert all(isinstance(event, TurnExpired) for event in ended)
            assert len(set(ended)) == len(ended) > 0
    finally:
        client.close()

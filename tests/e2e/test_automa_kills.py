"""A game against the Automa over HTTP: its records follow by themselves; a killed worker only delays them."""

import os
import random
import signal
import time
from typing import Any

import pytest

from cli.http_client import Client
from tests.e2e.playing import TITLE, Follower, finished, offered, play_seat
from tests.e2e.running import Wardbook, eventually

PAUSED = 0.7
"""Seconds in which a worker that does not run must not have played."""


def _play_to_the_automas_turn(client: Client, path: str, choice: random.Random) -> None:
    """Play until the next command of the human hands the turn to the Automa: the choice of an ambulance."""
    while True:
        actions = offered(client, path)
        if any(action["type"] == "take_ambulance" for action in actions):
            return
        if actions:
            client.post(f"{path}/commands", choice.choice(actions))
        else:
            time.sleep(0.02)


def _records(client: Client, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while more := client.get(f"{path}/records?limit=100&after={len(found)}")["records"]:
        found += more
    return found


@pytest.mark.soak
def test_a_killed_worker_delays_the_automa_and_nothing_else(wardbook: Wardbook) -> None:
    wardbook.start()
    client, _ = wardbook.player("Ann")
    seats = [{"kind": "human"}, {"kind": "automa"}]
    game = client.post("/v1/games", {"title": TITLE, "seats": seats}).body["id"]
    path, choice = f"/v1/games/{game}", random.Random(os.getpid())
    follower = Follower(wardbook.url, game)
    follower.start()
    client.post(f"{path}/commands", {"type": "start"})
    _play_to_the_automas_turn(client, path, choice)

    victim = wardbook.pids()["worker-1"]
    os.kill(victim, signal.SIGSTOP)
    answer = client.post(f"{path}/commands", choice.choice(offered(client, path))).body
    assert answer["awaiting"] == {"seats": [], "job": "automa"}
    time.sleep(PAUSED)
    assert client.get(path)["version"] == answer["version"], "nobody is there to play for it"
    os.kill(victim, signal.SIGKILL)
    eventually(lambda: client.get(path)["version"] > answer["version"], 20, "the Automa did not go on")
    record = _records(client, path)[answer["version"]]
    assert (record["command"]["type"], record["actor"]["kind"]) == ("turn_decision", "service")

    play_seat(client, path, seed=1)
    assert finished(client, game)
    follower.join(30)
    versions = [record["version"] for record in _records(client, path)]
    assert follower.versions == versions == list(range(1, len(versions) + 1))
    given = [record["command"]["type"] for record in _records(client, path)]
    assert given.count("turn_hospital_card") == given.count("assign_patients") == 8
    assert client.get(f"{path}/audit")["verdict"] == "sound"

"""Workers, the dispatcher and Redis are killed while games move to the archive, and a backup is taken."""

import json
import os
import random
import signal
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from cli.http_client import Client
from events.log.keys import game_keys
from tests.e2e.playing import TITLE, bot_game, finished
from tests.e2e.running import Wardbook, eventually, in_a_new_folder

GAMES = 30
KILLS = int(os.environ.get("WARDBOOK_SOAK_ARCHIVE_KILLS", "25"))
PARTS = ("worker-1", "worker-1", "worker-1", "dispatcher", "redis")
SETTINGS = {"WARDBOOK_ARCHIVE_AFTER_MINUTES": "0"}


def called_off(owner: Client) -> str:
    """A game that is over before it began."""
    game = owner.post("/v1/games", {"title": TITLE, "seats": [{}, {}]}).body["id"]
    owner.post(f"/v1/games/{game}/commands", {"type": "leave"})
    return str(game)


def exported(url: str, game: str) -> bytes:
    """The export of a game. A Redis that has just been killed may not have read its file yet."""
    found: list[bytes] = []

    def read() -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{url}/v1/games/{game}/export") as answer:
            found.append(answer.read())
        return bool(found)

    eventually(read, 60)
    return found[0]


def archived(wardbook: Wardbook) -> int:
    """How many games are archived, or -1 while Redis is away."""
    done = wardbook.run("archive", "status", "--json")
    return int(json.loads(done.stdout)["archived"]) if done.returncode == 0 else -1


def kill(wardbook: Wardbook, part: str) -> bool:
    """Kill a part of a running service, if it runs now."""
    pid = wardbook.pids().get(part)
    try:
        if pid:
            os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return pid is not None


@pytest.mark.soak
def test_nothing_is_lost_whatever_is_killed_while_games_are_archived(tmp_path: Path) -> None:
    chance = random.Random(17)
    with in_a_new_folder(**SETTINGS) as wardbook:
        wardbook.start()
        owner, _ = wardbook.player("Ann")
        played = [bot_game(owner, 2)["id"] for _ in range(2)]
        eventually(lambda: all(finished(owner, game) for game in played), 180)
        games = [*played, *(called_off(owner) for _ in range(GAMES))]
        before = {game: exported(wardbook.url, game) for game in games}
        for number in range(KILLS):
            part = chance.choice(PARTS)
            eventually(lambda: kill(wardbook, part), 60)  # noqa: B023
            time.sleep(chance.uniform(0, 2))
            if number == KILLS // 2:
                eventually(lambda: wardbook.run("backup", str(tmp_path)).returncode == 0, 60)
        eventually(lambda: archived(wardbook) == len(games), 300, "not all games were archived")
        with redis.Redis.from_url(wardbook.redis_url()) as client:
            left = [key for game in games for key in game_keys(game)[2:6]]
            eventually(lambda: not client.exists(*left), 90, "their records stay in Redis")
        verified = wardbook.run("archive", "verify")
        assert verified.stdout == f"{len(games)} of {len(games)} archived games are sound.\n", verified.stderr
        assert {game: exported(wardbook.url, game) for game in games} == before
    with in_a_new_folder(**SETTINGS) as restored:
        assert restored.run("restore", str(tmp_path)).returncode == 0
        restored.start()
        assert restored.run("rebuild").returncode == 0
        assert {game: exported(restored.url, game) for game in games} == before
        eventually(lambda: archived(restored) == len(games), 300)

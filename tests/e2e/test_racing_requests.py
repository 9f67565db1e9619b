"""Ten thousand racing requests: one record per version and one effect per Idempotency-Key, over HTTP."""

import json
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from random import Random
from threading import Barrier
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest

from tests.e2e.playing import TITLE, offered
from tests.e2e.running import Wardbook

REQUESTS = int(os.environ.get("WARDBOOK_SOAK_WRITERS", "10000"))
AT_ONCE = 16
ROUNDS = 10


class Sent(NamedTuple):
    """A request and its answer."""

    player: str
    key: str | None
    command: dict[str, Any]
    status: int
    body: Any


def send(url: str, player: dict[str, Any], game: str, luck: Random, barrier: Barrier, version: int) -> Sent:
    """One command, with or without a version that it expects, with a key of its own, a shared one or none."""
    command = luck.choice(player["actions"])
    key = luck.choice((None, f"own-{luck.getrandbits(64)}", f"shared-{luck.randrange(3)}"))
    headers = {"Authorization": f"Bearer {player['key']}", "Content-Type": "application/json"}
    headers |= {"Idempotency-Key": key} if key else {}
    headers |= {"If-Match": f'"{version}"'} if luck.random() < 0.4 else {}
    connection = HTTPConnection(urlsplit(url).netloc, timeout=60)
    connection.connect()
    barrier.wait()
    connection.request("POST", f"/v1/games/{game}/commands", json.dumps(command), headers)
    response = connection.getresponse()
    body = json.loads(response.read())
    connection.close()
    return Sent(player["id"], key, command, response.status, body)


def race_over_http(wardbook: Wardbook, requests: int) -> None:
    """Send until so many requests were answered, and compare each game's record with the answers."""
    ann, bob = (wardbook.player(name) for name in ("Ann", "Bob"))
    total, games, statuses = 0, 0, Counter[int]()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while total < requests:
            game = ann[0].post("/v1/games", {"title": TITLE, "seats": [{}, {}]}).body["id"]
            path = f"/v1/games/{game}"
            bob[0].post(f"{path}/commands", {"type": "join"})
            ann[0].post(f"{path}/commands", {"type": "start"})
            sent: list[Sent] = []
            for number in range(ROUNDS):
                luck, barrier = Random(1000 * games + number), Barrier(AT_ONCE)
                version = ann[0].get(path)["version"]
                players = [
                    {**made, "actions": actions}
                    for client, made in (ann, bob)
                    if (actions := offered(client, path))
                ]
                if not players:
                    continue
                arguments = [
                    (wardbook.url, luck.choice(players), game, Random(luck.getrandbits(64)), barrier, version)
                    for _ in range(AT_ONCE)
                ]
                sent += pool.map(lambda each: send(*each), arguments)
            _check_record(ann[0], path, sent)
            statuses.update(each.status for each in sent)
            total, games = total + len(sent), games + 1
            print(f"{total} requests in {games} games: {dict(statuses)}", flush=True)
    assert set(statuses) <= {201, 409, 412, 422}


def _check_record(client: Any, path: str, sent: list[Sent]) -> None:
    records: list[dict[str, Any]] = []
    while more := client.get(f"{path}/records?limit=100&after={len(records)}")["records"]:
        records += more
    assert [record["version"] for record in records] == list(range(1, len(records) + 1))
    effects: dict[tuple[str, str], set[int]] = {}
    unkeyed = Counter[int]()
    for each in sent:
        if each.status == 201:
            record = records[each.body["version"] - 1]
            assert record["actor"]["id"] == each.player
            if each.key is None:
                unkeyed[each.body["version"]] += 1
            else:
                effects.setdefault((each.player, each.key), set()).add(each.body["version"])
    assert all(len(versions) == 1 for versions in effects.values()), "one effect per key"
    keyed = {version for versions in effects.values() for version in versions}
    assert len(keyed) == len(effects), "one key per record"
    assert max(unkeyed.values(), default=1) == 1, "without a key each answer is a record of its own"
    assert not keyed & set(unkeyed)


@pytest.mark.soak
def test_ten_thousand_racing_requests(shared_wardbook: Wardbook) -> None:
    race_over_http(shared_wardbook, REQUESTS)

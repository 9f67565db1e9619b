"""How much memory of Redis one request of each kind leaves behind: `python -m bench.request_memory`.

It runs the service in this process on a Redis of its own and takes a few seconds.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import redis
from flask import Flask

from bench.servers.servers import redis_server
from events.projections.feed import Feed, game_summaries
from events.settings import Settings
from service.context import Service
from service.http.app import create_app
from workers.dispatcher import GROUP
from workers.feed_reader import queue_jobs
from workers.queue import open_queues

REPEATED = 50
SIGNING_KEY = "bWVhc3VyZWQgYnkgdGhlIGJlbmNobWFya3MgISEhISE="
NEW_GAME: dict[str, Any] = {"title": "clinic", "seats": [{}, {}]}
CARD = {
    "level": "simple",
    "left": ["yellow"] * 6,
    "right": ["yellow"] * 6,
    "points": 100,
    "bonus": 100,
    "takes": "specialist",
    "end": "rightmost",
}
LARGEST_GAME: dict[str, Any] = {
    "title": "dice-hospital",
    "seats": [{}, {"kind": "automa"}],
    "options": {"figures": {"automa_hospital_cards": {f"{n:040}": CARD for n in range(60)}}},
}
"""The figures with the most bytes that the rules accept."""


class Kept(NamedTuple):
    """What a request left behind, in bytes: for good, and until it expires."""

    kind: str
    for_good: float
    expiring: float


class Bench:
    """A service without limits, with two players and their games."""

    def __init__(self, url: str, data: str) -> None:
        settings = Settings(
            redis_url=url, queue_url=url, data=data, signing_key=SIGNING_KEY, log_level="error",
            rate_limit_players="off", rate_limit_games="off", rate_limit_audits="off",
            commands_per_second=0, max_open_games=0, max_stored_mb=0,
        )  # fmt: skip
        app: Flask = create_app(settings)
        self.client, self.redis = app.test_client(), redis.Redis.from_url(url)
        self.service: Service = app.extensions["wardbook"]
        self._queues = open_queues(url)
        self._number = 0
        self.ann, self.bob = (self.post("/v1/players", {"name": name}).json["key"] for name in ("Ann", "Bob"))
        self.open, self.export = self.game(), b""

    def post(self, path: str, body: Any, key: str = "", **headers: str) -> Any:
        if key:
            headers["Authorization"] = f"Bearer {key}"
        return self.client.post(path, json=body, headers=headers)

    def game(self) -> str:
        return str(self.post("/v1/games", NEW_GAME, self.ann).json["id"])

    def unique(self) -> str:
        self._number += 1
        return f"a-long-idempotency-key-{self._number}"

    def used(self) -> tuple[int, int]:
        """The bytes of all keys once the dispatcher has caught up: for good, and until they expire."""
        feed = Feed(self.redis, GROUP, "bench")
        while entries := feed.read(1000, 1):
            queue_jobs(entries, self._queues)
            self.service.lists.apply(game_summaries(entries))
            feed.ack(entries)
        store: Any = self.redis
        sizes = [(store.memory_usage(key, samples=0), store.ttl(key) > 0) for key in store.scan_iter()]
        return sum(size for size, ends in sizes if not ends), sum(size for size, ends in sizes if ends)


Send = Callable[[Bench], Any]


def _join_and_leave(bench: Bench) -> Any:
    bench.post(f"/v1/games/{bench.open}/commands", {"type": "join"}, bench.bob)
    return bench.post(f"/v1/games/{bench.open}/commands", {"type": "leave"}, bench.bob)


def _command(query: str = "", command: str = "join", keyed: bool = False) -> Send:
    def send(bench: Bench) -> Any:
        headers = {"Idempotency-Key": bench.unique()} if keyed else {}
        return bench.post(f"/v1/games/{bench.open}/commands{query}", {"type": command}, bench.bob, **headers)

    return send


def _audit(bench: Bench) -> Any:
    return bench.client.post("/v1/audits", data=b"{}\n", content_type="application/x-ndjson")


KINDS: dict[str, Send] = {
    "account": lambda bench: bench.post("/v1/players", {"name": "Cleo"}),
    "account with an Idempotency-Key": lambda bench: bench.post(
        "/v1/players", {"name": "Cleo"}, **{"Idempotency-Key": bench.unique()}
    ),
    "recovery code": lambda bench: bench.post("/v1/players/me/recovery-code", None, bench.ann),
    "game": lambda bench: bench.post("/v1/games", NEW_GAME, bench.ann),
    "game with an Idempotency-Key": lambda bench: bench.post(
        "/v1/games", NEW_GAME, bench.ann, **{"Idempotency-Key": bench.unique()}
    ),
    "largest game the rules accept": lambda bench: bench.post("/v1/games", LARGEST_GAME, bench.ann),
    "game with a list of 5,500 entrance spaces": lambda bench: bench.post(
        "/v1/games",
        {**NEW_GAME, "options": {"figures": {"entrance_spaces": ["a2-west"] * 5500}}},
        bench.ann,
    ),
    "two commands (join and leave)": _join_and_leave,
    "command refused, with an Idempotency-Key": _command(command="start", keyed=True),
    "dry run": _command("?dry_run=true"),
    "audit of an upload": _audit,
    "game read": lambda bench: bench.client.get(f"/v1/games/{bench.open}"),
    "page of games": lambda bench: bench.client.get("/v1/games"),
    "path that does not exist": lambda bench: bench.client.get(f"/v1/{bench.unique()}"),
    "key that is not valid": lambda bench: bench.post("/v1/games", NEW_GAME, bench.unique()),
}


def measure(bench: Bench) -> Iterator[Kept]:
    """Send each kind of request a number of times and compare the memory before and after."""
    for kind, send in KINDS.items():
        before = bench.used()
        statuses = {send(bench).status_code for _ in range(REPEATED)}
        after = bench.used()
        good, expiring = ((now - then) / REPEATED for now, then in zip(after, before, strict=True))
        yield Kept(f"{kind} ({', '.join(map(str, sorted(statuses)))})", good, expiring)


@contextmanager
def running() -> Iterator[Bench]:
    """A service on a Redis that is removed afterwards."""
    with TemporaryDirectory() as data, redis_server(Path(data)) as (url, _):
        yield Bench(url, data)


def main() -> int:
    """Print the table."""
    print("| request | bytes for good | bytes that expire |\n|---|---|---|")
    with running() as bench:
        for kept in measure(bench):
            print(f"| {kept.kind} | {kept.for_good:,.0f} | {kept.expiring:,.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

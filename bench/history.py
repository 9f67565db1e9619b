"""The time to read earlier states and differences, compared with the current state, in long games.

`python -m bench.history` starts its own Redis and plays a game with each of two undo policies. One client
then reads versions over HTTP in random order, several times each, always paired with a read of the current
state. For each version the table uses the median and the best of its reads, because other work on the machine
disturbs single reads. It also shows the share of reads that took over twice the median of the current state,
for both. Cold is the first request to a web process.
"""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from flask import Flask

from bench.servers.load import Connection, open_connections
from bench.servers.servers import web
from cli.run.embedded_redis import find_server
from events.actions import available_commands
from events.execute import execute
from events.settings import Settings
from games.kernel.table.lobby import Resign
from games.kernel.table.table import Actor
from games.kernel.table.undo import UNDO_COMMANDS
from service.context import Service
from service.http.app import create_app

RECORDS = 2000
VERSIONS = 200
TIMES = 31
STARTS = 3

QUESTIONS: dict[str, Callable[[int, Random], str]] = {
    "current": lambda _version, _luck: "",
    "at=N": lambda version, _luck: f"?at={version}",
    "diff": lambda version, _luck: f"/diff?from={version}&to={RECORDS}",
    "diff any": lambda version, luck: f"/diff?from={version}&to={luck.randrange(1, RECORDS)}",
    "diff next": lambda version, _luck: f"/diff?from={version}&to={version + 1}",
}


class Table(NamedTuple):
    """A game and the key of a player."""

    game: str
    key: str


def main() -> None:
    """Play the games, measure and print a table."""
    with TemporaryDirectory(prefix="wardbook-bench-") as data:
        socket = Path(data, "redis.sock")
        arguments = ["--port", "0", "--unixsocket", str(socket), "--dir", data, "--save", ""]
        server = subprocess.Popen(
            [find_server(), *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while not socket.exists():
                time.sleep(0.05)
            url = f"unix://{socket}"
            print("                  ------ median ------ ---- best ---- - reads above 2 -")
            print("undo  asked        ms median  99 %  most median  most     all  current  cold")
            for undo in ("free", "own"):
                _measure(url, undo)
        finally:
            server.kill()
            server.wait()


class Reads(NamedTuple):
    """Milliseconds of paired reads: the current state, and the other path."""

    current: list[float]
    asked: list[float]


def _measure(url: str, undo: str) -> None:
    table = play_long_game(open_app(url), undo)
    cold_current = 0.0
    for name, wanted in QUESTIONS.items():
        luck = Random(7)
        paths = [wanted(version, luck) for version in luck.sample(range(1, RECORDS), VERSIONS)]
        with web(url) as (port, _), open_connections(port, 1) as (connection,):
            timed_pairs(connection, table, [""] * 25)
            rounds = [timed_pairs(connection, table, paths) for _ in range(TIMES)]
        cold = median(_cold(url, table, path) for path in paths[:STARTS])
        cold_current = cold_current or cold
        usual, versions = over(rounds, median)
        best = over(rounds, min)[1]
        reads = [taken / usual for times in rounds for taken in times.asked]
        own = [taken / usual for times in rounds for taken in times.current]
        ratios = f"{_spread(versions)} {median(best):6.2f} {max(best):5.2f}"
        above = f"{_above(reads):7.1%} {_above(own):8.1%}"
        print(f"{undo:5} {name:9} {usual:5.2f} {ratios} {above} {cold / cold_current:5.2f}", flush=True)


def over(rounds: list[Reads], kind: Callable[[list[float]], float]) -> tuple[float, list[float]]:
    """Return the time of the current state, and of the versions as multiples of it."""
    current = median(kind([*times]) for times in zip(*(reads.current for reads in rounds), strict=True))
    asked = [kind([*times]) for times in zip(*(reads.asked for reads in rounds), strict=True)]
    return current, [taken / current for taken in asked]


def _spread(ratios: list[float]) -> str:
    return f"{median(ratios):6.2f} {quantiles(ratios, n=100)[98]:5.2f} {max(ratios):5.2f}"


def _above(ratios: list[float]) -> float:
    """Return the share of ratios above 2."""
    return sum(ratio > 2 for ratio in ratios) / len(ratios)


def timed_pairs(connection: Connection, table: Table, paths: list[str]) -> Reads:
    """Read the current state and another path in turns."""
    both = [(_timed_read(connection, table, ""), _timed_read(connection, table, path)) for path in paths]
    return Reads([current for current, _ in both], [taken for _, taken in both])


def _cold(url: str, table: Table, path: str) -> float:
    """Return the time of the first request to a new process after its readiness check."""
    with web(url) as (port, _), open_connections(port, 1) as (connection,):
        return _timed_read(connection, table, path)


def _timed_read(connection: Connection, table: Table, path: str) -> float:
    request = (
        f"GET /v1/games/{table.game}{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {table.key}\r\n\r\n"
    ).encode()
    began = time.perf_counter()
    answer = connection.exchange(request)
    taken = (time.perf_counter() - began) * 1000
    assert answer[9:12] == b"200", answer
    return taken


def open_app(url: str) -> Flask:
    settings = Settings(
        redis_url=url,
        queue_url=url,
        rate_limit_players="off",
        rate_limit_games="off",
        commands_per_second=0,
        log_level="warning",
    )
    return create_app(settings)


def play_long_game(app: Flask, undo: str) -> Table:
    """Play a game of two with many undos and redos until it has enough records."""
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
    actors = [Actor("player", player["id"]) for player in players]
    store, luck = service.store, Random(3)
    folded = store.load(game)
    while folded.version < RECORDS:
        open_ = [
            (a, c) for a in actors for c in available_commands(store, folded, a) if type(c) is not Resign
        ]
        back = [found for found in open_ if type(found[1]) in UNDO_COMMANDS]
        on = [found for found in open_ if type(found[1]) not in UNDO_COMMANDS]
        # Near the end only undo and redo, so that the game does not finish too early.
        late = folded.table.play.round >= 6 and bool(back)
        if back and (late or luck.random() < 0.3):
            actor, command = min(back, key=lambda found: luck.random() - _undo_preference(found[1]))
        elif on:
            actor, command = luck.choice(on)
        else:
            due = folded.game.rules.due_command(folded.table.play)
            assert due is not None
            actor, command = Actor(kind="service"), due
        folded = execute(store, game, actor, command).folded
    return Table(game, players[0]["key"])


def _undo_preference(command: Any) -> float:
    """Prefer the nearest undo, as people do."""
    return float(getattr(command, "to", None) or 0) / 10


if __name__ == "__main__":
    main()

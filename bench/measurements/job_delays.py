"""How soon a bot answers a person's command: on an idle service, while others play, and during a review."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from threading import Event, Thread
from typing import Any, NamedTuple

from bench.figure import Figure
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.bot_games import BOT, BotGames
from bench.servers.hosted_games import HostedGames, command_request
from bench.servers.load import Connection, drive, open_connections
from bench.servers.rq_floor import rq_floor
from bench.servers.servers import Server, wardbook
from cli.http_client import Client
from events.log.keys import game_keys
from games.kernel.table.lobby import Start

STARTS = 100
BUSY_STARTS = 50
BUSY_GAMES = 40
GAME_SECONDS = 60.0
"""The most time for the moves of a whole game."""
WARM_UP = 2.0
PAUSE = 0.1
"""Seconds between two commands, so that the service is idle."""


class Delays(NamedTuple):
    """Milliseconds from responses to the records that followed, and what RQ took at the same time."""

    found: list[float]
    floors: list[float]


def measure(run: Run) -> list[Figure]:
    """Start games of a bot and a person, and wait for the first record that follows."""
    with wardbook(workers=1) as server:
        with rq_floor(server.redis_url) as floor:
            idle = _delays(server, run.count(STARTS), floor.seconds)
        with _bots_play(server):
            busy = _delays(server, run.count(BUSY_STARTS))
        with _review_runs(server):
            reviewing = _delays(server, run.count(BUSY_STARTS))
    run.say(f"{len(idle.found) + len(busy.found) + len(reviewing.found)} games were started")
    return [
        _figure("job-delay", "median", median(idle.found), median(idle.floors), 12),
        _figure("job-delay-95", "95 %", _late(idle.found), _late(idle.floors), 20),
        _busy("job-delay-busy", f"{BUSY_GAMES} games of bots run", idle, busy),
        _busy("job-delay-review", "a game is reviewed", idle, reviewing),
    ]


@contextmanager
def _bots_play(server: Server) -> Iterator[None]:
    """Let games of bots run."""
    hosted, stop = HostedGames(server), Event()
    bots = BotGames(hosted, hosted.guests(1)[0], BUSY_GAMES)

    def play() -> None:
        while not stop.is_set():
            bots.play(PAUSE)

    thread = Thread(target=play)
    thread.start()
    try:
        time.sleep(WARM_UP)
        yield
    finally:
        stop.set()
        thread.join()


@contextmanager
def _review_runs(server: Server) -> Iterator[None]:
    """Let the worker review a game of four players, which takes minutes."""
    hosted = HostedGames(server)
    guests = hosted.guests(PLAYERS)
    game, lane = hosted.script(guests)
    drive(server.port, [lane], 1, GAME_SECONDS, b"201")
    client, review = Client(server.url, guests[0].key), f"/v1/games/{game}/review"
    try:
        while client.get(f"/v1/games/{game}")["status"] != "finished":
            time.sleep(PAUSE)
        client.post(review, {})
        time.sleep(WARM_UP)
        yield
        assert client.get(review)["status"] == "pending"
    finally:
        client.close()


def _delays(server: Server, count: int, floor: Callable[[], float] = lambda: 0.0) -> Delays:
    """Start games until a bot was the first to act in so many."""
    hosted, delays = HostedGames(server), Delays([], [])
    (owner,) = hosted.guests(1)
    client: Any = hosted.store.client
    with open_connections(server.port, 1) as (connection,):
        while len(delays.found) <= count:  # the first one loads what the others find, and does not count
            game = hosted.create_game(owner, [BOT, {"kind": "human"}])
            time.sleep(PAUSE)
            delay = _until_next(client, connection, game, owner.key)
            if delay is not None:
                delays.found.append(1000 * delay)
                delays.floors.append(1000 * floor())
    del delays.found[0], delays.floors[0]
    return delays


def _until_next(client: Any, connection: Connection, game: str, key: str) -> float | None:
    """Start a game; return the time from the response to the record after it. None if a person is next."""
    log = game_keys(game).log
    answer = connection.exchange(command_request(game, key, Start()))
    began = time.perf_counter()
    assert answer[9:12] == b"201", answer
    if b'"job":"bot"' not in answer:
        return None
    assert client.xread({log: "2-0"}, count=1, block=10_000), "no job acted"
    return time.perf_counter() - began


def _late(found: list[float]) -> float:
    return quantiles(found, n=20)[18]


def _figure(name: str, which: str, value: float, floor: float, target: float) -> Figure:
    return Figure(
        name=name,
        about=f"from the response to a person's command to the record of the bot who is next, {which}",
        value=value,
        unit="ms",
        ceiling=floor,
        ceiling_about="a job of RQ with nothing to do, on the same Redis",
        compared=value,
        target=target,
        at_most=True,
    )


def _busy(name: str, meanwhile: str, idle: Delays, busy: Delays) -> Figure:
    return Figure(
        name=name,
        about=f"the same, median, while {meanwhile} with the same worker",
        value=median(busy.found),
        unit="ms",
        ceiling=median(idle.found),
        ceiling_about="on an idle service",
        compared=median(busy.found),
        target=20,
        at_most=True,
        note=f"95 % within {_late(busy.found):.1f} ms",
    )

"""How soon the service answers a person's command, on an idle service and while games of bots run."""

import time
from collections.abc import Callable
from statistics import median, quantiles
from threading import Event, Thread
from typing import Any, NamedTuple

from bench.figure import Figure
from bench.run import Run
from bench.servers.bot_games import BOT, BotGames
from bench.servers.hosted_games import HostedGames, command_request
from bench.servers.load import Connection, open_connections
from bench.servers.rq_floor import rq_floor
from bench.servers.servers import Server, wardbook
from events.log.keys import game_keys
from games.kernel.table.lobby import Start

STARTS = 100
BUSY_STARTS = 50
BUSY_GAMES = 40
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
        busy = _while_bots_play(server, lambda: _delays(server, run.count(BUSY_STARTS)))
    run.say(f"{len(idle.found) + len(busy.found)} games were started")
    return [
        _figure("job-delay", "median", median(idle.found), median(idle.floors), 12),
        _figure("job-delay-95", "95 %", _late(idle.found), _late(idle.floors), 20),
        _busy(idle, busy),
    ]


def _while_bots_play(server: Server, work: Callable[[], Delays]) -> Delays:
    """Do something while games of bots run."""
    hosted, stop = HostedGames(server), Event()
    bots = BotGames(hosted, hosted.guests(1)[0], BUSY_GAMES)

    def play() -> None:
        while not stop.is_set():
            bots.play(PAUSE)

    thread = Thread(target=play)
    thread.start()
    try:
        time.sleep(WARM_UP)
        return work()
    finally:
        stop.set()
        thread.join()


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


def _busy(idle: Delays, busy: Delays) -> Figure:
    return Figure(
        name="job-delay-busy",
        about=f"the same, median, while {BUSY_GAMES} games of bots run with the same worker",
        value=median(busy.found),
        unit="ms",
        ceiling=median(idle.found),
        ceiling_about="on an idle service",
        compared=median(busy.found),
        target=20,
        at_most=True,
        note=f"95 % within {_late(busy.found):.1f} ms",
    )

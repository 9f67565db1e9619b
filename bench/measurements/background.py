"""Background work: how fast games of bots go, and how soon the service answers a person's command."""

import time
from statistics import median, quantiles
from typing import Any

from bench.figure import Figure
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.cpu_time import cpu_seconds
from bench.servers.hosted_games import HostedGames, command_request
from bench.servers.load import Connection, open_connections
from bench.servers.rq_floor import rq_floor
from bench.servers.servers import Server, wardbook
from events.log.keys import game_keys
from games.kernel.table.lobby import Start

GAMES = 10
SECONDS = 20.0
WARM_UP = 2.0
STARTS = 100
PAUSE = 0.1
"""Seconds between two commands, so that the service is idle."""
BOT = {"kind": "bot", "bot": "easy"}


def measure(run: Run) -> list[Figure]:
    """Let bots play among themselves; then start games in which a bot is the first to act."""
    with wardbook() as server:
        bots = _bots(run, server)
    with wardbook() as server:
        delays = _delays(run, server)
    return [bots, *delays]


def _bots(run: Run, server: Server) -> Figure:
    hosted = HostedGames(server)
    (owner,) = hosted.guests(1)
    games = [hosted.create_game(owner, [BOT] * PLAYERS) for _ in range(GAMES)]
    for game in games:
        hosted.command(game, owner, {"type": "start"})
    time.sleep(WARM_UP)
    client: Any = hosted.store.client

    def look() -> tuple[float, int, dict[str, float]]:
        records = sum(client.xlen(game_keys(game).log) for game in games)
        return time.monotonic(), records, {name: cpu_seconds(pid) for name, pid in server.pids.items()}

    began, before, used_before = look()
    time.sleep(run.seconds(SECONDS))
    ended, after, used = look()
    commands, seconds = after - before, ended - began
    spent = {name: used[name] - used_before[name] for name in used}
    parts = ", ".join(f"{name} {1000 * time / commands:.2f}" for name, time in spent.items())
    busy = 100 * spent["worker-1"] / seconds
    return Figure(
        name="bots",
        about=f"commands of {GAMES} games of {PLAYERS} easy bots each, with one worker",
        value=commands / seconds,
        unit="commands/s",
        compared=commands / seconds,
        target=900,
        note=f"ms of processor time per command: {parts}; the worker used {busy:.0f} % of a core",
    )


def _delays(run: Run, server: Server) -> list[Figure]:
    """Start games of a bot and a person, and wait for the first record that follows."""
    hosted, count = HostedGames(server), run.count(STARTS)
    (owner,) = hosted.guests(1)
    client: Any = hosted.store.client
    delays, floors = list[float](), list[float]()
    with rq_floor(server.redis_url) as floor, open_connections(server.port, 1) as (connection,):
        while len(delays) <= count:  # the first one loads what the others find, and does not count
            game = hosted.create_game(owner, [BOT, {"kind": "human"}])
            time.sleep(PAUSE)
            delay = _until_next(client, connection, game, owner.key)
            if delay is not None:
                delays.append(1000 * delay)
                floors.append(1000 * floor.seconds())
    del delays[0]
    run.say(f"{count} games were started")
    return [
        _delay_figure("job-delay", "median", median(delays), median(floors), 12),
        _delay_figure("job-delay-95", "95 %", quantiles(delays, n=20)[18], quantiles(floors, n=20)[18], 20),
    ]


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


def _delay_figure(name: str, which: str, value: float, floor: float, target: float) -> Figure:
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

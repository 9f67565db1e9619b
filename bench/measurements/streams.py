"""Live streams: thousands that wait, and a thousand watchers of one busy game."""

import re
import socket
import time
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from statistics import quantiles
from urllib.request import urlopen

from bench.figure import Figure
from bench.measurements.latency import OpenGame
from bench.run import Run
from bench.servers.bare_fan_out import fan_out
from bench.servers.cpu_time import cpu_seconds, memory_bytes
from bench.servers.hosted_games import HostedGames
from bench.servers.listeners import Heard, listen
from bench.servers.load import open_connections
from bench.servers.servers import Server, wardbook

IDLE = 5000
GAMES = 200
"""The games that idle streams follow."""
QUIET = 40.0
"""Seconds to watch idle streams; more than two keep-alives."""
WATCHERS = 1000
RECORDS = 200
PAUSE = 0.1
"""Seconds between two records of the busy game."""
SETTLE = 5.0
"""Seconds until all streams wait for the first record."""
RECORD_BYTES = 600
IN_TIME_MS = 500
PATIENCE = 120.0
_NEVER = 1 << 30
_OPEN = re.compile(rb"^wardbook_open_streams ([\d.]+)$", re.MULTILINE)


def measure(run: Run) -> list[Figure]:
    """Hold idle streams, then watch one game with many."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as clients:
        with wardbook() as server:
            idle = _idle(run, server, clients)
        with wardbook() as server:
            heard, sent = _watch(run, server, clients)
        run.say("the same without a service")
        bare, bare_sent = _watch_bare(run, clients)
    return [idle, *_figures(run, heard, _delays(heard, sent), _delays(bare, bare_sent))]


def _idle(run: Run, server: Server, clients: Executor) -> Figure:
    """Hold streams of games in which nothing happens."""
    hosted, count, web = HostedGames(server), run.count(IDLE), server.pids["web"]
    (owner,) = hosted.guests(1)
    games = [hosted.create_game(owner, [{}, {}]) for _ in range(GAMES)]
    paths = [f"/v1/games/{game}/stream?after=1" for game in games]
    before = memory_bytes(web)
    clients.submit(listen, server.port, paths, count, _NEVER, 2 * PATIENCE)
    _until_open(server, count)
    used, began = cpu_seconds(web), time.monotonic()
    run.say(f"{count:,} streams are open")
    time.sleep(run.seconds(QUIET))
    share = (cpu_seconds(web) - used) / (time.monotonic() - began)
    size, still = (memory_bytes(web) - before) / count, _open_streams(server)
    return Figure(
        name="stream-idle",
        about=f"idle streams that a web process still holds after {run.seconds(QUIET):.0f} s",
        value=still,
        unit="streams",
        compared=still,
        target=count,
        note=f"{size / 1024:.0f} KB each, {share * 100:.0f} % of a core for all",
    )


def _watch(run: Run, server: Server, clients: Executor) -> tuple[Heard, dict[int, float]]:
    """Let many watch one game; return what they heard and when each command was sent."""
    hosted, count, last = HostedGames(server), run.count(WATCHERS), 1 + run.count(RECORDS)
    owner, guest = hosted.guests(2)
    game, sent = OpenGame(hosted, owner, guest), dict[int, float]()
    path, used = f"/v1/games/{game.game}/stream?after=1", cpu_seconds(server.pids["web"])
    listening = clients.submit(listen, server.port, [path], count, last, PATIENCE)
    _until_open(server, count)
    run.say(f"{count:,} streams follow one game")
    time.sleep(run.seconds(SETTLE))
    with open_connections(server.port, 1) as (connection,):
        used = cpu_seconds(server.pids["web"])
        while game.version < last:
            data = game.next()
            began = sent[game.version] = time.monotonic()
            answer = connection.exchange(data)
            assert answer[9:12] == b"201", answer
            time.sleep(max(0.0, began + PAUSE - time.monotonic()))
    heard = listening.result()
    used = (cpu_seconds(server.pids["web"]) - used) / (count * len(sent))
    run.say(f"{used * 1e6:.0f} µs of the web process for each record and watcher")
    return heard, sent


def _watch_bare(run: Run, clients: Executor) -> tuple[Heard, dict[int, float]]:
    count, records = run.count(WATCHERS), run.count(RECORDS)
    with socket.create_server(("127.0.0.1", 0), backlog=count) as listener:
        port = listener.getsockname()[1]
        listening = clients.submit(listen, port, ["/"], count, 1 + records, PATIENCE)
        sent = fan_out(listener, count, b"x" * RECORD_BYTES, records, PAUSE)
        return listening.result(), sent


def _figures(run: Run, heard: Heard, delays: list[float], bare: list[float]) -> list[Figure]:
    expected, wrong = run.count(WATCHERS) * run.count(RECORDS), heard.missing + heard.doubled + heard.lost
    in_time = 100 * sum(delay <= IN_TIME_MS for delay in delays) / expected
    return [
        Figure(
            name="stream-watchers",
            about=f"records of a busy game ({1 / PAUSE:.0f} per second) that each of {run.count(WATCHERS):,} "
            f"watchers had {IN_TIME_MS} ms after the command was sent",
            value=in_time,
            unit="%",
            compared=0 if wrong else in_time,
            target=99,
            note=f"{heard.missing} missing, {heard.doubled} doubled, {heard.lost} streams lost",
        ),
        Figure(
            name="stream-delay",
            about="99 % of these records came sooner",
            value=_percentile_99(delays),
            unit="ms",
            ceiling=_percentile_99(bare),
            ceiling_about="a loop that sends as many bytes to as many sockets, and does nothing else",
            compared=_percentile_99(delays),
            target=IN_TIME_MS,
            at_most=True,
        ),
    ]


def _delays(heard: Heard, sent: Mapping[int, float]) -> list[float]:
    """Return the milliseconds from each command to each arrival of its record."""
    return [
        1000 * (arrival - sent[version])
        for version, arrivals in heard.arrivals.items()
        for arrival in arrivals
    ]


def _percentile_99(delays: list[float]) -> float:
    return quantiles(delays, n=100)[98]


def _until_open(server: Server, count: int) -> None:
    give_up = time.monotonic() + PATIENCE
    while _open_streams(server) < count:
        if time.monotonic() > give_up:
            raise TimeoutError(f"only {_open_streams(server)} of {count} streams were opened")
        time.sleep(0.2)


def _open_streams(server: Server) -> int:
    with urlopen(f"{server.url}/metrics", timeout=30) as response:
        found = _OPEN.search(response.read())
    return int(float(found[1])) if found else 0

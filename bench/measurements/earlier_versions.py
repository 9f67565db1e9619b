"""Reading earlier versions of a long game, compared with its current state. bench/history.py shows more."""

from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bench.history import RECORDS, open_app, over, play_long_game, timed_pairs
from bench.run import Run
from bench.servers.load import open_connections
from bench.servers.servers import redis_server, web

VERSIONS = 200
TIMES = 15


def measure(run: Run) -> list[Figure]:
    """Read versions in random order, each paired with the current state; the median of its reads counts."""
    with TemporaryDirectory(prefix="wardbook-earlier-") as folder, redis_server(Path(folder)) as (url, _):
        run.say(f"playing {RECORDS:,} records")
        table = play_long_game(open_app(url), "free")
        paths = [f"?at={version}" for version in Random(7).sample(range(1, RECORDS), VERSIONS)]
        with web(url) as (port, _), open_connections(port, 1) as (connection,):
            timed_pairs(connection, table, paths[:20])
            run.say(f"reading {VERSIONS} versions")
            rounds = [timed_pairs(connection, table, paths) for _ in range(max(run.count(TIMES), 3))]
    current, ratios = over(rounds, lambda times: sorted(times)[len(times) // 2])
    parts = quantiles(ratios, n=100)
    return [
        _figure("earlier-versions", "the median version", parts[49], current, 2.0),
        _figure("slow-versions", "99 % of versions", parts[98], current, 4.0),
    ]


def _figure(name: str, about: str, compared: float, current: float, target: float) -> Figure:
    return Figure(
        name=name,
        about=f"{about} of a game of {RECORDS:,} records with many undos (at=N)",
        value=compared * current,
        unit="ms",
        ceiling=current,
        ceiling_about="reading the current state",
        compared=compared,
        target=target,
        at_most=True,
    )

"""Commands over HTTP, compared with the moves of boardgame.io's own server on this machine.

Their server keeps games in memory, in one process, without durability. A move counts when both players'
clients have it.
"""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from bench.figure import Figure
from bench.measurements.commands import CONNECTIONS, GAMES, run_load
from bench.pairs import measure_pair, ratio
from bench.playing import PLAYERS
from bench.run import LeftOutError, Run
from bench.servers.hosted_games import HostedGames, scripts
from bench.servers.servers import PATIENCE, wardbook

FOLDER = "WARDBOOK_BENCH_PEERS"
"""The variable with the folder of boardgame.io's server (`server.js`) and clients (`bench.js`)."""
MOVES = 6000
PAIRS = 9
SLICE = 2.0


class NoPeersError(LeftOutError):
    """There is nothing to compare with on this machine."""


def measure(run: Run) -> list[Figure]:
    """Post real games, in slices that alternate with as many matches on boardgame.io."""
    node, folder = find_peer()
    with (
        wardbook() as server,
        _boardgame_io(node, folder) as peer,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator,
    ):
        hosted = HostedGames(server)
        guests = hosted.guests(GAMES * PLAYERS)

        def rate() -> float:
            lanes = [lane for _, lane in scripts(hosted, guests, GAMES)]
            return run_load(generator, server, lanes, run.seconds(SLICE)).result.rate

        def peer_rate() -> float:
            return _moves_per_second(node, folder, peer, run.count(MOVES))

        rate()
        pairs = []
        for number in range(PAIRS):
            pairs.append(measure_pair(number, rate, peer_rate))
            run.say(f"pair {number + 1} of {PAIRS}: {pairs[-1][0]:,.0f}/s, peer {pairs[-1][1]:,.0f}/s")
    return [
        Figure(
            name="peers",
            about=f"accepted commands over HTTP, fsync each, {CONNECTIONS} connections, {GAMES} games",
            value=median(mine for mine, _ in pairs),
            unit="commands/s",
            ceiling=median(other for _, other in pairs),
            ceiling_about=f"moves in {GAMES} matches on boardgame.io, in memory",
            compared=ratio(pairs),
            target=0.6,
        )
    ]


def find_peer() -> tuple[str, Path]:
    """Return node and the folder; NoPeersError says what is missing."""
    node, named = shutil.which("node"), os.environ.get(FOLDER)
    if node is None:
        raise NoPeersError("node is not installed")
    if not named:
        raise NoPeersError(f"set {FOLDER}, or --peers, to a folder with boardgame.io's server")
    folder = Path(named).resolve()
    for needed in ("server.js", "bench.js", "node_modules"):
        if not (folder / needed).exists():
            raise NoPeersError(f"there is no {needed} in the folder of peers; run npm install in it")
    return node, folder


@contextmanager
def _boardgame_io(node: str, folder: Path) -> Iterator[int]:
    """Run the server and yield its process id."""
    with subprocess.Popen([node, "server.js"], cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            give_up = time.monotonic() + PATIENCE
            while "up" not in process.stdout.readline():
                if process.poll() is not None or time.monotonic() > give_up:
                    raise TimeoutError("boardgame.io's server did not start")
            yield process.pid
        finally:
            process.terminate()


def _moves_per_second(node: str, folder: Path, server: int, moves: int) -> float:
    command = [node, "bench.js", str(GAMES), str(moves), str(server)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, timeout=120)
    return float(json.loads(done.stdout.splitlines()[-1])["moves_per_s"])

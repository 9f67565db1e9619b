"""The memory that the log of a whole game takes in Redis."""

import time
from typing import Any

from bench.figure import Figure
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.hosted_games import HostedGames
from bench.servers.servers import wardbook
from events.log.keys import game_keys

GAMES = 10
TARGET = 400.0
PATIENCE = 300.0


def measure(run: Run) -> list[Figure]:
    """Let bots play games of four on the service, and measure the largest stream."""
    with wardbook() as server:
        hosted = HostedGames(server)
        (owner,) = hosted.guests(1)
        kinds, games = ("random", "easy"), list[str]()
        for number in range(max(run.count(GAMES), len(kinds))):
            seat = {"kind": "bot", "bot": kinds[number % len(kinds)]}
            games.append(hosted.create_game(owner, [seat] * PLAYERS))
            hosted.command(games[-1], owner, {"type": "start"})
        _until_finished(run, hosted, games)
        client: Any = hosted.store.client
        logs = [game_keys(game).log for game in games]
        largest, log = max((client.memory_usage(log, samples=0), log) for log in logs)
        records = client.xlen(log)
        entries = sum(sum(map(len, fields.values())) for _, fields in client.xrange(log))
    return [
        Figure(
            name="memory",
            about="the largest stream of a four-player game in Redis",
            value=largest / 1000,
            unit="KB",
            compared=largest / 1000,
            target=TARGET,
            at_most=True,
            ceiling=entries / 1000,
            ceiling_about="the bytes of its entries alone",
            note=f"{records} records; {len(games)} games of random and easy bots",
        )
    ]


def _until_finished(run: Run, hosted: HostedGames, games: list[str]) -> None:
    last_progress = give_up = time.monotonic()
    give_up += PATIENCE
    while True:
        folded = [hosted.store.load(game) for game in games]
        finished = sum(game.table.status == "finished" for game in folded)
        if finished == len(games):
            return
        if time.monotonic() > give_up:
            raise TimeoutError(f"{len(games) - finished} games were not finished in time")
        if time.monotonic() - last_progress > 2:
            last_progress = time.monotonic()
            run.say(f"{finished} of {len(games)} games finished, {sum(g.version for g in folded):,} records")
        time.sleep(0.1)

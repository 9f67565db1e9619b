"""How much of Redis the record of a whole game takes."""

import time
from typing import Any

from bench.figure import Figure
from bench.playing import PLAYERS
from bench.run import Run
from bench.serving import wardbook
from bench.tables import Hall
from events.log.keys import game_keys

GAMES = 10
TARGET = 400.0
PATIENCE = 300.0


def measure(run: Run) -> list[Figure]:
    """Bots play games of four at the service; the largest stream counts."""
    with wardbook() as server:
        hall = Hall(server)
        (owner,) = hall.guests(1)
        kinds, games = ("random", "easy"), list[str]()
        for number in range(max(run.count(GAMES), len(kinds))):
            seat = {"kind": "bot", "bot": kinds[number % len(kinds)]}
            games.append(hall.opened(owner, [seat] * PLAYERS))
            hall.command(games[-1], owner, {"type": "start"})
        _until_finished(run, hall, games)
        client: Any = hall.store.client
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


def _until_finished(run: Run, hall: Hall, games: list[str]) -> None:
    told = give_up = time.monotonic()
    give_up += PATIENCE
    while True:
        folded = [hall.store.load(game) for game in games]
        finished = sum(game.table.status == "finished" for game in folded)
        if finished == len(games):
            return
        if time.monotonic() > give_up:
            raise TimeoutError(f"{len(games) - finished} games were not finished in time")
        if time.monotonic() - told > 2:
            told = time.monotonic()
            run.say(f"{finished} of {len(games)} games finished, {sum(g.version for g in folded):,} records")
        time.sleep(0.1)

"""The memory that a whole game takes in Redis: its record, command ids, seeds and snapshots."""

import time
from collections.abc import Sequence
from typing import Any

from bench.figure import Figure
from bench.playing import CLINIC, PLAYERS, TITLE
from bench.run import Run
from bench.servers.hosted_games import HostedGames
from bench.servers.servers import wardbook
from events.log.keys import game_keys
from games.kernel.title import Title

GAMES = 10
TARGET = 320.0
PATIENCE = 300.0


def measure(run: Run) -> list[Figure]:
    """Let bots play games of four of each title on a service, and measure the largest of them."""
    with wardbook() as server:
        # Random play of Clinic is no measure: its games are several times as long as those of people.
        return [
            _largest(run, HostedGames(server, title), title, kinds)
            for title, kinds in ((TITLE, ("random", "easy")), (CLINIC, ("easy",)))
        ]


def _largest(run: Run, hosted: HostedGames, title: Title, kinds: Sequence[str]) -> Figure:
    (owner,) = hosted.guests(1)
    games = list[str]()
    for number in range(max(run.count(GAMES), len(kinds))):
        seat = {"kind": "bot", "bot": kinds[number % len(kinds)]}
        games.append(hosted.create_game(owner, [seat] * PLAYERS))
        hosted.command(games[-1], owner, {"type": "start"})
    _until_finished(run, hosted, games)
    client: Any = hosted.store.client
    sizes = [_bytes_of(client, game) for game in games]
    largest, game = max((sum(sizes.values()), game) for sizes, game in zip(sizes, games, strict=True))
    parts = ", ".join(f"{name} {size / 1000:.0f}" for name, size in _bytes_of(client, game).items())
    log = game_keys(game).log
    records = client.xlen(log)
    entries = sum(sum(map(len, fields.values())) for _, fields in client.xrange(log))
    bots = " and ".join(kinds)
    return Figure(
        name="memory" if title is TITLE else "clinic-memory",
        about=f"the largest four-player game of {title.name} in Redis, just over",
        value=largest / 1000,
        unit="KB",
        compared=largest / 1000,
        target=TARGET,
        at_most=True,
        ceiling=entries / 1000,
        ceiling_about="the bytes of its entries alone",
        note=f"{records} records; {len(games)} games of {bots} bots; {parts} KB",
    )


def _bytes_of(client: Any, game: str) -> dict[str, int]:
    """Return the memory of each key of a game."""
    keys = game_keys(game)
    named = {"record": keys.log, "command ids": keys.ids, "seeds": keys.seeds, "snapshots": keys.snapshots}
    return {name: client.memory_usage(key, samples=0) or 0 for name, key in named.items()}


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

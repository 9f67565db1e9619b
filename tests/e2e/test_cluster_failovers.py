"""A cluster whose masters are killed under load: no answered command is missing, other games go on.

It prints how long games on other nodes paused at most while a master was down, and before.
"""

import itertools
import os
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from events.log.keys import game_keys
from tests.clusters import Cluster, running_cluster
from tests.conftest import free_port, start_redis, stop_redis
from tests.e2e.noting_players import MASTERS, STUCK, Player, check_record
from tests.e2e.running import Wardbook

KILLS = int(os.environ.get("WARDBOOK_SOAK_FAILOVERS", "20"))
PLAYERS = int(os.environ.get("WARDBOOK_SOAK_PLAYERS", "6"))
QUIET = 3.0
"""Seconds of play before each kill."""
SETTLE = 3.0
"""Seconds of play after each, so that what began meanwhile is answered and does not count for the next."""


class Measured(NamedTuple):
    """Seconds: the longest pause between two commands of a game, which includes its bot's turn, and the
    longest time to an answer; while a master was down, and in the moments of play before."""

    pause: float
    answer: float
    pause_before: float
    answer_before: float

    @property
    def told(self) -> str:
        return (
            f"an answer took {self.answer:.2f} s at most (before: {self.answer_before:.2f} s),"
            f" a pause with the bot's turn {self.pause:.2f} s (before: {self.pause_before:.2f} s)"
        )


def longest_pause(players: list[Player], games: set[str], began: float, ended: float) -> float:
    """The longest time between two commands of a player that both were in one of these games."""
    longest = 0.0
    for player in players:
        moments = list(player.moments)
        for (before, one), (after, other) in itertools.pairwise(moments):
            if one == other and one in games and before < ended and after > began:
                longest = max(longest, after - before)
    return longest


def longest_answer(players: list[Player], games: set[str], began: float, ended: float) -> float:
    """The longest time that a command in one of these games took, with all its retries."""
    return max(
        (
            answered - sent
            for player in players
            for sent, answered, game in list(player.requests)
            if game in games and sent < ended and answered > began
        ),
        default=0.0,
    )


def fail_over(cluster: Cluster, players: list[Player], number: int) -> Measured:
    """Kill a master, wait for its replica, start it again; what it meant for games on other nodes."""
    first = time.monotonic()
    time.sleep(QUIET)
    masters = [node for node in cluster.nodes if node.role() == "master"]
    down = masters[number % len(masters)]
    others = {player.game for player in players if cluster.node_of(game_keys(player.game).log) is not down}
    killed = time.monotonic()
    down.kill()
    cluster.wait(
        lambda: sum(node is not down and node.role() == "master" for node in cluster.nodes) == MASTERS
    )
    promoted = time.monotonic()
    time.sleep(1)
    down.start()
    cluster.wait(cluster.is_whole)
    whole = time.monotonic()
    time.sleep(SETTLE)
    measured = Measured(
        longest_pause(players, others, killed, whole),
        longest_answer(players, others, killed, whole),
        longest_pause(players, others, first, killed),
        longest_answer(players, others, first, killed),
    )
    print(
        f"kill {number + 1}: promoted after {promoted - killed:.1f} s, whole after {whole - killed:.1f} s;"
        f" {len(others)} games on other nodes: {measured.told}",
        flush=True,
    )
    return measured


@pytest.mark.soak
def test_no_answered_command_is_lost_when_masters_are_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.http_client.ATTEMPTS", 400)
    (tmp_path / "queue").mkdir()
    (tmp_path / "cluster").mkdir()
    port = free_port()
    queue = start_redis(port, tmp_path / "queue")
    try:
        with running_cluster(tmp_path / "cluster", masters=MASTERS, replicas=1) as cluster:
            wardbook = Wardbook(
                tmp_path,
                WARDBOOK_REDIS_URL=cluster.url,
                WARDBOOK_QUEUE_URL=f"redis://127.0.0.1:{port}/0",
                WARDBOOK_REPLICAS="1",
            )
            try:
                wardbook.start()
                play_through_failovers(wardbook, cluster)
            finally:
                wardbook.close()
    finally:
        stop_redis(queue)


def play_through_failovers(wardbook: Wardbook, cluster: Cluster) -> None:
    """Kill masters while people play, then compare what was answered with what is kept."""
    players = [Player(wardbook, number) for number in range(PLAYERS)]
    for player in players:
        player.start()
    try:
        time.sleep(QUIET)
        measured = [fail_over(cluster, players, number) for number in range(KILLS)]
    finally:
        for player in players:
            player.enough.set()
        for player in players:
            player.join(STUCK)
    assert [player.trouble for player in players] == [None] * PLAYERS
    check_record(cluster.url, players)
    worst = Measured(*map(max, zip(*measured, strict=True)))
    print(f"{KILLS} kills; games on other nodes: {worst.told}", flush=True)

"""A cluster whose masters are killed under load: no answered command is missing, other games go on.

It prints how long games on other nodes paused at most while a master was down, and before.
"""

import itertools
import os
import random
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from redis.crc import key_slot

from cli.http_client import RequestFailed
from events.audit import audit
from events.fold.store import Store
from events.log.connection import connect
from events.log.keys import game_keys
from games.titles import TITLES
from tests.clusters import SLOTS, Cluster, running_cluster
from tests.conftest import free_port, start_redis, stop_redis
from tests.e2e.playing import TITLE, offered
from tests.e2e.running import Wardbook
from tests.events.exports import SIGNER, lines_of

KILLS = int(os.environ.get("WARDBOOK_SOAK_FAILOVERS", "20"))
PLAYERS = int(os.environ.get("WARDBOOK_SOAK_PLAYERS", "6"))
MASTERS = 3
QUIET = 3.0
"""Seconds of play before each kill."""
SETTLE = 3.0
"""Seconds of play after each, so that what began meanwhile is answered and does not count for the next."""
STUCK = 120.0
"""Seconds in which every game must go on, whatever was killed."""


class Player(threading.Thread):
    """Plays against a bot, game after game, and notes each answered command with its time."""

    def __init__(self, wardbook: Wardbook, number: int) -> None:
        super().__init__(daemon=True)
        self.client, self.made = wardbook.player(f"Player {number}")
        self.enough = threading.Event()
        self.trouble: BaseException | None = None
        self.game = ""
        self.confirmed: dict[str, dict[int, dict[str, Any]]] = {}
        self.moments: list[tuple[float, str]] = []
        """When each command was answered, and in which game."""
        self.requests: list[tuple[float, float, str]] = []
        """When each command was sent first and answered at last, and in which game."""
        self._number = number
        self._choice = random.Random(number)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play()
        except BaseException as trouble:  # noqa: BLE001 - told to the test
            self.trouble = trouble

    def _play(self) -> None:
        game = self._create()
        path, self.game, self.confirmed[game] = f"/v1/games/{game}", game, {}
        self._give(game, {"type": "start"})
        while not self.enough.is_set() and self.client.get(path)["status"] == "playing":
            if actions := offered(self.client, path):
                self._give(game, self._choice.choice(actions))
            else:
                assert time.monotonic() - self.moments[-1][0] < STUCK, f"{game} does not go on"
                time.sleep(0.02)

    def _create(self) -> str:
        """A game on the player's own third of the slots, so that every master has games."""
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        while True:
            game: str = self.client.post("/v1/games", {"title": TITLE, "seats": seats}).body["id"]
            if key_slot(game_keys(game).log.encode()) * MASTERS // SLOTS == self._number % MASTERS:
                return game
            self.client.post(f"/v1/games/{game}/commands", {"type": "leave"})

    def _give(self, game: str, command: dict[str, Any]) -> None:
        sent = time.monotonic()
        try:
            answer = self.client.post(f"/v1/games/{game}/commands", command)
        except RequestFailed as refused:
            if refused.response.status != 422:
                raise
        else:
            self.confirmed[game][answer.body["version"]] = command
        self.moments.append((time.monotonic(), game))
        self.requests.append((sent, time.monotonic(), game))


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


def check_record(url: str, players: list[Player]) -> None:
    """Every answered command is in the record at its version, and every game is sound."""
    client = connect(url)
    store = Store(client, TITLES)
    answered = 0
    for player in players:
        for game, confirmed in player.confirmed.items():
            records = {record.version: record for record in store.records(game, limit=100_000)}
            for version in confirmed:
                assert records[version].actor.id == player.made["id"], f"{game} lost version {version}"
            own = [version for version, record in records.items() if record.actor.id == player.made["id"]]
            assert sorted(own) == [1, *sorted(confirmed)], f"{game} has a command that was not answered"
            verdict = audit(lines_of(store, store.load(game)), TITLES, (SIGNER.public,))
            assert (verdict.verdict, verdict.findings) == ("sound", ()), game
            answered += len(confirmed)
    client.close()
    print(f"{answered} answered commands, none missing", flush=True)


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

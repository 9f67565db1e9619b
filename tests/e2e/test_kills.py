"""kill -9 of every part while games are played: nothing accepted is lost or doubled, every game goes on,
and whoever follows a game sees every record once."""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from cli.http_client import Client, RequestFailed
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.redis.connection import connect
from games.kernel.table.table import GameCreated, open_table
from games.titles import TITLES
from tests.e2e.playing import TITLE, Follower, bot_game, finished, offered
from tests.e2e.running import Wardbook, children_of, eventually

GOES_ON = 10
"""Seconds after the restart in which every game must have moved by itself."""


class Human(threading.Thread):
    """Plays a seat against a bot, game after game, and keeps what the service confirmed."""

    def __init__(self, wardbook: Wardbook, number: int) -> None:
        super().__init__(daemon=True)
        self.client, self.made = wardbook.player(f"Human {number}")
        self.enough = threading.Event()
        self.confirmed: dict[str, list[tuple[int, dict[str, Any]]]] = {}
        """For each game the versions and commands that were answered with 201."""
        self.trouble: BaseException | None = None
        self._choice = random.Random(number)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play()
        except BaseException as trouble:  # noqa: BLE001 - told to the test
            self.trouble = trouble

    def _play(self) -> None:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        game = self.client.post("/v1/games", {"title": TITLE, "seats": seats}).body["id"]
        self.confirmed[game] = []
        path = f"/v1/games/{game}"
        self._give(game, {"type": "start"})
        while not self.enough.is_set() and self.client.get(path)["status"] == "playing":
            actions = offered(self.client, path)
            if actions:
                self._give(game, self._choice.choice(actions))
            else:
                time.sleep(0.05)

    def _give(self, game: str, command: dict[str, Any]) -> None:
        """Send a command until there is an answer; the repetitions carry the same Idempotency-Key."""
        try:
            answer = self.client.post(f"/v1/games/{game}/commands", command)
        except RequestFailed as refused:
            if refused.response.status != 422:
                raise
        else:
            assert answer.status == 201
            self.confirmed[game].append((answer.body["version"], command))


def target(wardbook: Wardbook, part: str) -> int:
    """The process to kill."""
    pids = wardbook.pids()
    if part == "web's child":
        return children_of(pids["web"])[0]
    return pids[part]


PARTS = ("redis", "worker-1", "dispatcher", "web", "web's child")


def kill(
    wardbook: Wardbook, owner: Client, part: str, moment: float, sizes: Sequence[int]
) -> dict[str, Follower]:
    """Start games, kill a part in the middle of them and see that they go on; who follows each of them."""
    games = {bot_game(owner, players, "random")["id"] for players in sizes}
    followers = {game: Follower(wardbook.url, game) for game in games}
    for follower in followers.values():
        follower.start()
    time.sleep(moment)
    victim = target(wardbook, part)
    os.kill(victim, signal.SIGKILL)
    eventually(lambda: victim not in wardbook.processes(), why=f"{part} did not die")
    eventually(lambda: is_back(wardbook, part, victim), why=f"{part} did not come back")
    restarted = versions(owner, games)
    eventually(
        lambda: all(
            finished(owner, game) or version > restarted[game]
            for game, version in versions(owner, games).items()
        ),
        GOES_ON,
        f"a game did not go on after {part} was killed: {restarted}",
    )
    return followers


def see_to_the_end(owner: Client, followers: dict[str, Follower]) -> None:
    """Wait until games are over and whoever follows them has seen every record once."""
    eventually(
        lambda: all(finished(owner, game) for game in followers), 90, "a game was not played to its end"
    )
    for game, follower in followers.items():
        follower.join(30)
        assert follower.versions == list(range(1, versions(owner, {game})[game] + 1))


def is_back(wardbook: Wardbook, part: str, victim: int) -> bool:
    pids = wardbook.pids()
    if part == "web's child":
        return bool(set(children_of(pids["web"])) - {victim})
    return pids.get(part, victim) != victim


def versions(client: Client, games: set[str]) -> dict[str, int]:
    return {game: client.get(f"/v1/games/{game}")["version"] for game in games}


def fold_from_nothing(store: Store, game: str) -> tuple[FoldedGame, Any]:
    """The game as the store has it, and its table folded event by event from the record alone."""
    records = store.records(game, limit=100_000)
    # The game may go on meanwhile, so the store is asked for the state after just these records.
    folded = store.load_at(game, records[-1].version)
    assert not folded.table.undone, "nobody here takes back, so every event counts"
    assert [record.version for record in records] == list(range(1, folded.version + 1))
    created, *rest = (event for record in records for event in record.events)
    assert isinstance(created, GameCreated)
    table = open_table(created)
    for event in rest:
        table = folded.game.evolve(table, event)
    return folded, table


def _view(folded: FoldedGame) -> Any:
    return folded.game.view(folded.table, None)


def _hospitals(view: Any) -> Any:
    """What lies open to everybody, whoever asks."""
    return view and view["hospitals"]


def check(wardbook: Wardbook, owner: Client, games: set[str], humans: list[Human]) -> None:
    """Everything confirmed stands in the record once, and every fold agrees with every other."""
    client = connect(wardbook.redis_url())
    try:
        store = Store(client, TITLES)
        for game in games.union(*(human.confirmed for human in humans)):
            folded, table = fold_from_nothing(store, game)
            assert folded.table == table
            served = owner.get(f"/v1/games/{game}?at={folded.version}")
            assert (served["version"], served["status"]) == (folded.version, table.status)
            assert _hospitals(served["view"]) == _hospitals(json.loads(msgspec.json.encode(_view(folded))))
        for human in humans:
            for game, confirmed in human.confirmed.items():
                given = [
                    (record.version, json.loads(msgspec.json.encode(record.command)))
                    for record in store.records(game, after=1, limit=10_000)
                    if record.actor.id == human.made["id"]
                ]
                assert given == confirmed
    finally:
        client.close()


def kill_many(wardbook: Wardbook, parts: list[str], sizes: Sequence[int], chance: random.Random) -> None:
    """Kill one part after the other while two people play, then compare what is kept.

    The bots' games are seen to their end before the next part is killed.
    """
    wardbook.start()
    owner, _ = wardbook.player("Owner")
    humans = [Human(wardbook, number) for number in range(2)]
    for human in humans:
        human.start()
    games: set[str] = set()
    try:
        for part in parts:
            followers = kill(wardbook, owner, part, chance.random() * 0.6, sizes)
            see_to_the_end(owner, followers)
            games |= set(followers)
    finally:
        for human in humans:
            human.enough.set()
        for human in humans:
            human.join(60)
    for human in humans:
        assert human.trouble is None, human.trouble
        assert sum(map(len, human.confirmed.values())) > len(parts)
    check(wardbook, owner, games, humans)


def test_every_part_is_killed_once_in_the_middle_of_games(wardbook: Wardbook) -> None:
    kill_many(wardbook, list(PARTS), (2,), random.Random(os.getpid()))


@pytest.mark.soak
def test_parts_are_killed_fifty_times(wardbook: Wardbook) -> None:
    chance = random.Random(os.getpid())
    kill_many(wardbook, [chance.choice(PARTS) for _ in range(50)], (2, 3), chance)

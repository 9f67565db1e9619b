"""Three masters, two of every part behind HAProxy: whatever is killed or moved, nothing is lost.

It prints what each step meant for the players.
"""

import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from redis.crc import key_slot

from events.fold.store import Store
from events.fold.summary import summarize
from events.heads.heads_log import HeadsLog
from events.log.keys import PARTITIONS, feed_key, partition_of
from events.monitoring.feed_backlog import feed_backlog
from events.projections.lists import Lists
from events.redis.connection import connect
from games.titles import TITLES
from tests.e2e.large_setup import LargeSetup, proxy_is_installed, running_setup
from tests.e2e.noting_players import STUCK, Player, check_record
from tests.e2e.playing import Follower
from tests.e2e.running import eventually

ROUNDS = int(os.environ.get("WARDBOOK_SOAK_ROUNDS", "3"))
PLAYERS = 6
PLAY = 3.0
"""Seconds of play before and after each step."""
MOVED = 4
"""Partitions moved in each round, besides those of games that are played."""

Step = Callable[[LargeSetup, list[Player], random.Random], None]


def move_slots(setup: LargeSetup, players: list[Player], choice: random.Random) -> None:
    """Move the partitions of games that are played, and others, to other masters."""
    cluster = setup.cluster
    played = [partition_of(player.game) for player in players]
    for partition in {*played, *choice.sample(range(PARTITIONS), MOVED)}:
        slot = key_slot(feed_key(partition).encode())
        masters = [node for node in cluster.nodes if node.role() == "master"]
        others = [node for node in masters if node is not cluster.master_of(slot)]
        cluster.move_slot(slot, choice.choice(others), pause=0.03)


def kill_master(setup: LargeSetup, _players: list[Player], choice: random.Random) -> None:
    """Kill a master, let its replica take over, and bring it back as a replica."""
    cluster = setup.cluster
    masters = [node for node in cluster.nodes if node.role() == "master"]
    down = choice.choice(masters)
    down.kill()
    cluster.wait(
        lambda: sum(node is not down and node.role() == "master" for node in cluster.nodes) == len(masters)
    )
    down.start()
    cluster.wait(cluster.is_whole)


def kill_part(part: str) -> Step:
    """A step that kills one of two, and starts it again after a while."""

    def kill(setup: LargeSetup, _players: list[Player], choice: random.Random) -> None:
        setup.kill(f"{part}{choice.choice((1, 2))}")
        time.sleep(PLAY)
        setup.revive()

    return kill


STEPS: dict[str, Step] = {
    "slots moved": move_slots,
    "a web process killed": kill_part("web"),
    "a worker killed": kill_part("worker"),
    "a dispatcher killed": kill_part("dispatcher"),
    "a master killed": kill_master,
}


def answered(players: list[Player]) -> int:
    return sum(len(versions) for player in players for versions in player.confirmed.values())


def play_through(setup: LargeSetup, players: list[Player]) -> None:
    """Do every step while people play."""
    choice = random.Random(17)
    for number in range(ROUNDS):
        for name, step in STEPS.items():
            time.sleep(PLAY)
            before, began = answered(players), time.monotonic()
            step(setup, players, choice)
            time.sleep(PLAY)
            setup.revive()
            longest = max(
                (end - sent for player in players for sent, end, _ in list(player.requests) if end > began),
                default=0.0,
            )
            took = time.monotonic() - began
            print(
                f"round {number + 1}, {name}: {answered(players) - before} commands in {took:.1f} s,"
                f" the longest took {longest:.1f} s",
                flush=True,
            )


def check_lists(setup: LargeSetup, games: list[str]) -> None:
    """Every game is listed as its record says, nothing waits in the feed, and no head is logged twice."""
    client = connect(setup.cluster.url)
    store, lists = Store(client, TITLES), Lists(client)
    eventually(lambda: feed_backlog(client) == (0, None, 0), 60, "the dispatchers do not catch up")

    def is_listed(game: str) -> bool:
        return lists.summaries([game]) == [summarize(store.load(game))]

    for game in games:
        eventually(lambda game=game: is_listed(game), 60, f"{game} is not listed as it is")  # type: ignore[misc]
    heads = HeadsLog(client).read(0, 100_000).heads
    over = {game for game in games if store.load(game).table.status == "finished"}
    assert len(heads) == len({head.id for head in heads})
    assert over <= {head.id for head in heads}
    client.close()
    print(f"{len(games)} games listed, {len(over)} of them over", flush=True)


@pytest.mark.soak
@pytest.mark.skipif(not proxy_is_installed(), reason="HAProxy is not installed (apt-get install haproxy)")
def test_nothing_is_lost_in_the_large_setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.http_client.ATTEMPTS", 400)
    with running_setup(tmp_path) as setup:
        players = [Player(setup, number) for number in range(PLAYERS)]
        for player in players:
            player.start()
        eventually(lambda: all(player.game for player in players))
        followed = players[0].game
        follower = Follower(setup.url, followed)
        follower.start()
        try:
            play_through(setup, players)
        finally:
            for player in players:
                player.enough.set()
            for player in players:
                player.join(STUCK)
        assert [player.trouble for player in players] == [None] * PLAYERS
        for part in ("dispatcher1", "dispatcher2"):
            assert setup.metric(part, "wardbook_feed_entries_total") > 0, f"{part} has done nothing"
        for part in ("web1", "web2"):
            assert setup.metric(part, "wardbook_commands_accepted_total") > 0, f"{part} has done nothing"
        check_record(setup.cluster.url, players)
        games = [game for player in players for game in player.confirmed]
        check_lists(setup, games)
        version = setup.client().get(f"/v1/games/{followed}")["version"]
        eventually(lambda: len(follower.versions) >= version, 30, "the stream did not catch up")
        follower.enough.set()
        assert follower.versions == list(range(1, version + 1))

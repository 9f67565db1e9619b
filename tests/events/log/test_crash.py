"""What was accepted is on disk: Redis is killed and started again on the same files."""

from pathlib import Path

import pytest
import redis

from events.execute import execute
from events.fold.store import Store
from events.projections.feed import Feed
from events.redis.connection import connect
from tests.conftest import free_port, start_redis, stop_redis
from tests.events.play import available_commands, started
from tests.market.title import TITLES


def test_nothing_accepted_is_lost_when_redis_is_killed(tmp_path: Path) -> None:
    port = free_port()
    server = start_redis(port, tmp_path)
    client = connect(f"redis://127.0.0.1:{port}/0")
    try:
        store = Store(client, TITLES)
        game = started(store)
        accepted = [store.load(game)]
        for _ in range(3):
            for _ in range(3):
                actor, command = available_commands(accepted[-1])[0]
                key = f"k{accepted[-1].version}"
                accepted.append(execute(store, game, actor, command, key).folded)
            stop_redis(server)
            server = start_redis(port, tmp_path)
            again = execute(store, game, actor, command, key)
            assert again.replayed
            assert again.version == accepted[-1].version
        fresh = Store(client, TITLES).load(game)
        assert (fresh.version, fresh.head) == (12, accepted[-1].head)
        assert fresh.table == accepted[-1].table
        feed = Feed(client, "test", "one").read(100, 0)
        assert [entry.version for entry in feed] == list(range(1, 13))
    finally:
        client.close()
        stop_redis(server)


def test_a_command_that_finds_no_redis_is_not_accepted(tmp_path: Path) -> None:
    port = free_port()
    server = start_redis(port, tmp_path)
    client = connect(f"redis://127.0.0.1:{port}/0")
    try:
        store = Store(client, TITLES)
        game = started(store)
        actor, command = available_commands(store.load(game))[0]
        stop_redis(server)
        with pytest.raises(redis.ConnectionError):
            execute(store, game, actor, command, "k")
        server = start_redis(port, tmp_path)
        assert execute(store, game, actor, command, "k").version == 4
    finally:
        client.close()
        stop_redis(server)

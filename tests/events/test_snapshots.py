"""Snapshots spare reading, and change nothing else."""

from typing import Any

import msgspec
import pytest
import redis

from events.execute import execute
from events.keys import game_keys
from events.snapshots import Snapshot, fingerprint, read_snapshot, write_snapshot
from events.store import Store
from games.kernel.lobby import Join, Leave
from tests.events.play import opened, played, started
from tests.toy import BOB, TITLES, TOY


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The versions from which streams are read."""
    seen: list[int] = []
    read: Any = redis.Redis.xrange

    def noted(self: Any, name: str, first: str, *rest: Any, **options: Any) -> Any:
        seen.append(int(first.partition("-")[0]))
        return read(self, name, first, *rest, **options)

    monkeypatch.setattr(redis.Redis, "xrange", noted)
    return seen


def kept(client: redis.Redis, game: str) -> Snapshot:
    found: Any = client.zrevrange(game_keys(game).snap, 0, 0)
    return msgspec.json.decode(found[0], type=Snapshot)


def change(client: redis.Redis, game: str, **changes: Any) -> None:
    snapshot = msgspec.structs.replace(kept(client, game), **changes)
    client.delete(game_keys(game).snap)
    client.zadd(game_keys(game).snap, {msgspec.json.encode(snapshot): snapshot.version})


def test_every_64th_record_leaves_a_snapshot(store: Store, client: redis.Redis) -> None:
    game = opened(store)
    for _ in range(31):
        execute(store, game, BOB, Join())
        execute(store, game, BOB, Leave())
    assert store.load(game).version == 63
    assert not client.exists(game_keys(game).snap)
    execute(store, game, BOB, Join())
    snapshot = kept(client, game)
    assert (snapshot.version, snapshot.head) == (64, store.load(game).head)
    assert (snapshot.rules, snapshot.code) == (1, fingerprint())


def test_a_cold_start_reads_the_tail_only(store: Store, client: redis.Redis, reads: list[int]) -> None:
    game = started(store)
    played(store, game, 5)
    assert write_snapshot(client, store.load(game))
    played(store, game, 2)
    reads.clear()
    fresh = Store(client, TITLES).load(game)
    assert reads == [8]
    assert fresh.version == 10
    assert fresh.table == store.load(game).table
    assert (fresh.head, fresh.draws, fresh.created) == (
        store.load(game).head,
        store.load(game).draws,
        store.load(game).created,
    )


def test_earlier_versions_do_not_need_the_snapshot(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 5)
    before = store.load_at(game, 6)
    write_snapshot(client, store.load(game))
    played(store, game, 2)
    other = Store(client, TITLES)
    assert other.load_at(game, 6).table == before.table
    assert other.load_at(game, 9).table == store.load_at(game, 9).table
    assert other.load_at(game, 9).version == 9


@pytest.mark.parametrize(
    "changes",
    [
        {"code": "0" * 64},
        {"rules": 2},
        {"head": "0" * 64},
        {"version": 7},
        {"version": 99},
        {"play": msgspec.Raw(b'{"step":1}')},
        {"table": msgspec.Raw(b"[]")},
    ],
)
def test_a_snapshot_of_something_else_is_ignored(
    store: Store, client: redis.Redis, reads: list[int], changes: dict[str, Any]
) -> None:
    game = started(store)
    played(store, game, 5)
    loaded = store.load(game)
    write_snapshot(client, loaded)
    change(client, game, **changes)
    reads.clear()
    fresh = Store(client, TITLES).load(game)
    assert reads[-1] == 1, "folded from nothing"
    assert fresh.table == loaded.table
    assert (fresh.version, fresh.head, fresh.draws) == (loaded.version, loaded.head, loaded.draws)


def test_broken_and_deleted_snapshots_do_no_harm(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 5)
    loaded = store.load(game)
    client.set(game_keys(game).snap, b"no sorted set")
    assert Store(client, TITLES).load(game).table == loaded.table
    client.delete(game_keys(game).snap)
    client.zadd(game_keys(game).snap, {b"\xff{": 8})
    assert Store(client, TITLES).load(game).table == loaded.table
    client.delete(game_keys(game).snap)
    assert Store(client, TITLES).load(game).table == loaded.table


def test_a_table_that_does_not_read_back_leaves_none(store: Store, client: redis.Redis) -> None:
    loaded = store.load(started(store))
    odd = msgspec.structs.replace(loaded.table, options={"sides": (1, 2)})
    assert not write_snapshot(client, msgspec.structs.replace(loaded, table=odd))
    assert read_snapshot(client, store.games, loaded.id) is None


def test_a_table_that_cannot_be_written_leaves_none_and_no_error(store: Store, client: redis.Redis) -> None:
    loaded = store.load(started(store))
    odd = msgspec.structs.replace(loaded.table, options={"sides": object()})
    assert not write_snapshot(client, msgspec.structs.replace(loaded, table=odd))
    assert not client.exists(game_keys(loaded.id).snap)


def test_new_rules_fold_from_nothing(store: Store, client: redis.Redis) -> None:
    game = started(store)
    write_snapshot(client, store.load(game))
    newer = Store(client, {"toy": msgspec.structs.replace(TOY, rules_version=2)})
    assert read_snapshot(client, newer.games, game) is None
    assert newer.load(game).table == store.load(game).table

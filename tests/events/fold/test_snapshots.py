"""Snapshots spare reading, and change nothing else."""

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import redis

from events.errors import NotFound
from events.execute import execute
from events.fold import loader, snapshots
from events.fold.loader import GameLoader
from events.fold.snapshots import SNAPSHOT_TTL, Snapshot, fingerprint, pack_snapshot, write_snapshots
from events.fold.store import Store
from events.log.keys import game_keys
from games.kernel.table.lobby import Join, Leave
from tests.events.play import opened, played, started
from tests.market.title import TITLES
from tests.players import BOB

EVERY = 4


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """More snapshots than usual, so that short games have some."""
    for module in (snapshots, loader):
        monkeypatch.setattr(module, "SNAPSHOT_EVERY", EVERY)


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


def kept(store: Store, game: str) -> Snapshot:
    """The newest snapshot of a game."""
    found: Any = store.client.zrevrange(game_keys(game).snapshots, 0, 0)
    opened = zlib.decompressobj(zdict=store.load(game).compression_dict)
    return msgspec.msgpack.decode(opened.decompress(found[0]), type=Snapshot)


def versions(client: redis.Redis, game: str) -> list[int]:
    found: Any = client.zrange(game_keys(game).snapshots, 0, -1, withscores=True)
    return [int(version) for _, version in found]


def change(store: Store, game: str, **changes: Any) -> None:
    """Make the newest snapshot another one, and the only one."""
    snapshot = msgspec.structs.replace(kept(store, game), **changes)
    packing = zlib.compressobj(zdict=store.load(game).compression_dict)
    made = packing.compress(msgspec.msgpack.encode(snapshot)) + packing.flush()
    store.client.delete(game_keys(game).snapshots)
    store.client.zadd(game_keys(game).snapshots, {made: snapshot.version})


def joined_and_left(store: Store, game: str, times: int) -> None:
    for _ in range(times):
        execute(store, game, BOB, Join())
        execute(store, game, BOB, Leave())


def test_every_few_records_leave_a_snapshot(store: Store, client: redis.Redis) -> None:
    game = opened(store)
    joined_and_left(store, game, 4)
    assert versions(client, game) == [4, 8]
    snapshot = kept(store, game)
    assert (snapshot.version, snapshot.head) == (8, store.load_at(game, 8).head)
    assert 0 < client.ttl(game_keys(game).snapshots) <= SNAPSHOT_TTL
    client.persist(game_keys(game).snapshots)
    client.zpopmin(game_keys(game).snapshots)
    store.load_at(game, 5)
    assert 0 < client.ttl(game_keys(game).snapshots) <= SNAPSHOT_TTL, (
        "also when somebody had to leave them again"
    )
    assert snapshot.code == fingerprint()


def test_a_snapshot_is_written_after_its_record_by_whoever_has_time(client: redis.Redis) -> None:
    waiting: list[Callable[[], None]] = []
    store = Store(client, TITLES, later=waiting.append)
    game = opened(store)
    joined_and_left(store, game, 2)
    assert versions(client, game) == []
    joined_and_left(store, game, 1)
    for work in waiting:
        work()
    assert versions(client, game) == [4]


def test_what_lies_under_the_key_does_not_hinder_a_command(store: Store, client: redis.Redis) -> None:
    game = opened(store)
    client.set(game_keys(game).snapshots, b"no sorted set")
    joined_and_left(store, game, 8)
    assert store.load(game).version == 17
    assert Store(client, TITLES).load_at(game, 12).version == 12


@pytest.mark.parametrize("missing", [0, 1])
def test_a_cold_start_reads_the_creation_and_the_tail(
    store: Store, client: redis.Redis, reads: list[int], missing: int
) -> None:
    game = started(store)
    played(store, game, 7)
    for _ in range(missing):
        client.zpopmax(game_keys(game).snapshots)
    reads.clear()
    fresh = Store(client, TITLES).load(game)
    assert reads == [1, 8 - EVERY * missing]
    assert fresh.version == 10
    assert fresh.table == store.load(game).table
    assert (fresh.head, fresh.next_draw, fresh.created) == (
        store.load(game).head,
        store.load(game).next_draw,
        store.load(game).created,
    )
    assert versions(client, game) == [4, 10 if missing else 8], "a tail that is too long ends in a snapshot"


def test_earlier_versions_do_not_need_the_snapshot(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 5)
    before = store.load_at(game, 6)
    client.delete(game_keys(game).snapshots)
    played(store, game, 2)
    other = Store(client, TITLES)
    assert other.load_at(game, 6).table == before.table
    assert other.load_at(game, 9).table == store.load_at(game, 9).table
    assert other.load_at(game, 9).version == 9


@pytest.mark.parametrize(
    "changes",
    [
        {"code": "0" * 64},
        {"head": "0" * 64},
        {"version": 7},
        {"version": 99},
        {"play": msgspec.Raw(msgspec.msgpack.encode({"step": 1}))},
        {"table": ()},
    ],
)
def test_a_snapshot_of_something_else_is_ignored(
    store: Store, client: redis.Redis, reads: list[int], changes: dict[str, Any]
) -> None:
    game = started(store)
    played(store, game, 5)
    folded = store.load(game)
    change(store, game, **changes)
    reads.clear()
    fresh = Store(client, TITLES).load(game)
    assert reads[-1] == 1, "folded from nothing"
    assert fresh.table == folded.table
    assert (fresh.version, fresh.head, fresh.next_draw) == (folded.version, folded.head, folded.next_draw)


def test_broken_and_deleted_snapshots_do_no_harm(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 5)
    folded = store.load(game)
    client.set(game_keys(game).snapshots, b"no sorted set")
    assert Store(client, TITLES).load(game).table == folded.table
    client.delete(game_keys(game).snapshots)
    client.zadd(game_keys(game).snapshots, {b"\xff{": 8})
    assert Store(client, TITLES).load(game).table == folded.table
    client.delete(game_keys(game).snapshots)
    assert Store(client, TITLES).load(game).table == folded.table


def test_a_table_that_cannot_be_written_leaves_none_and_no_error(store: Store, client: redis.Redis) -> None:
    folded = store.load(started(store))
    odd = msgspec.structs.replace(folded.table, options={"sides": object()})
    assert pack_snapshot(msgspec.structs.replace(folded, table=odd)) == b""
    before = versions(client, folded.id)
    packed = {9: pack_snapshot(msgspec.structs.replace(folded, table=odd))}
    write_snapshots(client, game_keys(folded.id), packed, 9, 9)
    assert versions(client, folded.id) == before


def test_snapshots_of_an_earlier_form_are_ignored(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 5)
    folded = store.load(game)
    earlier = {name: getattr(kept(store, game), name) for name in ("version", "head", "code")}
    client.delete(game_keys(game).snapshots)
    client.zadd(game_keys(game).snapshots, {zlib.compress(msgspec.json.encode(earlier)): folded.version})
    assert Store(client, TITLES).load(game).table == folded.table
    assert versions(client, game) == [folded.version], "a reader of the newest version leaves no other"
    assert kept(store, game).code == fingerprint()


def test_a_fold_from_nothing_leaves_the_snapshots_that_were_missing(
    store: Store, client: redis.Redis, reads: list[int]
) -> None:
    game = opened(store)
    joined_and_left(store, game, 8)
    client.zremrangebyscore(game_keys(game).snapshots, 1, 15)
    assert Store(client, TITLES).load_at(game, 14).version == 14
    assert versions(client, game) == [4, 8, 12, 16]
    reads.clear()
    assert Store(client, TITLES).load_at(game, 11).version == 11
    assert reads == [1, 16, 17, 8], "the creation, what is new, once more, and what the version needs"


def test_earlier_versions_come_with_the_current_one(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = started(store)
    played(store, game, 6)
    cold = Store(client, TITLES)
    now = cold.load(game)
    wanted = [store.load_at(game, version) for version in (5, 9, 6)]
    monkeypatch.setattr(redis.Redis, "execute_command", None)  # a pipeline has its own
    found = cold.load_versions(game, 5, 9, 6)
    assert found[0].head == now.head
    for then, there in zip(wanted, found[1:], strict=True):
        assert (there.table, there.head, there.clocks) == (then.table, then.head, then.clocks)


def test_a_process_that_is_behind_finds_every_version(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = started(store)
    stores = [Store(client, TITLES) for _ in range(3)]
    for behind in stores:
        behind.load(game)
    played(store, game, 6)
    monkeypatch.setattr(GameLoader, "_fold_from_start", None)  # nothing is folded
    for behind, version in zip(stores, (3, 7, 9), strict=True):
        now, then = behind.load_versions(game, version)
        assert (now.head, then.head) == (store.load(game).head, store.load_at(game, version).head)


def test_what_lies_under_the_key_is_read_by_nobody(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 6)
    client.set(game_keys(game).snapshots, b"no sorted set")
    assert [found.version for found in store.load_versions(game, 4, 9)] == [9, 4, 9]
    client.delete(game_keys(game).log)
    with pytest.raises(NotFound):
        store.load_versions(game, 4)


def test_snapshots_of_another_log_are_not_used_and_do_not_stay(store: Store, client: redis.Redis) -> None:
    game = started(store)
    keys = game_keys(game)
    saved = {key: client.dump(key) or b"" for key in (keys.log, keys.seeds, keys.feed)}
    played(store, game, 6)
    of_another_log = pack_snapshot(store.load_at(game, 8))
    for key, dump in saved.items():
        client.restore(key, 0, dump, replace=True)
    other = Store(client, TITLES)
    played(other, game, 2, luck=1)
    assert store.load_at(game, 4).head == other.load_at(game, 4).head
    assert store.load_versions(game, 5)[1] is store.load(game)
    client.zadd(keys.snapshots, {of_another_log: 8})
    assert Store(client, TITLES).load(game).head == other.load(game).head
    assert versions(client, game) == [3, 4, 5], "a reader who could not use the newest one leaves another"

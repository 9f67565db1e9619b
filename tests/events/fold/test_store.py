"""Reading games: fresh, at any version, as records, and while they go on."""

import msgspec
import pytest
import redis

from events.errors import NotFound, Unreadable
from events.execute import create, execute
from events.fold.cache import LruCache
from events.fold.store import Store
from events.log.keys import game_keys
from events.log.service_secret import STORED_AT
from games.kernel.table.lobby import Join, Start
from tests.events.play import opened, played, started
from tests.market.title import MARKET, TITLES
from tests.players import ANN, BOB, two_humans


def test_load_reads_what_others_wrote(store: Store) -> None:
    game = started(store)
    other = Store(store.client, TITLES)
    assert other.load(game).version == 3
    played(store, game, 4)
    fresh = other.load(game)
    assert fresh.version == 7
    assert fresh.table == store.load(game).table
    assert fresh.next_draw == store.load(game).next_draw
    assert fresh.created == store.load(game).created


def test_tables_alike_share_their_rules(store: Store) -> None:
    made = create(store, ANN, two_humans()).folded
    execute(store, made.id, BOB, Join())
    folded = store.load_at(made.id, 1)
    assert folded is not made
    assert folded.game is made.game
    other = create(store, ANN, two_humans(options={"cards": 3, "sides": 6})).folded
    assert other.game is made.game
    another = create(store, ANN, two_humans(options={"cards": 4})).folded
    assert another.game is not made.game


def test_a_setup_this_build_refuses_is_reported(store: Store, client: redis.Redis) -> None:
    game = opened(store)

    class OtherOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        colour: str = "red"

    changed = msgspec.structs.replace(MARKET, options=OtherOptions)
    with pytest.raises(Unreadable, match="setup"):
        Store(client, {"market": changed}).load(game)


def test_any_earlier_version_can_be_loaded(store: Store) -> None:
    game = started(store)
    seen = {3: store.load(game)}
    while outcome := played(store, game, 1):
        seen[outcome.version] = outcome.folded
    assert len(seen) > 10
    other = Store(store.client, TITLES)
    for version, folded in seen.items():
        for here in (store, other):
            found = here.load_at(game, version)
            assert found.table == folded.table
            assert (found.version, found.head, found.next_draw) == (version, folded.head, folded.next_draw)
    for version in (-1, 0, max(seen) + 1):
        with pytest.raises(NotFound):
            store.load_at(game, version)
    with pytest.raises(NotFound):
        store.load_at("nowhere", 1)


def test_a_later_version_than_the_cached_one(store: Store) -> None:
    game = started(store)
    behind = Store(store.client, TITLES)
    behind.load(game)
    played(store, game, 4)
    assert behind.load_at(game, 6).table == store.load_at(game, 6).table
    assert behind.load_at(game, 7).head == store.load(game).head
    with pytest.raises(NotFound):
        behind.load_at(game, 8)


def test_records_come_in_pages(store: Store) -> None:
    game = started(store)
    last = played(store, game)
    assert last is not None
    everything = store.records(game)
    assert [record.version for record in store.records(game, after=2, limit=3)] == [3, 4, 5]
    assert Store(store.client, TITLES).records(game, after=2, limit=3) == everything[2:5]
    assert store.records(game, after=last.version) == []
    with pytest.raises(NotFound):
        store.records("nowhere")


def test_more_records_than_fit_a_page(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("events.log.stream.PAGE_SIZE", 4)
    game = started(store)
    last = played(store, game, 5)
    assert last is not None
    assert last.version == 8
    assert Store(store.client, TITLES).load(game).table == last.folded.table


def test_the_seed_of_a_game_that_redis_no_longer_has(store: Store, client: redis.Redis) -> None:
    folded = store.load(started(store))
    client.flushdb()
    with pytest.raises(NotFound):
        Store(client, TITLES).seed(folded)


def test_a_fold_that_redis_no_longer_has_is_forgotten(store: Store, client: redis.Redis) -> None:
    game = started(store)
    keys = game_keys(game)
    saved = {key: client.dump(key) or b"" for key in (keys.log, keys.seeds, keys.feed)}
    played(store, game, 3)
    for key, dump in saved.items():
        client.restore(key, 0, dump, replace=True)
    other = Store(client, TITLES)
    played(other, game, 3, luck=1)
    outcome = played(store, game, 1)
    assert outcome is not None
    assert outcome.version == 7
    assert Store(client, TITLES).load(game).table == outcome.folded.table


def test_a_writer_cannot_fork_the_chain(store: Store, client: redis.Redis) -> None:
    game = started(store)
    folded = store.load(game)
    forged = msgspec.structs.replace(folded, version=4, head="1" * 64)
    unknown = msgspec.structs.replace(folded, head="f" * 64)
    assert store.append(unknown, forged, (), b"{}", "", ANN) == ("conflict", 3, [])
    assert client.xlen(game_keys(game).log) == 3


def test_a_gap_in_the_stream_is_reported(store: Store, client: redis.Redis) -> None:
    game = started(store)
    client.xdel(game_keys(game).log, "2-0")
    client.delete(game_keys(game).snapshots)
    with pytest.raises(Unreadable, match="does not follow"):
        Store(client, TITLES).load(game)


def test_only_so_many_games_are_kept_folded(client: redis.Redis) -> None:
    store = Store(client, TITLES, cache_size=2)
    games = [opened(store) for _ in range(3)]
    assert [store.cached(game) is None for game in games] == [True, False, False]
    assert store.load(games[0]).version == 1
    assert store.cached(games[1]) is None


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (1, None, 3)


def test_earlier_folds_of_another_stream_are_forgotten(store: Store, client: redis.Redis) -> None:
    game = started(store)
    keys = game_keys(game)
    saved = {key: client.dump(key) or b"" for key in (keys.log, keys.seeds, keys.feed)}
    played(store, game, 6)
    assert store.load_at(store.load(game).id, 7).version == 7
    for key, dump in saved.items():
        client.restore(key, 0, dump, replace=True)
    other = Store(client, TITLES)
    played(other, game, 6, luck=1)
    store.load(game)
    assert store.load_at(game, 7).head == other.load_at(game, 7).head


def test_a_game_that_was_lost_and_created_again_is_played_with_its_new_seed(
    store: Store, client: redis.Redis
) -> None:
    first = create(store, ANN, two_humans(), "k").folded
    old, secret = store.seed(first), store.service_secret()
    client.flushall()
    client.set(STORED_AT, secret)
    again = create(Store(client, TITLES), ANN, two_humans(), "k").folded
    assert (again.id, again.version) == (first.id, first.version)
    execute(store, first.id, BOB, Join())
    folded = execute(store, first.id, ANN, Start()).folded
    assert store.seed(folded) != old
    assert client.hvals(game_keys(first.id).seeds) == [store.seed(folded)]

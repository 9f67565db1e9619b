"""The lists made anew from the records, while games go on."""

from threading import Event, Thread

import pytest
import redis

from events.errors import NotFound, Unreadable, WriteConflict
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.fold.summary import GameSummary, summarize
from events.log.keys import PARTITIONS, game_keys, generations_key
from events.projections.feed import Feed, game_summaries
from events.projections.lists import Lists
from events.projections.rebuild import rebuild
from events.redis.connection import connect
from tests.events.play import opened, played, started
from tests.events.projections.redis_reads import generations
from tests.market.title import TITLES


def everything(client: redis.Redis) -> list[GameSummary]:
    rows, after = Lists(client).query(limit=1000, include_private=True)
    assert after is None
    return rows


def truth(store: Store, games: list[str]) -> list[GameSummary]:
    rows = [summarize(store.load(game)) for game in games]
    return sorted(rows, key=lambda row: (row.created, row.id), reverse=True)


def drain(feed: Feed, lists: Lists) -> None:
    while entries := feed.read(100, 0):
        lists.apply(game_summaries(entries))
        feed.ack(entries)


def test_the_lists_come_back_from_nothing(store: Store, client: redis.Redis) -> None:
    games = [started(store) for _ in range(30)]
    for luck, game in enumerate(games):
        played(store, game, luck, luck)
    assert everything(client) == []
    told: list[tuple[int, int]] = []
    assert rebuild(Store(client, TITLES), lambda done, total: told.append((done, total))) == []
    assert everything(client) == truth(store, games)
    assert told[-1] == (30, 30)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert Lists(client).query(status="open")[0] == []


def test_what_was_wrong_is_gone_and_nothing_is_left_behind(store: Store, client: redis.Redis) -> None:
    games = [opened(store) for _ in range(5)]
    drain(Feed(client, "test", "one"), Lists(client))
    assert everything(client) == truth(store, games)
    client.delete(game_keys(games[0]).log)
    client.srem(game_keys(games[0]).members, games[0])
    for _ in range(2):
        rebuild(Store(client, TITLES))
        assert everything(client) == truth(store, games[1:])
        assert len(generations(client)) == 1


def test_games_this_build_cannot_read_are_named(store: Store, client: redis.Redis) -> None:
    games = [opened(store) for _ in range(3)]
    client.xdel(game_keys(games[1]).log, "1-0")
    client.xadd(game_keys(games[1]).log, {"entry": b"{}", "hash": b"0"}, id="2-0")
    assert rebuild(Store(client, TITLES)) == [games[1]]
    assert {row.id for row in everything(client)} == {games[0], games[2]}


def test_rows_that_arrive_while_a_generation_is_built_go_to_both(store: Store, client: redis.Redis) -> None:
    games = [started(store) for _ in range(8)]
    feed, lists = Feed(client, "test", "one"), Lists(client)
    drain(feed, lists)
    late: list[str] = []

    def meanwhile(_done: int, _total: int) -> None:
        for game in games:
            played(store, game, 1)
        late.append(opened(store))
        drain(feed, lists)
        assert everything(client) == truth(store, [*games, *late]), "readers see the generation in use"

    rebuild(Store(client, TITLES), meanwhile)
    assert late
    assert everything(client) == truth(store, [*games, *late])


def test_rebuilding_while_writers_and_the_dispatcher_run(
    store: Store, redis_url: str, client: redis.Redis
) -> None:
    games = [started(store) for _ in range(12)]
    made: list[str] = []
    stop = Event()

    def write() -> None:
        own = connect(redis_url)
        writer = Store(own, TITLES)
        while not stop.is_set():
            for luck, game in enumerate(games):
                played(writer, game, 1, luck)
            made.append(opened(writer))
        own.close()

    def dispatch() -> None:
        own = connect(redis_url)
        feed, lists = Feed(own, "test", "one"), Lists(own)
        while not stop.is_set():
            drain(feed, lists)
        own.close()

    threads = [Thread(target=write), Thread(target=dispatch)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(4):
            rebuild(Store(client, TITLES))
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    drain(Feed(client, "test", "one"), Lists(client))
    assert made
    assert everything(client) == truth(store, [*games, *made])
    assert len(generations(client)) == 1


def test_of_two_rebuilds_the_later_counts(store: Store, client: redis.Redis) -> None:
    games = [opened(store) for _ in range(3)]
    began = False

    def second(_done: int, _total: int) -> None:
        nonlocal began
        if not began:
            began = True
            rebuild(Store(client, TITLES))

    with pytest.raises(WriteConflict):
        rebuild(Store(client, TITLES), second)
    assert everything(client) == truth(store, games)
    assert len(generations(client)) == 1


def test_a_rebuild_that_died_is_cleared_away_by_the_next(store: Store, client: redis.Redis) -> None:
    games = [opened(store) for _ in range(PARTITIONS * 3)]

    def die(done: int, _total: int) -> None:
        if done > 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        rebuild(Store(client, TITLES), die)
    assert everything(client) == []
    rebuild(Store(client, TITLES))
    assert everything(client) == truth(store, games)
    assert len(generations(client)) == 1


def test_a_game_has_waited_since_the_lists_first_knew_of_it(store: Store, client: redis.Redis) -> None:
    known, unknown = (started(store) for _ in range(2))
    for game in (known, unknown):
        played(store, game, 4)
    folded = store.load(known)
    Lists(client, lambda: 77).apply([summarize(folded)])
    rebuild(Store(client, TITLES))
    (first, second) = Lists(client).waiting_games()
    assert first[:4] == (known, folded.version, "scoring", 77)
    assert first.seat_kinds == ("human", "human")
    assert second.game == unknown
    assert second.since_ms > 77


def test_a_rebuild_killed_after_the_switch_is_cleared_away_by_the_next(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [opened(store) for _ in range(5)]
    drain(Feed(client, "test", "one"), Lists(client))
    with monkeypatch.context() as killed:
        killed.setattr(
            "events.projections.storage.generations.remove",
            lambda *_: (_ for _ in ()).throw(KeyboardInterrupt),
        )
        with pytest.raises(KeyboardInterrupt):
            rebuild(Store(client, TITLES))
    assert len(generations(client)) == 2
    rebuild(Store(client, TITLES))
    assert everything(client) == truth(store, games)
    assert len(generations(client)) == 1


def test_a_rebuild_that_was_overtaken_writes_no_more(store: Store, client: redis.Redis) -> None:
    """It may be killed before it could clear away after itself."""
    games = [opened(store) for _ in range(3)]
    client.hset(generations_key(0), "building", "newer")
    assert Lists(client).apply([summarize(store.load(games[0]))], "older") == -1
    assert generations(client) == set()


@pytest.mark.parametrize("error", [NotFound, Unreadable, ZeroDivisionError])
def test_a_game_that_fails_in_any_way_is_named_and_keeps_no_other_out(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    games = [opened(store) for _ in range(5)]
    fresh = Store(client, TITLES)
    load = fresh.load

    def fail(game: str) -> FoldedGame:
        if game == games[2]:
            raise error
        return load(game)

    monkeypatch.setattr(fresh, "load", fail)
    assert rebuild(fresh) == [games[2]]
    assert everything(client) == truth(store, games[:2] + games[3:])


def test_a_game_whose_record_is_gone_is_named(store: Store, client: redis.Redis) -> None:
    games = [opened(store) for _ in range(3)]
    client.delete(game_keys(games[0]).log)
    assert rebuild(Store(client, TITLES)) == [games[0]]


def test_a_redis_that_fails_leaves_the_lists_as_they_were(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [opened(store) for _ in range(3)]
    drain(Feed(client, "test", "one"), Lists(client))
    fresh = Store(client, TITLES)

    def fail(_game: str) -> FoldedGame:
        raise redis.ConnectionError

    monkeypatch.setattr(fresh, "load", fail)
    with pytest.raises(redis.ConnectionError):
        rebuild(fresh)
    assert everything(client) == truth(store, games)

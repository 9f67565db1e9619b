"""The dispatcher writes the notices of players, and acknowledges an entry when all its writers have it."""

from typing import Any

import pytest
import redis

from events.fold.store import Store
from events.log.keys import partition_of
from events.notices.account_stream import AccountStreams, NoticePosition
from events.projections import feed
from events.projections.feed import Feed
from events.projections.lists import Lists
from tests.events.play import started
from tests.events.projections.redis_reads import backlog
from workers import feed_writer
from workers.dispatcher import GROUP
from workers.feed_reader import FeedReader
from workers.feed_writer import FeedWriter, notices_writer, open_writers
from workers.queue import Queues
from workers.relister import Relister


def reader(store: Store, queues: Queues, writers: list[FeedWriter]) -> FeedReader:
    own = Feed(store.client, GROUP, "one", claim_after=0)
    return FeedReader(own, queues, writers, Relister(store, Lists(store.client), queues))


def types(client: redis.Redis, player: str) -> list[str]:
    return [notice.type for _, notice in AccountStreams(client).read(player, NoticePosition(0), 100)]


def step(found: FeedReader, writers: list[FeedWriter]) -> None:
    found.read_next()
    for writer in writers:
        writer.write_next(0)
    found.acknowledge()


def test_notices_reach_their_players_once(store: Store, queues: Queues) -> None:
    started(store)
    writers = open_writers(store.client, Lists(store.client))
    first, second = (reader(store, queues, writers) for _ in range(2))
    first.read_next()
    for writer in writers:
        writer.write_next(0)
    step(second, writers)  # the first was killed before it acknowledged
    assert types(store.client, "ann") == ["seat_taken", "game_started", "your_turn"]
    assert types(store.client, "bob") == ["seat_taken", "game_started"]
    assert backlog(store.client) == 0


def test_a_server_that_is_away_delays_only_its_own_players(
    store: Store, queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "CLAIM_SECONDS", 0.0)
    started(store)
    away = [True]

    class Away(AccountStreams):
        def write(self, *given: Any) -> int:
            if away[0]:
                raise redis.ConnectionError
            return super().write(*given)

    assert partition_of("ann") != partition_of("bob")
    writers = [
        open_writers(store.client, Lists(store.client))[0],
        notices_writer(AccountStreams(store.client), [partition_of("ann")]),
        notices_writer(Away(store.client), [partition_of("bob")]),
    ]
    found = reader(store, queues, writers)
    step(found, writers)
    assert types(store.client, "ann") == ["seat_taken", "game_started", "your_turn"]
    assert types(store.client, "bob") == []
    assert backlog(store.client) == 2, "the two entries with a notice for Bob come again"
    away[0] = False
    step(found, writers)
    assert types(store.client, "bob") == ["seat_taken", "game_started"]
    assert types(store.client, "ann") == ["seat_taken", "game_started", "your_turn"]
    assert backlog(store.client) == 0


def test_a_server_that_restarts_is_asked_again(store: Store, queues: Queues) -> None:
    started(store)
    failures = [redis.ConnectionError(), redis.ConnectionError()]
    lists = open_writers(store.client, Lists(store.client))[0]

    def write(entries: Any) -> None:
        if failures:
            raise failures.pop()

    writers = [FeedWriter("something", write), lists]
    step(reader(store, queues, writers), writers)
    assert backlog(store.client) == 0


def test_a_server_that_stays_away_is_asked_once_for_each_batch(
    store: Store, queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise entries would pile up in front of it."""
    monkeypatch.setattr(feed_writer, "PATIENCE", 0.01)
    asked: list[int] = []

    def write(entries: Any) -> None:
        asked.append(len(entries))
        raise redis.ConnectionError

    writer = FeedWriter("something", write)
    for _ in range(4):
        writer.hand_over([], lambda *_: None)
        writer.write_next(0)
        monkeypatch.setattr(feed_writer, "PATIENCE", 60.0)
    assert len(asked) == 2 + 3, "the first batch twice"

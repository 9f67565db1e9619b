"""After a failover a game may be behind what lists and queues know of it: it is played on all the same."""

from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from events.execute import execute
from events.fold.store import Store
from events.fold.summary import GameSummary, summarize
from events.log.keys import PARTITIONS, game_keys, partition_of
from events.projections import relist as relisting
from events.projections.feed import Feed, FeedEntry, game_summaries
from events.projections.lists import Lists
from events.projections.rebuild import summary_of
from games.kernel.table.lobby import Resign
from tests.events.projections.redis_reads import listed
from tests.market.title import TITLES
from tests.players import ANN
from tests.workers.tables import before_scoring
from workers import jobs
from workers.dispatcher import GROUP
from workers.feed_reader import FeedReader
from workers.queue import Queues, enqueue, job_id, open_queues, queued_job_ids
from workers.relister import Relister
from workers.sweeper import GRACE_MS, Sweeper
from workers.turns.play import play_on


@pytest.fixture
def queues(redis_url: str) -> Iterator[Queues]:
    queues = open_queues(redis_url)
    yield queues
    queues.close()


def test_a_job_whose_record_was_lost_is_done_again(store: Store, client: redis.Redis, queues: Queues) -> None:
    waits, well, lists = before_scoring(store), before_scoring(store), Lists(client)
    log = game_keys(waits.id).log
    saved = client.dump(log)
    play_on(store, waits.id, waits.version, "scoring", max_commands=1)
    entries = Feed(client, GROUP, "test").read(1000, 0)
    lists.apply(game_summaries(entries))
    assert saved is not None
    client.restore(log, 0, saved, replace=True)
    assert [game.game for game in lists.waiting_games()] == [well.id], "the lists believe it was scored"

    relister = Relister(Store(client, TITLES), lists, queues)
    relister.check_later(range(PARTITIONS))
    for _ in range(PARTITIONS):
        relister.check_next(0.01)
    assert queued_job_ids(queues) == {job_id("scoring", waits.id, waits.version)}
    assert {game.game for game in lists.waiting_games()} == {waits.id, well.id}
    row = listed(client, waits.id)
    assert row is not None
    assert row.version == waits.version


def test_a_game_is_listed_again_although_the_first_attempt_was_killed(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, lists = before_scoring(store), Lists(client)
    log = game_keys(game.id).log
    saved = client.dump(log)
    play_on(store, game.id, game.version, "scoring", max_commands=1)
    lists.apply([summarize(store.load(game.id))])
    assert saved is not None
    client.restore(log, 0, saved, replace=True)

    def killed(*_: object) -> None:
        raise SystemExit

    fails = Lists(client)
    monkeypatch.setattr(fails, "apply", killed)
    with pytest.raises(SystemExit):
        relisting.relist(Store(client, TITLES), fails, partition_of(game.id))
    relisting.relist(Store(client, TITLES), lists, partition_of(game.id))
    row = listed(client, game.id)
    assert row is not None
    assert row.version == game.version


def test_a_record_appended_while_its_game_is_listed_again_stays_listed(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, lists = before_scoring(store), Lists(client)
    log = game_keys(game.id).log
    saved = client.dump(log)
    play_on(store, game.id, game.version, "scoring", max_commands=1)
    lists.apply([summarize(store.load(game.id))])
    assert saved is not None
    client.restore(log, 0, saved, replace=True)
    fresh = Store(client, TITLES)

    def load_then_append(store: Store, game: str, known: set[str]) -> GameSummary | None:
        loaded = summary_of(store, game, known)
        play_on(store, game, store.load(game).version, "scoring", max_commands=1)
        lists.apply([summarize(store.load(game))])
        return loaded

    monkeypatch.setattr(relisting, "summary_of", load_then_append)
    relisting.relist(fresh, lists, partition_of(game.id))
    row = listed(client, game.id)
    assert row is not None
    assert row.version == fresh.load(game.id).version == game.version + 1


def test_a_partition_that_cannot_be_checked_is_checked_later(
    store: Store, queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    relister = Relister(store, Lists(store.client), queues)
    relister.check_later([3])
    with monkeypatch.context() as patch:
        patch.setattr(store.client, "sscan_iter", lambda *_, **__: 1 / 0)
        patch.setattr("workers.relister.REDIS_ERRORS", (ZeroDivisionError,))
        with pytest.raises(ZeroDivisionError):
            relister.check_next(0.01)
    checked: list[int] = []

    def note(_store: Store, _lists: Lists, partition: int) -> list[GameSummary]:
        checked.append(partition)
        return []

    monkeypatch.setattr("workers.relister.relist", note)
    relister.check_next(0.01)
    relister.check_next(0.01)
    assert checked == [3]


def test_a_replaced_record_of_the_same_version_is_listed(store: Store, client: redis.Redis) -> None:
    game, lists = before_scoring(store), Lists(client)
    log = game_keys(game.id).log
    saved = client.dump(log)
    play_on(store, game.id, game.version, "scoring", max_commands=1)
    lists.apply(game_summaries(Feed(client, GROUP, "test").read(1000, 0)))
    assert saved is not None
    client.restore(log, 0, saved, replace=True)
    execute(Store(client, TITLES), game.id, ANN, Resign())
    (entry,) = Feed(client, GROUP, "test").read(1000, 0)
    assert lists.apply(game_summaries([entry])) == 1
    assert lists.apply(game_summaries([entry])) == 0
    row = listed(client, game.id)
    assert row is not None
    assert (row.version, row.seats[0].resigned) == (game.version + 1, True)


def test_a_job_whose_server_is_away_gives_way_and_comes_again(
    store: Store, client: redis.Redis, queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, lists, tried = before_scoring(store), Lists(client, lambda: 0), []

    def away() -> Store:
        tried.append(True)
        raise redis.ConnectionError("away")

    monkeypatch.setattr(jobs, "thread_store", away)
    lists.apply(game_summaries(Feed(client, GROUP, "test").read(1000, 0)))
    enqueue(queues, "scoring", waits.id, waits.version)
    worker = SimpleWorker(list(queues), connection=queues.short.connection, serializer=JSONSerializer)
    worker.work(burst=True, logging_level="CRITICAL")
    assert (len(tried), queues.short.failed_job_registry.count) == (1, 0)
    assert Sweeper().sweep(lists, queues, 2 * GRACE_MS) == 1


def test_partitions_are_checked_after_their_server_was_away() -> None:
    """Once when a reader starts, and once after each failure."""
    checked: list[list[int]] = []
    answers: list[list[FeedEntry] | Exception] = [
        [],
        redis.ConnectionError("away"),
        redis.ConnectionError("away"),
        [],
        [],
    ]

    class Away:
        partitions = (3,)

        def read(self, *_: int) -> list[FeedEntry]:
            answer = answers.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

    unused: Any = None
    relister: Any = SimpleNamespace(check_later=lambda partitions: checked.append(list(partitions)))
    feed: Any = Away()
    reader = FeedReader(feed, unused, (), relister)
    while answers:
        with suppress(redis.ConnectionError):
            reader.read_next()
    assert checked == [[3], [3]]

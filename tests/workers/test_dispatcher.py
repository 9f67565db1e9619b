"""Dispatcher and sweeper: what the outbox leads to, and what happens when somebody died on the way."""

import itertools
import json
import threading
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import redis
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

from events.execute import execute
from events.feed import Feed, FeedEntry
from events.lists import Lists
from events.settings import Settings
from events.store import Store
from games.kernel.table import SeatOffer
from tests.toy import ANN, TITLES, Roll
from tests.workers.tables import BOT, before_scoring, started
from workers import jobs
from workers.dispatcher import GROUP, dispatch, run_dispatcher
from workers.queue import enqueue, job_id, open_queue, queued
from workers.sweeper import LONGEST_MS, PATIENCE_MS, Sweeper


@pytest.fixture
def queue(redis_url: str) -> Iterator[Queue]:
    queue = open_queue(redis_url)
    yield queue
    queue.connection.close()


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client)


@pytest.fixture
def own_store(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The store jobs use when a worker runs them."""
    worker_store = Store(redis.Redis.from_url(redis_url), TITLES)
    monkeypatch.setattr(jobs, "process_store", lambda: worker_store)
    monkeypatch.setenv("WARDBOOK_REDIS_URL", redis_url)
    yield worker_store
    worker_store.client.close()


def read_all(client: redis.Redis, consumer: str = "test") -> list[FeedEntry]:
    return Feed(client, GROUP, consumer).read(1000, 0)


def work(queue: Queue) -> None:
    """Do everything that is queued, in this process."""
    worker = SimpleWorker([queue], connection=queue.connection, serializer=JSONSerializer)
    worker.work(burst=True, logging_level="ERROR")


def test_a_row_is_listed_and_a_wait_is_queued(store: Store, lists: Lists, queue: Queue) -> None:
    waits = before_scoring(store)
    dispatch(read_all(store.client), lists, queue)
    row = lists.get(waits.id)
    assert row is not None
    assert row.version == waits.version
    assert queued(queue) == {job_id("scoring", waits.id, waits.version)}


def test_only_the_newest_entry_of_a_game_counts(store: Store, lists: Lists, queue: Queue) -> None:
    """Both the start and Ann's roll leave the game waiting for the bot, but one job is enough."""
    mixed = started(store, BOT, SeatOffer(), BOT)
    entries = read_all(store.client)
    jobs.play_bots(store, mixed.id, mixed.version)
    rolled = execute(store, mixed.id, ANN, Roll()).loaded
    dispatch([*entries, *read_all(store.client)], lists, queue)
    assert queued(queue) == {job_id("bot", mixed.id, rolled.version)}


def test_an_entry_delivered_twice_queues_one_job(store: Store, lists: Lists, queue: Queue) -> None:
    before_scoring(store)
    entries = read_all(store.client)
    dispatch(entries, lists, queue)
    dispatch(entries, lists, queue)
    assert len(queue.get_job_ids()) == 1


def test_a_bot_that_plays_on_is_not_called_again(store: Store, lists: Lists, queue: Queue) -> None:
    bots = started(store, BOT, BOT)
    jobs.play_bots(store, bots.id, bots.version, longest=1)
    dispatch(read_all(store.client), lists, queue)
    assert queued(queue) == set()
    assert [wait.job for wait in lists.waiting()] == ["bot"]


def test_a_worker_takes_the_job_and_leaves_nothing_in_the_queue(
    store: Store, lists: Lists, queue: Queue, own_store: Store
) -> None:
    waits = before_scoring(store)
    dispatch(read_all(store.client), lists, queue)
    work(queue)
    assert store.load(waits.id).version == waits.version + 1
    assert queued(queue) == set()
    assert queue.failed_job_registry.count == 0
    assert not store.client.exists(f"rq:job:{job_id('scoring', waits.id, waits.version)}")


def test_a_turn_too_long_for_one_job_is_queued_on_by_it(
    store: Store, lists: Lists, queue: Queue, own_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = started(store, BOT, BOT)
    monkeypatch.setattr(jobs.play_bots, "__defaults__", (1,))
    enqueue(queue, "bot", bots.id, bots.version)
    work(queue)
    after = store.load(bots.id)
    assert after.version == bots.version + 4
    assert after.game.awaiting(after.table).job == "scoring"


def test_nothing_in_the_queue_is_pickled(store: Store, lists: Lists, queue: Queue) -> None:
    before_scoring(store)
    dispatch(read_all(store.client), lists, queue)
    (id_,) = queue.get_job_ids()
    data: Any = store.client.hget(f"rq:job:{id_}", "data")
    assert json.loads(zlib.decompress(data))[0] == "workers.jobs.score_round"


def test_a_job_that_always_fails_is_tried_a_bounded_number_of_times(
    store: Store, queue: Queue, own_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = before_scoring(store)
    tried: list[str] = []

    def fail(_store: Store, game: str, _version: int) -> None:
        tried.append(game)
        raise RuntimeError("made to fail")

    monkeypatch.setattr(jobs, "score", fail)
    enqueue(queue, "scoring", waits.id, waits.version)
    work(queue)
    assert tried == [waits.id] * 3
    assert queue.failed_job_registry.count == 1


def test_the_sweeper_queues_what_a_dead_worker_dropped(store: Store, lists: Lists, queue: Queue) -> None:
    waits = before_scoring(store)
    dispatch(read_all(store.client), lists, queue)
    queue.connection.lpop(queue.key)  # taken by a worker that died at once
    late = waits.at + PATIENCE_MS + 1
    assert Sweeper().sweep(lists, queue, late) == 1
    assert queued(queue) == {job_id("scoring", waits.id, waits.version)}


def test_the_sweeper_leaves_young_waits_and_queued_jobs_alone(
    store: Store, lists: Lists, queue: Queue
) -> None:
    waits = before_scoring(store)
    lists.apply([entry.row for entry in read_all(store.client)])
    sweeper = Sweeper()
    assert sweeper.sweep(lists, queue, waits.at + PATIENCE_MS - 1) == 0
    enqueue(queue, "scoring", waits.id, waits.version)
    assert sweeper.sweep(lists, queue, waits.at + 10 * PATIENCE_MS) == 0
    assert len(queue.get_job_ids()) == 1


def test_jobs_of_others_in_the_queue_do_not_disturb_the_sweeper(
    store: Store, lists: Lists, queue: Queue
) -> None:
    waits = before_scoring(store)
    lists.apply([entry.row for entry in read_all(store.client)])
    queue.connection.rpush(queue.key, "7c0e4a52-79a5-4ba5-8cdb-df3b7d3e1b5a")
    assert Sweeper().sweep(lists, queue, waits.at + 10 * PATIENCE_MS) == 1


def test_two_sweepers_at_the_same_time_queue_one_job(store: Store, lists: Lists, queue: Queue) -> None:
    waits = before_scoring(store)
    lists.apply([entry.row for entry in read_all(store.client)])
    late = waits.at + 10 * PATIENCE_MS
    sweepers = Sweeper(), Sweeper()
    assert sum(sweeper.sweep(lists, queue, late) for sweeper in sweepers) == 1


def test_a_job_that_never_succeeds_comes_less_and_less_often(
    store: Store, lists: Lists, queue: Queue
) -> None:
    waits = before_scoring(store)
    lists.apply([entry.row for entry in read_all(store.client)])
    sweeper, swept = Sweeper(), []
    for now in range(waits.at, waits.at + 300_000, 1000):
        if sweeper.sweep(lists, queue, now):
            swept.append(now)
            queue.connection.delete(queue.key)
    gaps = [later - earlier for earlier, later in itertools.pairwise(swept)]
    assert gaps == sorted(gaps)
    assert gaps[0] <= 2 * PATIENCE_MS
    assert LONGEST_MS <= gaps[-1] <= LONGEST_MS + 1000
    assert len(swept) <= 12


def test_a_running_dispatcher_acknowledges_what_it_did(
    store: Store, lists: Lists, queue: Queue, redis_url: str
) -> None:
    waits = before_scoring(store)
    stop = threading.Event()
    settings = Settings(redis_url=redis_url, queue_url=redis_url)
    running = [threading.Thread(target=run_dispatcher, args=(settings, stop)) for _ in range(2)]
    for thread in running:
        thread.start()
    try:
        feed = Feed(store.client, GROUP, "onlooker")
        for _ in range(500):
            if not feed.backlog() and queued(queue):
                break
            stop.wait(0.02)
    finally:
        stop.set()
        for thread in running:
            thread.join()
    assert feed.backlog() == 0
    assert len(queue.get_job_ids()) == 1
    row = lists.get(waits.id)
    assert row is not None
    assert row.version == waits.version


def test_what_a_dead_dispatcher_had_read_is_dispatched_by_the_next(
    store: Store, lists: Lists, queue: Queue
) -> None:
    waits = before_scoring(store)
    assert read_all(store.client, "dead")
    assert read_all(store.client, "next") == []
    later = Feed(store.client, GROUP, "next", claim_after=0).read(1000, 0)
    dispatch(later, lists, queue)
    assert queued(queue) == {job_id("scoring", waits.id, waits.version)}

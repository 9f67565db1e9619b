"""Dispatcher and sweeper: what the outbox leads to, and what happens when somebody died on the way."""

import json
import threading
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from events.execute import execute
from events.fold.store import Store
from events.projections.feed import Feed, FeedEntry
from events.projections.lists import Lists
from events.settings import Settings
from games.kernel.table.table import SeatOffer
from tests.events.projections.redis_reads import backlog, listed
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.players import ANN
from tests.workers.tables import BOT, before_scoring, dispatch, started
from workers import jobs
from workers.dispatcher import GROUP, run_dispatcher
from workers.queue import Queues, enqueue, job_id, open_queues, queued_job_ids
from workers.turns.play import play_on

NOW = 1_000_000_000_000
"""When the lists learn of everything, in milliseconds; the games themselves go by the machine's clock."""


@pytest.fixture
def queues(redis_url: str) -> Iterator[Queues]:
    queues = open_queues(redis_url)
    yield queues
    queues.close()


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client, lambda: NOW)


@pytest.fixture
def own_store(redis_url: str, queues: Queues, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The store jobs use when a worker runs them."""
    worker_store = Store(redis.Redis.from_url(redis_url), TITLES)
    monkeypatch.setattr(jobs, "thread_store", lambda: worker_store)
    monkeypatch.setattr(jobs, "process_queues", lambda: queues)
    yield worker_store
    worker_store.client.close()


def read_all(client: redis.Redis, consumer: str = "test") -> list[FeedEntry]:
    return Feed(client, GROUP, consumer).read(1000, 0)


def work(queues: Queues, jobs: int | None = None) -> None:
    """Do everything that is queued, or some of it, in this process."""
    worker = SimpleWorker(list(queues), connection=queues.short.connection, serializer=JSONSerializer)
    worker.work(burst=True, max_jobs=jobs, logging_level="ERROR")


def test_a_row_is_listed_and_a_wait_is_queued(store: Store, lists: Lists, queues: Queues) -> None:
    waits = before_scoring(store)
    dispatch(read_all(store.client), lists, queues)
    row = listed(store.client, waits.id)
    assert row is not None
    assert row.version == waits.version
    assert queued_job_ids(queues) == {job_id("scoring", waits.id, waits.version)}


def test_only_the_newest_entry_of_a_game_counts(store: Store, lists: Lists, queues: Queues) -> None:
    """Both the start and Ann's roll leave the game waiting for the bot, but one job is enough."""
    mixed = started(store, BOT, SeatOffer(), BOT)
    entries = read_all(store.client)
    play_on(store, mixed.id, mixed.version, "bot")
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    dispatch([*entries, *read_all(store.client)], lists, queues)
    assert queued_job_ids(queues) == {job_id("bot", mixed.id, rolled.version)}


def test_an_entry_delivered_twice_queues_one_job(store: Store, lists: Lists, queues: Queues) -> None:
    before_scoring(store)
    entries = read_all(store.client)
    dispatch(entries, lists, queues)
    dispatch(entries, lists, queues)
    assert len(queues.short.get_job_ids()) == 1


def test_a_bot_that_plays_on_is_not_called_again(store: Store, lists: Lists, queues: Queues) -> None:
    bots = started(store, BOT, BOT)
    play_on(store, bots.id, bots.version, "bot", max_commands=1)
    dispatch(read_all(store.client), lists, queues)
    assert queued_job_ids(queues) == set()
    assert [wait.job for wait in lists.waiting_games()] == ["bot"]


def test_what_follows_from_a_scoring_is_left_to_its_job(store: Store, lists: Lists, queues: Queues) -> None:
    bots = started(store, BOT, BOT)
    scored = play_on(store, bots.id, bots.version, "bot", max_commands=5)
    assert scored is not None
    entries = read_all(store.client)
    assert [entry.actor for entry in entries[-2:]] == ["job", "job"]
    dispatch(entries[-1:], lists, queues)
    assert queued_job_ids(queues) == set()


def test_a_worker_takes_the_job_and_leaves_nothing_in_the_queue(
    store: Store, lists: Lists, queues: Queues, own_store: Store
) -> None:
    waits = before_scoring(store)
    dispatch(read_all(store.client), lists, queues)
    work(queues)
    assert store.load(waits.id).version == waits.version + 1
    assert queued_job_ids(queues) == set()
    assert queues.short.failed_job_registry.count == 0
    assert not store.client.exists(f"rq:job:{job_id('scoring', waits.id, waits.version)}")


def test_a_turn_too_long_for_one_job_is_queued_on_by_it(
    store: Store, lists: Lists, queues: Queues, own_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = started(store, BOT, BOT)
    monkeypatch.setattr(play_on, "__defaults__", (1,))
    enqueue(queues, "bot", bots.id, bots.version)
    work(queues)
    assert store.load(bots.id).table.status == "finished"


def test_games_of_bots_alone_come_last_and_take_turns(
    store: Store, lists: Lists, queues: Queues, own_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were there first; whoever waits for a bot or a scoring waits for one cut turn at most."""
    alone = [started(store, BOT, BOT) for _ in range(2)]
    mixed = started(store, BOT, SeatOffer(), BOT)
    waits = before_scoring(store)
    games = (*alone, mixed, waits)
    monkeypatch.setattr(play_on, "__defaults__", (3,))
    dispatch(read_all(store.client), lists, queues)
    seen = []
    for _ in range(5):
        work(queues, 1)
        seen.append([store.load(game.id).version - game.version for game in games])
    assert seen[:2] == [[0, 0, 0, 1], [0, 0, 1, 1]]
    assert sorted(seen[2][:2]) == [0, 3]
    assert seen[3][:2] == [3, 3]
    assert sorted(seen[4][:2]) == [3, 6]


@pytest.mark.parametrize("human", [False, True])
def test_a_cut_turn_stays_in_its_queue(
    store: Store, queues: Queues, own_store: Store, monkeypatch: pytest.MonkeyPatch, human: bool
) -> None:
    game = started(store, BOT, BOT, SeatOffer() if human else BOT)
    monkeypatch.setattr(play_on, "__defaults__", (1,))
    jobs.bot_turn(game.id, game.version)
    held = queues.bots if human else queues.bots_only
    assert held.get_job_ids() == [job_id("bot", game.id, game.version + 1)]


def test_nothing_in_the_queue_is_pickled(store: Store, lists: Lists, queues: Queues) -> None:
    before_scoring(store)
    dispatch(read_all(store.client), lists, queues)
    (id_,) = queues.short.get_job_ids()
    data: Any = store.client.hget(f"rq:job:{id_}", "data")
    assert json.loads(zlib.decompress(data))[0] == "workers.jobs.score_round"


def test_a_job_that_always_fails_is_tried_a_bounded_number_of_times(
    store: Store, queues: Queues, own_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = before_scoring(store)
    tried: list[str] = []

    def fail(_store: Store, game: str, _version: int, _job: str) -> None:
        tried.append(game)
        raise RuntimeError("made to fail")

    monkeypatch.setattr(jobs, "play_on", fail)
    enqueue(queues, "scoring", waits.id, waits.version)
    work(queues)
    assert tried == [waits.id] * 3
    assert queues.short.failed_job_registry.count == 1


def test_a_running_dispatcher_acknowledges_what_it_did(
    store: Store, lists: Lists, queues: Queues, redis_url: str
) -> None:
    waits = before_scoring(store)
    stop = threading.Event()
    settings = Settings(redis_url=redis_url, queue_url=redis_url)
    running = [threading.Thread(target=run_dispatcher, args=(settings, stop)) for _ in range(2)]
    for thread in running:
        thread.start()
    try:
        for _ in range(500):
            if not backlog(store.client) and queued_job_ids(queues):
                break
            stop.wait(0.02)
    finally:
        stop.set()
        for thread in running:
            thread.join()
    assert backlog(store.client) == 0
    assert len(queues.short.get_job_ids()) == 1
    row = listed(store.client, waits.id)
    assert row is not None
    assert row.version == waits.version


def test_what_a_dead_dispatcher_had_read_is_dispatched_by_the_next(
    store: Store, lists: Lists, queues: Queues
) -> None:
    waits = before_scoring(store)
    assert read_all(store.client, "dead")
    assert read_all(store.client, "next") == []
    later = Feed(store.client, GROUP, "next", claim_after=0).read(1000, 0)
    dispatch(later, lists, queues)
    assert queued_job_ids(queues) == {job_id("scoring", waits.id, waits.version)}

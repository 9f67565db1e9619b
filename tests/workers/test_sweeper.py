"""The sweeper: queues jobs again that were lost, and leaves all others alone."""

import itertools
from functools import partial

import pytest
import redis

from events.fold.store import Store
from events.projections.feed import Feed, FeedEntry, game_summaries
from events.projections.lists import Lists
from games.kernel.table.table import SeatOffer
from tests.workers.tables import BOT, before_scoring, dispatch, started
from workers.dispatcher import GROUP
from workers.queue import Queues, enqueue, job_id, queued_job_ids
from workers.sweeper import GRACE_MS, MAX_BACKOFF_MS, Sweeper, has_newer_record
from workers.turns.play import play_on

NOW = 1_000_000_000_000
"""When the lists learn of everything, in milliseconds; the games themselves go by the machine's clock."""


@pytest.fixture
def lists(client: redis.Redis) -> Lists:
    return Lists(client, lambda: NOW)


def read_all(client: redis.Redis) -> list[FeedEntry]:
    return Feed(client, GROUP, "test").read(1000, 0)


def test_the_sweeper_queues_what_a_dead_worker_dropped(store: Store, lists: Lists, queues: Queues) -> None:
    waits = before_scoring(store)
    dispatch(read_all(store.client), lists, queues)
    queues.short.connection.lpop(queues.short.key)  # taken by a worker that died at once
    late = NOW + GRACE_MS + 1
    assert Sweeper().sweep(lists, queues, late) == 1
    assert queued_job_ids(queues) == {job_id("scoring", waits.id, waits.version)}


def test_the_sweeper_queues_games_of_bots_only_where_nobody_waits_for_them(
    store: Store, lists: Lists, queues: Queues
) -> None:
    games = started(store, BOT, BOT), started(store, BOT, SeatOffer())
    lists.apply(game_summaries(read_all(store.client)))
    assert Sweeper().sweep(lists, queues, NOW + 10 * GRACE_MS) == 2
    for game, queue in zip(games, (queues.bots_only, queues.bots), strict=True):
        assert [id_.split("-")[1] for id_ in queue.get_job_ids()] == [game.id]


def test_the_sweeper_leaves_games_alone_that_have_moved_on(
    store: Store, lists: Lists, queues: Queues
) -> None:
    """Their jobs have left the queue and have begun, but the lists do not know it yet."""
    waits = before_scoring(store)
    lists.apply(game_summaries(read_all(store.client)))
    play_on(store, waits.id, waits.version, "scoring")
    sweeper = Sweeper(has_newer=partial(has_newer_record, store.client))
    assert sweeper.sweep(lists, queues, NOW + 10 * GRACE_MS) == 0
    lists.apply(game_summaries(read_all(store.client)))
    assert lists.waiting_games() == []


def test_the_sweeper_leaves_young_waits_and_queued_jobs_alone(
    store: Store, lists: Lists, queues: Queues
) -> None:
    waits = before_scoring(store)
    lists.apply(game_summaries(read_all(store.client)))
    sweeper = Sweeper()
    assert sweeper.sweep(lists, queues, NOW + GRACE_MS - 1) == 0
    enqueue(queues, "scoring", waits.id, waits.version)
    assert sweeper.sweep(lists, queues, NOW + 10 * GRACE_MS) == 0
    assert len(queues.short.get_job_ids()) == 1


def test_jobs_of_others_in_the_queue_do_not_disturb_the_sweeper(
    store: Store, lists: Lists, queues: Queues
) -> None:
    before_scoring(store)
    lists.apply(game_summaries(read_all(store.client)))
    queues.short.connection.rpush(queues.short.key, "7c0e4a52-79a5-4ba5-8cdb-df3b7d3e1b5a")
    assert Sweeper().sweep(lists, queues, NOW + 10 * GRACE_MS) == 1


def test_two_sweepers_at_the_same_time_queue_one_job(store: Store, lists: Lists, queues: Queues) -> None:
    before_scoring(store)
    lists.apply(game_summaries(read_all(store.client)))
    late = NOW + 10 * GRACE_MS
    sweepers = Sweeper(), Sweeper()
    assert sum(sweeper.sweep(lists, queues, late) for sweeper in sweepers) == 1


def test_a_job_that_never_succeeds_comes_less_and_less_often(
    store: Store, lists: Lists, queues: Queues
) -> None:
    before_scoring(store)
    lists.apply(game_summaries(read_all(store.client)))
    sweeper, swept = Sweeper(), []
    for now in range(NOW, NOW + 300_000, 1000):
        if sweeper.sweep(lists, queues, now):
            swept.append(now)
            queues.short.connection.delete(queues.short.key)
    gaps = [later - earlier for earlier, later in itertools.pairwise(swept)]
    assert gaps == sorted(gaps)
    assert gaps[0] <= 2 * GRACE_MS
    assert MAX_BACKOFF_MS <= gaps[-1] <= MAX_BACKOFF_MS + 1000
    assert len(swept) <= 12

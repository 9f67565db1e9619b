"""Games of bots only and people never wait for each other: each have workers of their own."""

import threading

import pytest
import redis

from workers import jobs, rq_worker
from workers.monitor import Monitor
from workers.queue import Queues, enqueue
from workers.rq_worker import make_worker, start_threads, work_in_thread

PEOPLE, BOTS = "0123456789abcdef01234567", "76543210fedcba9876543210"


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose jobs ran."""
    games: list[str] = []
    monkeypatch.setattr(jobs, "bot_turn", lambda game, _: games.append(game))
    monkeypatch.setattr(jobs, "score_round", lambda game, _: games.append(game))
    return games


def test_a_worker_leaves_games_of_bots_only_to_threads(queues: Queues, ran: list[str]) -> None:
    for job in ("bot", "scoring"):
        enqueue(queues, job, BOTS, 1, bots_only=True)
        enqueue(queues, job, PEOPLE, 1)
    make_worker(queues, Monitor(60)).work(burst=True, logging_level="WARNING")
    assert ran == [PEOPLE, PEOPLE]
    thread = threading.Thread(target=work_in_thread, args=(queues.bots_only, Monitor(60.0), True))
    thread.start()
    thread.join(60)
    assert ran[2:] == [BOTS, BOTS]


def test_several_games_of_bots_go_on_at_the_same_time(
    queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = threading.Barrier(rq_worker.BOT_THREADS)
    met, rest = threading.Event(), threading.Event()

    def work(queue: object, _monitor: Monitor) -> None:
        if queue is queues.bots_only:
            together.wait(60)
            met.set()
        rest.wait(60)
        raise redis.ConnectionError

    monkeypatch.setattr(rq_worker, "work_in_thread", work)
    start_threads(queues, Monitor(60.0))
    assert met.wait(60)


def test_each_thread_has_a_store_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "open_store", object)
    stores = [jobs.thread_store(), jobs.thread_store()]
    thread = threading.Thread(target=lambda: stores.append(jobs.thread_store()))
    thread.start()
    thread.join()
    del jobs._own.store
    assert stores[0] is stores[1]
    assert stores[2] is not stores[0]

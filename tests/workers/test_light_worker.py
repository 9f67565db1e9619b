"""What a worker writes about the jobs that it runs: nothing that nobody reads."""

from typing import Any

import pytest

from workers import jobs
from workers.monitor import Monitor
from workers.queue import JOB_TTL, Queues, enqueue, job_id
from workers.rq_worker import make_worker, work_in_thread

GAME = "0123456789abcdef01234567"
WRITES = {
    "lpop",
    "lmove",
    "lrem",
    "del",
    "hset",
    "zadd",
    "zrem",
    "expire",
    "persist",
    "hincrby",
    "hincrbyfloat",
}


def commands_sent(client: Any) -> dict[str, int]:
    """How often each command was called since the statistics were reset."""
    stats = client.info("commandstats")
    return {name.removeprefix("cmdstat_"): found["calls"] for name, found in stats.items()}


def test_a_job_costs_two_writes(queues: Queues, monkeypatch: pytest.MonkeyPatch) -> None:
    client: Any = queues.short.connection
    seen: list[dict[str, int]] = []
    monkeypatch.setattr(jobs, "score_round", lambda *_: seen.append(commands_sent(client)))
    for version in (1, 2):
        enqueue(queues, "scoring", GAME, version)
    client.config_resetstat()
    make_worker(queues, Monitor(60)).work(burst=True, logging_level="WARNING")
    before, after = ({name: calls for name, calls in sent.items() if name in WRITES} for sent in seen)
    assert {name: after[name] - before.get(name, 0) for name in after if after[name] != before.get(name)} == {
        "lpop": 1,
        "del": 1,
    }


def test_what_a_killed_worker_leaves_of_a_job_expires(
    queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    client: Any = queues.short.connection
    seen: list[tuple[list[bytes], int]] = []

    def look(*_: object) -> None:
        kept = f"rq:job:{job_id('scoring', GAME, 1)}"
        about_it = [key for key in client.keys("rq:*") if GAME.encode() in key]
        seen.append((about_it, client.ttl(kept)))

    monkeypatch.setattr(jobs, "score_round", look)
    for bots_only in (False, True):
        enqueue(queues, "scoring", GAME, 1, bots_only=bots_only)
        if bots_only:
            work_in_thread(queues.bots_only, Monitor(60), burst=True)
        else:
            make_worker(queues, Monitor(60)).work(burst=True, logging_level="WARNING")
    for about_it, ttl in seen:
        assert about_it == [f"rq:job:{job_id('scoring', GAME, 1)}".encode()]
        assert 0 < ttl <= JOB_TTL
    assert len(seen) == 2
    assert not [key for key in client.keys("rq:*") if GAME.encode() in key]
    assert not client.exists(queues.bots_only.intermediate_queue_key)


def test_rq_knows_the_queues_of_a_worker(queues: Queues) -> None:
    enqueue(queues, "scoring", GAME, 1)
    client: Any = queues.short.connection
    assert client.smembers(queues.short.redis_queues_keys) == set()
    queues.register()
    assert client.smembers(queues.short.redis_queues_keys) == {queue.key.encode() for queue in queues}

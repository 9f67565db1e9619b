"""What RQ itself takes: from queueing a job that only says that it runs, to hearing of it."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import redis
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

from cli.run.processes import spawn, stop

QUEUE, HEARD = "bench-floor", "bench:floor"


@contextmanager
def rq_floor(redis_url: str) -> Iterator["RqFloor"]:
    """Run a worker of RQ on an existing Redis."""
    program = f"from bench.servers import rq_floor; rq_floor.main({redis_url!r})"
    worker = spawn([sys.executable, "-c", program], os.environ)
    try:
        with redis.Redis.from_url(redis_url) as client:
            floor = RqFloor(client, redis_url)
            floor.seconds()  # the first one waits for the worker to start
            yield floor
    finally:
        stop([worker], 10.0)


class RqFloor:
    """Queues one job at a time."""

    def __init__(self, client: redis.Redis, redis_url: str) -> None:
        self._client: Any = client
        self._url = redis_url
        self._queue = Queue(QUEUE, connection=client, serializer=JSONSerializer)

    def seconds(self) -> float:
        """Return the time until a job runs."""
        began = time.perf_counter()
        self._queue.enqueue_call("bench.servers.rq_floor.tell", args=(self._url,), result_ttl=0)
        assert self._client.blpop([HEARD], timeout=60), "the worker runs no jobs"
        return time.perf_counter() - began


_clients: dict[str, redis.Redis] = {}


def tell(redis_url: str) -> None:
    """RQ job: say that it runs."""
    if redis_url not in _clients:
        _clients[redis_url] = redis.Redis.from_url(redis_url)
    _clients[redis_url].rpush(HEARD, "ran")


def main(redis_url: str) -> None:
    """Run jobs until stopped."""
    queue = Queue(QUEUE, connection=redis.Redis.from_url(redis_url), serializer=JSONSerializer)
    worker = SimpleWorker(
        [queue], connection=queue.connection, serializer=JSONSerializer, log_job_description=False
    )
    worker.work(logging_level="ERROR")

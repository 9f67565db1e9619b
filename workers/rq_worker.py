"""The worker process: runs jobs from the queues one after the other, without forking."""

import logging
import os
import secrets
import socket
import sys
import time
from functools import partial
from threading import Event, Thread

import redis
from rq import Queue
from rq.job import Job
from rq.serializers import JSONSerializer

from events.known_types import look_at_all_types
from events.monitoring.job_failures import count_failure
from events.settings import Settings
from games.titles import TITLES
from workers.dispatcher import repeat
from workers.light_worker import PeopleWorker, ThreadWorker, kind_of
from workers.monitor import Monitor, serve
from workers.queue import Queues, check_jobs, open_queues

log = logging.getLogger(__name__)

WORKER_TTL = 60
"""Seconds after which RQ drops a worker that sends no heartbeat."""
STUCK_SECONDS = 2.0 * WORKER_TTL
"""Seconds without a heartbeat from which on a worker is not healthy; an idle one sends it every 45."""
MAINTENANCE_INTERVAL = 60
"""Seconds between two clean-ups of what dead workers left in RQ's registries."""
MAX_CONNECTION_WAIT = 2.0
"""The longest pause (in seconds) between two attempts to reach Redis."""
BOT_THREADS = 8
"""Threads for games of bots only. While one waits until a command is on disk, another one decides."""
SWITCH_SECONDS = 0.001
"""How long a thread may compute while others wait: a person's turn must not wait for a bot's thoughts."""


def run_worker(settings: Settings) -> None:
    """Run jobs until stopped. If Redis cannot be reached, wait."""
    check_jobs(TITLES)
    look_at_all_types(TITLES)
    sys.setswitchinterval(SWITCH_SECONDS)
    queues = open_queues(settings.queue_url)
    _wait_for(queues.short.connection)
    queues.register()
    monitor = Monitor(STUCK_SECONDS)
    serve(monitor, settings.host, settings.metrics_port)
    start_threads(queues, monitor)
    worker = make_worker(queues, monitor)
    worker.max_connection_wait_time = MAX_CONNECTION_WAIT
    worker.work(logging_level="WARNING")


def start_threads(queues: Queues, monitor: Monitor) -> None:
    """Start the threads for jobs that nobody's turn may wait for. They go on until the process ends."""
    apart = (queues.webhooks, queues.tournaments, queues.archive, queues.advice)
    for queue in (*[queues.bots_only] * BOT_THREADS, *apart):
        # RQ's worker ends if Redis does in the middle of a job, and nobody would notice that of a thread.
        work = partial(work_in_thread, queue, monitor)
        Thread(target=repeat, args=(Event(), queue.name, work), daemon=True).start()


def make_worker(queues: Queues, monitor: Monitor) -> PeopleWorker:
    """A worker that counts its jobs and their failures."""
    return PeopleWorker(
        monitor,
        [queues.short, queues.bots],
        exception_handlers=[_count_failure],
        name=f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}".replace(".", "-"),
        connection=queues.short.connection,
        serializer=JSONSerializer,
        worker_ttl=WORKER_TTL,
        maintenance_interval=MAINTENANCE_INTERVAL,
        log_job_description=False,
    )


def _count_failure(job: Job, *_: object) -> bool:
    count_failure(job.connection, kind_of(job))
    return True


def work_in_thread(queue: Queue, monitor: Monitor, burst: bool = False) -> None:
    """Run jobs of one queue. Nobody's turn waits for them."""
    worker = ThreadWorker(
        monitor,
        [queue],
        exception_handlers=[_count_failure],
        name=f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}-{queue.name}".replace(".", "-"),
        connection=queue.connection,
        serializer=JSONSerializer,
        worker_ttl=WORKER_TTL,
        log_job_description=False,
    )
    worker.max_connection_wait_time = MAX_CONNECTION_WAIT
    worker.work(burst=burst, logging_level="WARNING")


def _wait_for(client: "redis.Redis") -> None:
    while True:
        try:
            client.ping()
        except redis.RedisError as error:
            log.warning("cannot reach Redis (%s); retrying", error)
            time.sleep(0.5)
        else:
            return

"""The worker process: runs jobs from the queues one after the other, without forking."""

import logging
import os
import secrets
import socket
import time

import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from events.settings import Settings
from games.titles import TITLES
from workers.queue import check_jobs, open_queues

log = logging.getLogger(__name__)

WORKER_TTL = 60
"""Seconds after which RQ drops a worker that sends no heartbeat."""
MAINTENANCE_INTERVAL = 60
"""Seconds between two clean-ups of what dead workers left in RQ's registries."""


def run_worker(settings: Settings) -> None:
    """Run jobs until stopped. If Redis cannot be reached, wait."""
    check_jobs(TITLES)
    queues = open_queues(settings.queue_url)
    connection = queues.short.connection
    _wait_for(connection)
    worker = SimpleWorker(
        list(queues),
        name=f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}".replace(".", "-"),
        connection=connection,
        serializer=JSONSerializer,
        worker_ttl=WORKER_TTL,
        maintenance_interval=MAINTENANCE_INTERVAL,
        log_job_description=False,
    )
    worker.max_connection_wait_time = 2.0
    worker.work(logging_level="WARNING")


def _wait_for(client: "redis.Redis") -> None:
    while True:
        try:
            client.ping()
        except redis.RedisError as error:
            log.warning("cannot reach Redis (%s); retrying", error)
            time.sleep(0.5)
        else:
            return

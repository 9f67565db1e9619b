"""The worker process: takes jobs from the queues, one after the other, without forking."""

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

TTL = 60
"""Seconds after which a silent worker is no longer counted."""
MAINTENANCE = 60
"""Seconds between looks at what dead workers left in RQ's registries."""


def run_worker(settings: Settings, burst: bool = False) -> None:
    """Work until told to stop; a Redis that is away is waited for."""
    check_jobs(TITLES)
    queues = open_queues(settings.queue_url)
    connection = queues.short.connection
    _wait_for(connection)
    worker = SimpleWorker(
        list(queues),
        name=f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}".replace(".", "-"),
        connection=connection,
        serializer=JSONSerializer,
        worker_ttl=TTL,
        maintenance_interval=MAINTENANCE,
        log_job_description=False,
    )
    worker.max_connection_wait_time = 2.0
    worker.work(burst=burst, logging_level="WARNING")


def _wait_for(client: "redis.Redis") -> None:
    while True:
        try:
            client.ping()
        except redis.RedisError as error:
            log.warning("Redis is away (%s); trying again", error)
            time.sleep(0.5)
        else:
            return

"""The dispatcher: reads the feed, updates the lists, queues jobs, and acknowledges last.

All of this may happen twice, so a dispatcher may be killed at any time and several may run at once.
"""

import logging
import os
import signal
import socket
import time
from collections.abc import Iterable
from threading import Event

import redis

from events.log.connection import connect
from events.log.durability import unsafe_settings
from events.projections.feed import Feed, FeedEntry
from events.projections.lists import Lists
from events.settings import Settings
from games.titles import TITLES
from workers.queue import Queues, check_jobs, enqueue, has_no_people, open_queues
from workers.sweeper import Sweeper

log = logging.getLogger(__name__)

GROUP = "dispatcher"
BATCH = 200
BLOCK_MS = 250
BATCH_PAUSE = 0.01
"""Seconds between two batches. Each batch costs several disk writes whatever its size, so fill it up."""
SWEEP_SECONDS = 1.0
FIRST_RETRY_SECONDS = 0.1
MAX_RETRY_SECONDS = 2.0


def dispatch(entries: Iterable[FeedEntry], lists: Lists, queues: Queues) -> None:
    """Update the lists and queue jobs for entries of the feed; only the newest entry of a game counts."""
    newest: dict[str, FeedEntry] = {}
    for entry in entries:
        if entry.game not in newest or entry.version > newest[entry.game].version:
            newest[entry.game] = entry
    lists.apply([entry.summary for entry in newest.values()])
    for entry in newest.values():
        if job := job_to_queue(entry):
            bots_only = has_no_people(seat.kind for seat in entry.summary.seats)
            enqueue(queues, job, entry.game, entry.version, bots_only=bots_only)


def job_to_queue(entry: FeedEntry) -> str | None:
    """The job that a game waits for. After a bot's command the running bot job continues by itself."""
    job = entry.summary.awaiting.job
    return None if job == "bot" and entry.actor == "bot" else job


def run_dispatcher(settings: Settings, stop: Event | None = None) -> None:
    """Dispatch until stopped. If Redis cannot be reached, keep trying."""
    check_jobs(TITLES)
    stop = stop or stop_on_signals()
    pause = FIRST_RETRY_SECONDS
    while not stop.is_set():
        started = time.monotonic()
        try:
            _dispatch_until_stopped(settings, stop)
        except redis.RedisError as error:
            log.warning("cannot reach Redis (%s); retrying", error)
            worked = time.monotonic() - started > MAX_RETRY_SECONDS
            pause = FIRST_RETRY_SECONDS if worked else min(pause * 2, MAX_RETRY_SECONDS)
            stop.wait(pause)


def _dispatch_until_stopped(settings: Settings, stop: Event) -> None:
    client, queues = connect(settings.redis_url), open_queues(settings.queue_url)
    for advice in unsafe_settings(client):
        log.warning("Redis may lose games: %s", advice)
    try:
        feed, lists = Feed(client, GROUP, f"{socket.gethostname()}-{os.getpid()}"), Lists(client)
        sweeper, next_sweep = Sweeper(settings.open_game_days), 0.0
        while not stop.is_set():
            if entries := feed.read(BATCH, BLOCK_MS):
                dispatch(entries, lists, queues)
                feed.ack(entries)
                stop.wait(BATCH_PAUSE)
            if time.monotonic() >= next_sweep:
                sweeper.sweep(lists, queues, int(time.time() * 1000))
                next_sweep = time.monotonic() + SWEEP_SECONDS
    finally:
        client.close()
        queues.close()


def stop_on_signals() -> Event:
    """An event that SIGINT and SIGTERM set."""
    stop = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    return stop

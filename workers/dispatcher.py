"""The dispatcher: empties the record's outbox into the lists and the queues, and acknowledges last.

Everything it does may be done twice, so it may die at any moment and there may be several of it.
"""

import logging
import os
import signal
import socket
import time
from collections.abc import Iterable
from threading import Event as Flag

import redis

from events.log.connection import connect
from events.log.durability import weaknesses
from events.projections.feed import Feed, FeedEntry
from events.projections.lists import Lists
from events.settings import Settings
from games.titles import TITLES
from workers.queue import Queues, check_jobs, enqueue, no_people, open_queues
from workers.sweeper import Sweeper

log = logging.getLogger(__name__)

GROUP = "dispatcher"
BATCH = 200
BLOCK_MS = 250
PACE = 0.01
"""Seconds between two batches: every one costs several writes to disk, however many entries it has."""
SWEEP_EVERY = 1.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 2.0


def dispatch(entries: Iterable[FeedEntry], lists: Lists, queues: Queues) -> None:
    """Bring lists and queues up to date with entries of the feed."""
    newest: dict[str, FeedEntry] = {}
    for entry in entries:
        if entry.game not in newest or entry.version > newest[entry.game].version:
            newest[entry.game] = entry
    lists.apply([entry.row for entry in newest.values()])
    for entry in newest.values():
        if job := job_to_queue(entry):
            alone = no_people(seat.kind for seat in entry.row.seats)
            enqueue(queues, job, entry.game, entry.version, alone=alone)


def job_to_queue(entry: FeedEntry) -> str | None:
    """The job that a game waits for, unless a bot's job is playing it already."""
    job = entry.row.awaiting.job
    return None if job == "bot" and entry.by == "bot" else job


def run_dispatcher(settings: Settings, stop: Flag | None = None) -> None:
    """Dispatch until told to stop; a Redis that is away is waited for."""
    check_jobs(TITLES)
    stop = stop or stop_on_signals()
    pause = FIRST_PAUSE
    while not stop.is_set():
        began = time.monotonic()
        try:
            _serve(settings, stop)
        except redis.RedisError as error:
            log.warning("Redis is away (%s); trying again", error)
            pause = FIRST_PAUSE if time.monotonic() - began > LONGEST_PAUSE else min(pause * 2, LONGEST_PAUSE)
            stop.wait(pause)


def _serve(settings: Settings, stop: Flag) -> None:
    client, queues = connect(settings.redis_url), open_queues(settings.queue_url)
    for weakness in weaknesses(client):
        log.warning("the record is not safe: %s", weakness)
    try:
        feed, lists = Feed(client, GROUP, f"{socket.gethostname()}-{os.getpid()}"), Lists(client)
        sweeper, due = Sweeper(), 0.0
        while not stop.is_set():
            if entries := feed.read(BATCH, BLOCK_MS):
                dispatch(entries, lists, queues)
                feed.ack(entries)
                stop.wait(PACE)
            if time.monotonic() >= due:
                sweeper.sweep(lists, queues, int(time.time() * 1000))
                due = time.monotonic() + SWEEP_EVERY
    finally:
        client.close()
        queues.close()


def stop_on_signals() -> Flag:
    """A flag that Ctrl-C and a polite kill raise."""
    flag = Flag()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: flag.set())
    return flag

"""The dispatcher: reads the feed, queues jobs, updates the lists, and acknowledges last.

All of this may happen twice, so a dispatcher may be killed at any time, and several that run at once share
the entries of the feed. On a cluster some partitions have a reader of their own: a node that is away delays
only the games it holds.
"""

import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from functools import partial
from threading import Event, Thread

import redis

from events.archive.archive import open_archive
from events.fold.store import Store
from events.heads.heads_log import HeadsLog
from events.known_types import look_at_all_types
from events.projections.feed import open_feeds
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.ratings.catch_up import catch_up
from events.ratings.rating_store import RatingStore
from events.redis.connection import connect
from events.redis.durability import unsafe_settings
from events.redis.outages import REDIS_ERRORS
from events.settings import Settings
from games.titles import TITLES
from workers.advice.advice_jobs import sweep_advice
from workers.archive.archive_sweep import sweep_ended_games
from workers.bulk_games import sweep_bulks
from workers.feed_reader import FeedReader
from workers.feed_writer import FeedWriter, open_writers
from workers.forgotten_players import sweep_forgotten_players
from workers.monitor import Monitor, serve
from workers.queue import Queues, check_jobs, open_queues
from workers.relister import Relister
from workers.sweeper import Sweeper, has_newer_record
from workers.tournaments.tournament_sweep import TournamentSweeper
from workers.webhooks.webhook_sweep import sweep_webhooks

log = logging.getLogger(__name__)

GROUP = "dispatcher"
BATCH_PAUSE = 0.005
"""Seconds between two reads. Each read costs a disk write whatever its size, and jobs wait for it."""
WRITE_PAUSE = 0.1
"""Seconds between two writes to the lists, and of notices: how far behind they may be. A game that moves on
meanwhile is written once."""
WAIT_SECONDS = 0.25
"""Seconds that a thread waits for something to do before it looks whether to stop."""
SWEEP_SECONDS = 1.0
STUCK_SECONDS = 30.0
"""Seconds without a sweep from which on the dispatcher is not healthy."""
FIRST_RETRY_SECONDS = 0.1
MAX_RETRY_SECONDS = 2.0


def run_dispatcher(settings: Settings, stop: Event | None = None) -> None:
    """Dispatch until stopped. If Redis cannot be reached, keep trying."""
    check_jobs(TITLES)
    look_at_all_types(TITLES)
    stop = stop or stop_on_signals()
    queues = open_queues(settings.queue_url)
    clients: list[redis.Redis] = []
    try:
        repeat(stop, "the record", lambda: clients.append(connect_and_check(settings)), times=1)
        if clients:
            monitor = Monitor(STUCK_SECONDS)
            serve(monitor, settings.host, settings.metrics_port)
            _dispatch_until_stopped(clients[0], queues, stop, settings, monitor)
    finally:
        queues.close()
        for client in clients:
            client.close()


def connect_and_check(settings: Settings) -> redis.Redis:
    """A client of the record, after a warning for each of its settings that may lose games."""
    client = connect(settings.redis_url)
    for advice in unsafe_settings(client):
        log.warning("Redis may lose games: %s", advice)
    return client


def _dispatch_until_stopped(
    client: redis.Redis, queues: Queues, stop: Event, settings: Settings, monitor: Monitor
) -> None:
    lists, sweeper = Lists(client), Sweeper(settings.open_game_days, partial(has_newer_record, client))
    archive = open_archive(client, settings)
    tournament_lists, tournaments = TournamentLists(client), TournamentSweeper()
    heads, ratings = HeadsLog(client), RatingStore(client)
    writers = open_writers(client, lists)
    consumer = f"{socket.gethostname()}-{os.getpid()}"
    relister = Relister(Store(client, TITLES, archive), lists, queues)
    readers = [FeedReader(feed, queues, writers, relister) for feed in open_feeds(client, GROUP, consumer)]

    def read(reader: FeedReader) -> None:
        if entries := reader.read_next():
            monitor.entries.inc(entries)
            stop.wait(BATCH_PAUSE)

    def write(writer: FeedWriter) -> None:
        if writer.write_next(WAIT_SECONDS):
            stop.wait(WRITE_PAUSE)

    def sweep() -> None:
        now = int(time.time() * 1000)
        sweeper.sweep(lists, queues, now)
        sweep_forgotten_players(client, lists, queues, now)
        sweep_bulks(client, queues, now)
        sweep_advice(client, queues, now)
        sweep_webhooks(client, queues, now)
        tournaments.sweep(tournament_lists, queues, now)
        sweep_ended_games(archive, queues, now, settings.archive_after_minutes)
        catch_up(ratings, heads, lists)
        monitor.note_round()
        stop.wait(SWEEP_SECONDS)

    threads = [
        *(Thread(target=repeat, args=(stop, reader.name, partial(read, reader))) for reader in readers),
        *(Thread(target=repeat, args=(stop, writer.name, partial(write, writer))) for writer in writers),
        Thread(target=repeat, args=(stop, "the lists", lambda: relister.check_next(WAIT_SECONDS))),
    ]
    for thread in threads:
        thread.start()
    repeat(stop, "the lists", sweep)
    for thread in threads:
        thread.join()


def repeat(stop: Event, what: str, step: Callable[[], object], times: int | None = None) -> None:
    """Do a step until stopped, or until it has succeeded so often. While Redis is away, try again later."""
    pause, done = FIRST_RETRY_SECONDS, 0
    while not stop.is_set() and done != times:
        try:
            step()
        except REDIS_ERRORS as error:
            if pause == FIRST_RETRY_SECONDS:
                log.warning("cannot reach Redis for %s (%s); trying again", what, error)
            stop.wait(pause)
            pause = min(pause * 2, MAX_RETRY_SECONDS)
        else:
            pause, done = FIRST_RETRY_SECONDS, done + 1


def stop_on_signals() -> Event:
    """An event that SIGINT and SIGTERM set."""
    stop = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    return stop

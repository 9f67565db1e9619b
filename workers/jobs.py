"""The background jobs. Each one executes with the version it was queued for, so that a job that runs
twice, or too late, has one effect or none."""

import functools
import ipaddress
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from events.archive.archive import open_archive
from events.errors import NotFound
from events.fold.store import Store
from events.local_records import LocalRecords
from events.redis.connection import connect
from events.redis.outages import REDIS_ERRORS, is_outage
from events.settings import from_environment
from events.tournaments.tournament_store import TournamentStore
from games.titles import TITLES
from workers.advice.advice_jobs import advise
from workers.archive.archive_job import archive_or_postpone
from workers.bulk_games import create_some
from workers.forgotten_players import free_forgotten_seats
from workers.queue import Queues, enqueue, has_no_people, open_queues
from workers.tournaments.forgotten_participants import remove_forgotten
from workers.tournaments.run import run_tournament
from workers.tournaments.stores import Stores
from workers.tournaments.tables import look_after_game
from workers.turns.out_of_time import expire_open_game, expire_turns, reopen_game
from workers.turns.play import due_job, play_on
from workers.webhooks.deliver import deliver
from workers.webhooks.guarded_post import post

log = logging.getLogger(__name__)

_own = threading.local()
"""What belongs to one thread."""

Job = Callable[[str, int], None]


def gives_way(job: Job) -> Job:
    """A job that ends at once if the server of its game is away: jobs of other games wait for the worker.

    The game still waits for the job, so the sweeper queues it again.
    """

    @functools.wraps(job)
    def run(game: str, version: int) -> None:
        try:
            job(game, version)
        except REDIS_ERRORS as error:
            if not is_outage(error):
                raise
            log.warning("cannot reach the Redis of game %s (%s)", game, error)

    return run


@gives_way
def score_round(game: str, version: int) -> None:
    """RQ job: score a round or a part of it. In Clinic also the expenses and the administration."""
    _play(game, version, "scoring")


@gives_way
def automa_turn(game: str, version: int) -> None:
    """RQ job: play the Automa's turn as its cards say."""
    _play(game, version, "automa")


@gives_way
def bot_turn(game: str, version: int) -> None:
    """RQ job: play for the bots that a game waits for."""
    _play(game, version, "bot")


def _play(game: str, version: int, job: str) -> None:
    """Do a job and what follows from it, and queue what is left."""
    unfinished = play_on(thread_store(), game, version, job)
    if unfinished and (next_job := due_job(unfinished)):
        bots_only = has_no_people(seat.kind for seat in unfinished.table.seats)
        enqueue(process_queues(), next_job, game, unfinished.version, bots_only=bots_only)


@gives_way
def expire_clocks(game: str, version: int) -> None:
    """RQ job: end what has run out of time, at any version: turns, waiting for nonces, or for players."""
    store = thread_store()
    expire_turns(store, game)
    reopen_game(store, game)
    expire_open_game(store, game, from_environment().open_game_days)


@gives_way
def vacate_seats(game: str, version: int) -> None:
    """RQ job: free the seats of players whose accounts were deleted, at any version."""
    free_forgotten_seats(thread_store(), game)


@gives_way
def expel_participants(tournament: str, version: int) -> None:
    """RQ job: take players whose accounts were deleted out of a tournament, at any version."""
    remove_forgotten(process_tournaments(), tournament)


@gives_way
def create_games(bulk: str, created: int) -> None:
    """RQ job: create the next games of a bulk, however many exist."""
    if unfinished := create_some(thread_store(), bulk):
        enqueue(process_queues(), "bulk", bulk, unfinished.created)


def deliver_webhook(target: str, due: int) -> None:
    """RQ job: call a webhook with the notices that are due."""
    player, _, webhook = target.partition("_")
    networks = [ipaddress.ip_network(text) for text in from_environment().webhook_networks]
    call = functools.partial(post, allowed=networks)
    deliver(thread_store(), player, webhook, call, time.time_ns() // 1_000_000)


@gives_way
def look_after_table(game: str, version: int) -> None:
    """RQ job: do what the tournament of a game wants done in it, and take over its result."""
    with suppress(NotFound):  # a failover lost it
        look_after_game(Stores(process_tournaments(), thread_store()), game)


@gives_way
def look_after_tournament(tournament: str, version: int) -> None:
    """RQ job: do what is due in a tournament and its games, at any version."""
    with suppress(NotFound):
        run_tournament(tournament_thread_stores(), tournament)


@gives_way
def archive_ended_game(game: str, ended: int) -> None:
    """RQ job: move a game that is over to the archive."""
    archive_or_postpone(archive_thread_store(), game, from_environment())


@gives_way
def give_advice(advice: str, done: int) -> None:
    """RQ job: make a hint, or go on with a review, however far it is."""
    if unfinished := advise(thread_store(), advice):
        enqueue(process_queues(), unfinished.asked.kind, advice, unfinished.done)


@functools.cache
def process_tournaments() -> TournamentStore:
    """The tournaments of this worker process."""
    return TournamentStore(connect(from_environment().redis_url), TITLES)


@functools.cache
def tournament_thread_stores() -> Stores:
    """The stores of the thread that runs tournaments; they are not shared with other threads."""
    games = open_store()
    return Stores(TournamentStore(games.client, TITLES), games)


@functools.cache
def archive_thread_store() -> Store:
    """The store of the thread that archives games."""
    return open_store()


def thread_store() -> Store:
    """The store of this thread, which keeps games folded between jobs. The rules in it are not shared:
    they remember their last answers."""
    if not hasattr(_own, "store"):
        _own.store = open_store()
    found: Store = _own.store
    return found


def open_store() -> Store:
    """A store of the games that the settings name."""
    settings = from_environment()
    client = connect(settings.redis_url)
    local = LocalRecords(settings.redis_url)
    return Store(client, TITLES, open_archive(client, settings), local=local)


@functools.cache
def process_queues() -> Queues:
    """The queues of this worker process, for jobs that queue themselves again."""
    return open_queues(from_environment().queue_url)

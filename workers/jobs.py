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
from events.errors import NotFound, Stale
from events.execute import execute, reopen
from events.fold.clocks import expired_seats
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.connection import connect
from events.log.outages import REDIS_ERRORS, is_outage
from events.settings import from_environment
from events.tournaments.tournament_store import TournamentStore
from games.kernel.chance import bot_luck
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.clock import ExpireGame, ExpireTurn
from games.kernel.table.table import Actor
from games.titles import TITLES
from workers.archive.archive_job import archive_or_postpone
from workers.bulk_games import create_some
from workers.forgotten_players import free_forgotten_seats
from workers.queue import Queues, enqueue, has_no_people, open_queues
from workers.tournaments.forgotten_participants import remove_forgotten
from workers.tournaments.run import run_tournament
from workers.tournaments.stores import Stores
from workers.tournaments.tables import look_after_game
from workers.webhooks.deliver import deliver
from workers.webhooks.guarded_post import post

log = logging.getLogger(__name__)

MAX_COMMANDS_PER_JOB = 20
"""How many commands a bot job sends before it queues itself again and lets other games run."""
BOTS_ONLY_COMMANDS = 100
"""The same in games of bots only, for which nobody waits: a job costs as much as several commands."""


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
    send_service_command(thread_store(), game, version, "scoring")


@gives_way
def automa_turn(game: str, version: int) -> None:
    """RQ job: play the Automa's turn as its cards say."""
    send_service_command(thread_store(), game, version, "automa")


@gives_way
def bot_turn(game: str, version: int) -> None:
    """RQ job: play for the bots that a game waits for."""
    if unfinished := play_bots(thread_store(), game, version):
        bots_only = has_no_people(seat.kind for seat in unfinished.table.seats)
        enqueue(process_queues(), "bot", game, unfinished.version, bots_only=bots_only)


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
    return Store(client, TITLES, open_archive(client, settings))


@functools.cache
def process_queues() -> Queues:
    """The queues of this worker process, for jobs that queue themselves again."""
    return open_queues(from_environment().queue_url)


def send_service_command(store: Store, game: str, version: int, job: str) -> None:
    """Execute the command that the rules expect from the service, if the game still waits for this job."""
    folded = _load_at_version(store, game, version)
    if folded is None or folded.game.awaiting(folded.table).job != job:
        return
    command = folded.game.rules.due_command(folded.table.play)
    assert command is not None, "a game that waits for a job of its rules has a command for it"
    _execute(store, folded, Actor(kind="service"), command)


def play_bots(store: Store, game: str, version: int, max_commands: int | None = None) -> FoldedGame | None:
    """Play until the game waits for no bot. Returns the game if that takes more than one job.

    Commands of people in between do not stop the bots; another job does.
    """
    folded = _load_unless_job_ran(store, game, version)
    for _ in range(max_commands or _most_commands(folded)):
        if folded is None or (seat := awaited_bot(folded)) is None:
            return None
        after = _execute(
            store, folded, Actor(kind="bot", seat=seat), choose_command(folded, seat, store.seed(folded))
        )
        folded = after or _load_unless_job_ran(store, game, folded.version)
    return folded if folded and awaited_bot(folded) is not None else None


def _most_commands(folded: FoldedGame | None) -> int:
    alone = folded is not None and has_no_people(seat.kind for seat in folded.table.seats)
    return BOTS_ONLY_COMMANDS if alone else MAX_COMMANDS_PER_JOB


def expire_turns(store: Store, game: str) -> None:
    """End every turn whose time has run out, at whatever version the game is."""
    try:
        folded = store.load(game)
        for seat in expired_seats(folded.clocks, store.now()):
            # The seat may have moved meanwhile, or another job may have ended its turn.
            with suppress(Illegal):
                execute(store, game, Actor(kind="service"), ExpireTurn(seat))
    except NotFound:
        log.warning("clock job for game %s, which does not exist", game)


def reopen_game(store: Store, game: str) -> None:
    """Open a game again in which a nonce is missing and its time is over."""
    # The last nonce may have come meanwhile, and most games with a clock job wait for none.
    with suppress(Illegal, NotFound, Stale):
        folded = store.load(game)
        if folded.table.status == "revealing":
            reopen(store, game, folded.version)


def expire_open_game(store: Store, game: str, days: int) -> None:
    """End an open game in which nothing has happened for some days."""
    # Somebody may have joined meanwhile, and most games with a clock job are not open at all.
    with suppress(Illegal, NotFound):
        execute(store, game, Actor(kind="service"), ExpireGame(days))


def awaited_bot(folded: FoldedGame) -> Seat | None:
    """The first awaited seat that a bot plays; None if the game does not wait for a bot."""
    awaiting = folded.game.awaiting(folded.table)
    if awaiting.job != "bot":
        return None
    return next(seat for seat in awaiting.seats if folded.table.seats[seat].bot_plays)


def choose_command(folded: FoldedGame, seat: Seat, seed: bytes) -> Command:
    """The command that the seat's bot chooses. It sees only what a player in this seat sees, and its luck.

    Once the seed is published, everybody can compute the choice again.
    """
    game, table = folded.game, folded.table
    name = table.seats[seat].bot_plays
    assert name is not None
    below = bot_luck(seed, folded.version, seat)
    candidates = game.candidates(table, seat, below)
    bot = game.title.bot(name, table.bots[name])
    return bot(game.view(table, seat), candidates, below)


def _load_at_version(store: Store, game: str, version: int) -> FoldedGame | None:
    """The game, if it is still at this version."""
    folded = _load(store, game)
    return folded if folded and folded.version == version else None


def _load_unless_job_ran(store: Store, game: str, version: int) -> FoldedGame | None:
    """The game at its newest version, if only players have acted since `version`."""
    folded = _load(store, game)
    if folded is None or folded.version < version:
        return None
    newer = store.records(game, after=version) if folded.version > version else ()
    return folded if all(record.actor.kind == "player" for record in newer) else None


def _load(store: Store, game: str) -> FoldedGame | None:
    try:
        return store.load(game)
    except NotFound:
        log.warning("job for game %s, which does not exist", game)
        return None


def _execute(store: Store, folded: FoldedGame, actor: Actor, command: Command) -> FoldedGame | None:
    """The game after a command; None if there is a newer version, whose feed entry queues its own job."""
    try:
        return execute(store, folded.id, actor, command, expected=folded.version).folded
    except Stale:
        return None

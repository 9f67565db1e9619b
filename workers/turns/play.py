"""Plays what games wait for the service to play: scoring, the Automa and bots."""

import logging
from time import thread_time

from events.bot_choice import choose_command
from events.errors import NotFound, Stale
from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.record import Record
from games.kernel.messages import Seat
from games.kernel.table.table import Actor
from workers.queue import PLAYING_JOBS, has_no_people
from workers.turns.people_first import let_people_first

log = logging.getLogger(__name__)

MAX_COMMANDS_PER_JOB = 20
"""How many commands a job sends before it queues the next one and lets other games run."""
BOTS_ONLY_COMMANDS = 100
"""The same in games of bots only, for which nobody waits: a job costs as much as several commands."""
MOST_SECONDS = 1.0
"""Processor time after which a job does the same: bots that search think for long."""


def play_on(
    store: Store, game: str, version: int, job: str, max_commands: int | None = None
) -> FoldedGame | None:
    """Do the job that a game waits for since a version, and those that it waits for then.

    Returns the game if that takes more than one job. Nothing is done if another job acted since the version.
    Commands of people in between change nothing.
    """
    folded = _load_unless_job_ran(store, game, version)
    if folded is None or due_job(folded) != job:
        return None
    began = thread_time()
    alone = has_no_people(seat.kind for seat in folded.table.seats)
    for _ in range(max_commands or (BOTS_ONLY_COMMANDS if alone else MAX_COMMANDS_PER_JOB)):
        if alone:
            let_people_first()
        after = _send_due_command(store, folded)
        folded = after or _load_unless_job_ran(store, game, folded.version)
        if folded is None or due_job(folded) is None:
            return None
        if thread_time() - began >= MOST_SECONDS:
            break
    return folded


def due_job(folded: FoldedGame) -> str | None:
    """The job of the rules, or of bots, that a game waits for."""
    job = folded.game.awaiting(folded.table).job
    return job if job in PLAYING_JOBS else None


def awaited_bot(folded: FoldedGame) -> Seat | None:
    """The first awaited seat that a bot plays; None if the game does not wait for a bot."""
    awaiting = folded.game.awaiting(folded.table)
    if awaiting.job != "bot":
        return None
    return next(seat for seat in awaiting.seats if folded.table.seats[seat].bot_plays)


def _send_due_command(store: Store, folded: FoldedGame) -> FoldedGame | None:
    """The game after the command that it waits for; None if there is a newer version."""
    seat = awaited_bot(folded)
    if seat is not None:
        actor, command = Actor(kind="bot", seat=seat), choose_command(folded, seat, store.seed(folded))
    else:
        due = folded.game.rules.due_command(folded.table.play)
        assert due is not None, "a game that waits for a job of its rules has a command for it"
        actor, command = Actor(kind="service"), due
    try:
        return execute(store, folded.id, actor, command, expected=folded.version).folded
    except Stale:
        return None


def _load_unless_job_ran(store: Store, game: str, version: int) -> FoldedGame | None:
    """The game at its newest version, if no job has acted since `version`."""
    try:
        folded = store.load(game)
    except NotFound:
        log.warning("job for game %s, which does not exist", game)
        return None
    newer = store.records(game, after=version) if folded.version > version else ()
    if folded.version < version or any(_is_of_job(folded, record) for record in newer):
        return None
    return folded


def _is_of_job(folded: FoldedGame, record: Record) -> bool:
    """Whether a job like these sent a command. The service also ends turns and looks after tournaments."""
    handler = folded.game.rules.handlers.get(type(record.command))
    return record.actor.kind == "bot" or (handler is not None and handler.job is not None)

"""The background jobs. Each goes through `execute` with the version it was made for, so that a job
run twice, late or beside another one has one effect."""

import functools
import hashlib
import logging
from contextlib import suppress

from events.errors import NotFound, Stale
from events.execute import execute
from events.fold.clocks import overdue
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.connection import connect
from events.settings import from_environment
from games.kernel.chance import Below, Seeded
from games.kernel.messages import Command, Seat
from games.kernel.refusal import Illegal
from games.kernel.table.clock import ExpireTurn
from games.kernel.table.table import Actor
from games.titles import TITLES
from workers.queue import Queues, enqueue, no_people, open_queues

log = logging.getLogger(__name__)

LONGEST_TURN = 20
"""Commands a job gives before it lets other games have their turn."""


def score_round(game: str, version: int) -> None:
    """RQ job: score a round."""
    give_due(process_store(), game, version, "scoring")


def automa_turn(game: str, version: int) -> None:
    """RQ job: play the Automa's turn as its cards say."""
    give_due(process_store(), game, version, "automa")


def bot_turn(game: str, version: int) -> None:
    """RQ job: play for the bots a game waits for."""
    if going_on := play_bots(process_store(), game, version):
        alone = no_people(seat.kind for seat in going_on.table.seats)
        enqueue(process_queues(), "bot", game, going_on.version, alone=alone)


def clock(game: str, version: int) -> None:
    """RQ job: end the turns of a game whose time is over."""
    expire(process_store(), game)


@functools.cache
def process_store() -> Store:
    """The store of this worker process; its games stay folded from job to job."""
    return Store(connect(from_environment().redis_url), TITLES)


@functools.cache
def process_queues() -> Queues:
    """The queues of this worker process, for jobs that go on later."""
    return open_queues(from_environment().queue_url)


def give_due(store: Store, game: str, version: int, job: str) -> None:
    """Give the command the service owes a game, if it still waits for this job at this version."""
    folded = _still_at(store, game, version)
    if folded is None or folded.game.awaiting(folded.table).job != job:
        return
    command = folded.game.rules.due(folded.table.play)
    assert command is not None, "a game that waits for a job of its rules has a command for it"
    _give(store, folded, Actor(kind="service"), command)


def play_bots(store: Store, game: str, version: int, longest: int = LONGEST_TURN) -> FoldedGame | None:
    """Play until no bot is awaited. The game to go on from, if that takes more than one job.

    People who act at the same time do not hold bots up, however fast they are; another job does.
    """
    folded = _with_people_ahead(store, game, version)
    for _ in range(longest):
        if folded is None or (seat := awaited_bot(folded)) is None:
            return None
        given = _give(store, folded, Actor(kind="bot", seat=seat), choose(folded, seat))
        folded = given or _with_people_ahead(store, game, folded.version)
    return folded if folded and awaited_bot(folded) is not None else None


def expire(store: Store, game: str) -> None:
    """End every turn whose time is over now, whatever the version: moving on gains nobody time."""
    try:
        folded = store.load(game)
        for seat in overdue(folded.clocks, store.now()):
            # Whoever was first, the seat or another job, made this one moot.
            with suppress(Illegal):
                execute(store, game, Actor(kind="service"), ExpireTurn(seat))
    except NotFound:
        log.warning("a clock is for game %s, which does not exist", game)


def awaited_bot(folded: FoldedGame) -> Seat | None:
    """The first awaited seat that a bot plays, if the game waits for one."""
    awaiting = folded.game.awaiting(folded.table)
    if awaiting.job != "bot":
        return None
    return next(seat for seat in awaiting.seats if folded.table.seats[seat].bot_plays)


def choose(folded: FoldedGame, seat: Seat) -> Command:
    """What the seat's bot does, knowing only what a player in its seat would know."""
    game, table = folded.game, folded.table
    name = table.seats[seat].bot_plays
    assert name is not None
    below = picks(folded.id, folded.version, seat)
    candidates = game.candidates(table, seat, below)
    return game.title.bots[name](game.view(table, seat), candidates, below)


def picks(game: str, version: int, seat: Seat) -> Below:
    """A bot's own luck: the same for the same moment of a game, and unrelated to the secret seed."""
    return Seeded(hashlib.sha256(f"{game}/{version}/{seat}".encode()).digest()).below


def _still_at(store: Store, game: str, version: int) -> FoldedGame | None:
    folded = _load(store, game)
    return folded if folded and folded.version == version else None


def _load(store: Store, game: str) -> FoldedGame | None:
    try:
        return store.load(game)
    except NotFound:
        log.warning("a job is for game %s, which does not exist", game)
        return None


def _with_people_ahead(store: Store, game: str, version: int) -> FoldedGame | None:
    """The game as it is now, if nobody but people acted after a version."""
    folded = _load(store, game)
    if folded is None or folded.version < version:
        return None
    since = store.records(game, after=version) if folded.version > version else ()
    return folded if all(record.actor.kind == "player" for record in since) else None


def _give(store: Store, folded: FoldedGame, actor: Actor, command: Command) -> FoldedGame | None:
    """The game after a command; None when somebody else moved first, who then woke a job of their own."""
    try:
        return execute(store, folded.id, actor, command, expected=folded.version).folded
    except Stale:
        return None

"""Creates the games of bulks, some in each job. A job may run twice or be killed: ids of games are fixed."""

import logging
from contextlib import suppress

import redis

from events.bulk.bulk_store import Bulk, Bulks, creation_id, game_ids
from events.errors import NotFound
from events.execute import create
from events.fold.store import Store
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor
from workers.queue import Queues, enqueue, job_id, queued_job_ids

log = logging.getLogger(__name__)

GAMES_PER_JOB = 25
"""Games that one job creates before it lets others run."""
RETRY_MS = 10_000
"""After how long a job that was lost is queued again."""


def sweep_bulks(client: redis.Redis, queues: Queues, now: int) -> None:
    """Queue a job for every bulk that is not done and has none."""
    bulks = Bulks(client)
    pending = bulks.pending()
    queued = queued_job_ids(queues) if pending else set()
    for bulk_id in pending:
        try:
            bulk = bulks.read(bulk_id)
        except NotFound:
            bulks.end(bulk_id)  # it was kept long enough
            continue
        if job_id("bulk", bulk.id, bulk.created) not in queued:
            enqueue(queues, "bulk", bulk.id, bulk.created, attempt=(now - bulk.at) // RETRY_MS)


def create_some(store: Store, bulk_id: str, most: int = GAMES_PER_JOB) -> Bulk | None:
    """Create the next games of a bulk. Returns it if there are more to create."""
    bulks = Bulks(store.client)
    with suppress(NotFound):
        bulk = bulks.read(bulk_id)
        if bulk.status == "creating":
            _create(store, bulks, bulk, most)
        after = bulks.read(bulk_id)
        if after.status == "creating":
            return after
        bulks.end(bulk_id)
    return None


def _create(store: Store, bulks: Bulks, bulk: Bulk, most: int) -> None:
    ids, creations = game_ids(store.service_secret(), bulk), bulks.games(bulk.id)
    last = min(bulk.created + most, bulk.total)
    bulks.hold(ids[bulk.created : last], bulk.id)
    actor = Actor("organizer", bulk.owner)
    for number in range(bulk.created, last):
        try:
            create(store, actor, creations[number], creation_id(bulk.id, number))
        except Illegal as refusal:
            log.error("game %d of bulk %s is refused: %s", number, bulk.id, refusal.code)
            bulks.note_created(bulk, number)
            bulks.note_refusal(bulk, refusal.code)
            return
    bulks.note_created(bulk, last)

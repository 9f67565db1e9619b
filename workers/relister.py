"""Looks after the games and tournaments of a partition whose server was away: a failover may have lost
records that the lists know of already, and with them the job that is now to be done again."""

import logging
from collections.abc import Iterable
from queue import Empty, SimpleQueue

from events.fold.store import Store
from events.projections.lists import Lists
from events.projections.relist import relist, relist_tournaments
from events.projections.tournament_lists import TournamentLists
from events.redis.outages import REDIS_ERRORS
from events.tournaments.tournament_store import TournamentStore
from workers.queue import Queues, enqueue, has_no_people

log = logging.getLogger(__name__)


class Relister:
    """Takes partitions from all readers."""

    def __init__(self, store: Store, lists: Lists, queues: Queues) -> None:
        self._store = store
        self._lists = lists
        self._tournaments = TournamentStore(store.client, store.titles)
        self._tournament_lists = TournamentLists(store.client)
        self._queues = queues
        self._waiting: SimpleQueue[int] = SimpleQueue()

    def check_later(self, partitions: Iterable[int]) -> None:
        """Have the games and tournaments of partitions checked."""
        for partition in partitions:
            self._waiting.put(partition)

    def check_next(self, timeout: float) -> None:
        """Check the next partition, or wait for one. If that fails, check it again later."""
        try:
            partition = self._waiting.get(timeout=timeout)
        except Empty:
            return
        try:
            found = relist(self._store, self._lists, partition)
            tournaments = relist_tournaments(self._tournaments, self._tournament_lists, partition)
        except REDIS_ERRORS:
            self._waiting.put(partition)
            raise
        for summary in found:
            log.warning("game %s is back at version %d after a failover", summary.id, summary.version)
            if job := summary.awaiting.job:
                bots_only = has_no_people(seat.kind for seat in summary.seats)
                enqueue(self._queues, job, summary.id, summary.version, bots_only=bots_only)
        for tournament in tournaments:
            log.warning(
                "tournament %s is back at version %d after a failover", tournament.id, tournament.version
            )
            enqueue(self._queues, "tournament", tournament.id, tournament.version)

"""The sweeper: finds games that wait for a job nobody holds (a worker died) and queues it again.

It also looks at the clocks: a deadline that has passed is a wait like any other, from that moment on.
"""

import logging

from events.projections.lists import Lists
from workers.queue import Queues, enqueue, job_id, queued

log = logging.getLogger(__name__)

PATIENCE_MS = 2_000
LONGEST_MS = 60_000


class Sweeper:
    """Remembers what it queued, so that a job that always fails comes less and less often."""

    def __init__(self) -> None:
        self._tries: dict[tuple[str, str, int], tuple[int, int]] = {}
        """For each overdue wait how often it was swept and when (ms) it may be again."""

    def sweep(self, lists: Lists, queues: Queues, now: int) -> int:
        """Queue a fresh job for every overdue wait without one; how many there were."""
        overdue = [(wait.job, wait.game, wait.version) for wait in lists.waiting(before_ms=now - PATIENCE_MS)]
        overdue += [("clock", due.game, due.version) for due in lists.due(now)]
        self._tries = {wait: self._tries[wait] for wait in overdue if wait in self._tries}
        if not overdue:
            return 0
        held = queued(queues)
        return sum(self._again(queues, wait, now) for wait in overdue if job_id(*wait) not in held)

    def _again(self, queues: Queues, wait: tuple[str, str, int], now: int) -> bool:
        tries, due = self._tries.get(wait, (0, 0))
        if now < due:
            return False
        self._tries[wait] = tries + 1, now + min(PATIENCE_MS << tries, LONGEST_MS)
        job, game, version = wait
        # Sweepers that look in the same two seconds make the same attempt, and the queue takes it once.
        if job != "clock" or tries:
            log.warning("game %s still waits for %s at version %d; queueing it again", game, job, version)
        return enqueue(queues, job, game, version, attempt=now // PATIENCE_MS)

"""The sweeper: finds games whose job was lost, because a worker died, and queues the job again.

It also queues clock jobs for games with a deadline that has passed, and for open games that nobody joins.
"""

import logging
from collections.abc import Callable

import redis

from events.log.keys import game_keys
from events.projections.lists import Lists
from events.settings import Settings
from workers.queue import Queues, enqueue, has_no_people, job_id, queued_job_ids

DEFAULTS = Settings()
log = logging.getLogger(__name__)

GRACE_MS = 2_000
"""How long a game may wait for its job before the job counts as lost."""
MAX_BACKOFF_MS = 60_000
"""The longest pause between two attempts of the same job."""

JobKey = tuple[str, str, int]
"""Job, game and version."""


class Sweeper:
    """Remembers its attempts, so that a job that always fails is queued less and less often."""

    def __init__(
        self,
        open_game_days: int = DEFAULTS.open_game_days,
        has_newer: Callable[[str, int], bool] = lambda *_: False,
    ) -> None:
        """`has_newer` says whether a game has a record after a version, which the lists may not know yet."""
        self._has_newer = has_newer
        self._open_ms = open_game_days * 86_400_000
        self._attempts: dict[JobKey, tuple[int, int]] = {}
        """For each overdue job: how often it was queued, and when (in ms) it may be queued again."""

    def sweep(self, lists: Lists, queues: Queues, now: int) -> int:
        """Queue a new job for every overdue game that has none. Returns how many were queued."""
        waiting = lists.waiting_games(before_ms=now - GRACE_MS)
        overdue: list[JobKey] = [(each.job, each.game, each.version) for each in waiting]
        clocks = lists.overdue_games(now) + lists.idle_open_games(now - self._open_ms)
        overdue += [("clock", game.game, game.version) for game in clocks]
        self._attempts = {key: self._attempts[key] for key in overdue if key in self._attempts}
        if not overdue:
            return 0
        queued = queued_job_ids(queues)
        alone = {each.game for each in waiting if has_no_people(each.seat_kinds)}
        lost = [key for key in overdue if job_id(*key) not in queued]
        return sum(self._retry(queues, key, now, bots_only=key[1] in alone) for key in lost)

    def _retry(self, queues: Queues, key: JobKey, now: int, bots_only: bool) -> bool:
        attempts, not_before = self._attempts.get(key, (0, 0))
        if now < not_before:
            return False
        job, game, version = key
        if job != "clock" and self._has_newer(game, version):
            return False  # its job has just begun
        self._attempts[key] = attempts + 1, now + min(GRACE_MS << attempts, MAX_BACKOFF_MS)
        if job != "clock" or attempts:
            log.warning("game %s still waits for job %s at version %d; queueing it again", game, job, version)
        # Sweepers that run at the same time use the same attempt number, so the job is queued once.
        return enqueue(queues, job, game, version, attempt=now // GRACE_MS, bots_only=bots_only)


def has_newer_record(client: redis.Redis, game: str, version: int) -> bool:
    """Whether a game has a record after a version."""
    return client.xlen(game_keys(game).log) > version

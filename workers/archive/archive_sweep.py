"""Queues the jobs that archive games."""

from events.archive.archive import Archive
from workers.queue import Queues, enqueue

PER_PARTITION = 20
"""Games of each partition that are queued at once."""
RETRY_MS = 60_000
"""After how long a job that was lost is queued again."""


def sweep_ended_games(archive: Archive, queues: Queues, now: int, after_minutes: int) -> int:
    """Queue a job for games that have been over for some minutes. Returns how many were queued."""
    if archive.files is None or queues.archive.count:
        return 0
    due = archive.index.ended_before(now - after_minutes * 60_000, PER_PARTITION)
    return sum(enqueue(queues, "archive", game, ended, attempt=now // RETRY_MS) for game, ended in due)

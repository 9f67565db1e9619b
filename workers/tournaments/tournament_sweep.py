"""Finds tournaments for which something is due, and queues their jobs; at times those of all with games."""

import logging
from collections.abc import Iterator

from events.projections.tournament_lists import TournamentLists
from workers.queue import Queues, enqueue, job_id, queued_job_ids

log = logging.getLogger(__name__)

GRACE_MS = 10_000
"""How long the job that a record queued may take before it counts as lost. Pairing takes seconds."""
MOST_BACKOFF_MS = 60_000
"""The longest pause between two attempts of the same job."""
LOOK_MS = 60_000
"""How often all tournaments with games are looked at: a job may have been lost that nothing else asks for."""


class TournamentSweeper:
    """Remembers its attempts, so that a job that changes nothing is queued less and less often."""

    def __init__(self) -> None:
        self._attempts: dict[tuple[str, int], tuple[int, int]] = {}
        """For each tournament and version: how often a job was queued, and when (in ms) it may be again."""
        self._next_look = 0

    def sweep(self, lists: TournamentLists, queues: Queues, now: int) -> int:
        """Queue a job for every tournament that needs one and has none. Returns how many were queued."""
        wanted = set(self._overdue(lists, now))
        if now >= self._next_look:
            self._next_look = now + LOOK_MS
            wanted |= set(lists.with_games(now))
        queued = queued_job_ids(queues) if wanted else set()
        return sum(
            enqueue(queues, "tournament", tournament, version, attempt=now // 1000)
            for tournament, version in sorted(wanted)
            if job_id("tournament", tournament, version) not in queued
        )

    def _overdue(self, lists: TournamentLists, now: int) -> Iterator[tuple[str, int]]:
        """The tournaments with something due that no job is likely to be doing now."""
        due = {(found.tournament, found.version): found for found in lists.due(now)}
        self._attempts = {key: made for key, made in self._attempts.items() if key in due}
        for key, found in due.items():
            # What was due with the record has got a job with it.
            first = found.at if found.at > found.updated else found.updated + GRACE_MS
            attempts, not_before = self._attempts.get(key, (0, first))
            if now >= not_before:
                self._attempts[key] = attempts + 1, now + min(GRACE_MS << attempts, MOST_BACKOFF_MS)
                yield key

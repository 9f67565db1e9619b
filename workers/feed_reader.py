"""Reads partitions of the feed: queues jobs, has lists and notices written, acknowledges last."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence

from events.export.file_format import GAME_OVER
from events.fold.summary import JOB, GameSummary
from events.projections.feed import Feed, FeedEntry
from events.tournaments.tournament_summary import TournamentSummary
from workers.feed_writer import FeedWriter, newest_entries
from workers.queue import Queues, enqueue, has_no_people
from workers.relister import Relister

BATCH = 200
BLOCK_MS = 250

EntryId = tuple[int, str]
"""The partition of an entry, and its id there."""


class FeedReader:
    """One reader of a feed. Jobs do not wait for the writers: their server may be away."""

    def __init__(self, feed: Feed, queues: Queues, writers: Sequence[FeedWriter], relister: Relister) -> None:
        self._feed = feed
        self._queues = queues
        self._writers = writers
        self._relister = relister
        self._was_away = True
        """Whether its server was away since the last read, so that records may be lost."""
        self._handed = Counter[EntryId]()
        """The ids of entries that writers have now, and how many of them."""
        self._failed = set[EntryId]()
        """The ids of those of them that a writer could not write."""
        self._queued = set[EntryId]()
        """The ids of entries whose jobs are queued, until they are acknowledged."""
        self._written: deque[tuple[Sequence[FeedEntry], bool]] = deque()
        """What writers are done with."""
        self._complete: list[FeedEntry] = []
        """The entries that all their writers have written."""

    @property
    def name(self) -> str:
        """Which partitions it reads."""
        partitions = self._feed.partitions
        return f"partitions {partitions[0]} to {partitions[-1]}"

    def read_next(self) -> int:
        """Acknowledge what is written, then read and process new entries. Returns how many."""
        was_away, self._was_away = self._was_away, True
        self.acknowledge()
        read = self._feed.read(BATCH, BLOCK_MS)
        self._was_away = False
        if was_away:
            self._relister.check_later(self._feed.partitions)
        # Entries that nobody has acknowledged for a while come again, also to the reader that has them.
        fresh = [entry for entry in read if _id(entry) not in self._handed]
        queue_jobs([entry for entry in fresh if _id(entry) not in self._queued], self._queues)
        self._queued.update(map(_id, fresh))
        for writer in self._writers:
            if wanted := [entry for entry in fresh if writer.wants(entry)]:
                self._handed.update(map(_id, wanted))
                writer.hand_over(wanted, lambda entries, written: self._written.append((entries, written)))
        return len(read)

    def acknowledge(self) -> None:
        """Acknowledge the entries that all their writers have written. The others come again."""
        while self._written:
            self._settle(*self._written.popleft())
        if self._complete:
            self._feed.ack(self._complete)
            self._queued.difference_update(map(_id, self._complete))
            self._complete.clear()

    def _settle(self, entries: Sequence[FeedEntry], written: bool) -> None:
        """Note that a writer is done with entries."""
        for entry in entries:
            id_ = _id(entry)
            if not written:
                self._failed.add(id_)
            self._handed[id_] -= 1
            if not self._handed[id_]:
                del self._handed[id_]
                if id_ not in self._failed:
                    self._complete.append(entry)
                self._failed.discard(id_)


def queue_jobs(entries: Iterable[FeedEntry], queues: Queues) -> None:
    """Queue the jobs that games and tournaments wait for."""
    for entry in newest_entries(entries):
        summary = entry.summary
        if isinstance(summary, GameSummary):
            if job := game_job(summary, entry.actor):
                bots_only = has_no_people(seat.kind for seat in summary.seats)
                enqueue(queues, job, summary.id, entry.version, bots_only=bots_only)
            if concerns_tournament(summary):
                enqueue(queues, "table", summary.id, entry.version)
        elif needs_job(summary, entry.actor):
            enqueue(queues, "tournament", summary.id, entry.version)


def game_job(summary: GameSummary, actor: str) -> str | None:
    """The job that a game waits for. A running job does what follows from it by itself."""
    return None if actor == JOB else summary.awaiting.job


def concerns_tournament(summary: GameSummary) -> bool:
    """Whether a game may be ready to start, or has a result for its tournament."""
    return summary.tournament is not None and summary.status in ("open", *GAME_OVER)


def needs_job(summary: TournamentSummary, actor: str) -> bool:
    """Whether something is due in a tournament, or people changed something that its games must follow."""
    is_due = summary.due is not None and summary.due <= summary.updated
    return is_due or (summary.round is not None and actor != "service")


def _id(entry: FeedEntry) -> EntryId:
    return entry.partition, entry.id

"""Reads partitions of the feed: queues jobs, has lists and notices written, acknowledges last."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence

from events.export.file_format import GAME_OVER
from events.fold.summary import GameSummary
from events.projections.feed import Feed, FeedEntry
from events.tournaments.tournament_summary import TournamentSummary
from workers.feed_writer import FeedWriter, newest_entries
from workers.queue import Queues, enqueue, has_no_people
from workers.relister import Relister

BATCH = 200
BLOCK_MS = 250


class FeedReader:
    """One reader of a feed. Jobs do not wait for the writers: their server may be away."""

    def __init__(self, feed: Feed, queues: Queues, writers: Sequence[FeedWriter], relister: Relister) -> None:
        self._feed = feed
        self._queues = queues
        self._writers = writers
        self._relister = relister
        self._was_away = True
        """Whether its server was away since the last read, so that records may be lost."""
        self._handed = Counter[str]()
        """The ids of entries that writers have now, and how many of them."""
        self._failed = set[str]()
        """The ids of those of them that a writer could not write."""
        self._queued = set[str]()
        """The ids of entries whose jobs are queued, until they are acknowledged."""
        self._written: deque[tuple[Sequence[FeedEntry], bool]] = deque()

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
            entries, written = self._written[0]
            last = [entry for entry in entries if self._handed[_id(entry)] == 1]
            if written and (complete := [entry for entry in last if _id(entry) not in self._failed]):
                self._feed.ack(complete)
                self._queued.difference_update(map(_id, complete))
            if not written:
                self._failed.update(map(_id, entries))
            self._failed.difference_update(map(_id, last))
            self._handed -= Counter(map(_id, entries))
            self._written.popleft()


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
    """The job that a game waits for. After a bot's command the running bot job continues by itself."""
    job = summary.awaiting.job
    return None if job == "bot" and actor == "bot" else job


def concerns_tournament(summary: GameSummary) -> bool:
    """Whether a game may be ready to start, or has a result for its tournament."""
    return summary.tournament is not None and summary.status in ("open", *GAME_OVER)


def needs_job(summary: TournamentSummary, actor: str) -> bool:
    """Whether something is due in a tournament, or people changed something that its games must follow."""
    is_due = summary.due is not None and summary.due <= summary.updated
    return is_due or (summary.round is not None and actor != "service")


def _id(entry: FeedEntry) -> str:
    return f"{entry.partition}:{entry.id}"

"""Reads partitions of the feed: queues jobs, has the lists written, acknowledges last."""

from collections import deque
from collections.abc import Iterable

from events.projections.feed import Feed, FeedEntry
from workers.lists_writer import ListsWriter, newest_entries
from workers.queue import Queues, enqueue, has_no_people
from workers.relister import Relister

BATCH = 200
BLOCK_MS = 250


class FeedReader:
    """One reader of a feed. Jobs do not wait for the lists: those may be on a server that is away."""

    def __init__(self, feed: Feed, queues: Queues, writer: ListsWriter, relister: Relister) -> None:
        self._feed = feed
        self._queues = queues
        self._writer = writer
        self._relister = relister
        self._was_away = True
        """Whether its server was away since the last read, so that records may be lost."""
        self._handed = set[str]()
        """The ids of entries that the writer has now."""
        self._queued = set[str]()
        """The ids of entries whose jobs are queued, until they are acknowledged."""
        self._written: deque[tuple[list[FeedEntry], bool]] = deque()

    @property
    def name(self) -> str:
        """Which partitions it reads."""
        partitions = self._feed.partitions
        return f"partition {partitions[0]}" if len(partitions) == 1 else "all partitions"

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
        self._handed.update(map(_id, fresh))
        if fresh:
            self._writer.hand_over(fresh, lambda entries, written: self._written.append((entries, written)))
        return len(read)

    def acknowledge(self) -> None:
        """Acknowledge the entries that are in the lists."""
        while self._written:
            entries, written = self._written[0]
            ids = set(map(_id, entries))
            if written:
                self._feed.ack(entries)
                self._queued -= ids
            self._handed -= ids
            self._written.popleft()


def queue_jobs(entries: Iterable[FeedEntry], queues: Queues) -> None:
    """Queue the jobs that games wait for."""
    for entry in newest_entries(entries):
        if job := job_to_queue(entry):
            bots_only = has_no_people(seat.kind for seat in entry.summary.seats)
            enqueue(queues, job, entry.game, entry.version, bots_only=bots_only)


def job_to_queue(entry: FeedEntry) -> str | None:
    """The job that a game waits for. After a bot's command the running bot job continues by itself."""
    job = entry.summary.awaiting.job
    return None if job == "bot" and entry.actor == "bot" else job


def _id(entry: FeedEntry) -> str:
    return f"{entry.partition}:{entry.id}"

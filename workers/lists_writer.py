"""Writes to the lists and to the log of heads in a thread of its own, because each is on one server,
which may be away while the servers of games are not."""

import logging
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from typing import NamedTuple

from events.heads.heads_log import HeadsLog
from events.log.outages import REDIS_ERRORS
from events.projections.feed import FeedEntry
from events.projections.lists import Lists

log = logging.getLogger(__name__)

MAX_ENTRIES = 500
"""Entries written at once."""


class Handed(NamedTuple):
    """Entries of a reader, and whom to tell whether lists and log have them."""

    entries: list[FeedEntry]
    done: Callable[[list[FeedEntry], bool], None]


class ListsWriter:
    """Takes entries from all readers. What cannot be written now comes again from its reader."""

    def __init__(self, lists: Lists, heads: HeadsLog) -> None:
        self._lists = lists
        self._heads = heads
        self._waiting: SimpleQueue[Handed] = SimpleQueue()
        self._failing = False

    def hand_over(self, entries: list[FeedEntry], done: Callable[[list[FeedEntry], bool], None]) -> None:
        """Have entries written; `done` is called with them and whether they were."""
        self._waiting.put(Handed(entries, done))

    def write_next(self, timeout: float) -> None:
        """Write what is waiting, or wait for something."""
        taken = self._take(timeout)
        if taken:
            written = self._write([entry for handed in taken for entry in handed.entries])
            for handed in taken:
                handed.done(handed.entries, written)

    def _take(self, timeout: float) -> list[Handed]:
        taken: list[Handed] = []
        try:
            taken.append(self._waiting.get(timeout=timeout))
            while sum(len(handed.entries) for handed in taken) < MAX_ENTRIES:
                taken.append(self._waiting.get_nowait())
        except Empty:
            pass
        return taken

    def _write(self, entries: list[FeedEntry]) -> bool:
        try:
            summaries = [entry.summary for entry in newest_entries(entries)]
            self._lists.apply(summaries)
            self._heads.append(summaries)
        except REDIS_ERRORS as error:
            if not self._failing:
                log.warning("cannot write the lists (%s); trying again", error)
            self._failing = True
            return False
        self._failing = False
        return True


def newest_entries(entries: Iterable[FeedEntry]) -> list[FeedEntry]:
    """The newest entry of each game, which is the only one that counts."""
    newest: dict[str, FeedEntry] = {}
    for entry in entries:
        if entry.game not in newest or entry.version > newest[entry.game].version:
            newest[entry.game] = entry
    return list(newest.values())

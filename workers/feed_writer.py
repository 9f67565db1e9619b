"""Writes what follows from entries of the feed, each place in a thread of its own: its server may be away
while others are not."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import NamedTuple

import redis

from events.archive.archive_index import ArchiveIndex
from events.fold.summary import GameSummary
from events.heads.heads_log import HeadsLog
from events.log.keys import partition_of
from events.notices.account_stream import AccountStreams
from events.projections.feed import FeedEntry, game_summaries, partition_groups, tournament_summaries
from events.projections.feed_notices import addressed_notices
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.redis.outages import REDIS_ERRORS

log = logging.getLogger(__name__)

MAX_ENTRIES = 500
"""Entries written at once."""

PATIENCE = 2.0
"""Seconds for which a server that has just gone away is asked again: it may be restarting. After that entries
go back to the feed and come again after three seconds, so that they do not pile up here."""
RETRY_SECONDS = 0.1

Done = Callable[[Sequence[FeedEntry], bool], None]
"""Called with entries, and whether they were written."""


class Handed(NamedTuple):
    """Entries of a reader, and whom to tell whether they are written."""

    entries: Sequence[FeedEntry]
    done: Done


class FeedWriter:
    """Takes entries from all readers. What cannot be written now comes again from its reader."""

    def __init__(
        self,
        name: str,
        write: Callable[[Sequence[FeedEntry]], object],
        wants: Callable[[FeedEntry], bool] = lambda _: True,
    ) -> None:
        self.name = name
        self.wants = wants
        """Whether an entry is to be written here."""
        self._write_entries = write
        self._waiting: SimpleQueue[Handed] = SimpleQueue()
        self._failing = False

    def hand_over(self, entries: Sequence[FeedEntry], done: Done) -> None:
        """Have entries written; `done` is called with them and whether they were."""
        self._waiting.put(Handed(entries, done))

    def write_next(self, timeout: float) -> bool:
        """Write what is waiting, or wait for something. Returns whether there was anything."""
        taken = self._take(timeout)
        if taken:
            written = self._write([entry for handed in taken for entry in handed.entries])
            for handed in taken:
                handed.done(handed.entries, written)
        return bool(taken)

    def _take(self, timeout: float) -> list[Handed]:
        taken: list[Handed] = []
        count = 0
        try:
            taken.append(self._waiting.get(timeout=timeout))
            while (count := count + len(taken[-1].entries)) < MAX_ENTRIES:
                taken.append(self._waiting.get_nowait())
        except Empty:
            pass
        return taken

    def _write(self, entries: Sequence[FeedEntry]) -> bool:
        give_up = monotonic() + (0.0 if self._failing else PATIENCE)
        while True:
            try:
                self._write_entries(entries)
            except REDIS_ERRORS as error:
                if monotonic() < give_up:
                    sleep(RETRY_SECONDS)
                    continue
                if not self._failing:
                    log.warning("cannot write %s (%s); trying again", self.name, error)
                self._failing = True
                return False
            self._failing = False
            return True


def open_writers(client: redis.Redis, lists: Lists) -> list[FeedWriter]:
    """The writers of the lists, of notices and of ended games; on a cluster for some partitions each."""
    heads, streams, tournaments = HeadsLog(client), AccountStreams(client), TournamentLists(client)
    groups = partition_groups(client)
    return [
        *(lists_writer(partial(write_lists, lists, tournaments, heads), partitions) for partitions in groups),
        *(notices_writer(streams, partitions) for partitions in groups),
        *(ended_writer(ArchiveIndex(client), partitions) for partitions in groups),
    ]


def lists_writer(write: Callable[[Sequence[FeedEntry]], object], partitions: Sequence[int]) -> FeedWriter:
    """A writer of the lists, of games and tournaments in some partitions."""
    return FeedWriter("the lists", write, lambda entry: entry.partition in partitions)


def write_lists(
    lists: Lists, tournaments: TournamentLists, heads: HeadsLog, entries: Sequence[FeedEntry]
) -> None:
    """Write the newest summaries to the lists, and the heads of what is over to their log."""
    newest = newest_entries(entries)
    games, played = game_summaries(newest), tournament_summaries(newest)
    lists.apply(games)
    tournaments.apply(played)
    heads.append(games)
    heads.append(played, "tournament")


def notices_writer(streams: AccountStreams, partitions: Sequence[int]) -> FeedWriter:
    """A writer of the notices of players in some partitions."""
    return FeedWriter(
        "notices",
        lambda entries: streams.write(addressed_notices(entries), partitions),
        lambda entry: any(partition_of(to) in partitions for notice in entry.notices for to in notice.to),
    )


def ended_writer(index: ArchiveIndex, partitions: Sequence[int]) -> FeedWriter:
    """A writer of the games that are over, in some partitions, so that they are archived later."""

    def write(entries: Sequence[FeedEntry]) -> None:
        ended = [(summary.id, summary.updated) for summary in game_summaries(entries) if summary.head]
        index.note_ended(ended, partitions)

    def wants(entry: FeedEntry) -> bool:
        over = isinstance(entry.summary, GameSummary) and entry.summary.head is not None
        return over and partition_of(entry.subject) in partitions

    return FeedWriter("games that are over", write, wants)


def newest_entries(entries: Iterable[FeedEntry]) -> list[FeedEntry]:
    """The newest entry of each game and tournament, which is the only one that counts."""
    newest: dict[tuple[str, str], FeedEntry] = {}
    for entry in entries:
        known = newest.get((entry.kind, entry.subject))
        if known is None or entry.version > known.version:
            newest[entry.kind, entry.subject] = entry
    return list(newest.values())

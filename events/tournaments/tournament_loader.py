"""Loads tournaments: from the cached fold, else from the newest snapshot, else from the first record."""

from collections.abc import Callable, Iterator, Sequence

import redis

from events.errors import NotFound
from events.fold.cache import LruCache
from events.fold.loader import with_pauses
from events.fold.snapshots import write_snapshots
from events.log.keys import tournament_keys
from events.log.record import Record, StoredRecord
from events.log.stream import MAX_CONFLICT_RECORDS, read_pages
from events.tournaments.folded_tournament import (
    FoldedTournament,
    fold_first,
    fold_tail,
    walk,
    walk_from_start,
)
from events.tournaments.tournament_snapshots import (
    SNAPSHOT_EVERY,
    pack_tournament,
    read_tournament_snapshot,
)


class TournamentLoader:
    """Folds the tournaments of one Redis and keeps the most recently used ones in memory."""

    def __init__(self, client: redis.Redis, cache_size: int, pause: Callable[[], None]) -> None:
        self.cache: LruCache[str, FoldedTournament] = LruCache(cache_size)
        self._client = client
        self._pause = pause

    def load(self, tournament_id: str) -> FoldedTournament:
        """The tournament at its newest version; reads only what is newer than the cached fold."""
        folded = self._fold_up_to(tournament_id, None)
        if folded is None:
            raise NotFound(f"there is no tournament {tournament_id}")
        self.cache.put(tournament_id, folded)
        return folded

    def load_at(self, tournament_id: str, version: int) -> FoldedTournament:
        """The tournament at a version."""
        folded = self._fold_up_to(tournament_id, version) if version > 0 else None
        if folded is None or folded.version != version:
            raise NotFound(f"{tournament_id} has no version {version}")
        return folded

    def walk(self, tournament_id: str, after: int, last: int) -> Iterator[tuple[Record, FoldedTournament]]:
        """Each record after one version up to another, with the tournament after it."""
        records = self.stored_records(tournament_id, after + 1, last)
        return (
            walk(self.load_at(tournament_id, after), records)
            if after
            else walk_from_start(tournament_id, records)
        )

    def stored_records(self, tournament_id: str, first: int, last: int | None) -> Iterator[StoredRecord]:
        """The records from one version to another, with pauses."""
        return with_pauses(self._pause, read_pages(self._client, tournament_keys(tournament_id), first, last))

    def catch_up(self, folded: FoldedTournament, newer: Sequence[StoredRecord]) -> FoldedTournament:
        """The newest version, given the records that a failed append returned: `folded`'s own and later."""
        if 1 < len(newer) < MAX_CONFLICT_RECORDS and newer[0].hash == folded.head:
            newest = fold_tail(folded, newer[1:])
            self.cache.put(folded.id, newest)
            return newest
        return self.load(folded.id)

    def _fold_up_to(self, tournament_id: str, last: int | None) -> FoldedTournament | None:
        """The tournament at a version, or at the newest one if it has no such version; None without any."""
        cached = self.cache.get(tournament_id)
        if cached and (last is None or cached.version <= last):
            found = self._fold_from(cached, last)
            if found:
                return found
        snapshot = read_tournament_snapshot(self._client, tournament_keys(tournament_id), last)
        found = self._fold_from(snapshot, last) if snapshot else None
        return found or self._fold_whole(tournament_id, last)

    def _fold_from(self, start: FoldedTournament, last: int | None) -> FoldedTournament | None:
        """Fold all later records; None if the stream has another record at the version of `start`."""
        records = self.stored_records(start.id, start.version, last)
        own = next(records, None)
        return fold_tail(start, records) if own and own.hash == start.head else None

    def _fold_whole(self, tournament_id: str, last: int | None) -> FoldedTournament | None:
        """Fold from the first record, and keep a snapshot if that took long."""
        records = self.stored_records(tournament_id, 1, last)
        first = next(records, None)
        if first is None:
            return None
        folded = fold_tail(fold_first(tournament_id, first), records)
        if folded.version > SNAPSHOT_EVERY:
            # Any snapshot of a later version than the newest belongs to a log that was deleted.
            until = folded.version if last else float("inf")
            packed = {folded.version: pack_tournament(folded)}
            write_snapshots(self._client, tournament_keys(tournament_id), packed, folded.version, until)
        return folded

"""Loads games: from the cached fold, else from the newest snapshot, else from the first record."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from threading import Lock

import redis

from events.errors import NotFound
from events.fold.cache import LruCache
from events.fold.folded_game import (
    ComposedGames,
    FoldedGame,
    fold_tail,
    trim_undo_log,
    walk,
    walk_from_start,
)
from events.fold.snapshots import (
    SNAPSHOT_EVERY,
    StoredVersion,
    is_snapshot_due,
    pack_snapshot,
    read_newest,
    read_with_tail,
    unpack_snapshot,
    write_snapshots,
)
from events.fold.undo_log import CROSSES_BARRIER, UndoLogTooShort
from events.log.codec import Codec, Upcasters, decode_creation
from events.log.keys import game_keys
from events.log.record import Record, StoredRecord
from events.log.stream import MAX_CONFLICT_RECORDS, PAGE_SIZE, read_page, read_pages, read_remaining
from games.kernel.title import Title

SLICE = 64
"""Records folded without a pause: a few milliseconds, so that a long game does not stop other requests."""


class GameLoader:
    """Folds the games of one Redis and keeps the most recently used ones in memory."""

    def __init__(
        self,
        client: redis.Redis,
        titles: Mapping[str, Title],
        upcasters: Mapping[str, Upcasters],
        cache_size: int,
        pause: Callable[[], None],
    ) -> None:
        self.composed = ComposedGames(titles, upcasters)
        self.cache: LruCache[str, FoldedGame] = LruCache(cache_size)
        self._client = client
        self._pause = pause
        self._folding = Lock()
        """Held while a game is folded from its first record. Whoever waited for it looks again."""

    def load(self, game_id: str) -> FoldedGame:
        """The game at its newest version; reads only what is newer than the cached fold."""
        cached = self.cache.get(game_id)
        tail = read_page(self._client, game_keys(game_id), cached.version) if cached else []
        return self._bring_up_to_date(game_id, cached, tail)

    def load_versions(self, game_id: str, *versions: int) -> list[FoldedGame]:
        """The game at its newest version, then at each of the given versions.

        This takes one round trip if the game is cached and has the snapshots.
        """
        cached = self.cache.get(game_id) or self.load(game_id)
        wanted = [version for version in versions if version > 0]
        tail, stored = read_with_tail(self._client, game_keys(game_id), cached.version, wanted)
        newest = self._bring_up_to_date(game_id, cached, tail)
        for version in versions:
            if not 0 < version <= newest.version:
                raise NotFound(f"{game_id} has no version {version}")
        found = self._fold_versions(newest, stored)
        found[newest.version] = newest
        if missing := [version for version in versions if version not in found]:
            found |= self._restore_versions(newest, missing)
        return [newest, *[found[version] for version in versions]]

    def catch_up(self, folded: FoldedGame, newer: Sequence[StoredRecord]) -> FoldedGame:
        """The newest version, given the records that a failed append returned: `folded`'s own and later."""
        if 1 < len(newer) < MAX_CONFLICT_RECORDS and newer[0].hash == folded.head:
            with suppress(UndoLogTooShort):
                return self.fold_newer(folded, newer[1:])
        return self.load(folded.id)

    def fold_newer(self, folded: FoldedGame, newer: Sequence[StoredRecord]) -> FoldedGame:
        """The game after further records, which is kept in memory. Raises what folding raises."""
        newest = fold_tail(folded, newer)
        self.cache.put(folded.id, trim_undo_log(newest))
        return newest

    def with_undo_log(self, folded: FoldedGame, past_barriers: bool) -> FoldedGame:
        """The game with an undo log as long as its undo policy needs, or back to the start of play."""
        if _has_undo_log(folded, past_barriers):
            return folded
        with self._folding:
            cached = self.cache.get(folded.id)
            if cached and cached.head == folded.head and _has_undo_log(cached, past_barriers):
                return cached
            folded = self._fold_from_start(folded.id, folded.version, past_barriers)
        if cached is None or cached.version <= folded.version:
            self.cache.put(folded.id, trim_undo_log(folded))
        return folded

    def codec(self, game_id: str) -> Codec:
        """The codec of a game's messages."""
        folded = self.cache.get(game_id)
        if folded is not None:
            return folded.codec
        first = read_page(self._client, game_keys(game_id), 1, limit=1)
        if not first:
            raise NotFound(f"there is no game {game_id}")
        return self.composed.compose(decode_creation(first[0].entry))[1]

    def stored_records(self, game_id: str, last: int) -> Iterator[StoredRecord]:
        """The records of a game up to a version, with pauses."""
        return with_pauses(self._pause, read_pages(self._client, game_keys(game_id), 1, last))

    def walk(self, game_id: str, after: int, last: int) -> Iterator[tuple[Record, FoldedGame]]:
        """Each record after one version up to another, with the game after it."""
        done = after
        if after:
            records = with_pauses(self._pause, read_pages(self._client, game_keys(game_id), after + 1, last))
            with suppress(UndoLogTooShort):
                for record, folded in walk(self.load_versions(game_id, after)[1], records):
                    done = record.version
                    yield record, folded
                return
        records = with_pauses(self._pause, read_pages(self._client, game_keys(game_id), 1, last))
        whole = walk_from_start(self.composed, game_id, records)
        yield from ((record, folded) for record, folded in whole if record.version > done)

    def _bring_up_to_date(
        self, game_id: str, cached: FoldedGame | None, tail: list[StoredRecord]
    ) -> FoldedGame:
        """The newest version, from the cached fold and its tail if possible, else from the snapshot."""
        folded = self._fold_remaining(cached, tail) if cached else None
        if folded is None:
            first, snapshot = read_newest(self._client, game_keys(game_id))
            start = unpack_snapshot(snapshot, self.composed.fold_first(game_id, first)) if first else None
            newer = read_page(self._client, game_keys(game_id), start.version) if start else []
            folded = self._fold_remaining(start, newer) if start else None
            if start and folded and folded.version - start.version > SNAPSHOT_EVERY:
                self._write_newest(folded)
        folded = folded or self._fold_whole(game_id, cached)
        self.cache.put(game_id, folded)
        return folded

    def _fold_whole(self, game_id: str, outdated: FoldedGame | None) -> FoldedGame:
        """The newest version, folded from the first record; or the fold of another caller who was first."""
        with self._folding:
            cached = self.cache.get(game_id)
            if cached and cached is not outdated:
                tail = read_page(self._client, game_keys(game_id), cached.version)
                if folded := self._fold_remaining(cached, tail):
                    return folded
            folded = trim_undo_log(self._fold_from_start(game_id, None))
            self._write_newest(folded)
            self.cache.put(game_id, folded)
            return folded

    def _write_newest(self, folded: FoldedGame) -> None:
        """Write the newest snapshot. Any later one belongs to a log that was deleted."""
        packed = {folded.version: pack_snapshot(folded)}
        write_snapshots(self._client, game_keys(folded.id), packed, folded.version, float("inf"))

    def _fold_remaining(self, folded: FoldedGame, page: list[StoredRecord]) -> FoldedGame | None:
        """Fold a page of records, whose first is `folded`'s own, and all later ones.

        None if the stream has another record at that version, or if the undo log is too short.
        """
        records = with_pauses(self._pause, read_remaining(self._client, game_keys(folded.id), page))
        own = next(records, None)
        with suppress(UndoLogTooShort):
            return fold_tail(folded, records) if own and own.hash == folded.head else None
        return None

    def _fold_versions(self, newest: FoldedGame, stored: Iterable[StoredVersion]) -> dict[int, FoldedGame]:
        """The versions that a snapshot, or the start of the game, and the records after it lead to."""
        folded = [self._fold_version(newest, snapshot, records) for snapshot, records in stored]
        return {then.version: then for then in folded if then}

    def _fold_version(
        self, newest: FoldedGame, snapshot: bytes, records: Sequence[StoredRecord]
    ) -> FoldedGame | None:
        """The game after some records; None if the snapshot is not one of this log, or not near enough."""
        start = unpack_snapshot(snapshot, newest) if snapshot else None
        if start is None and records and records[0].version == 1:
            start = self.composed.fold_first(newest.id, records[0])
        own = next((at for at, stored in enumerate(records) if start and stored.hash == start.head), None)
        if start is None or own is None or records[own].version != start.version:
            return None
        with suppress(UndoLogTooShort):
            return fold_tail(start, records[own + 1 :])
        return None

    def _restore_versions(self, newest: FoldedGame, versions: Sequence[int]) -> dict[int, FoldedGame]:
        """Versions of a game whose snapshots are missing.

        The game is folded from its first record to the end of the last page with such a version, and all
        snapshots of these pages are written, so that reading one version after the other folds it once per
        page.
        """
        with self._folding:
            keys = game_keys(newest.id)
            _, stored = read_with_tail(self._client, keys, newest.version, versions)
            found = self._fold_versions(newest, stored)
            missing = {*versions} - {*found}
            pages: dict[int, dict[int, bytes]] = {_page(version): {} for version in missing}

            def on_version(record: Record, folded: FoldedGame) -> None:
                if record.version in missing:
                    found[record.version] = folded
                page = pages.get(_page(record.version))
                if page is not None and is_snapshot_due(record.version, record.events):
                    page[record.version] = pack_snapshot(folded)

            if missing:
                last = min(newest.version, max(pages) * PAGE_SIZE + PAGE_SIZE)
                self._fold_from_start(newest.id, last, on_version=on_version)
            for page, restored in pages.items():
                write_snapshots(self._client, keys, restored, page * PAGE_SIZE + 1, (page + 1) * PAGE_SIZE)
            return found

    def _fold_from_start(
        self,
        game_id: str,
        last: int | None,
        past_barriers: bool = False,
        on_version: Callable[[Record, FoldedGame], None] = lambda _record, _folded: None,
    ) -> FoldedGame:
        """The game folded from its first record, with a complete undo log."""
        with suppress(UndoLogTooShort):
            return self._fold_all(game_id, last, past_barriers, on_version)
        return trim_undo_log(self._fold_all(game_id, last, True, on_version))

    def _fold_all(
        self,
        game_id: str,
        last: int | None,
        past_barriers: bool,
        on_version: Callable[[Record, FoldedGame], None],
    ) -> FoldedGame:
        records = with_pauses(self._pause, read_pages(self._client, game_keys(game_id), 1, last))
        first = next(records, None)
        if first is None:
            raise NotFound(f"there is no game {game_id}")
        folded = self.composed.fold_first(game_id, first, past_barriers)
        on_version(folded.codec.decode(first.entry, first.hash), folded)
        for record, after in walk(folded, records):
            on_version(record, after)
            folded = after
        return folded


def with_pauses(pause: Callable[[], None], records: Iterable[StoredRecord]) -> Iterator[StoredRecord]:
    """The records, with a pause after each slice of them."""
    for count, stored in enumerate(records, 1):
        yield stored
        if count % SLICE == 0:
            pause()


def _has_undo_log(folded: FoldedGame, past_barriers: bool) -> bool:
    """Whether a game has an undo log as long as its undo policy needs, or back to the start of play."""
    undo_log = folded.undo_log
    too_short = (past_barriers or folded.table.undo in CROSSES_BARRIER) and not undo_log.past_barriers
    return undo_log.complete and not too_short


def _page(version: int) -> int:
    return (version - 1) // PAGE_SIZE

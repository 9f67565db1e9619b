"""The games of one Redis: read folded, read as records, and appended to."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import time_ns
from typing import cast

import redis

from events.errors import NotFound
from events.fold.cache import LruCache
from events.fold.folded_game import ComposedGames, FoldedGame, fold_tail, trim_undo_log
from events.fold.snapshots import (
    SNAPSHOT_TTL,
    fingerprint,
    pack_snapshot,
    read_newest,
    read_with_tail,
    unpack_snapshot,
    write_snapshots,
)
from events.fold.summary import encode_summary, summarize
from events.fold.undo_context import UndoContext
from events.fold.undo_log import CROSSES_BARRIER, UndoLogTooShort
from events.log.append import Appended, Appender, NewRecord
from events.log.codec import UPCASTERS, Codec, Upcasters, creation_of
from events.log.keys import game_keys
from events.log.record import Record, Stored
from events.log.stream import (
    MOST_SINCE,
    PAGE,
    parse_entries,
    read_onward,
    read_page,
    read_pages,
)
from games.kernel.title import Title


class Store:
    """One per process: the client, and a bounded number of games kept folded."""

    def __init__(
        self,
        client: redis.Redis,
        titles: Mapping[str, Title],
        *,
        cached: int = 512,
        upcasters: Mapping[str, Upcasters] = UPCASTERS,
        now: Callable[[], int] = lambda: time_ns() // 1_000_000,
    ) -> None:
        self.client = client
        self.now = now
        """The service's clock, in milliseconds."""
        self.titles = titles
        self.games = ComposedGames(titles, upcasters)
        self._tables: LruCache[str, FoldedGame] = LruCache(cached)
        self._seeds: LruCache[str, bytes] = LruCache(4 * cached)
        self._appender = Appender(client, SNAPSHOT_TTL)
        fingerprint()  # taken when the process starts: later the sources may be others than those that run

    def load(self, game_id: str) -> FoldedGame:
        """The game as it stands now; only what is new since the cached fold is read."""
        known = self._tables.get(game_id)
        return self._current(game_id, known, read_page(self.client, game_id, known.version) if known else [])

    def load_versions(self, game_id: str, *versions: int) -> list[FoldedGame]:
        """The game as it stands now, then as it stood at each of some versions.

        That takes one round trip where the game is known already and their snapshots are there.
        """
        known = self._tables.get(game_id) or self.load(game_id)
        asked = [version for version in versions if version > 0]
        tail, snapshots = read_with_tail(self.client, game_id, known.version, asked)
        now = self._current(game_id, known, tail)
        for version in versions:
            if not 0 < version <= now.version:
                raise NotFound(f"{game_id} has no version {version}")
        found = {then.version: then for made in snapshots if (then := unpack_snapshot(made, now))}
        found[now.version] = now
        missing = [version for version in versions if version not in found]
        if missing:
            found |= self._from_nothing(game_id, missing)
        return [now, *[found[version] for version in versions]]

    def load_at(self, game_id: str, version: int) -> FoldedGame:
        """The game as it stood at a version."""
        return self.load_versions(game_id, version)[1]

    def exists(self, game_id: str) -> bool:
        """Whether there is such a game."""
        return bool(self.client.exists(game_keys(game_id).log))

    def cached(self, game_id: str) -> FoldedGame | None:
        """The game as this process saw it last; others may have written since."""
        return self._tables.get(game_id)

    def records(self, game_id: str, after: int = 0, limit: int = 100) -> list[Record]:
        """The records after a version, oldest first."""
        codec = self._codec(game_id)
        found = read_page(self.client, game_id, after + 1, limit=limit)
        return [codec.record(stored.entry, stored.hash) for stored in found]

    def seed(self, game_id: str) -> bytes:
        """The secret a game's draws come from."""
        seed = self._seeds.get(game_id)
        if seed is None:
            seed = cast("bytes | None", self.client.get(game_keys(game_id).seed))
            if seed is None:
                raise NotFound(f"there is no game {game_id}")
            self._seeds.put(game_id, seed)
        return seed

    def append(
        self, after: FoldedGame, prev: str, entry: bytes, scoped_id: str, actor_kind: str, seed: bytes = b""
    ) -> Appended:
        """Append the record that leads to `after`, unless its id is known or another writer was first."""
        appended = self._appender.append(
            NewRecord(
                game=after.id,
                version=after.version,
                prev=prev,
                entry=entry,
                hash=after.head,
                scoped_id=scoped_id,
                actor_kind=actor_kind,
                summary=encode_summary(summarize(after)),
                snapshot=pack_snapshot(after),
                seed=seed,
            )
        )
        if appended.outcome == "appended":
            self._tables.put(after.id, trim_undo_log(after))
        return appended

    def catch_up(self, folded: FoldedGame, since: Sequence[Stored]) -> FoldedGame:
        """The game as it stands now, given the records since a fold that came too late."""
        if 1 < len(since) < MOST_SINCE and since[0].hash == folded.head:
            with suppress(UndoLogTooShort):
                now = fold_tail(folded, since[1:])
                self._tables.put(folded.id, now)
                return now
        return self.load(folded.id)

    def known(self, game_id: str, scoped_id: str) -> int | None:
        """The version a command id led to."""
        version = cast("bytes | None", self.client.hget(game_keys(game_id).ids, scoped_id))
        return None if version is None else int(version)

    def ctx(self, folded: FoldedGame, deep: bool = False) -> UndoContext:
        """The game with a trail that reaches as far back as its undo policy may need, or to the start."""
        far = deep or folded.table.undo in CROSSES_BARRIER
        if (far and not folded.undo_log.deep) or not folded.undo_log.whole:
            folded = self._whole(folded.id, folded.version, deep)
            known = self._tables.get(folded.id)
            if known is None or known.version <= folded.version:
                self._tables.put(folded.id, trim_undo_log(folded))
        return UndoContext(folded, lambda versions: self._records(folded, versions))

    def _records(self, folded: FoldedGame, versions: Sequence[int]) -> list[Record]:
        pipeline = self.client.pipeline(transaction=False)
        for version in versions:
            pipeline.xrange(game_keys(folded.id).log, f"{version}-0", f"{version}-0")
        found = [stored for entries in pipeline.execute() for stored in parse_entries(entries)]
        return [folded.codec.record(stored.entry, stored.hash) for stored in found]

    def _current(self, game_id: str, known: FoldedGame | None, tail: list[Stored]) -> FoldedGame:
        """The game as it stands, from a fold and the records since then, or else from its newest snapshot."""
        folded = self._continued(known, tail) if known else None
        if folded is None:
            first, snapshot = read_newest(self.client, game_id)
            start = unpack_snapshot(snapshot, self.games.begin(game_id, first)) if first else None
            since = read_page(self.client, game_id, start.version) if start else []
            folded = self._continued(start, since) if start else None
        if folded is None:
            folded = trim_undo_log(self._whole(game_id, None))
            write_snapshots(self.client, game_id, {folded.version: pack_snapshot(folded)})
        self._tables.put(game_id, folded)
        return folded

    def _continued(self, folded: FoldedGame, found: list[Stored]) -> FoldedGame | None:
        """The fold with its tail; None when the stream or the trail does not hold what is needed."""
        tail = read_onward(self.client, folded.id, found)
        here = next(tail, None)
        with suppress(UndoLogTooShort):
            return fold_tail(folded, tail) if here and here.hash == folded.head else None
        return None

    def _from_nothing(self, game_id: str, versions: Sequence[int]) -> dict[int, FoldedGame]:
        """Some versions of a game, folded from its first record; leaves the snapshots of all."""
        found: dict[int, FoldedGame] = {}
        made: dict[int, bytes] = {}

        def passed(folded: FoldedGame) -> None:
            if folded.version in versions:
                found[folded.version] = folded
            made[folded.version] = pack_snapshot(folded)
            if len(made) == PAGE:
                write_snapshots(self.client, game_id, made)
                made.clear()

        self._whole(game_id, None, passed=passed)
        write_snapshots(self.client, game_id, made)
        return found

    def _whole(
        self,
        game_id: str,
        last: int | None,
        deep: bool = False,
        passed: Callable[[FoldedGame], None] = lambda _: None,
    ) -> FoldedGame:
        """The game folded from its first record, with a whole trail."""
        with suppress(UndoLogTooShort):
            return self._fold_all(game_id, last, deep, passed)
        return trim_undo_log(self._fold_all(game_id, last, True, passed))

    def _fold_all(
        self, game_id: str, last: int | None, deep: bool, passed: Callable[[FoldedGame], None]
    ) -> FoldedGame:
        stored = read_pages(self.client, game_id, 1, last)
        first = next(stored, None)
        if first is None:
            raise NotFound(f"there is no game {game_id}")
        folded = self.games.begin(game_id, first, deep)
        passed(folded)
        for one in stored:
            folded = fold_tail(folded, (one,))
            passed(folded)
        return folded

    def _codec(self, game_id: str) -> Codec:
        folded = self._tables.get(game_id)
        if folded is not None:
            return folded.codec
        first = read_page(self.client, game_id, 1, limit=1)
        if not first:
            raise NotFound(f"there is no game {game_id}")
        return self.games.of(creation_of(first[0].entry))[1]

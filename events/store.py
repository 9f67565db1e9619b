"""The games of one Redis: read folded, read as records, and appended to."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from time import monotonic, time_ns
from typing import Any, Literal, cast

import msgspec
import redis

from events.codec import UPCASTERS, Codec, Upcasters, creation_of
from events.errors import NotFound
from events.keys import game_keys
from events.loaded import INTERVAL, Games, Loaded, Stored, advance, shallow
from events.lru import Lru
from events.record import Record
from events.rows import encode_row, row_of
from events.scripts import script
from events.snapshots import fingerprint, packed, unpacked, write_snapshots
from events.streams import (
    MOST_SINCE,
    PAGE,
    Found,
    Stretch,
    as_stored,
    from_script,
    onward,
    page,
    pages,
    stretches,
)
from events.trail import FAR, Beyond, trimmed
from events.undo import Past
from games.kernel.title import Title

__all__ = ["Loaded", "Store"]

LONGEST_BLOCK = 5.0
"""Seconds a single blocking read may last, well below the connection's timeout."""

EARLIER = 2048
"""Earlier folds a process keeps, of all games together."""

Appended = Literal[b"appended", b"known", b"conflict"]


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
        self.games = Games(titles, upcasters)
        self._tables: Lru[str, Loaded] = Lru(cached)
        self._earlier: Lru[tuple[str, int], tuple[object, Loaded]] = Lru(EARLIER)
        self._lineages: Lru[str, object] = Lru(cached)
        self._seeds: Lru[str, bytes] = Lru(4 * cached)
        self._append = client.register_script(script("append"))
        self._near = client.register_script(script("near"))
        fingerprint()  # taken when the process starts: later the sources may be others than those that run

    def load(self, game_id: str, *earlier: int) -> Loaded:
        """The game as it stands now; only what is new since the cached fold is read.

        Earlier versions named here are read in the same round trip, so that `load_at` finds them folded.
        """
        known = self._tables.get(game_id)
        loaded = self._continued(known, earlier) if known else None
        if loaded is None or self._lineages.get(game_id) is None:
            # Whatever was put aside so far may come from another stream than this one.
            self._lineages.put(game_id, object())
        if loaded is None:
            loaded = shallow(self._fold(game_id))
        self._tables.put(game_id, loaded)
        return loaded

    def exists(self, game_id: str) -> bool:
        """Whether there is such a game."""
        return bool(self.client.exists(game_keys(game_id).log))

    def cached(self, game_id: str) -> Loaded | None:
        """The game as this process saw it last; others may have written since."""
        return self._tables.get(game_id)

    def load_at(self, game_id: str, version: int) -> Loaded:
        """The game as it stood at a version."""
        known = self._tables.get(game_id)
        if known and known.version == version:
            return known
        loaded = self._aside(game_id, version) if known else None
        if loaded is None and version > 0:
            loaded = self._fold(game_id, version)
        if loaded is None or loaded.version != version:
            raise NotFound(f"{game_id} has no version {version}")
        return loaded

    def records(self, game_id: str, after: int = 0, limit: int = 100) -> list[Record]:
        """The records after a version, oldest first."""
        codec = self._codec(game_id)
        found = page(self.client, game_id, after + 1, limit=limit)
        return [codec.record(stored.entry, stored.hash) for stored in found]

    def wait(self, game_id: str, after: int, timeout: float) -> list[Record]:
        """The records after a version as soon as there are any; none when the time is over."""
        codec = self._codec(game_id)
        log, until = game_keys(game_id).log, monotonic() + timeout
        while True:
            left = min(until - monotonic(), LONGEST_BLOCK)
            # Redis takes a block of 0 for "for ever".
            block = max(1, int(left * 1000)) if left > 0 else None
            answer = cast("Any", self.client.xread({log: f"{after}-0"}, count=PAGE, block=block))
            if answer:
                return [codec.record(stored.entry, stored.hash) for stored in as_stored(answer[0][1])]
            if block is None:
                return []

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
        self, after: Loaded, prev: str, entry: bytes, scoped_id: str, by: str, seed: bytes = b""
    ) -> tuple[Appended, int, list[Stored]]:
        """Append a record that leads to `after`, unless its id is known or somebody else was first.

        Whoever was too late gets the records since then.
        """
        keys, row = game_keys(after.id), encode_row(row_of(after))
        snapshot = packed(after) if after.snapshot == after.version else b""
        outcome, number, *since = cast(
            "tuple[Appended, int, list[Any]]",
            self._append(
                (keys.log, keys.ids, keys.feed, keys.games, keys.seed, keys.snap),
                (after.version, prev, entry, after.head, scoped_id, after.id, row, by, seed, snapshot),
            ),
        )
        if outcome == b"appended":
            self._tables.put(after.id, shallow(after))
        return outcome, number, from_script(since[0]) if since else []

    def caught_up(self, loaded: Loaded, since: Sequence[Stored]) -> Loaded:
        """The game as it stands now, given the records since a fold that came too late."""
        if 1 < len(since) < MOST_SINCE and since[0].hash == loaded.head:
            with suppress(Beyond):
                now = advance(loaded, since[1:])
                self._tables.put(loaded.id, now)
                return now
        return self.load(loaded.id)

    def known(self, game_id: str, scoped_id: str) -> int | None:
        """The version a command id led to."""
        version = cast("bytes | None", self.client.hget(game_keys(game_id).ids, scoped_id))
        return None if version is None else int(version)

    def past(self, loaded: Loaded, deep: bool = False) -> Past:
        """The game with a trail that reaches as far back as its undo policy may need, or to the start."""
        far = deep or loaded.table.undo in FAR
        if (far and not loaded.trail.deep) or not loaded.trail.whole:
            loaded = self._whole(loaded.id, loaded.version, deep)
            known = self._tables.get(loaded.id)
            if known is None or known.version <= loaded.version:
                self._tables.put(loaded.id, shallow(loaded))
        return Past(loaded, lambda versions: self._records(loaded, versions))

    def _records(self, loaded: Loaded, versions: Sequence[int]) -> list[Record]:
        pipeline = self.client.pipeline(transaction=False)
        for version in versions:
            pipeline.xrange(game_keys(loaded.id).log, f"{version}-0", f"{version}-0")
        found = [stored for entries in pipeline.execute() for stored in as_stored(entries)]
        return [loaded.codec.record(stored.entry, stored.hash) for stored in found]

    def _continued(self, loaded: Loaded, earlier: Sequence[int]) -> Loaded | None:
        """The fold with its tail; None when the stream or the trail does not hold what is needed."""
        missing = [v for v in earlier if 0 < v < loaded.version and not self._aside(loaded.id, v)]
        missing.sort(reverse=True)
        if missing:
            tail = self._with_earlier(loaded, missing)
        else:
            tail = pages(self.client, loaded.id, loaded.version)
        here = next(tail, None)
        with suppress(Beyond):
            return advance(loaded, tail) if here and here.hash == loaded.head else None
        return None

    def _with_earlier(self, loaded: Loaded, versions: Sequence[int]) -> Iterator[Stored]:
        """The records from a fold's own on; earlier versions are folded and put aside on the way."""
        asked = [Stretch(first=loaded.version), *(Stretch(version, version) for version in versions)]
        here, *found = stretches(self._near, loaded.id, asked)
        for version, near in zip(versions, found, strict=True):
            # The way to a later version may have passed this one.
            start = None if self._aside(loaded.id, version) else self._start(loaded.id, near, loaded)
            with suppress(Beyond):
                if start is not None:
                    self._advanced(start, near.records[1:], version)
        return onward(self.client, loaded.id, here.records)

    def _fold(self, game_id: str, last: int | None = None) -> Loaded:
        """The game up to a version, or as far as it goes, from a snapshot or from nothing."""
        up_to = last
        while True:
            (near,) = stretches(self._near, game_id, [Stretch(up_to, last)])
            loaded = self._start(game_id, near)
            if loaded is None:
                return self._from_nothing(game_id, last)
            tail = onward(self.client, game_id, near.records, last)
            next(tail)
            try:
                return self._advanced(loaded, tail, last)
            except Beyond as beyond:
                up_to = min(beyond.earliest, loaded.version) - 1

    def _start(self, game_id: str, near: Found, other: Loaded | None = None) -> Loaded | None:
        """The fold in a snapshot, if the records go on from it."""
        loaded = unpacked(near.snapshot, self.games, game_id, other) if near.records else None
        return loaded if loaded and near.records[0][::2] == (loaded.version, loaded.head) else None

    def _aside(self, game_id: str, version: int) -> Loaded | None:
        """An earlier version that was folded before, if it comes from the stream that is there now."""
        lineage, found = self._earlier.get((game_id, version)) or (None, None)
        return found if lineage is not None and lineage is self._lineages.get(game_id) else None

    def _advanced(self, loaded: Loaded, tail: Iterable[Stored], last: int | None) -> Loaded:
        """The fold after its tail; on the way to an earlier version, all folds near it are put aside."""
        if last is None:
            return advance(loaded, tail)
        self._put_aside(loaded, last)
        for stored in tail:
            loaded = advance(loaded, (stored,))
            self._put_aside(loaded, last)
        return loaded

    def _put_aside(self, loaded: Loaded, last: int) -> None:
        if last - INTERVAL < loaded.version <= last:
            trail = trimmed(loaded.trail)
            aside = loaded if trail is loaded.trail else msgspec.structs.replace(loaded, trail=trail)
            self._earlier.put((loaded.id, loaded.version), (self._lineages.get(loaded.id), aside))

    def _from_nothing(self, game_id: str, last: int | None) -> Loaded:
        """The game folded from its first record; leaves snapshots for the next reader."""
        folds: dict[int, Loaded] = {}

        def passed(loaded: Loaded) -> None:
            if loaded.snapshot == loaded.version:
                folds[loaded.version] = loaded
            if last is not None:
                self._put_aside(loaded, last)

        loaded = self._whole(game_id, last, passed=passed)
        write_snapshots(self.client, list(folds.values()))
        return loaded

    def _whole(
        self,
        game_id: str,
        last: int | None,
        deep: bool = False,
        passed: Callable[[Loaded], None] = lambda _: None,
    ) -> Loaded:
        """The game folded from its first record, with a whole trail."""
        with suppress(Beyond):
            return self._folded(game_id, last, deep, passed)
        return shallow(self._folded(game_id, last, True, passed))

    def _folded(self, game_id: str, last: int | None, deep: bool, passed: Callable[[Loaded], None]) -> Loaded:
        stored = pages(self.client, game_id, 1, last)
        first = next(stored, None)
        if first is None:
            raise NotFound(f"there is no game {game_id}")
        loaded = self.games.begin(game_id, first, deep)
        passed(loaded)
        for one in stored:
            loaded = advance(loaded, (one,))
            passed(loaded)
        return loaded

    def _codec(self, game_id: str) -> Codec:
        loaded = self._tables.get(game_id)
        if loaded is not None:
            return loaded.codec
        first = page(self.client, game_id, 1, limit=1)
        if not first:
            raise NotFound(f"there is no game {game_id}")
        return self.games.of(creation_of(first[0].entry))[1]

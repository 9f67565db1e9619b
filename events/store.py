"""The games of one Redis: read folded, read as records, and appended to."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from time import monotonic, time_ns
from typing import Any, Literal, cast

import msgspec
import redis

from events.codec import UPCASTERS, Codec, Upcasters, creation_of
from events.errors import NotFound
from events.keys import game_keys
from events.loaded import Games, Loaded, Stored, advance, shallow
from events.lru import Lru
from events.record import Record
from events.rows import encode_row, row_of
from events.scripts import script
from events.snapshots import INTERVAL, Found, read_snapshot, with_trail, write_snapshot
from events.streams import MOST_SINCE, PAGE, as_stored, from_script, page, pages
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

    def load(self, game_id: str) -> Loaded:
        """The game as it stands now; only what is new since the cached fold is read."""
        known = self._tables.get(game_id)
        loaded = self._continued(known) if known else None
        if loaded is None or self._lineages.get(game_id) is None:
            # Whatever was put aside so far may come from another stream than this one.
            self._lineages.put(game_id, object())
        if loaded is None:
            loaded = self._fold(game_id)
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
        loaded = self._from_near(game_id, version) if version > 0 else None
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
        keys = game_keys(after.id)
        row = encode_row(row_of(after))
        outcome, number, *since = cast(
            "tuple[Appended, int, list[Any]]",
            self._append(
                (keys.log, keys.ids, keys.feed, keys.games, keys.seed),
                (after.version, prev, entry, after.head, scoped_id, after.id, row, by, seed),
            ),
        )
        if outcome == b"appended":
            after = shallow(after)
            self._tables.put(after.id, after)
            if after.version % INTERVAL == 0:
                write_snapshot(self.client, after)
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
            loaded = self._from_nothing(loaded.id, loaded.version, deep)
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

    def _continued(self, loaded: Loaded, last: int | None = None) -> Loaded | None:
        """The fold with its tail; None when the stream or the trail does not hold what is needed."""
        with suppress(Beyond):
            return self._with_tail(loaded, last)
        return None

    def _with_tail(self, loaded: Loaded, last: int | None) -> Loaded | None:
        tail = pages(self.client, loaded.id, loaded.version, last)
        here = next(tail, None)
        if here is None or here.hash != loaded.head:
            return None
        return self._advanced(loaded, tail, last)

    def _from_near(self, game_id: str, version: int) -> Loaded | None:
        """An earlier version from a fold that is not far from it, if one is at hand."""
        for near in range(version, max(0, version - INTERVAL), -1):
            lineage, found = self._earlier.get((game_id, near)) or (None, None)
            if found is None:
                continue
            known = self._tables.get(game_id) is not None and lineage is self._lineages.get(game_id)
            return found if known and near == version else self._continued(found, version)
        return None

    def _advanced(self, loaded: Loaded, tail: Iterator[Stored], last: int | None) -> Loaded:
        """The fold after its tail; on the way to an earlier version, all folds near it are put aside."""
        if last is None:
            return advance(loaded, tail)
        for stored in tail:
            loaded = advance(loaded, (stored,))
            self._put_aside(loaded, last)
        return loaded

    def _put_aside(self, loaded: Loaded, last: int) -> None:
        if last - INTERVAL < loaded.version <= last:
            aside = msgspec.structs.replace(loaded, trail=trimmed(loaded.trail))
            self._earlier.put((loaded.id, loaded.version), (self._lineages.get(loaded.id), aside))

    def _fold(self, game_id: str, last: int | None = None) -> Loaded:
        """The game up to a version, or as far as it goes, from a snapshot or from nothing."""
        up_to = last
        while found := read_snapshot(self.client, self.games, game_id, up_to):
            try:
                loaded = self._continued(found.loaded, last) or self._with_trail(found, last)
            except Beyond as beyond:
                up_to = min(beyond.earliest, found.loaded.version) - 1
                continue
            if loaded is None:
                break
            return loaded
        return self._from_nothing(game_id, last)

    def _with_trail(self, found: Found, last: int | None) -> Loaded | None:
        """The fold with its tail once more, now with the trail that an undo in the tail asks for."""
        loaded, steps = found.loaded, found.trail.steps
        if not steps:
            return self._with_tail(loaded, last)
        rebuilt = with_trail(loaded, found.trail, self._records(loaded, [step.version for step in steps]))
        return self._with_tail(rebuilt, last) if rebuilt else None

    def _from_nothing(self, game_id: str, last: int | None, deep: bool = False) -> Loaded:
        """The game folded from its first record, with a whole trail; leaves snapshots for the next reader."""
        with suppress(Beyond):
            return self._folded(game_id, last, deep)
        return shallow(self._folded(game_id, last, deep=True))

    def _folded(self, game_id: str, last: int | None, deep: bool) -> Loaded:
        stored = pages(self.client, game_id, 1, last)
        first = next(stored, None)
        if first is None:
            raise NotFound(f"there is no game {game_id}")
        loaded = self.games.begin(game_id, first, deep)
        for one in stored:
            loaded = advance(loaded, (one,))
            if loaded.version % INTERVAL == 0:
                write_snapshot(self.client, loaded)
            if last is not None:
                self._put_aside(loaded, last)
        return loaded

    def _codec(self, game_id: str) -> Codec:
        loaded = self._tables.get(game_id)
        if loaded is not None:
            return loaded.codec
        first = page(self.client, game_id, 1, limit=1)
        if not first:
            raise NotFound(f"there is no game {game_id}")
        return self.games.of(creation_of(first[0].entry))[1]

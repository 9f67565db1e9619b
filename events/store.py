"""The games of one Redis: read folded, read as records, and appended to."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic, time_ns
from typing import Any, Literal, cast

import redis

from events.codec import UPCASTERS, Codec, Upcasters, creation_of
from events.errors import NotFound
from events.keys import game_keys
from events.loaded import Games, Loaded, Stored, advance, shallow
from events.lru import Lru
from events.record import Record
from events.rows import encode_row, row_of
from events.scripts import script
from events.snapshots import (
    LASTING,
    fingerprint,
    packed,
    read_newest,
    read_with_tail,
    unpacked,
    write_snapshots,
)
from events.streams import (
    MOST_SINCE,
    PAGE,
    as_stored,
    from_script,
    onward,
    page,
    pages,
)
from events.trail import FAR, Beyond
from events.undo import Past
from games.kernel.title import Title

__all__ = ["Loaded", "Store"]

LONGEST_BLOCK = 5.0
"""Seconds a single blocking read may last, well below the connection's timeout."""

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
        self._seeds: Lru[str, bytes] = Lru(4 * cached)
        self._append = client.register_script(script("append"))
        fingerprint()  # taken when the process starts: later the sources may be others than those that run

    def load(self, game_id: str) -> Loaded:
        """The game as it stands now; only what is new since the cached fold is read."""
        known = self._tables.get(game_id)
        return self._current(game_id, known, page(self.client, game_id, known.version) if known else [])

    def load_with(self, game_id: str, *versions: int) -> list[Loaded]:
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
        found = {then.version: then for made in snapshots if (then := unpacked(made, now))}
        found[now.version] = now
        missing = [version for version in versions if version not in found]
        if missing:
            found |= self._from_nothing(game_id, missing)
        return [now, *[found[version] for version in versions]]

    def load_at(self, game_id: str, version: int) -> Loaded:
        """The game as it stood at a version."""
        return self.load_with(game_id, version)[1]

    def exists(self, game_id: str) -> bool:
        """Whether there is such a game."""
        return bool(self.client.exists(game_keys(game_id).log))

    def cached(self, game_id: str) -> Loaded | None:
        """The game as this process saw it last; others may have written since."""
        return self._tables.get(game_id)

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
        outcome, number, *since = cast(
            "tuple[Appended, int, list[Any]]",
            self._append(
                (keys.log, keys.ids, keys.feed, keys.games, keys.seed, keys.snap),
                (
                    after.version,
                    prev,
                    entry,
                    after.head,
                    scoped_id,
                    after.id,
                    row,
                    by,
                    seed,
                    packed(after),
                    LASTING,
                ),
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

    def _current(self, game_id: str, known: Loaded | None, tail: list[Stored]) -> Loaded:
        """The game as it stands, from a fold and the records since then, or else from its newest snapshot."""
        loaded = self._continued(known, tail) if known else None
        if loaded is None:
            first, snapshot = read_newest(self.client, game_id)
            start = unpacked(snapshot, self.games.begin(game_id, first)) if first else None
            since = page(self.client, game_id, start.version) if start else []
            loaded = self._continued(start, since) if start else None
        if loaded is None:
            loaded = shallow(self._whole(game_id, None))
            write_snapshots(self.client, game_id, {loaded.version: packed(loaded)})
        self._tables.put(game_id, loaded)
        return loaded

    def _continued(self, loaded: Loaded, found: list[Stored]) -> Loaded | None:
        """The fold with its tail; None when the stream or the trail does not hold what is needed."""
        tail = onward(self.client, loaded.id, found)
        here = next(tail, None)
        with suppress(Beyond):
            return advance(loaded, tail) if here and here.hash == loaded.head else None
        return None

    def _from_nothing(self, game_id: str, versions: Sequence[int]) -> dict[int, Loaded]:
        """Some versions of a game, folded from its first record; leaves the snapshots of all."""
        found: dict[int, Loaded] = {}
        made: dict[int, bytes] = {}

        def passed(loaded: Loaded) -> None:
            if loaded.version in versions:
                found[loaded.version] = loaded
            made[loaded.version] = packed(loaded)
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

"""Summaries in lists, newest first, in generations: those of games, or those of tournaments."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import merge
from itertools import count
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

import redis

from events.log.scripts import lua_script
from events.projections.indexes import (
    Listed,
    created_in_key,
    cursor_after,
    cursor_from_time,
    parse_cursor,
    sort_key,
)

PREFIX = "wardbook:{lists}:"
GENERATIONS_KEY = f"{PREFIX}generations"
"""Hash: the generation that is read, and the one that a rebuild is building."""
SCAN_BATCH = 200
"""Summaries scanned per round trip when not all of them match the query."""
SCAN_LIMIT = 2000
"""Summaries scanned for one page. If few of them match, the page is short and has a cursor."""
PAGE_SIZE = 1000
"""Summaries with a time that has come read per round trip."""
FIXED_NAMES = ("summaries", "indexes", "waiting", "due", "open", "names", "kinds")
"""The keys of a generation besides its indexes."""


S = TypeVar("S", bound=Listed)
R = TypeVar("R")
T_contra = TypeVar("T_contra", bound=Listed, contravariant=True)


class Query(Protocol[T_contra]):
    """Which summaries a page shows."""

    def matches(self, summary: T_contra, /) -> bool:
        """Whether a summary belongs on the page."""

    def index_names(self, kinds: Iterable[str], /) -> list[str]:
        """The indexes that together hold all matching summaries, given those of kinds of games that exist."""

    def needs_filtering(self) -> bool:
        """Whether the indexes also hold others."""

    def keys(self, after: str | None) -> tuple[str, str]:
        """The range of sort keys to read."""


class Row(NamedTuple):
    """What lists_apply.lua is told about a game or tournament; empty texts for what there is not."""

    id: str
    version: int
    summary: bytes
    sort_key: str
    waits: int | str
    """Since when it waits for a job."""
    due: int | str
    """When its time runs out."""
    open: int | str
    """Of a game, its last change if it is open; of a tournament, until when its games are looked after."""
    indexes: str
    """The names of its indexes."""
    final: str
    """Not empty if it never changes again, so that its indexes need not be remembered."""


class SummaryLists(Generic[S]):
    """The lists of one kind on one Redis. `part`, in the names of their keys, tells the kinds apart."""

    def __init__(self, client: redis.Redis, part: str, decode: Callable[[bytes], S]) -> None:
        self._client = client
        self._part = part
        self._decode = decode
        self._apply = client.register_script(lua_script(__file__, "lists_apply"))
        self._forget = client.register_script(lua_script(__file__, "lists_forget"))

    def _apply_rows(self, rows: Iterable[Row], generation: str) -> int:
        """Write the rows that are newer than the listed ones."""
        arguments = [argument for row in rows for argument in row]
        named = (PREFIX, generation, self._part)
        return int(self._apply((GENERATIONS_KEY,), (*named, *arguments))) if arguments else 0

    def versions(self, ids: Sequence[str]) -> list[int]:
        """The listed version of each id; 0 if it is not listed."""
        found = (
            cast("list[bytes | None]", self._client.hmget(f"{self._own()}summaries", list(ids)))
            if ids
            else []
        )
        return [int(stored.partition(b" ")[0]) if stored else 0 for stored in found]

    def summaries(self, ids: Sequence[str]) -> list[S | None]:
        """The listed summary of each id; None if it is not listed."""
        return self._summaries(self._own(), [id_.encode() for id_ in ids])

    def forget_versions(self, ids: Sequence[str]) -> None:
        """Take the next summary of each id, whatever its version."""
        if ids:
            named = cast("list[bytes]", self._client.hvals(GENERATIONS_KEY))
            for generation in {self.generation(), *(name.decode() for name in named)}:
                self._forget((f"{self._own(generation)}summaries",), ids)

    def _read_page(self, query: Query[S], limit: int, after: str | None) -> tuple[list[S], str | None]:
        """A page, newest first, and the cursor of the next page, if there may be one."""
        start = parse_cursor(after) if after is not None else None
        return self._read_steadily(lambda own: self._page(own, query, limit, start))

    def _read_steadily(self, read: Callable[[str], R]) -> R:
        """Read from the keys with a prefix; again if a rebuild switched generations and removed them."""
        while True:
            generation = self.generation()
            found = read(self._own(generation))
            if self.generation() == generation:
                return found

    def _up_to(self, name: str, latest: Any) -> Iterator[tuple[S, int]]:
        """The summaries in a sorted set with a time up to `latest`, the oldest first.

        Those that leave the set meanwhile may hide others; the next call returns those.
        """
        own = self._own()
        for start in count(0, PAGE_SIZE):
            found = cast(
                "Any",
                self._client.zrangebyscore(
                    own + name, "-inf", latest, start=start, num=PAGE_SIZE, withscores=True
                ),
            )
            summaries = self._summaries(own, [id_ for id_, _ in found])
            yield from (
                (summary, int(at)) for summary, (_, at) in zip(summaries, found, strict=True) if summary
            )
            if len(found) < PAGE_SIZE:
                return

    def generation(self) -> str:
        """The generation that is read."""
        name = cast("bytes | None", self._client.hget(GENERATIONS_KEY, "read"))
        return name.decode() if name else "0"

    def _own(self, generation: str | None = None) -> str:
        """The prefix of the keys of a generation, or of the one that is read."""
        return f"{PREFIX}{generation or self.generation()}:{self._part}"

    def _sort_keys(self, own: str, names: list[str], count: int, range_: tuple[str, str]) -> list[bytes]:
        """The next sort keys of several indexes together, newest first."""
        pipeline: Any = self._client.pipeline(transaction=False)
        for name in names:
            pipeline.zrevrangebylex(own + name, *range_, 0, count)
        return list(dict.fromkeys(merge(*pipeline.execute(), reverse=True)))[:count]

    def _summaries(self, own: str, ids: list[bytes]) -> list[S | None]:
        """The listed summary of each id."""
        if not ids:
            return []
        found = cast("list[bytes | None]", self._client.hmget(f"{own}summaries", ids))
        return [self._decode(stored.partition(b" ")[2]) if stored else None for stored in found]

    def _page(self, own: str, query: Query[S], limit: int, start: str | None) -> tuple[list[S], str | None]:
        found: list[S] = []
        kinds = cast("set[bytes]", self._client.smembers(f"{own}kinds"))
        names = query.index_names(sorted(kind.decode() for kind in kinds))
        count = max(limit + 1, SCAN_BATCH) if query.needs_filtering() else limit + 1
        scanned = 0
        while True:
            keys = self._sort_keys(own, names, count, query.keys(start))
            for summary in self._summaries(own, [key.split(b":", 1)[1] for key in keys]):
                if summary is not None and query.matches(summary):
                    if len(found) == limit:
                        return found, cursor_after(sort_key(found[-1]))
                    found.append(summary)
            if len(keys) < count:
                return found, None
            start, scanned = keys[-1].decode(), scanned + count
            if scanned >= SCAN_LIMIT:
                # The last one may be one the viewer must not know of, so the cursor contains only its
                # creation time. Those found with the same time are left for the next page; there are
                # always fewer of them than we scan.
                created = created_in_key(start)
                return [summary for summary in found if summary.created > created], cursor_from_time(created)

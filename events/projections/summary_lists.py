"""Summaries in lists, newest first, in generations: those of games, or those of tournaments."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import redis

from events.projections.indexes import (
    Listed,
    created_in_key,
    cursor_after,
    cursor_from_time,
    parse_cursor,
    sort_key,
)
from events.projections.storage.list_reader import ListReader
from events.projections.storage.list_writer import ListWriter, Row

SCAN_BATCH = 200
"""Summaries scanned per round trip when not all of them match the query."""
SCAN_LIMIT = 2000
"""Summaries scanned for one page. If few of them match, the page is short and has a cursor."""


S = TypeVar("S", bound=Listed)
T_contra = TypeVar("T_contra", bound=Listed, contravariant=True)


class Query(Protocol[T_contra]):
    """Which summaries a page shows."""

    def matches(self, summary: T_contra, /) -> bool:
        """Whether a summary belongs on the page."""

    def narrow_index(self) -> str | None:
        """The index of a player or tournament that holds all matching summaries, if there is one."""

    def index_names(self, kinds: Iterable[str], /) -> list[str]:
        """Otherwise those that together hold them, given the indexes of all games of a title and status."""

    def needs_filtering(self) -> bool:
        """Whether the indexes also hold others."""

    def keys(self, after: str | None) -> tuple[str, str]:
        """The range of sort keys to read."""


class SummaryLists(Generic[S]):
    """The lists of one kind on one Redis. `part`, in the names of their keys, tells the kinds apart."""

    def __init__(
        self, client: redis.Redis, part: str, decode: Callable[[bytes], S], row: Callable[[S], Row]
    ) -> None:
        self._reader = ListReader(client, part)
        self._writer = ListWriter(client, part)
        self._decode = decode
        self._row = row

    def apply(self, summaries: Iterable[S], generation: str = "both") -> int:
        """Write the summaries that are newer than the listed ones. Returns how many were.

        If a generation is named, only that one is written; -1 if it is no longer the one being built.
        """
        newer, again = self._writer.write(map(self._row, summaries), generation)
        while again:
            listed = [self._row(summary) for summary in self.summaries(list(again)) if summary]
            _, again = self._writer.write(listed, generation, again)
        return newer

    def versions(self, ids: Sequence[str]) -> list[int]:
        """The listed version of each id; 0 if it is not listed."""
        return [int(row.partition(b" ")[0]) if row else 0 for row in self._reader.rows(ids)]

    def summaries(self, ids: Sequence[str]) -> list[S | None]:
        """The listed summary of each id; None if it is not listed."""
        return [self._decode(row.partition(b" ")[2]) if row else None for row in self._reader.rows(ids)]

    def forget_versions(self, ids: Sequence[str]) -> None:
        """Take the next summary of each id, whatever its version."""
        self._writer.forget_versions(ids)

    def _up_to(self, name: str, latest: Any, most: int | None = None) -> list[tuple[S, int]]:
        """The summaries in a sorted set with a time up to `latest`, the oldest first, at most so many.

        Without those on servers of a cluster that are away.
        """
        found = self._reader.up_to(name, latest, most)
        summaries = self.summaries([id_ for id_, _ in found])
        return [(summary, at) for summary, (_, at) in zip(summaries, found, strict=True) if summary]

    def _read_page(self, query: Query[S], limit: int, after: str | None) -> tuple[list[S], str | None]:
        """A page, newest first, and the cursor of the next page, if there may be one."""
        found: list[S] = []
        start = parse_cursor(after) if after is not None else None
        narrow = query.narrow_index()
        names = [narrow] if narrow else query.index_names(self._reader.kinds())
        most = max(limit + 1, SCAN_BATCH) if query.needs_filtering() else limit + 1
        # Most of them match, as a rule.
        count, scanned = min(most, 3 * (limit + 1) // 2), 0
        while True:
            keys = self._reader.sort_keys(names, count, query.keys(start))
            for summary in self.summaries([key.split(b":", 1)[1].decode() for key in keys]):
                if summary is not None and query.matches(summary):
                    if len(found) == limit:
                        return found, cursor_after(sort_key(found[-1]))
                    found.append(summary)
            if len(keys) < count:
                return found, None
            start, scanned, count = keys[-1].decode(), scanned + count, most
            if scanned >= SCAN_LIMIT:
                # The last one may be one the viewer must not know of, so the cursor contains only its
                # creation time. Those found with the same time are left for the next page; there are
                # always fewer of them than we scan.
                created = created_in_key(start)
                return [summary for summary in found if summary.created > created], cursor_from_time(created)

"""The lists: one summary per game, newest first, with the version of the game it was made at."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import merge
from itertools import count, islice
from time import time_ns
from typing import Any, NamedTuple, cast

import redis

from events.fold.summary import GameSummary, decode_summary, encode_summary
from events.log.scripts import lua_script
from events.projections.indexes import (
    ListQuery,
    created_in_key,
    cursor_after,
    cursor_from_time,
    index_names_of,
    open_index,
    parse_cursor,
    sort_key,
)
from events.projections.personal_bests import PersonalBest, best_index, best_indexes, personal_best

PREFIX = "wardbook:{lists}:"
GENERATIONS_KEY = f"{PREFIX}generations"
"""Hash: the generation that is read, and the one that a rebuild is building."""
SCAN_BATCH = 200
"""Games scanned per round trip when not all of them match the query."""
SCAN_LIMIT = 2000
"""Games scanned for one page. If few of them match, the page is short and has a cursor."""
PAGE_SIZE = 1000
"""Waiting or overdue games read per round trip."""


class WaitingGame(NamedTuple):
    """A game that waits for a background job."""

    game: str
    version: int
    job: str
    since_ms: int
    """When the lists received it, by the clock of the process that applied it."""


class OverdueGame(NamedTuple):
    """A game in which the time of a seat, or of the whole open game, has run out."""

    game: str
    version: int
    at: int


class Lists:
    """The lists of one Redis."""

    def __init__(self, client: redis.Redis, now: Callable[[], int] = lambda: time_ns() // 1_000_000) -> None:
        self._client = client
        self._now = now
        self._apply = client.register_script(lua_script(__file__, "lists_apply"))

    def apply(self, summaries: Iterable[GameSummary], generation: str = "both") -> int:
        """Write the summaries that are newer than the listed ones. Returns how many were.

        If a generation is named, only that one is written; -1 if it is no longer the one being built.
        """
        # The clock of the process that made the summary may be wrong, so waiting times use our own clock.
        now = self._now()
        arguments = [argument for summary in summaries for argument in _arguments(summary, now)]
        return int(self._apply((GENERATIONS_KEY,), (PREFIX, generation, *arguments))) if arguments else 0

    def versions(self, games: Sequence[str]) -> list[int]:
        """The listed version of each game; 0 if it is not listed."""
        name = f"{PREFIX}{self.generation()}:versions"
        found = cast("list[bytes | None]", self._client.hmget(name, list(games))) if games else []
        return [int(version or 0) for version in found]

    def summaries(self, games: Sequence[str]) -> list[GameSummary | None]:
        """The listed summary of each game; None if it is not listed."""
        return self._summaries(f"{PREFIX}{self.generation()}:", [game.encode() for game in games])

    def forget_versions(self, games: Sequence[str]) -> None:
        """Take the next summary of each game, whatever its version."""
        if games:
            named = cast("list[bytes]", self._client.hvals(GENERATIONS_KEY))
            for generation in {self.generation(), *(name.decode() for name in named)}:
                self._client.hdel(f"{PREFIX}{generation}:versions", *games)

    def query(
        self, *, limit: int = 50, after: str | None = None, **filters: Any
    ) -> tuple[list[GameSummary], str | None]:
        """A page of games, newest first, and the cursor of the next page, if there may be one.

        The filters are the fields of ListQuery. Each page scans a limited number of games, so it may be short
        or empty and still have a next page.
        Private games are listed only for a `viewer` who may see them, or with `include_private`.
        Raises ValueError if `after` is not one of our cursors.
        """
        query = ListQuery(**filters)
        start = parse_cursor(after) if after is not None else None
        while True:
            generation = self.generation()
            page = self._page(generation, query, limit, start)
            # A rebuild may have switched generations and removed the one we were reading.
            if self.generation() == generation:
                return page

    def personal_bests(
        self,
        player: str,
        *,
        title: str | None = None,
        mode: str | None = None,
        limit: int = 50,
        after: str | None = None,
    ) -> tuple[list[PersonalBest], str | None]:
        """A page of a player's solo results, the most points first, then the newest, and the next cursor.

        Raises ValueError if `after` is not one of our cursors.
        """
        start = parse_cursor(after) if after is not None else None
        while True:
            generation = self.generation()
            own = f"{PREFIX}{generation}:"
            range_ = ListQuery().keys(start)
            keys = self._sort_keys(own, [best_index(player, title, mode)], limit + 1, range_)
            summaries = self._summaries(own, [key.rpartition(b":")[2] for key in keys[:limit]])
            if self.generation() == generation:
                cursor = cursor_after(keys[limit - 1].decode()) if len(keys) > limit else None
                return [best for summary in summaries if summary and (best := personal_best(summary))], cursor

    def waiting_games(self, before_ms: int | None = None) -> list[WaitingGame]:
        """Games that have waited for a job since `before_ms` or longer, those that wait longest first."""
        listed = self._up_to("waiting", "+inf" if before_ms is None else before_ms)
        return [
            WaitingGame(summary.id, summary.version, summary.awaiting.job, at)
            for summary, at in listed
            if summary.awaiting.job
        ]

    def waiting_stats(self) -> tuple[int, int | None]:
        """How many games wait for a job, and since when (in ms) the oldest of them does."""
        name = f"{PREFIX}{self.generation()}:waiting"
        oldest = cast("Any", self._client.zrange(name, 0, 0, withscores=True))
        return int(self._client.zcard(name)), int(oldest[0][1]) if oldest else None

    def overdue_games(self, now_ms: int) -> list[OverdueGame]:
        """Games with a deadline that has passed, the oldest deadline first."""
        return [OverdueGame(summary.id, summary.version, at) for summary, at in self._up_to("due", now_ms)]

    def count_open(self, owner: str) -> int:
        """How many open games a player has created."""
        return int(self._client.zcard(f"{PREFIX}{self.generation()}:{open_index(owner)}"))

    def idle_open_games(self, before_ms: int) -> list[OverdueGame]:
        """Open games without a record since `before_ms`, the oldest first; one page of them."""
        found = islice(self._up_to("open", before_ms), PAGE_SIZE)
        return [OverdueGame(summary.id, summary.version, at) for summary, at in found]

    def _up_to(self, name: str, latest: Any) -> Iterator[tuple[GameSummary, int]]:
        """The games in a sorted set with a time up to `latest`, the oldest first.

        Games that leave the set meanwhile may hide others; the next call returns those.
        """
        own = f"{PREFIX}{self.generation()}:"
        for start in count(0, PAGE_SIZE):
            found = cast(
                "Any",
                self._client.zrangebyscore(
                    own + name, "-inf", latest, start=start, num=PAGE_SIZE, withscores=True
                ),
            )
            summaries = self._summaries(own, [game for game, _ in found])
            yield from (
                (summary, int(at)) for summary, (_, at) in zip(summaries, found, strict=True) if summary
            )
            if len(found) < PAGE_SIZE:
                return

    def generation(self) -> str:
        """The generation that is read."""
        name = cast("bytes | None", self._client.hget(GENERATIONS_KEY, "read"))
        return name.decode() if name else "0"

    def _page(
        self, generation: str, query: ListQuery, limit: int, start: str | None
    ) -> tuple[list[GameSummary], str | None]:
        own = f"{PREFIX}{generation}:"
        found: list[GameSummary] = []
        names = query.index_names()
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
                # The last game may be one the viewer must not know of, so the cursor contains only its
                # creation time. Games found with the same time are left for the next page; there are
                # always fewer of them than we scan.
                created = created_in_key(start)
                return [summary for summary in found if summary.created > created], cursor_from_time(created)

    def _sort_keys(self, own: str, names: list[str], count: int, range_: tuple[str, str]) -> list[bytes]:
        """The next sort keys of several indexes together, newest first."""
        each = [
            cast("list[bytes]", self._client.zrevrangebylex(own + name, *range_, 0, count)) for name in names
        ]
        return list(merge(*each, reverse=True))[:count]

    def _summaries(self, own: str, games: list[bytes]) -> list[GameSummary | None]:
        if not games:
            return []
        found = cast("list[bytes | None]", self._client.hmget(f"{own}summaries", games))
        return [decode_summary(data) if data else None for data in found]


def _arguments(summary: GameSummary, now: int) -> tuple[Any, ...]:
    """The arguments of lists_apply.lua for one game."""
    waits = now if summary.awaiting.job else ""
    due = min((deadline.at for deadline in summary.deadlines), default="")
    return (
        summary.id,
        summary.version,
        encode_summary(summary),
        sort_key(summary),
        waits,
        due,
        summary.updated if summary.status == "open" else "",
        "\n".join((*index_names_of(summary), *best_indexes(summary))),
    )

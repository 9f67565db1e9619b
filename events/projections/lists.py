"""The lists of games: one summary per game, newest first, with the version of the game it was made at."""

from collections.abc import Callable
from time import time_ns
from typing import Any, NamedTuple

import redis

from events.fold.summary import GameSummary
from events.projections.indexes import (
    ListQuery,
    cursor_after,
    index_names_of,
    open_index,
    parse_cursor,
    sort_key,
)
from events.projections.packed_summary import pack_summary, unpack_summary
from events.projections.personal_bests import PersonalBest, best_index, best_indexes, personal_best
from events.projections.storage.generations import GAMES
from events.projections.storage.list_reader import PAGE_SIZE, Command
from events.projections.storage.list_writer import Row
from events.projections.summary_lists import SummaryLists


class WaitingGame(NamedTuple):
    """A game that waits for a background job."""

    game: str
    version: int
    job: str
    since_ms: int
    """When the lists received it, by the clock of the process that applied it."""
    seat_kinds: tuple[str, ...]


class OverdueGame(NamedTuple):
    """A game in which the time of a seat, or of the whole open game, has run out."""

    game: str
    version: int
    at: int


class Lists(SummaryLists[GameSummary]):
    """The lists of the games of one Redis."""

    def __init__(self, client: redis.Redis, now: Callable[[], int] = lambda: time_ns() // 1_000_000) -> None:
        # The clock of the process that made the summary may be wrong, so waiting times use our own clock.
        super().__init__(client, GAMES, unpack_summary, lambda summary: _row(summary, now()))

    def query(
        self, *, limit: int = 50, after: str | None = None, **filters: Any
    ) -> tuple[list[GameSummary], str | None]:
        """A page of games, newest first, and the cursor of the next page, if there may be one.

        The filters are the fields of ListQuery. Each page scans a limited number of games, so it may be short
        or empty and still have a next page.
        Private games are listed only for a `viewer` who may see them, or with `include_private`.
        Raises ValueError if `after` is not one of our cursors.
        """
        return self._read_page(ListQuery(**filters), limit, after)

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
        index = best_index(player, title, mode)
        keys = self._reader.sort_keys([index], limit + 1, ListQuery().keys(start))
        summaries = self.summaries([key.rpartition(b":")[2].decode() for key in keys[:limit]])
        cursor = cursor_after(keys[limit - 1].decode()) if len(keys) > limit else None
        return [best for summary in summaries if summary and (best := personal_best(summary))], cursor

    def waiting_games(self, before_ms: int | None = None) -> list[WaitingGame]:
        """Games that have waited for a job since `before_ms` or longer, those that wait longest first."""
        listed = self._up_to("waiting", "+inf" if before_ms is None else before_ms)
        return [
            WaitingGame(
                summary.id,
                summary.version,
                summary.awaiting.job,
                at,
                tuple(seat.kind for seat in summary.seats),
            )
            for summary, at in listed
            if summary.awaiting.job
        ]

    def waiting_stats(self) -> tuple[int, int | None]:
        """How many games wait for a job, and since when (in ms) the oldest of them does."""
        replies = self._reader.everywhere(("ZCARD", "waiting"), ("ZRANGE", "waiting", 0, 0, "WITHSCORES"))
        oldest = [int(found[1]) for _, found in replies.values() if found]
        return sum(number for number, _ in replies.values()), min(oldest, default=None)

    def overdue_games(self, now_ms: int) -> list[OverdueGame]:
        """Games with a deadline that has passed, the oldest deadline first."""
        return [OverdueGame(summary.id, summary.version, at) for summary, at in self._up_to("due", now_ms)]

    def count_open(self, owner: str) -> int:
        """How many open games a player has created."""
        (number,) = self._reader.read([Command("ZCARD", open_index(owner))])
        return int(number)

    def idle_open_games(self, before_ms: int) -> list[OverdueGame]:
        """Open games without a record since `before_ms`, the oldest first; one page of them."""
        found = self._up_to("open", before_ms, PAGE_SIZE)
        return [OverdueGame(summary.id, summary.version, at) for summary, at in found]


def _row(summary: GameSummary, now: int) -> Row:
    """What the lists are told about a game."""
    return Row(
        summary.id,
        summary.version,
        pack_summary(summary),
        sort_key(summary),
        now if summary.awaiting.job else "",
        min((deadline.at for deadline in summary.deadlines), default=""),
        summary.updated if summary.status == "open" and not summary.tournament else "",
        (*index_names_of(summary), *best_indexes(summary)),
        final=summary.head is not None,
    )

"""The lists of tournaments: one summary per tournament, newest first, and those the service must look at."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import redis

from events.projections.indexes import ListQuery, index_suffix, sort_key
from events.projections.storage.generations import TOURNAMENTS
from events.projections.storage.index_places import ALL_TOURNAMENTS
from events.projections.storage.list_writer import Row
from events.projections.summary_lists import SummaryLists
from events.tournaments.tournament_summary import (
    TournamentSummary,
    decode_tournament_summary,
    encode_tournament_summary,
)


class TournamentQuery(NamedTuple):
    """Which tournaments a page of the lists shows. All of them are public."""

    title: str | None = None
    status: str | None = None
    player: str | None = None
    """A player who takes part, or did."""
    organizer: str | None = None
    """A player who is one of the organizers."""
    invited: str | None = None
    """A player who is invited and has not registered yet."""

    def matches(self, summary: TournamentSummary) -> bool:
        """Whether the query asks for this tournament."""
        return (
            self.title in (None, summary.title)
            and self.status in (None, summary.status)
            and (self.player is None or self.player in summary.players)
            and (self.organizer is None or self.organizer in summary.organizers)
            and (self.invited is None or self.invited in summary.invited)
        )

    def narrow_index(self) -> str:
        """The index that holds all matching tournaments."""
        people = (("invited", self.invited), ("player", self.player), ("organizer", self.organizer))
        named = (f"{index}:{player}" for index, player in people if player is not None)
        return next(named, f"{ALL_TOURNAMENTS}:{index_suffix(self.title, self.status)}")

    def index_names(self, _kinds: Iterable[str]) -> list[str]:
        """No further ones."""
        return []

    def needs_filtering(self) -> bool:
        """Whether the index also holds tournaments that do not match."""
        return any(player is not None for player in (self.player, self.organizer, self.invited))

    def keys(self, after: str | None) -> tuple[str, str]:
        """The range of sort keys to read, from the newest."""
        return ListQuery().keys(after)


class DueTournament(NamedTuple):
    """A tournament for which the service has something to do."""

    tournament: str
    version: int
    at: int
    """Since when."""
    updated: int
    """When its latest record was written."""


class TournamentLists(SummaryLists[TournamentSummary]):
    """The lists of the tournaments of one Redis."""

    def __init__(self, client: redis.Redis) -> None:
        super().__init__(client, TOURNAMENTS, decode_tournament_summary, _row)

    def query(
        self, *, limit: int = 50, after: str | None = None, **filters: Any
    ) -> tuple[list[TournamentSummary], str | None]:
        """A page of tournaments, newest first, and the cursor of the next page, if there may be one.

        The filters are the fields of TournamentQuery. A page may be short and still have a next one.
        Raises ValueError if `after` is not one of our cursors.
        """
        return self._read_page(TournamentQuery(**filters), limit, after)

    def due(self, now_ms: int) -> list[DueTournament]:
        """The tournaments for which the service has something to do by now, the longest overdue first."""
        return [
            DueTournament(summary.id, summary.version, at, summary.updated)
            for summary, at in self._up_to("due", now_ms)
        ]

    def with_games(self, now_ms: int) -> list[tuple[str, int]]:
        """The tournaments whose games the service looks after now, with their versions."""
        replies = self._reader.everywhere(("ZRANGEBYSCORE", "open", now_ms, "+inf"))
        ids = [id_.decode() for (found,) in replies.values() for id_ in found]
        return list(zip(ids, self.versions(ids), strict=True))


def index_names_of(summary: TournamentSummary) -> list[str]:
    """The indexes that a tournament is in."""
    names = [
        f"{ALL_TOURNAMENTS}:{index_suffix(title, status)}"
        for title in (summary.title, None)
        for status in (summary.status, None)
    ]
    names += [f"player:{player}" for player in summary.players]
    names += [f"organizer:{player}" for player in summary.organizers]
    names += [f"invited:{player}" for player in summary.invited]
    return sorted(names)


def _row(summary: TournamentSummary) -> Row:
    """What the lists are told about a tournament."""
    return Row(
        summary.id,
        summary.version,
        encode_tournament_summary(summary),
        sort_key(summary),
        "",
        "" if summary.due is None else summary.due,
        _games_until(summary),
        tuple(index_names_of(summary)),
        final=False,
    )


def _games_until(summary: TournamentSummary) -> int | str:
    """Until when the service looks after its games: while it runs, and until all of them are over."""
    if summary.status == "running":
        return "+inf"
    return "" if summary.games_until is None else summary.games_until

"""Lists games and tournaments again that are behind their summaries, because a failover has lost records."""

from collections.abc import Callable
from typing import Any, TypeVar

import redis

from events.fold.store import Store
from events.fold.summary import GameSummary
from events.log.keys import RecordKeys, game_keys, tournament_keys
from events.projections.indexes import Listed
from events.projections.lists import Lists
from events.projections.rebuild import member_batches, summary_of, tournament_summary_of
from events.projections.summary_lists import SummaryLists
from events.projections.tournament_lists import TournamentLists
from events.redis.connection import is_cluster
from events.tournaments.tournament_store import TournamentStore
from events.tournaments.tournament_summary import TournamentSummary

S = TypeVar("S", bound=Listed)


def relist(store: Store, lists: Lists, partition: int) -> list[GameSummary]:
    """List games of a partition again whose summaries are ahead of their records, or are missing.

    On a cluster a failover may also have taken rows back but not their indexes, which are on other nodes.
    """
    found: list[GameSummary] = []
    for games in member_batches(store.client, "game", partition):
        if is_cluster(store.client):
            lists.apply([summary for summary in lists.summaries(games) if summary])
        ahead = _forget_ahead(store.client, lists, game_keys, games)
        summaries = [summary for game in ahead if (summary := summary_of(store, game, set()))]
        lists.apply(summaries)
        found += summaries
    return found


def relist_tournaments(
    store: TournamentStore, lists: TournamentLists, partition: int
) -> list[TournamentSummary]:
    """The same for the tournaments of a partition."""
    found: list[TournamentSummary] = []
    for ids in member_batches(store.client, "tournament", partition):
        if is_cluster(store.client):
            lists.apply([summary for summary in lists.summaries(ids) if summary])
        ahead = _forget_ahead(store.client, lists, tournament_keys, ids)
        summaries = [summary for id_ in ahead if (summary := tournament_summary_of(store, id_, set()))]
        lists.apply(summaries)
        found += summaries
    return found


def _forget_ahead(
    client: redis.Redis, lists: SummaryLists[S], keys_of: Callable[[str], RecordKeys], ids: list[str]
) -> list[str]:
    """Those whose summaries are ahead of their records or are missing; the lists take any version of them."""
    # In this order: a record is there before its summary.
    listed, lengths = lists.versions(ids), _lengths(client, keys_of, ids)
    # A version of 0 may be one that was forgotten below before the process was killed.
    ahead = [
        id_
        for id_, known, length in zip(ids, listed, lengths, strict=True)
        if length and (known > length or not known)
    ]
    # Before they are loaded: the lists take a record that is appended after that.
    lists.forget_versions(ahead)
    return ahead


def _lengths(client: redis.Redis, keys_of: Callable[[str], RecordKeys], ids: list[str]) -> list[int]:
    """How many records each of them has."""
    pipeline: Any = client.pipeline(transaction=False)
    for id_ in ids:
        pipeline.xlen(keys_of(id_).log)
    lengths: list[int] = pipeline.execute()
    return lengths

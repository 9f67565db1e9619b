"""Lists games again that are behind their summaries, because a failover has lost their latest records."""

from typing import Any

from events.fold.store import Store
from events.fold.summary import GameSummary
from events.log.keys import game_keys
from events.projections.lists import Lists
from events.projections.rebuild import game_batches, summary_of


def relist(store: Store, lists: Lists, partition: int) -> list[GameSummary]:
    """List games of a partition again whose summaries are ahead of their records, or are missing."""
    found: list[GameSummary] = []
    for games in game_batches(store.client, partition):
        # In this order: a record is there before its summary.
        listed, lengths = lists.versions(games), _lengths(store, games)
        # A version of 0 may be one that was forgotten below before the process was killed.
        ahead = [
            game
            for game, known, length in zip(games, listed, lengths, strict=True)
            if length and (known > length or not known)
        ]
        # In this order: the lists take a record that is appended after its game was loaded.
        lists.forget_versions(ahead)
        summaries = [summary for game in ahead if (summary := summary_of(store, game, set()))]
        lists.apply(summaries)
        found += summaries
    return found


def _lengths(store: Store, games: list[str]) -> list[int]:
    """How many records each game has."""
    pipeline: Any = store.client.pipeline(transaction=False)
    for game in games:
        pipeline.xlen(game_keys(game).log)
    lengths: list[int] = pipeline.execute()
    return lengths

"""Rebuilds the lists of games and tournaments from the records while the service keeps running."""

import logging
import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar, cast

import redis

from events.archive.archive_index import ArchivedAt
from events.errors import WriteConflict
from events.fold.store import Store
from events.fold.summary import GameSummary, summarize
from events.heads.heads_log import HeadsLog
from events.log.keys import PARTITIONS, RecordKind, members_key
from events.projections.lists import Lists
from events.projections.storage.generations import begin_generation, switch_generation
from events.projections.tournament_lists import TournamentLists
from events.tournaments.tournament_store import TournamentStore
from events.tournaments.tournament_summary import TournamentSummary, summarize_tournament

log = logging.getLogger(__name__)

BATCH = 100
OVERTAKEN = "another rebuild has started, so this one stopped"

Progress = Callable[[int, int], None]
"""Called with the number of games and tournaments done and the total."""

S = TypeVar("S")


def rebuild(store: Store, progress: Progress | None = None) -> list[str]:
    """Build a new generation of the lists and switch to it. Returns the ids of what it could not read.

    Summaries that arrive through the feed meanwhile are written to both generations, and an older summary
    never replaces a newer one, so nothing is lost. Heads that are missing in the log are appended to it.
    Archived games keep the summaries they have, so the work grows with the games that are not archived.
    """
    client, generation = store.client, secrets.token_hex(4)
    begin_generation(client, generation)
    total = sum([client.scard(key) for key in _member_keys()]) + store.archive.index.counts()[0]
    done, unreadable = 0, set[str]()
    for count in _build(store, generation, unreadable):
        done += count
        if progress:
            progress(done, max(done, total))
    if not switch_generation(client, generation):
        raise WriteConflict(OVERTAKEN)
    return sorted(unreadable)


def _build(store: Store, generation: str, unreadable: set[str]) -> Iterator[int]:
    """Write all summaries to a generation, batch by batch. Yields how many are done."""
    client = store.client
    lists, heads = Lists(client), HeadsLog(client)
    for games in _all_batches(client, "game"):
        summaries = [summary for game in games if (summary := summary_of(store, game, unreadable))]
        _check_building(lists.apply(summaries, generation))
        heads.append(summaries)
        ended = [(summary.id, summary.updated) for summary in summaries if summary.head]
        store.archive.index.note_ended(ended, range(PARTITIONS))
        yield len(games)
    for archived in _batches(store.archive.index.games()):
        summaries = _archived_summaries(store, lists, archived, unreadable)
        _check_building(lists.apply(summaries, generation))
        heads.append(summaries)
        yield len(archived)
    tournaments, listed = TournamentStore(client, store.titles), TournamentLists(client)
    for ids in _all_batches(client, "tournament"):
        found = [tournament_summary_of(tournaments, id_, unreadable) for id_ in ids]
        readable = [summary for summary in found if summary]
        _check_building(listed.apply(readable, generation))
        heads.append(readable, "tournament")
        yield len(ids)


def _archived_summaries(
    store: Store, lists: Lists, archived: list[tuple[str, ArchivedAt]], unreadable: set[str]
) -> list[GameSummary]:
    """The summaries of archived games: those that are listed, or else new ones from their files."""
    listed = lists.summaries([game for game, _ in archived])
    found = [
        summary if summary and (summary.version, summary.head) == at else summary_of(store, game, unreadable)
        for (game, at), summary in zip(archived, listed, strict=True)
    ]
    return [summary for summary in found if summary]


def summary_of(store: Store, game: str, unreadable: set[str]) -> GameSummary | None:
    """The summary of a game; None if it cannot be read, and then its id is in `unreadable`."""
    return _read(lambda: summarize(store.load(game)), f"game {game}", game, unreadable)


def tournament_summary_of(
    store: TournamentStore, tournament: str, unreadable: set[str]
) -> TournamentSummary | None:
    """The summary of a tournament; None if it cannot be read, and then its id is in `unreadable`."""
    what = f"tournament {tournament}"
    return _read(lambda: summarize_tournament(store.load(tournament)), what, tournament, unreadable)


def member_batches(client: redis.Redis, kind: RecordKind, partition: int) -> Iterator[list[str]]:
    """All games or tournaments of a partition, each at least once."""
    members = cast("Any", client.sscan_iter(members_key(kind, partition), count=BATCH))
    return _batches(member.decode() for member in members)


def _batches(found: Iterable[S]) -> Iterator[list[S]]:
    remaining = iter(found)
    while batch := list(islice(remaining, BATCH)):
        yield batch


def _all_batches(client: redis.Redis, kind: RecordKind) -> Iterator[list[str]]:
    for partition in range(PARTITIONS):
        yield from member_batches(client, kind, partition)


def _member_keys() -> list[str]:
    kinds: tuple[RecordKind, ...] = ("game", "tournament")
    return [members_key(kind, partition) for kind in kinds for partition in range(PARTITIONS)]


def _read(summarize_it: Callable[[], S], what: str, id_: str, unreadable: set[str]) -> S | None:
    try:
        return summarize_it()
    except redis.RedisError:
        # Redis is the problem, not this record.
        raise
    except Exception as error:  # noqa: BLE001 - damaged records and broken titles fail in many ways
        log.warning("%s cannot be folded: %s: %s", what, type(error).__name__, error)
        unreadable.add(id_)
        return None


def _check_building(applied: int) -> None:
    if applied < 0:
        raise WriteConflict(OVERTAKEN)

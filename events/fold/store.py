"""The store: loads games, reads their records and appends to them. One per process."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

import redis

from events.archive.archive import Archive
from events.errors import NotFound, Unreadable
from events.fold.archived.archived_game import ArchivedGame
from events.fold.archived.archived_games import ArchivedGames
from events.fold.draws import Seeds
from events.fold.folded_game import ComposedGames, FoldedGame, trim_undo_log
from events.fold.loader import GameLoader
from events.fold.snapshots import fingerprint, is_snapshot_due, pack_snapshot, write_snapshots
from events.fold.summary import JOB, encode_summary, summarize
from events.fold.undo_log import UndoLogTooShort
from events.local_records import LocalRecords
from events.log.append import Appender, AppendResult, NewRecord
from events.log.codec import UPCASTERS, Upcasters
from events.log.keys import game_keys
from events.log.record import Record, StoredRecord
from events.log.replication import Replication
from events.log.service_secret import load_service_secret
from events.log.stream import exists, find_command, parse_stream_entries, read_page
from events.notices.notice import encode_notices, notices_of
from games.kernel.messages import Event
from games.kernel.table.table import Actor
from games.kernel.title import Title

T = TypeVar("T")


class Store:
    """The games of one Redis and its archive, with a bounded number of them kept folded in memory.

    Whatever reads a game looks in Redis first, and in the archive if the record is not there (any more).
    """

    def __init__(
        self,
        client: redis.Redis,
        titles: Mapping[str, Title],
        archive: Archive | None = None,
        *,
        cache_size: int = 512,
        replication: Replication = Replication(),  # noqa: B008 - immutable
        upcasters: Mapping[str, Upcasters] = UPCASTERS,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        pause: Callable[[], None] = lambda: time.sleep(0),
        later: Callable[[Callable[[], None]], None] = lambda work: work(),
        local: LocalRecords | None = None,
    ) -> None:
        """`pause` is called now and then while a long game is folded, to let other requests run.

        `later` does work that no caller should wait for. `local` are the other processes of this machine.
        """
        self.client = client
        self.now = now
        """The service's clock, in milliseconds."""
        self.titles = titles
        self._later = later
        self.local = local
        self._seeds = Seeds(client, 4 * cache_size)
        self._secret: bytes | None = None
        self._loader = GameLoader(client, titles, upcasters, cache_size, pause)
        self.composed: ComposedGames = self._loader.composed
        self.archive = archive or Archive(client)
        self._archived = ArchivedGames(self.archive, self.composed, pause)
        self._appender = Appender(client, replication)
        fingerprint()  # computed when the process starts, because the files may change while it runs

    def load(self, game_id: str) -> FoldedGame:
        """The game at its newest version; reads only what is newer than the cached fold."""
        return self._read(game_id, lambda: self._loader.load(game_id), ArchivedGame.load)

    def load_versions(self, game_id: str, *versions: int) -> list[FoldedGame]:
        """The game at its newest version, then at each of the given versions."""
        return self._read(
            game_id,
            lambda: self._loader.load_versions(game_id, *versions),
            lambda archived: archived.load_versions(*versions),
        )

    def load_at(self, game_id: str, version: int) -> FoldedGame:
        """The game at a version."""
        return self.load_versions(game_id, version)[1]

    def cached(self, game_id: str) -> FoldedGame | None:
        """The game as this process last saw or heard of it; there may be newer records."""
        folded = self._loader.cache.get(game_id)
        if folded is None:
            archived = self._archived.kept(game_id)
            return archived.cached() if archived else None
        if self.local and (heard := self.local.take(game_id, folded.version)):
            with suppress(UndoLogTooShort, Unreadable):
                return self._loader.fold_newer(folded, heard)
        return folded

    def exists(self, game_id: str) -> bool:
        """Whether there is such a game."""
        return exists(self.client, game_keys(game_id)) or self.is_archived(game_id)

    def is_archived(self, game_id: str) -> bool:
        """Whether a game is in the archive."""
        return self.archive.index.find(game_id) is not None

    def records(self, game_id: str, after: int = 0, limit: int = 100) -> list[Record]:
        """The records after a version, oldest first."""

        def read() -> list[Record]:
            codec = self._loader.codec(game_id)
            found = read_page(self.client, game_keys(game_id), after + 1, limit=limit)
            if not found and self.is_archived(game_id):
                raise NotFound(f"the record of {game_id} has left Redis")
            return [codec.decode(stored.entry, stored.hash) for stored in found]

        return self._read(game_id, read, lambda archived: archived.records(after, limit))

    def stored_records(self, game_id: str, last: int) -> Iterator[StoredRecord]:
        """The records of a game up to a version, not decoded, in pages."""
        done = 0
        if not self._archived.kept(game_id):
            for stored in self._loader.stored_records(game_id, last):
                done = stored.version
                yield stored
        # It may have been archived before, or meanwhile.
        if done < last and (archived := self._archived.find(game_id)):
            yield from archived.stored_records(done, last)

    def hash_at(self, game_id: str, version: int) -> str | None:
        """The hash of the record at a version, if there is one."""
        if found := read_page(self.client, game_keys(game_id), version, version, limit=1):
            return found[0].hash
        archived = self._archived.find(game_id)
        return archived.stored[version - 1].hash if archived and version <= len(archived.stored) else None

    def walk(self, game_id: str, after: int, last: int) -> Iterator[tuple[Record, FoldedGame]]:
        """Each record after one version up to another, with the game after it."""
        done = after
        try:
            for record, folded in (
                () if self._archived.kept(game_id) else self._loader.walk(game_id, after, last)
            ):
                done = record.version
                yield record, folded
        except NotFound:
            if not self.is_archived(game_id):
                raise
        if done < last and (archived := self._archived.find(game_id)):
            yield from archived.walk(done, last)

    def seed(self, folded: FoldedGame) -> bytes:
        """The secret seed that the game is committed to, from which all draws are computed."""
        return self._read(
            folded.id,
            lambda: self._seeds.read(game_keys(folded.id), folded.table.commitment),
            lambda archived: archived.seed,
        )

    def service_secret(self) -> bytes:
        """The secret of the service, from which game ids and command ids are computed."""
        if self._secret is None:
            self._secret = load_service_secret(self.client)
        return self._secret

    def find_command(self, game_id: str, scoped_id: str) -> int | None:
        """The version of the record with a command id (scoped to its actor), if there is one."""
        found = find_command(self.client, game_keys(game_id), scoped_id)
        if found is None and (archived := self._archived.find(game_id)):
            return archived.find_command(scoped_id)
        return found

    def append(
        self,
        before: FoldedGame,
        after: FoldedGame,
        events: Sequence[Event],
        entry: bytes,
        scoped_id: str,
        actor: Actor,
        seed: bytes = b"",
    ) -> AppendResult:
        """Append the record that leads from `before` to `after`, with its summary and notices.

        Appends nothing if the command id is known or another writer was first.
        """
        if after.version == 1 and self.is_archived(after.id):
            return AppendResult("conflict", 0, [])  # a retry of a creation long ago
        # In this order: the rules keep the last answer, and the caller asks about `after` again.
        awaited, summary = before.game.awaiting(before.table), summarize(after)
        result = self._appender.append(
            NewRecord(
                keys=game_keys(after.id),
                version=after.version,
                prev=before.head,
                entry=entry,
                hash=after.head,
                scoped_id=scoped_id,
                actor_kind=JOB if awaited.job and actor.kind in ("bot", "service") else actor.kind,
                # What bots and the service do in a game, its owner asked for.
                stored_by=actor.id or after.table.owner,
                summary=encode_summary(summary),
                notices=encode_notices(notices_of(awaited, events, after.table, summary.awaiting)),
                seed=seed,
            )
        )
        if result.outcome == "appended":
            self._loader.cache.put(after.id, trim_undo_log(after))
            if self.local:
                self.local.tell(after.id, StoredRecord(after.version, entry, after.head))
            if is_snapshot_due(after.version, events):
                self._later(partial(self._write_snapshot, after))
        return result

    def _write_snapshot(self, folded: FoldedGame) -> None:
        packed = {folded.version: pack_snapshot(folded)}
        write_snapshots(self.client, game_keys(folded.id), packed, folded.version, folded.version)

    def confirm(self, game_id: str, record: Record) -> bool:
        """Wait until enough replicas have a record; False if the game has another one in its place."""
        keys = game_keys(game_id)
        return self._appender.confirm(keys, record.version, record.hash) or self.is_archived(game_id)

    def catch_up(self, folded: FoldedGame, newer: Sequence[StoredRecord]) -> FoldedGame:
        """The newest version, given the records that a failed append returned."""
        return self._loader.catch_up(folded, newer)

    def with_undo_log(self, folded: FoldedGame, past_barriers: bool) -> FoldedGame:
        """The game with an undo log as long as its undo policy needs, or back to the start of play."""
        return self._read(
            folded.id, lambda: self._loader.with_undo_log(folded, past_barriers), ArchivedGame.with_undo_log
        )

    def records_at(self, folded: FoldedGame, versions: Sequence[int]) -> list[Record]:
        """The records at some versions, in one round trip."""
        if archived := self._archived.kept(folded.id):
            return archived.records_at(versions)
        pipeline = self.client.pipeline(transaction=False)
        for version in versions:
            pipeline.xrange(game_keys(folded.id).log, f"{version}-0", f"{version}-0")
        found = [stored for entries in pipeline.execute() for stored in parse_stream_entries(entries)]
        return [folded.codec.decode(stored.entry, stored.hash) for stored in found]

    def _read(self, game_id: str, read: Callable[[], T], read_archived: Callable[[ArchivedGame], T]) -> T:
        """What `read` finds in Redis; if the record is not there, what the archive has."""
        if kept := self._archived.kept(game_id):
            return read_archived(kept)
        try:
            return read()
        except NotFound:
            archived = self._archived.find(game_id)
            if archived is None:
                raise
            return read_archived(archived)

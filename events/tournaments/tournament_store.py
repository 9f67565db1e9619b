"""The store of tournaments: loads them, reads their records and appends to them. One per process."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from threading import Lock

import redis

from events.fold.draws import Seeds
from events.fold.snapshots import fingerprint, write_snapshots
from events.log.append import Appender, AppendResult, NewRecord
from events.log.keys import PARTITIONS, partition_of, tournament_keys
from events.log.record import Record, StoredRecord
from events.log.replication import Replication
from events.log.service_secret import load_service_secret
from events.log.stream import exists, find_command, read_page
from events.notices.notice import encode_notices
from events.notices.tournament_notices import tournament_notices
from events.tournaments.folded_tournament import FoldedTournament, tournament_codec
from events.tournaments.tournament_loader import TournamentLoader
from events.tournaments.tournament_snapshots import SNAPSHOT_EVERY, pack_tournament
from events.tournaments.tournament_summary import OVER, encode_tournament_summary, summarize_tournament
from games.kernel.messages import Event
from games.kernel.table.table import Actor
from games.kernel.title import Title


class TournamentStore:
    """The tournaments of one Redis, with a bounded number of them kept folded in memory."""

    def __init__(
        self,
        client: redis.Redis,
        titles: Mapping[str, Title],
        *,
        cache_size: int = 64,
        replication: Replication = Replication(),  # noqa: B008 - immutable
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        pause: Callable[[], None] = lambda: time.sleep(0),
    ) -> None:
        """`pause` is called now and then while a long tournament is folded, to let other requests run."""
        self.client = client
        self.now = now
        """The service's clock, in milliseconds."""
        self.titles = titles
        self._seeds = Seeds(client, cache_size)
        self._loader = TournamentLoader(client, cache_size, pause)
        self._appender = Appender(client, replication)
        self._turns = [Lock() for _ in range(PARTITIONS)]
        fingerprint()  # computed when the process starts, because the files may change while it runs

    def load(self, tournament_id: str) -> FoldedTournament:
        """The tournament at its newest version; reads only what is newer than the cached fold."""
        return self._loader.load(tournament_id)

    def load_at(self, tournament_id: str, version: int) -> FoldedTournament:
        """The tournament at a version."""
        return self._loader.load_at(tournament_id, version)

    def cached(self, tournament_id: str) -> FoldedTournament | None:
        """The tournament as this process last saw it; there may be newer records."""
        return self._loader.cache.get(tournament_id)

    def exists(self, tournament_id: str) -> bool:
        """Whether there is such a tournament."""
        return exists(self.client, tournament_keys(tournament_id))

    def records(self, tournament_id: str, after: int = 0, limit: int = 100) -> list[Record]:
        """The records after a version, oldest first."""
        decode = tournament_codec().decode
        found = read_page(self.client, tournament_keys(tournament_id), after + 1, limit=limit)
        return [decode(stored.entry, stored.hash) for stored in found]

    def stored_records(self, tournament_id: str, last: int) -> Iterator[StoredRecord]:
        """The records of a tournament up to a version, not decoded, in pages."""
        return self._loader.stored_records(tournament_id, 1, last)

    def walk(self, tournament_id: str, after: int, last: int) -> Iterator[tuple[Record, FoldedTournament]]:
        """Each record after one version up to another, with the tournament after it."""
        return self._loader.walk(tournament_id, after, last)

    def seed(self, folded: FoldedTournament) -> bytes:
        """The secret seed that the tournament is committed to, from which all draws are computed."""
        return self._seeds.read(tournament_keys(folded.id), folded.state.commitment)

    def revealed_seed(self, folded: FoldedTournament) -> bytes | None:
        """The seed once the tournament is over, and everybody may know it; None before that."""
        return self.seed(folded) if folded.state.status in OVER else None

    def service_secret(self) -> bytes:
        """The secret of the service, from which ids are computed."""
        return load_service_secret(self.client)

    def find_command(self, tournament_id: str, scoped_id: str) -> int | None:
        """The version of the record with a command id (scoped to its actor), if there is one."""
        return find_command(self.client, tournament_keys(tournament_id), scoped_id)

    def turn_to_write(self, tournament_id: str) -> Lock:
        """Held while somebody writes. A hundred players who register at once would otherwise decide a hundred
        times, and most of them in vain."""
        return self._turns[partition_of(tournament_id)]

    def append(
        self,
        before: FoldedTournament,
        after: FoldedTournament,
        events: Sequence[Event],
        entry: bytes,
        scoped_id: str,
        actor: Actor,
        seed: bytes = b"",
    ) -> AppendResult:
        """Append the record that leads from `before` to `after`, with its summary and notices.

        Appends nothing if the command id is known or another writer was first.
        """
        result = self._appender.append(
            NewRecord(
                keys=tournament_keys(after.id),
                version=after.version,
                prev=before.head,
                entry=entry,
                hash=after.head,
                scoped_id=scoped_id,
                actor_kind=actor.kind,
                # What the service does in a tournament, its owner asked for.
                stored_by=actor.id or after.state.owner,
                summary=encode_tournament_summary(summarize_tournament(after)),
                notices=encode_notices(tournament_notices(events, after.state)),
                seed=seed,
            )
        )
        if result.outcome == "appended":
            self._loader.cache.put(after.id, after)
            if after.version % SNAPSHOT_EVERY == 0:
                packed = {after.version: pack_tournament(after)}
                write_snapshots(self.client, tournament_keys(after.id), packed, after.version, after.version)
        return result

    def confirm(self, tournament_id: str, record: Record) -> bool:
        """Wait until enough replicas have a record; False if the tournament has another one in its place."""
        return self._appender.confirm(tournament_keys(tournament_id), record.version, record.hash)

    def catch_up(self, folded: FoldedTournament, newer: Sequence[StoredRecord]) -> FoldedTournament:
        """The newest version, given the records that a failed append returned."""
        return self._loader.catch_up(folded, newer)

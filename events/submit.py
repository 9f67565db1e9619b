"""Gets a command into a record exactly once: decide, append; decide again if another writer was first.

Games and tournaments share it. What a command does to them is a matter of their own execute.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from events.errors import CommandIdReused, NotFound, Stale, WriteConflict
from events.log.append import AppendResult
from events.log.codec import canonical_json
from events.log.command_ids import scoped_command_id
from events.log.keys import RecordKind
from events.log.record import MAX_RECORD_BYTES, Entry, Record, StoredRecord, chain_hash
from events.log.service_secret import keyed_id
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table.table import Actor

ATTEMPTS = 32
"""How often a command is decided again when other writers keep being first."""


class Folded(Protocol):
    """A game or tournament at one version."""

    @property
    def version(self) -> int:
        """Its version."""

    @property
    def head(self) -> str:
        """The hash of its last record."""


F = TypeVar("F", bound=Folded)


class RecordStore(Protocol[F]):
    """What a store of games or tournaments can do."""

    def cached(self, id_: str, /) -> F | None:
        """The state as this process last saw it."""

    def load(self, id_: str, /) -> F:
        """The state at its newest version."""

    def load_at(self, id_: str, version: int, /) -> F:
        """The state at a version."""

    def exists(self, id_: str, /) -> bool:
        """Whether there is a record."""

    def records(self, id_: str, /, after: int, limit: int) -> list[Record]:
        """The records after a version."""

    def find_command(self, id_: str, scoped_id: str, /) -> int | None:
        """The version of the record with a command id."""

    def append(
        self,
        before: F,
        after: F,
        events: Sequence[Event],
        entry: bytes,
        scoped_id: str,
        actor: Actor,
        seed: bytes,
        /,
    ) -> AppendResult:
        """Append a record."""

    def catch_up(self, folded: F, newer: Sequence[StoredRecord], /) -> F:
        """The newest version, given the records that a failed append returned."""

    def confirm(self, id_: str, record: Record, /) -> bool:
        """Wait until enough replicas have a record."""


class Accepted(msgspec.Struct, Generic[F], frozen=True, eq=False):
    """The result of an accepted command."""

    version: int
    events: tuple[Event, ...]
    folded: F
    """The game or tournament right after the command."""
    replayed: bool = False
    """Whether this is the result of an earlier request with the same command id."""


class NextRecord(NamedTuple, Generic[F]):
    """A decided command: the state before and after it, and its entry in the chain."""

    before: F
    after: F
    events: tuple[Event, ...]
    entry: bytes


class Submission(NamedTuple):
    """A command of somebody."""

    actor: Actor
    command: Command
    command_id: str | None = None


def submit(
    store: RecordStore[F],
    id_: str,
    submission: Submission,
    decide: Callable[[F], NextRecord[F]],
    expected: int | None = None,
    dry_run: bool = False,
    seed: bytes = b"",
    attempts: int | None = None,
) -> Accepted[F]:
    """Append the record that `decide` makes of the newest version; it may raise Illegal."""
    actor, command, command_id = submission
    cached = None if dry_run else store.cached(id_)
    folded, fresh = cached or store.load(id_), cached is None
    scoped = scoped_command_id(actor, command_id) if command_id and not dry_run else ""
    for _ in range(attempts or ATTEMPTS):
        try:
            if expected is not None and expected != folded.version:
                raise Stale(folded.version)
            before, after, events, entry = decide(folded)
        except (Illegal, Stale):
            # A command is refused only after it was decided at the newest version, and only if it was not
            # accepted before.
            if not fresh:
                folded, fresh = store.load(id_), True
                continue
            first = store.find_command(id_, scoped) if scoped else None
            if first is None:
                raise
            return recorded_outcome(store, id_, first, command)
        if dry_run:
            return Accepted(after.version, events, after)
        result = store.append(before, after, events, entry, scoped, actor, seed)
        if result.outcome == "appended":
            return Accepted(result.version, events, after)
        if result.outcome == "duplicate":
            return recorded_outcome(store, id_, result.version, command)
        folded, fresh = store.catch_up(before, result.newer), True
    raise WriteConflict(f"too many writers on {id_}")


def submit_first(
    store: RecordStore[F],
    id_: str,
    submission: Submission,
    decide: Callable[[], NextRecord[F]],
    seed: bytes,
) -> Accepted[F]:
    """Append the first record. A retry with the same command id finds it, also if it is refused by now."""
    actor, command, command_id = submission
    try:
        before, after, events, entry = decide()
        if store.append(before, after, events, entry, "", actor, seed).outcome != "appended":
            raise WriteConflict(f"{id_} already exists")
    except (Illegal, WriteConflict):
        if command_id is None or not store.exists(id_):
            raise
        return recorded_outcome(store, id_, 1, command)
    return Accepted(1, events, after)


def chain_record(
    before: Folded, submission: Submission, at: int, events: tuple[Event, ...], draws: tuple[int, int]
) -> tuple[Record, bytes]:
    """The record of a decided command, and its entry in the chain."""
    actor, command, command_id = submission
    version, prev = before.version + 1, before.head
    # Never empty: two equal commands must not make equal records, or the second would look like a retry.
    command_id = command_id or f"~{secrets.token_hex(8)}"
    entry = canonical_json(Entry(actor, at, command, command_id, draws, events, prev, version))
    size = len(entry)
    if size > MAX_RECORD_BYTES:
        raise Illegal("record_too_large", bytes=size, most=MAX_RECORD_BYTES)
    head = chain_hash(prev, entry)
    return Record(version, at, actor, command_id, command, events, draws, prev, head, size), entry


def recorded_outcome(store: RecordStore[F], id_: str, version: int, command: Command) -> Accepted[F]:
    """The outcome of the record that has the command id, if it holds the same command."""
    found = store.records(id_, version - 1, 1)
    if not found:
        raise NotFound(f"there is no record of {id_}")
    if canonical_json(found[0].command) != canonical_json(command):
        raise CommandIdReused(f"version {version} has the same command id and another command")
    if not store.confirm(id_, found[0]):
        raise WriteConflict(f"the history of {id_} was replaced")
    return Accepted(version, found[0].events, store.load_at(id_, version), replayed=True)


def new_id(secret: Callable[[], bytes], kind: RecordKind, submission: Submission) -> str:
    """The id of a new game or tournament. It follows from player, command id and a secret, so that a retry
    finds it; without a command id it is random."""
    if submission.command_id is None:
        return secrets.token_hex(12)
    return keyed_id(secret(), kind, submission.actor.id, submission.command_id)[:24]

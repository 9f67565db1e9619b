"""Appends one record with its command id and feed entry in a single Lua script, or nothing."""

from typing import Any, Literal, NamedTuple, cast

import redis

from events.log.keys import RecordKeys
from events.log.record import StoredRecord
from events.log.replication import Replication, frequent_script, replicated_script
from events.log.stream import parse_script_entries
from events.redis.scripts import lua_script
from games.kernel.chance import commitment


class NewRecord(NamedTuple):
    """A record to append, with everything that is stored with it."""

    keys: RecordKeys
    """Those of its game or tournament."""
    version: int
    prev: str
    """The hash of the record before it."""
    entry: bytes
    hash: str
    scoped_id: str
    """The command id together with its actor; empty if the request had none."""
    actor_kind: str
    stored_by: str
    """The player whose stored bytes the record adds to."""
    summary: bytes
    """The summary of the game or tournament for the lists, as JSON."""
    notices: bytes
    """What players are told about it, as JSON; may be empty."""
    seed: bytes = b""
    """Set for records that commit to a new seed."""


class AppendResult(NamedTuple):
    """The result of an append."""

    outcome: Literal["appended", "duplicate", "conflict"]
    version: int
    """The version of the new record, or of the record with the same command id, or the newest version."""
    newer: list[StoredRecord]
    """On a conflict: the record that should have been the last one, and all newer ones."""


class Appender:
    """The append script on one Redis."""

    def __init__(self, client: redis.Redis, replication: Replication) -> None:
        self._script = frequent_script(client, lua_script(__file__, "append"), replication)
        self._confirm = replicated_script(client, lua_script(__file__, "confirm"), replication)
        self._waits = replication.replicas > 0

    def append(self, record: NewRecord) -> AppendResult:
        """Append a record unless its command id is known or another writer was first.

        Raises NotReplicated if too few replicas have it, or the record that was first.
        """
        keys = record.keys
        arguments = [
            record.version,
            record.prev,
            record.entry,
            record.hash,
            record.scoped_id,
            keys.id,
            record.summary,
            record.actor_kind,
            record.stored_by,
            record.notices,
            keys.kind,
        ]
        if record.seed:
            arguments += (record.seed, commitment(record.seed))
        # In one hash slot.
        reply = self._script(
            (keys.log, keys.ids, keys.feed, keys.members, keys.seeds, keys.stored), arguments
        )
        if isinstance(reply, int):
            return AppendResult("appended", reply, [])
        outcome, version, *newer = cast("tuple[bytes, int, list[Any]]", reply)
        records = parse_script_entries(newer[0]) if newer else []
        return AppendResult(cast("Any", outcome.decode()), version, records)

    def confirm(self, keys: RecordKeys, version: int, digest: str) -> bool:
        """Wait until enough replicas have a record; False if the stream has another one in its place."""
        if not self._waits:
            return True
        return cast("bytes | None", self._confirm((keys.log,), (version,))) == digest.encode()

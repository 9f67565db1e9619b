"""Appends one record to a game in a single Lua script: record, feed entry and snapshot, or nothing."""

from typing import Any, Literal, NamedTuple, cast

import redis

from events.log.keys import game_keys
from events.log.record import Stored
from events.log.scripts import lua_script
from events.log.stream import parse_script_entries


class NewRecord(NamedTuple):
    """A record to append, with what is stored beside it."""

    game: str
    version: int
    prev: str
    """The hash of the record before it."""
    entry: bytes
    hash: str
    scoped_id: str
    """The command id together with its actor; empty if the actor gave none."""
    actor_kind: str
    summary: bytes
    """The game's row in the lists."""
    snapshot: bytes
    """The game after this record; empty if there is none."""
    seed: bytes = b""
    """Set for the first record only."""


class Appended(NamedTuple):
    """What Redis did with a record."""

    outcome: Literal["appended", "known", "conflict"]
    version: int
    """Of the new record or the one the command id led to; on a conflict, the newest version."""
    since: list[Stored]
    """On a conflict: the records from the one that should have been the last."""


class Appender:
    """The append script on one Redis."""

    def __init__(self, client: redis.Redis, snapshot_ttl: int) -> None:
        self._script = client.register_script(lua_script(__file__, "append"))
        self._snapshot_ttl = snapshot_ttl

    def append(self, record: NewRecord) -> Appended:
        """Append a record unless its command id is known or another writer was first."""
        keys = game_keys(record.game)
        outcome, version, *since = cast(
            "tuple[bytes, int, list[Any]]",
            self._script(
                (keys.log, keys.ids, keys.feed, keys.games, keys.seed, keys.snap),
                (
                    record.version,
                    record.prev,
                    record.entry,
                    record.hash,
                    record.scoped_id,
                    record.game,
                    record.summary,
                    record.actor_kind,
                    record.seed,
                    record.snapshot,
                    self._snapshot_ttl,
                ),
            ),
        )
        found = parse_script_entries(since[0]) if since else []
        return Appended(cast("Any", outcome.decode()), version, found)

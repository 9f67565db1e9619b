"""Snapshots: the folded game at some versions, kept in Redis beside the record. They are only a cache.

`Store.append` has them written after the record. A reader writes those that are missing.
"""

import hashlib
import zlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import redis

import events
import games
import tournaments
from events.fold.clocks import Clocks
from events.fold.folded_game import FoldedGame, trim_undo_log
from events.fold.hidden import Hidden
from events.fold.undo_log import CROSSES_BARRIER, UndoLog
from events.known_types import ONE_AT_A_TIME
from events.log.keys import RecordKeys
from events.log.record import StoredRecord
from events.log.stream import PAGE_SIZE, parse_stream_entries
from events.redis.outages import REDIS_ERRORS
from games.kernel.messages import Event
from games.kernel.table.table import Table
from games.kernel.table.undo import CommandsRedone, CommandsUndone

SNAPSHOT_EVERY = 48
"""How many versions there are at most from one snapshot to the next."""

SNAPSHOT_TTL = 7 * 24 * 3600
"""Seconds without a new snapshot after which a game's snapshots expire. The next reader writes them again."""


class StoredVersion(NamedTuple):
    """What a version of a game is folded from."""

    snapshot: bytes
    """The nearest snapshot up to the version; may be empty."""
    records: list[StoredRecord]
    """The records up to the version, from where its nearest snapshot can be."""


def is_snapshot_due(version: int, events: Iterable[Event]) -> bool:
    """Whether the version after a record gets a snapshot.

    Those of undos and redos always do: they may need records from before the last snapshot.
    """
    return version % SNAPSHOT_EVERY == 0 or any(
        type(event) in (CommandsUndone, CommandsRedone) for event in events
    )


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A folded game, with a hash of the code that folded it."""

    version: int
    head: str
    next_draw: int
    at: int
    code: str
    table: Table
    """Without the play, which has a field of its own."""
    play: msgspec.Raw
    hidden: Hidden
    undo_log_since: int | None
    """Where the undo log starts if it is empty. None if it holds moves: they are not stored."""
    size: int
    clocks: Clocks = ()


@cache
def fingerprint() -> str:
    """A hash of the source code that folds. Snapshots made by other code are ignored."""
    digest = hashlib.sha256()
    for package in (games.__path__, tournaments.__path__, events.__path__):
        root = Path(package[0])
        for path in sorted(root.rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def pack_snapshot(folded: FoldedGame) -> bytes:
    """The snapshot of a game; empty if it cannot be encoded, because that must not stop a command."""
    table, undo_log = folded.table, trim_undo_log(folded).undo_log
    with suppress(TypeError, ValueError, msgspec.MsgspecError):
        snapshot = Snapshot(
            folded.version,
            folded.head,
            folded.next_draw,
            folded.at,
            fingerprint(),
            msgspec.structs.replace(table, play=None),
            msgspec.Raw(_encode(table.play)),
            folded.hidden,
            undo_log.since if undo_log.complete and not (undo_log.entries or undo_log.undone) else None,
            folded.size,
            folded.clocks,
        )
        compressor = zlib.compressobj(1, zdict=folded.compression_dict)
        return compressor.compress(_encode(snapshot)) + compressor.flush()
    return b""


def unpack_snapshot(data: bytes, other: FoldedGame) -> FoldedGame | None:
    """The folded game in a snapshot, without its undo log; None if it is damaged or other code made it.

    `other` is the same game at any version. It supplies what all versions share.
    """
    with suppress(msgspec.MsgspecError, zlib.error):
        snapshot = _decode(zlib.decompressobj(zdict=other.compression_dict).decompress(data))
        table, game = snapshot.table, other.game
        if snapshot.code != fingerprint():
            return None
        state_type: Any = game.rules.state_type
        play = _play_decoder(state_type).decode(snapshot.play)
        complete = snapshot.undo_log_since is not None
        since = snapshot.version if snapshot.undo_log_since is None else snapshot.undo_log_since
        return FoldedGame(
            other.id,
            snapshot.version,
            snapshot.head,
            snapshot.next_draw,
            snapshot.at,
            other.created,
            game,
            msgspec.structs.replace(table, play=play),
            other.codec,
            UndoLog(since, complete=complete, past_barriers=not complete or table.undo in CROSSES_BARRIER),
            snapshot.hidden,
            other.compression_dict,
            snapshot.size,
            snapshot.clocks,
        )
    return None


def read_with_tail(
    client: redis.Redis, keys: RecordKeys, first: int, versions: Sequence[int]
) -> tuple[list[StoredRecord], list[StoredVersion]]:
    """A page of records from version `first` on, and what some versions are folded from: one round trip."""
    pipeline = client.pipeline(transaction=False)
    pipeline.xrange(keys.log, f"{first}-0", "+", count=PAGE_SIZE)
    for version in versions:
        base = version - version % SNAPSHOT_EVERY
        pipeline.zrevrangebyscore(keys.snapshots, version, base, start=0, num=1)
        pipeline.xrange(keys.log, f"{base or 1}-0", f"{version}-0")
    tail, *replies = pipeline.execute(raise_on_error=False)
    pairs = zip(replies[::2], replies[1::2], strict=True)
    return _records_in(tail), [StoredVersion(_snapshot_in(one), _records_in(other)) for one, other in pairs]


def read_newest(client: redis.Redis, keys: RecordKeys) -> tuple[StoredRecord | None, bytes]:
    """The first record of a game, and its newest snapshot."""
    pipeline = client.pipeline(transaction=False)
    pipeline.xrange(keys.log, "1-0", "1-0")
    pipeline.zrevrange(keys.snapshots, 0, 0)
    first, snapshots = pipeline.execute(raise_on_error=False)
    return next(iter(_records_in(first)), None), _snapshot_in(snapshots)


def _snapshot_in(reply: Any) -> bytes:
    """The snapshot in a reply of Redis; empty on any error, as snapshots are only a cache."""
    data: bytes = b"" if isinstance(reply, Exception) or not reply else reply[0]
    return data


def _records_in(reply: Any) -> list[StoredRecord]:
    if isinstance(reply, Exception):
        raise reply
    return parse_stream_entries(reply)


def write_snapshots(
    client: redis.Redis, keys: RecordKeys, snapshots: Mapping[int, bytes], first: int, last: float
) -> None:
    """Write snapshots by version, in place of all that were there from one version to another."""
    key, pipeline = keys.snapshots, client.pipeline(transaction=False)
    pipeline.zremrangebyscore(key, first, last)
    if packed := {snapshot: version for version, snapshot in snapshots.items() if snapshot}:
        pipeline.zadd(key, packed)
    pipeline.expire(key, SNAPSHOT_TTL)
    with suppress(*REDIS_ERRORS):
        pipeline.execute()


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


@lru_cache(maxsize=256)
def _play_decoder(state_type: Any) -> msgspec.msgpack.Decoder[Any]:
    with ONE_AT_A_TIME:
        return msgspec.msgpack.Decoder(state_type | None)

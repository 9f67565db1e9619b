"""Snapshots: the fold at every version, kept in Redis beside the record. They are a cache, no more."""

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import redis

import events
import games
from events.fold.clocks import Clocks
from events.fold.folded_game import FoldedGame, trim_undo_log
from events.fold.secrets import Hidden
from events.fold.undo_log import CROSSES_BARRIER, UndoLog
from events.log.keys import game_keys
from events.log.record import Stored
from events.log.stream import PAGE, parse_entries
from games.kernel.table.table import Table

SNAPSHOT_TTL = 7 * 24 * 3600
"""Seconds after which the snapshots of a game vanish that nobody plays; the next reader leaves them again."""


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A fold, and what it was made with."""

    version: int
    head: str
    draws: int
    at: int
    rules: int
    code: str
    table: Table
    """Without the play, which stands beside it."""
    play: msgspec.Raw
    hidden: Hidden
    since: int | None
    """Where the trail begins; null when there is something in it, which is not kept."""
    clocks: Clocks = ()


@cache
def fingerprint() -> str:
    """The code that folds, told by the sources of the rules and of the record."""
    digest = hashlib.sha256()
    for package in (games.__path__, events.__path__):
        root = Path(package[0])
        for path in sorted(root.rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def pack_snapshot(folded: FoldedGame) -> bytes:
    """The snapshot of a fold; nothing if it cannot be written, which must not hinder a command."""
    table, undo_log = folded.table, trim_undo_log(folded).undo_log
    with suppress(TypeError, ValueError, msgspec.MsgspecError):
        snapshot = Snapshot(
            folded.version,
            folded.head,
            folded.draws,
            folded.at,
            folded.game.title.rules_version,
            fingerprint(),
            msgspec.structs.replace(table, play=None),
            msgspec.Raw(_encode(table.play)),
            folded.hidden,
            undo_log.since if undo_log.whole and not undo_log.played else None,
            folded.clocks,
        )
        squeezed = zlib.compressobj(1, zdict=folded.common)
        return squeezed.compress(_encode(snapshot)) + squeezed.flush()
    return b""


def unpack_snapshot(made: bytes, other: FoldedGame) -> FoldedGame | None:
    """The fold in a snapshot of the same game as another one; None if it is damaged or other code made it.

    It comes without its trail.
    """
    with suppress(msgspec.MsgspecError, zlib.error):
        snapshot = _decode(zlib.decompressobj(zdict=other.common).decompress(made))
        table, game = snapshot.table, other.game
        if (snapshot.code, snapshot.rules) != (fingerprint(), game.title.rules_version):
            return None
        state_type: Any = game.rules.state_type
        play = _play_decoder(state_type).decode(snapshot.play)
        whole = snapshot.since is not None
        since = snapshot.version if snapshot.since is None else snapshot.since
        return FoldedGame(
            other.id,
            snapshot.version,
            snapshot.head,
            snapshot.draws,
            snapshot.at,
            other.created,
            game,
            msgspec.structs.replace(table, play=play),
            other.codec,
            UndoLog(since, whole=whole, deep=not whole or table.undo in CROSSES_BARRIER),
            snapshot.hidden,
            other.common,
            snapshot.clocks,
        )
    return None


def read_with_tail(
    client: redis.Redis, game_id: str, since: int, versions: Sequence[int]
) -> tuple[list[Stored], list[bytes]]:
    """The records from a version on, as many as are read at once, and the snapshots of some versions."""
    keys, pipeline = game_keys(game_id), client.pipeline(transaction=False)
    pipeline.xrange(keys.log, f"{since}-0", "+", count=PAGE)
    for version in versions:
        pipeline.zrangebyscore(keys.snap, version, version)
    tail, *snapshots = pipeline.execute(raise_on_error=False)
    return _stored(tail), [*map(_snapshot, snapshots)]


def read_newest(client: redis.Redis, game_id: str) -> tuple[Stored | None, bytes]:
    """The first record of a game, and its newest snapshot."""
    keys, pipeline = game_keys(game_id), client.pipeline(transaction=False)
    pipeline.xrange(keys.log, "1-0", "1-0")
    pipeline.zrevrange(keys.snap, 0, 0)
    first, snapshots = pipeline.execute(raise_on_error=False)
    return next(iter(_stored(first)), None), _snapshot(snapshots)


def _snapshot(answer: Any) -> bytes:
    """The snapshot in an answer of Redis; whatever is wrong with it, it is only missing."""
    made: bytes = b"" if isinstance(answer, Exception) or not answer else answer[0]
    return made


def _stored(answer: Any) -> list[Stored]:
    if isinstance(answer, Exception):
        raise answer
    return parse_entries(answer)


def write_snapshots(client: redis.Redis, game_id: str, made: Mapping[int, bytes]) -> None:
    """Leave the snapshots of some versions of a game in place of those that were there."""
    key, pipeline = game_keys(game_id).snap, client.pipeline()
    for version, snapshot in made.items():
        pipeline.zremrangebyscore(key, version, version)
        if snapshot:
            pipeline.zadd(key, {snapshot: version})
    pipeline.expire(key, SNAPSHOT_TTL)
    with suppress(redis.RedisError):
        pipeline.execute()


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


@lru_cache(maxsize=256)
def _play_decoder(state_type: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(state_type | None)

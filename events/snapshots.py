"""Snapshots: folds kept in Redis so that any version is near one. They are a cache, no more."""

import hashlib
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import redis

import games
from events.clocks import Clocks
from events.hidden import Hidden
from events.keys import game_keys
from events.loaded import Games, Loaded, shallow
from events.trail import FAR, Trail
from games.kernel.table import GameCreated, SeatOffer, Table


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A fold, and what it was made with."""

    version: int
    head: str
    draws: int
    at: int
    created: int
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
    """The code that folds: SHA-256 over the sources of the rules."""
    root = Path(games.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def packed(loaded: Loaded) -> bytes:
    """The snapshot of a fold; nothing if it cannot be written, which must not hinder a command."""
    table, trail = loaded.table, shallow(loaded).trail
    with suppress(TypeError, ValueError, msgspec.MsgspecError):
        snapshot = Snapshot(
            loaded.version,
            loaded.head,
            loaded.draws,
            loaded.at,
            loaded.created,
            loaded.game.title.rules_version,
            fingerprint(),
            msgspec.structs.replace(table, play=None),
            msgspec.Raw(_encode(table.play)),
            loaded.hidden,
            trail.since if trail.whole and not trail.played else None,
            loaded.clocks,
        )
        return zlib.compress(_encode(snapshot), 1)
    return b""


def unpacked(made: bytes, known: Games, game_id: str, other: Loaded | None = None) -> Loaded | None:
    """The fold in a snapshot, without its trail; None if it is damaged or other code made it.

    Whoever has another version of the game knows its rules already.
    """
    with suppress(msgspec.MsgspecError, zlib.error):
        snapshot = _decode(zlib.decompress(made))
        if snapshot.code != fingerprint():
            return None
        table = snapshot.table
        game, codec = (other.game, other.codec) if other else known.of(_created(table))
        if snapshot.rules != game.title.rules_version:
            return None
        play = _play_decoder(game.rules.state_type).decode(snapshot.play)
        whole = snapshot.since is not None
        since = snapshot.version if snapshot.since is None else snapshot.since
        return Loaded(
            game_id,
            snapshot.version,
            snapshot.head,
            snapshot.draws,
            snapshot.at,
            snapshot.created,
            game,
            msgspec.structs.replace(table, play=play),
            codec,
            Trail(since, whole=whole, deep=not whole or table.undo in FAR),
            snapshot.hidden,
            snapshot.clocks,
            snapshot.version,
        )
    return None


def write_snapshots(client: redis.Redis, folds: Sequence[Loaded]) -> None:
    """Leave the snapshots of some versions of a game, oldest first, in place of those that were there."""
    made = {snapshot: fold.version for fold in folds if (snapshot := packed(fold))}
    if made:
        key = game_keys(folds[0].id).snap
        pipeline = client.pipeline()
        pipeline.zremrangebyscore(key, folds[0].version, folds[-1].version)
        pipeline.zadd(key, made)
        with suppress(redis.RedisError):
            pipeline.execute()


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


@lru_cache(maxsize=256)
def _play_decoder(state_type: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(state_type | None)


def _created(table: Table) -> GameCreated:
    """The creation that a table came from, as far as the rules ask about it."""
    return GameCreated(
        game=table.game,
        title=table.title,
        rules=table.rules,
        modules=table.modules,
        options=table.options,
        seats=tuple(SeatOffer(s.kind, s.bot if s.kind == "bot" else None, s.reserved) for s in table.seats),
        owner=table.owner,
        commitment=table.commitment,
        undo=table.undo,
        visibility=table.visibility,
    )

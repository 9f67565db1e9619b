"""Snapshots: folds kept in Redis so that a cold start reads only the tail. They are a cache, no more."""

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import redis

import games
from events.keys import game_keys
from events.loaded import Games, Loaded
from events.trail import Trail
from games.kernel.table import GameCreated, SeatOffer, Table

INTERVAL = 64
"""The writer of every 64th record leaves a snapshot."""


class Snapshot(msgspec.Struct, frozen=True):
    """A fold, and what it was made with."""

    version: int
    head: str
    draws: int
    at: int
    created: int
    rules: int
    code: str
    table: msgspec.Raw
    play: msgspec.Raw
    hidden: tuple[frozenset[str], ...]


@cache
def fingerprint() -> str:
    """The code that folds: SHA-256 over the sources of the rules."""
    root = Path(games.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def write_snapshot(client: redis.Redis, loaded: Loaded) -> bool:
    """Leave a snapshot if it reads back as what it was made from; a failure to do so hurts nobody."""
    snapshot = Snapshot(
        loaded.version,
        loaded.head,
        loaded.draws,
        loaded.at,
        loaded.created,
        loaded.game.title.rules_version,
        fingerprint(),
        msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(loaded.table, play=None))),
        msgspec.Raw(msgspec.json.encode(loaded.table.play)),
        loaded.hidden,
    )
    with suppress(msgspec.MsgspecError, redis.RedisError):
        if _table(snapshot, loaded.game.rules.state_type) == loaded.table:
            client.set(game_keys(loaded.id).snap, msgspec.json.encode(snapshot))
            return True
    return False


def read_snapshot(client: redis.Redis, known: Games, game_id: str) -> Loaded | None:
    """The latest snapshot, unless there is none or other code made it."""
    data = cast("bytes | None", client.get(game_keys(game_id).snap))
    if data is None:
        return None
    with suppress(msgspec.MsgspecError):
        snapshot = msgspec.json.decode(data, type=Snapshot)
        if snapshot.code != fingerprint():
            return None
        game, codec = known.of(_created(msgspec.json.decode(snapshot.table, type=Table)))
        if snapshot.rules == game.title.rules_version:
            table = _table(snapshot, game.rules.state_type)
            return Loaded(
                game_id,
                snapshot.version,
                snapshot.head,
                snapshot.draws,
                snapshot.at,
                snapshot.created,
                game,
                table,
                codec,
                Trail(snapshot.version, whole=False),
                snapshot.hidden,
            )
    return None


def _table(snapshot: Snapshot, state_type: type[msgspec.Struct]) -> Table:
    table = msgspec.json.decode(snapshot.table, type=Table)
    play: Any = msgspec.json.decode(snapshot.play, type=state_type | None)
    return msgspec.structs.replace(table, play=play)


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

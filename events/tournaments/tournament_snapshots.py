"""Snapshots: the folded tournament at some versions, kept in Redis beside the record. Only a cache.

A tournament of 500 players is large and has thousands of versions, so only some of them get one.
"""

import zlib
from contextlib import suppress
from typing import Any, cast

import msgspec
import redis

from events.fold.snapshots import fingerprint
from events.log.keys import RecordKeys
from events.tournaments.folded_tournament import FoldedTournament
from tournaments.state import Tournament

SNAPSHOT_EVERY = 32
"""How many records there are from one snapshot to the next."""


class TournamentSnapshot(msgspec.Struct, frozen=True, array_like=True):
    """A folded tournament, with a hash of the code that folded it."""

    code: str
    version: int
    head: str
    next_draw: int
    at: int
    created: int
    state: Tournament
    size: int


def pack_tournament(folded: FoldedTournament) -> bytes:
    """The snapshot of a tournament."""
    snapshot = TournamentSnapshot(
        fingerprint(),
        folded.version,
        folded.head,
        folded.next_draw,
        folded.at,
        folded.created,
        folded.state,
        folded.size,
    )
    return zlib.compress(_encode(snapshot), 1)


def unpack_tournament(tournament_id: str, data: bytes) -> FoldedTournament | None:
    """The folded tournament in a snapshot; None if it is damaged or other code made it."""
    with suppress(msgspec.MsgspecError, zlib.error):
        found = _decode(zlib.decompress(data))
        if found.code == fingerprint():
            return FoldedTournament(
                tournament_id,
                found.version,
                found.head,
                found.next_draw,
                found.at,
                found.created,
                found.state,
                found.size,
            )
    return None


def read_tournament_snapshot(
    client: redis.Redis, keys: RecordKeys, last: int | None
) -> FoldedTournament | None:
    """The newest usable snapshot up to a version, if there is one."""
    newest: Any = "+inf" if last is None else last
    with suppress(redis.ResponseError):
        found = client.zrevrangebyscore(keys.snapshots, newest, "-inf", start=0, num=1)
        return next((unpack_tournament(keys.id, data) for data in cast("list[bytes]", found)), None)
    return None


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(TournamentSnapshot).decode

"""The log of heads in Redis: one entry for each game and tournament that is over, in the order of their ends.

The dispatcher writes it from the feed, so no command waits for it.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

import msgspec
import redis

from events.export.signing import is_hex
from events.heads.heads_chain import START, LoggedHead, next_head
from events.log.keys import HEADS, LOGGED_HEADS, RecordKind
from events.redis.scripts import lua_script

ID_BYTES = 12
"""The ids of games are these bytes in hex."""


class _Stored(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """An entry as it is stored, in half of the memory: there is one for every game."""

    number: int
    id: Any
    """As in `_short`."""
    head: bytes
    hash: bytes
    kind: RecordKind = "game"


_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(_Stored)


class Ended(Protocol):
    """A game or a tournament that may be over."""

    @property
    def id(self) -> str:
        """The id of the game or tournament."""

    @property
    def head(self) -> str | None:
        """The hash of the last record; None while it is not over."""


class HeadsPage(NamedTuple):
    """Entries of the log, and where they end: the last of them, or that of the log if there are none."""

    heads: list[LoggedHead]
    end: LoggedHead


class HeadsLog:
    """The log of one service. Any number of processes may append to it."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._append = client.register_script(lua_script(__file__, "append_heads"))

    def append(self, summaries: Iterable[Ended], kind: RecordKind = "game") -> None:
        """Log the heads of those that are over, unless each is the last one logged for its id."""
        heads = {summary.id: summary.head for summary in summaries if summary.head}
        while heads and not self._append_if_unchanged(heads, kind):
            pass  # another process was first

    def _append_if_unchanged(self, heads: dict[str, str], kind: RecordKind) -> bool:
        last = self._last()  # read first: the script refuses if anything was logged after it
        logged = self._client.hmget(LOGGED_HEADS, [*map(_short, heads)])
        new = [
            (id_, head)
            for (id_, head), known in zip(heads.items(), logged, strict=True)
            if known != bytes.fromhex(head)
        ]
        if not new:
            return True
        arguments: list[Any] = [last.number]
        for id_, head in new:
            last = next_head(last, id_, head, kind)
            arguments += (_short(id_), bytes.fromhex(head), _pack(last))
        return bool(self._append([HEADS, LOGGED_HEADS], arguments))

    def read(self, after: int, limit: int) -> HeadsPage:
        """The entries after a number, at most so many."""
        found = [_unpack(entry) for entry in self._client.lrange(HEADS, after, after + limit - 1)]
        return HeadsPage(found, found[-1] if found else self._last())

    def _last(self) -> LoggedHead:
        entry = self._client.lindex(HEADS, -1)
        return START if entry is None else _unpack(entry)


def _short(id_: str) -> bytes | str:
    """The bytes that an id is the hex of, or the id itself."""
    return bytes.fromhex(id_) if is_hex(id_, ID_BYTES) else id_


def _pack(entry: LoggedHead) -> bytes:
    head, hash_ = bytes.fromhex(entry.head), bytes.fromhex(entry.hash)
    return _encode(_Stored(entry.number, _short(entry.id), head, hash_, entry.kind))


def _unpack(data: bytes) -> LoggedHead:
    stored = _decoder.decode(data)
    id_ = stored.id if isinstance(stored.id, str) else stored.id.hex()
    of = {"game": id_} if stored.kind == "game" else {"tournament": id_}
    return LoggedHead(stored.number, stored.head.hex(), stored.hash.hex(), **of)

"""The record of one accepted command: the actor, the command, its events, and its link in the hash chain."""

import hashlib
from typing import Any, NamedTuple

import msgspec

from games.kernel.messages import Command, Event
from games.kernel.table.table import Actor

# How large a record and a game may become, far above any real game (600 records, 250 KB).

MAX_RECORD_BYTES = 64 * 1024
"""Bytes of one entry. A command that needs more is refused."""

MAX_RECORDS = 10_000
"""Records of one game. The last one ends it."""

MAX_GAME_BYTES = 8 * 1024 * 1024
"""Bytes of all entries of one game."""

MAX_UNDO_RECORDS = 8_000
"""From this version on, nothing but play goes on: undo and the like are refused."""

MAX_UNDO_BYTES = 6 * 1024 * 1024
"""The same, in bytes of all entries."""

NO_HASH = "0" * 64
"""The `prev` of a game's first record."""


class Record(msgspec.Struct, frozen=True):
    """One record of a game. The stored entry is everything but the hash, as canonical JSON."""

    version: int
    at: int
    """Milliseconds since 1970; never earlier than the previous record."""
    actor: Actor
    command_id: str
    command: Command
    events: tuple[Event, ...]
    draws: tuple[int, int]
    """The numbers of the draws it took: the first, and the one after the last. Equal if it took none."""
    prev: str
    """The hash of the previous record."""
    hash: str = ""
    size: int = 0
    """The bytes of its entry."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A record without its hash. The fields are in the order in which they are written."""

    actor: Actor
    at: int
    command: Any
    command_id: str
    draws: tuple[int, int]
    events: tuple[Any, ...]
    prev: str
    version: int


class StoredRecord(NamedTuple):
    """A record as stored in the stream: the entry is not decoded."""

    version: int
    entry: bytes
    hash: str


def chain_hash(prev: str, entry: bytes) -> str:
    """The hash of an entry whose previous record has the hash `prev`."""
    return hashlib.sha256(bytes.fromhex(prev) + entry).hexdigest()


def is_nearly_full(version: int, size: int) -> bool:
    """Whether a game of so many records and bytes has room for play only."""
    return version >= MAX_UNDO_RECORDS or size >= MAX_UNDO_BYTES


def is_last_record(version: int, size: int) -> bool:
    """Whether a game of so many records and bytes has room for one more record and no other."""
    return version + 1 >= MAX_RECORDS or size + 2 * MAX_RECORD_BYTES > MAX_GAME_BYTES

"""One record per accepted command: who asked for what, what happened, and the chain of hashes."""

import hashlib
from typing import Any, NamedTuple

import msgspec

from games.kernel.messages import Command, Event
from games.kernel.table.table import Actor

NO_HASH = "0" * 64
"""What the first record of a game has in the place of its predecessor's hash."""


class Record(msgspec.Struct, frozen=True):
    """A link of a game's chain. The stored entry is everything but the hash, as canonical JSON."""

    version: int
    at: int
    """Milliseconds since 1970, never before the previous record's."""
    actor: Actor
    command_id: str
    command: Command
    events: tuple[Event, ...]
    draws: tuple[int, int]
    """The numbers of the draws it took, half open."""
    rules: int
    """The version of the title's rules that decided it."""
    prev: str
    hash: str = ""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A record without its hash, in the order its keys are written."""

    actor: Actor
    at: int
    command: Any
    command_id: str
    draws: tuple[int, int]
    events: tuple[Any, ...]
    prev: str
    rules: int
    version: int


class Stored(NamedTuple):
    """A record as it lies in the stream."""

    version: int
    entry: bytes
    hash: str


def chain_hash(prev: str, entry: bytes) -> str:
    """The hash of an entry that follows the record with the hash `prev`."""
    return hashlib.sha256(bytes.fromhex(prev) + entry).hexdigest()

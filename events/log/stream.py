"""Reads records from the stream of a game or tournament."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import redis

from events.log.keys import RecordKeys
from events.log.record import StoredRecord

PAGE_SIZE = 500
"""Records read from a stream at once."""

MAX_CONFLICT_RECORDS = 100
"""How many records append.lua returns on a conflict. A caller that is further behind loads the state."""


def exists(client: redis.Redis, keys: RecordKeys) -> bool:
    """Whether there is such a game or tournament."""
    return bool(client.exists(keys.log))


def find_command(client: redis.Redis, keys: RecordKeys, scoped_id: str) -> int | None:
    """The version of the record with a command id (scoped to its actor), if there is one."""
    version = cast("bytes | None", client.hget(keys.ids, scoped_id))
    return None if version is None else int(version)


def parse_stream_entries(entries: Iterable[Any]) -> list[StoredRecord]:
    """The records in a reply of Redis."""
    return [
        StoredRecord(int(number.partition(b"-")[0]), fields[b"entry"], fields[b"hash"].decode())
        for number, fields in entries
    ]


def parse_script_entries(entries: Iterable[Any]) -> list[StoredRecord]:
    """The records in a reply of a script, where the fields of an entry are a flat list."""
    return [
        StoredRecord(int(number.partition(b"-")[0]), fields[1], fields[3].decode())
        for number, fields in entries
    ]


def read_page(
    client: redis.Redis, keys: RecordKeys, first: int, last: int | None = None, limit: int = PAGE_SIZE
) -> list[StoredRecord]:
    """The records from version `first` to `last`, at most `limit` of them."""
    end = "+" if last is None else f"{last}-0"
    return parse_stream_entries(cast("Any", client.xrange(keys.log, f"{first}-0", end, count=limit)))


def read_remaining(client: redis.Redis, keys: RecordKeys, page: list[StoredRecord]) -> Iterator[StoredRecord]:
    """The records of a page, then all later ones."""
    yield from page
    if len(page) == PAGE_SIZE:
        yield from read_pages(client, keys, page[-1].version + 1)


def read_pages(
    client: redis.Redis, keys: RecordKeys, first: int, last: int | None = None
) -> Iterator[StoredRecord]:
    """All records from version `first` to `last`, read in pages."""
    while found := read_page(client, keys, first, last, PAGE_SIZE):
        yield from found
        if len(found) < PAGE_SIZE:
            return
        first = found[-1].version + 1

"""Reading a game's stream."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import redis

from events.log.keys import game_keys
from events.log.record import Stored

PAGE = 500
"""Records read from a stream at once."""

MOST_SINCE = 100
"""Records that a lost race brings along; who is further behind reads anew."""


def parse_entries(entries: Iterable[Any]) -> list[Stored]:
    """The records in an answer of Redis."""
    return [
        Stored(int(number.partition(b"-")[0]), fields[b"entry"], fields[b"hash"].decode())
        for number, fields in entries
    ]


def parse_script_entries(entries: Iterable[Any]) -> list[Stored]:
    """The records in an answer of a script, where an entry's fields come as a flat list."""
    return [
        Stored(int(number.partition(b"-")[0]), fields[1], fields[3].decode()) for number, fields in entries
    ]


def read_page(
    client: redis.Redis, game_id: str, first: int, last: int | None = None, limit: int = PAGE
) -> list[Stored]:
    """The records from one version to another, at most `limit` of them."""
    end = "+" if last is None else f"{last}-0"
    log = game_keys(game_id).log
    return parse_entries(cast("Any", client.xrange(log, f"{first}-0", end, count=limit)))


def read_onward(client: redis.Redis, game_id: str, found: list[Stored]) -> Iterator[Stored]:
    """These records, and those that did not fit."""
    yield from found
    if len(found) == PAGE:
        yield from read_pages(client, game_id, found[-1].version + 1)


def read_pages(client: redis.Redis, game_id: str, first: int, last: int | None = None) -> Iterator[Stored]:
    """All records from one version to another."""
    while found := read_page(client, game_id, first, last, PAGE):
        yield from found
        if len(found) < PAGE:
            return
        first = found[-1].version + 1

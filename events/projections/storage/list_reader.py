"""Reads rows and indexes of the lists, many in one round trip."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from heapq import merge
from typing import Any, NamedTuple

import redis

from events.log.keys import partition_of
from events.projections.storage.index_places import (
    BUCKET_BITS,
    KINDS,
    bucket_of,
    bucket_of_time,
    index_partition,
)
from events.projections.storage.list_script import ListScript, list_places

PAGE_SIZE = 1000
"""Ids with a time that has come read from a partition per round trip."""
MORE_BUCKETS = 4
"""How many times more buckets each further round trip reads, if too few games were found."""


class Command(NamedTuple):
    """A command on an index."""

    command: str
    name: str
    arguments: Sequence[Any] = ()


class ListReader:
    """Reads the lists of one kind. `part`, in the names of their keys, tells the kinds apart."""

    def __init__(self, client: redis.Redis, part: str) -> None:
        self._part = part
        self._places = list_places(client)
        self._script = ListScript(client, "read")

    def read(self, commands: Sequence[Command]) -> list[Any]:
        """The reply to each command."""
        grouped: defaultdict[int, list[Command]] = defaultdict(list)
        for command in commands:
            grouped[self._place(command)].append(command)
        replies = self._script({number: _packed(own) for number, own in grouped.items()}, self._part)
        waiting = {number: iter(reply) for number, reply in replies.items()}
        return [next(waiting[self._place(command)]) for command in commands]

    def _place(self, command: Command) -> int:
        return index_partition(command.name) % self._places

    def everywhere(self, *wanted: tuple[Any, ...]) -> dict[int, Any]:
        """The replies to the same commands in each partition that can be reached."""
        packed = _packed([Command(command, name, arguments) for command, name, *arguments in wanted])
        return self._script.reachable(dict.fromkeys(range(self._places), packed), self._part)

    def rows(self, ids: Sequence[str]) -> list[bytes | None]:
        """The row of each id, after its version; None if it is not listed."""
        grouped: defaultdict[int, list[str]] = defaultdict(list)
        for id_ in ids:
            grouped[partition_of(id_) % self._places].append(id_)
        calls = {number: _packed([Command("HMGET", "summaries", own)]) for number, own in grouped.items()}
        found: dict[str, bytes | None] = {}
        for number, (rows,) in self._script(calls, self._part).items():
            found.update(zip(grouped[number], rows, strict=True))
        return [found[id_] for id_ in ids]

    def kinds(self) -> list[str]:
        """The indexes of all games of a title and status that there are."""
        (found,) = self.read([Command("ZRANGE", KINDS, (0, -1))])
        return [name.decode() for name in found]

    def sort_keys(self, names: Iterable[str], count: int, range_: tuple[str, str]) -> list[bytes]:
        """The next sort keys of several indexes together, newest first."""
        plain, buckets = list[str](), defaultdict[int, list[str]](list)
        for name in names:
            bucket = bucket_of(name)
            plain.append(name) if bucket is None else buckets[bucket].append(name)
        waiting = sorted((bucket for bucket in buckets if _begins_before(bucket, range_[0])), reverse=True)
        found = self._merged(plain + (buckets[waiting[0]] if waiting else []), count, range_)
        read = 1
        # All games in a bucket that is not read yet were created before those in the buckets that are.
        while read < len(waiting) and (len(found) < count or _bucket(found[count - 1]) <= waiting[read]):
            following = waiting[read : read * (1 + MORE_BUCKETS)]
            names = [name for bucket in following for name in buckets[bucket]]
            found = sorted({*found, *self._merged(names, count, range_)}, reverse=True)[:count]
            read += len(following)
        return found

    def _merged(self, names: Sequence[str], count: int, range_: tuple[str, str]) -> list[bytes]:
        limits = (*range_, "LIMIT", 0, count)
        found = self.read([Command("ZREVRANGEBYLEX", name, limits) for name in names])
        return list(dict.fromkeys(merge(*found, reverse=True)))[:count]

    def up_to(self, name: str, latest: Any, most: int | None = None) -> list[tuple[str, int]]:
        """The ids in a sorted set with a time up to `latest`, the oldest first, at most so many.

        Those that leave the set meanwhile may hide others; the next call returns those.
        """
        found, start, size = list[tuple[str, int]](), 0, most or PAGE_SIZE
        while True:
            limits = ("-inf", latest, "WITHSCORES", "LIMIT", start, size)
            replies = self.everywhere(("ZRANGEBYSCORE", name, *limits))
            for (ids,) in replies.values():
                found += [(id_.decode(), int(at)) for id_, at in zip(ids[::2], ids[1::2], strict=True)]
            start += size
            if most is not None or all(len(ids) < 2 * size for (ids,) in replies.values()):
                return sorted(found, key=lambda pair: pair[1])[:most]


def _bucket(key: bytes) -> int:
    """The bucket of games with the time in a sort key."""
    return bucket_of_time(int(key.partition(b":")[0]))


def _begins_before(bucket: int, top: str) -> bool:
    """Whether games of a bucket may come after the top of a range of sort keys."""
    return top == "+" or f"{bucket << BUCKET_BITS:015d}" <= top[1:]


def _packed(commands: Sequence[Command]) -> list[Any]:
    packed: list[Any] = []
    for command in commands:
        packed += (len(command.arguments), command.command, command.name, *command.arguments)
    return packed

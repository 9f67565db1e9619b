"""Writes rows into the lists: first the rows, then their changes of indexes, then a note that this is done.

Whatever is killed in between, the next write of the row finishes it. If two processes write the same row, the
one that was overtaken writes the newer row again, so that its own changes of indexes do not stay.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import redis

from events.log.keys import partition_of
from events.projections.storage.index_places import KINDS, index_partition, is_kind
from events.projections.storage.list_script import ListScript, list_places

OVERTAKEN = -1
"""In place of a number of rows: the generation is no longer the one being built."""


Lines = tuple[str, ...]


class Row(NamedTuple):
    """A game or tournament as the lists are told of it; empty texts for what there is not."""

    id: str
    version: int
    summary: bytes
    sort_key: str
    waits: int | str
    """Since when it waits for a job."""
    due: int | str
    """When its time runs out."""
    open: int | str
    """Of a game, its last change if it is open; of a tournament, until when its games are looked after."""
    lines: Lines
    """The indexes it is in: the name of each, with a tab and its own sort key there if it has one."""
    final: bool
    """Whether it never changes again, so that its lines need not be remembered."""


class ListWriter:
    """Writes the lists of one kind. `part`, in the names of their keys, tells the kinds apart."""

    def __init__(self, client: redis.Redis, part: str) -> None:
        self._part = part
        self._places = list_places(client)
        self._apply = ListScript(client, "apply")
        self._index = ListScript(client, "index")
        self._indexed = ListScript(client, "indexed")
        self._forget = ListScript(client, "forget")

    def write(
        self, rows: Iterable[Row], generation: str, overtaken: Mapping[str, Lines] = MappingProxyType({})
    ) -> tuple[int, dict[str, Lines]]:
        """Write the rows that are newer than the listed ones. Returns how many were, or OVERTAKEN, and those
        that were overtaken: their listed rows must be written again, with this in `overtaken`."""
        grouped = self._by_place(rows)
        replies = self._apply(
            {number: _arguments(found, _applied) for number, found in grouped.items()}, generation, self._part
        )
        newer, again, changed = 0, dict[str, Lines](), list[tuple[Row, str]]()
        for number, found in grouped.items():
            count, *todos = replies[number]
            if count == OVERTAKEN:
                return OVERTAKEN, {}
            newer += count
            for row, todo in zip(found, todos, strict=True):
                if todo == b"!":
                    again[row.id] = row.lines
                elif todo:
                    changed.append((row, "\n".join((todo.decode(), *overtaken.get(row.id, ())))))
        return newer, again | self._write_indexes(changed, generation)

    def forget_versions(self, ids: Iterable[str]) -> None:
        """Take the next row of each id, whatever its version."""
        grouped: defaultdict[int, list[str]] = defaultdict(list)
        for id_ in ids:
            grouped[partition_of(id_) % self._places].append(id_)
        self._forget(grouped, self._part)

    def _by_place(self, rows: Iterable[Row]) -> dict[int, list[Row]]:
        grouped: defaultdict[int, list[Row]] = defaultdict(list)
        for row in rows:
            grouped[partition_of(row.id) % self._places].append(row)
        return grouped

    def _write_indexes(self, changed: Sequence[tuple[Row, str]], generation: str) -> dict[str, Lines]:
        """Write what rows change in indexes. Returns those that were overtaken."""
        changes: defaultdict[int, list[Any]] = defaultdict(list)
        for row, todo in changed:
            for change in _changes(row, todo):
                changes[index_partition(change[1]) % self._places] += change
        self._index(changes, generation, self._part)
        grouped = self._by_place(row for row, _ in changed)
        replies = self._indexed(
            {number: _arguments(found, _noted) for number, found in grouped.items()}, generation, self._part
        )
        overtaken = [grouped[number][row - 1] for number, again in replies.items() for row in again]
        return {row.id: row.lines for row in overtaken}


def _changes(row: Row, todo: str) -> Iterable[tuple[str, str, str]]:
    """What a row changes in indexes: added or removed, the name of the index, the sort key."""
    before = set(todo[1:].split("\n")) - {""}
    for line in sorted(set(row.lines) - before if todo[0] == "=" else row.lines):
        name, _, key = line.partition("\t")
        yield "+", name, key or row.sort_key
        if is_kind(name):
            yield "+", KINDS, name
    for line in sorted(before.difference(row.lines)):
        name, _, key = line.partition("\t")
        yield "-", name, key or row.sort_key


def _arguments(rows: Sequence[Row], arguments: Callable[[Row], tuple[Any, ...]]) -> list[Any]:
    return [argument for row in rows for argument in arguments(row)]


def _applied(row: Row) -> tuple[Any, ...]:
    return row.id, row.version, row.summary, row.waits, row.due, row.open, "\n".join(row.lines)


def _noted(row: Row) -> tuple[Any, ...]:
    return row.id, row.version, row.summary, "\n".join(row.lines), "1" if row.final else ""

"""What changed between two JSON values, as a patch (RFC 6902) that also says what was there before."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

KEYS = ("id", "seat", "number")
"""What the things in a list are told apart by, the first that all of them have."""


class Change(msgspec.Struct, frozen=True):
    """One operation of the patch. Operations are applied in order, each to the result of those before."""

    op: Literal["add", "remove", "replace"]
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: Any = msgspec.UNSET
    """What is there now; not with `remove`."""
    old: Any = msgspec.UNSET
    """What was there before; not with `add`. Programs that apply patches ignore it."""


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make the new value out of the old one; both as JSON has them."""
    return list(_changed("", old, new))


def _changed(path: str, old: Any, new: Any) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _in_object(path, old, new)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _in_list(path, old, new)
    elif not _same(old, new):
        yield Change("replace", path, new, old)


def _in_object(path: str, old: dict[str, Any], new: dict[str, Any]) -> Iterator[Change]:
    for name in sorted(old.keys() | new.keys()):
        here = f"{path}/{_escaped(name)}"
        if name not in new:
            yield Change("remove", here, old=old[name])
        elif name not in old:
            yield Change("add", here, new[name])
        else:
            yield from _changed(here, old[name], new[name])


def _in_list(path: str, old: list[Any], new: list[Any]) -> Iterator[Change]:
    before, after = _names(old), _names(new)
    if before is None or after is None:
        if len(old) != len(new):
            yield Change("replace", path, new, old)
            return
        for index, (was, now) in enumerate(zip(old, new, strict=True)):
            yield from _changed(f"{path}/{index}", was, now)
        return
    places = {name: index for index, name in enumerate(after)}
    stay = _rising([places.get(name, -1) for name in before])
    for index in range(len(before) - 1, -1, -1):
        if before[index] not in places or places[before[index]] not in stay:
            yield Change("remove", f"{path}/{index}", old=old[index])
    was = dict(zip(before, old, strict=True))
    for index, item in enumerate(new):
        if index not in stay:
            yield Change("add", f"{path}/{index}", item)
    for index in sorted(stay):
        yield from _changed(f"{path}/{index}", was[after[index]], new[index])


def _names(items: list[Any]) -> list[Any] | None:
    """What tells the items of a list apart: a word itself, a thing its key; None if nothing does."""
    if all(isinstance(item, str) for item in items):
        names = items
    elif all(isinstance(item, dict) for item in items):
        key = next((key for key in KEYS if all(key in item for item in items)), None)
        names = [item[key] for item in items] if key else []
        if not all(isinstance(name, str | int) for name in names):
            return None
    else:
        return None
    return names if len(set(names)) == len(items) else None


def _rising(places: Sequence[int]) -> set[int]:
    """The longest run of places in rising order (negative ones aside): what need not be moved."""
    ends: list[int] = []
    chains: list[tuple[int, Any]] = []
    for place in places:
        if place < 0:
            continue
        length = bisect_left(ends, place)
        chain = (place, chains[length - 1] if length else None)
        ends[length:] = [place, *ends[length + 1 :]]
        chains[length:] = [chain, *chains[length + 1 :]]
    found: set[int] = set()
    link = chains[-1] if chains else None
    while link is not None:
        found.add(link[0])
        link = link[1]
    return found


def _same(old: Any, new: Any) -> bool:
    """Equality as JSON has it: true is not 1."""
    return type(old) is type(new) and bool(old == new)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")

"""What changed between two JSON values, as a patch (RFC 6902) that also says what was there before."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

KEYS = ("id", "seat", "number")
"""What the things in a list are told apart by, the first that all of them have."""


_encode = msgspec.json.Encoder().encode


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
    found: list[Change] = []
    if not _same(old, new):
        _change(found, "", old, new)
    return found


def _change(found: list[Change], path: str, old: Any, new: Any) -> None:
    """Add what changed between two values that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        _change_object(found, path, old, new)
    elif isinstance(old, list) and isinstance(new, list):
        _change_list(found, path, old, new)
    else:
        found.append(Change("replace", path, new, old))


def _change_object(found: list[Change], path: str, old: dict[str, Any], new: dict[str, Any]) -> None:
    for name in sorted(old.keys() | new.keys()):
        if name not in new:
            found.append(Change("remove", f"{path}/{_escaped(name)}", old=old[name]))
        elif name not in old:
            found.append(Change("add", f"{path}/{_escaped(name)}", new[name]))
        elif not _same(old[name], new[name]):
            _change(found, f"{path}/{_escaped(name)}", old[name], new[name])


def _change_list(found: list[Change], path: str, old: list[Any], new: list[Any]) -> None:
    before, after = _names(old), _names(new)
    if before is None or after is None:
        if len(old) != len(new):
            found.append(Change("replace", path, new, old))
            return
        for index, (was, now) in enumerate(zip(old, new, strict=True)):
            if not _same(was, now):
                _change(found, f"{path}/{index}", was, now)
        return
    places = {name: index for index, name in enumerate(after)}
    stay = _rising([places.get(name, -1) for name in before])
    for index in range(len(before) - 1, -1, -1):
        if before[index] not in places or places[before[index]] not in stay:
            found.append(Change("remove", f"{path}/{index}", old=old[index]))
    found += [Change("add", f"{path}/{index}", item) for index, item in enumerate(new) if index not in stay]
    earlier = dict(zip(before, old, strict=True))
    for index in sorted(stay):
        was, now = earlier[after[index]], new[index]
        if not _same(was, now):
            _change(found, f"{path}/{index}", was, now)


def _names(items: list[Any]) -> list[Any] | None:
    """What tells the items of a list apart: a word itself, a thing its key; None if nothing does."""
    kinds = {type(item) for item in items}
    if kinds <= {str}:
        names = items
    elif kinds == {dict}:
        key = next((key for key in KEYS if all([key in item for item in items])), None)  # noqa: C419 - faster
        names = [item[key] for item in items] if key else []
        if not {type(name) for name in names} <= {str, int}:
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
    """Equality as JSON has it: true is not 1, however deep it stands."""
    return bool(old == new) and _encode(old) == _encode(new)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")

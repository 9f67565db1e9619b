"""The difference between two values as a JSON Patch (RFC 6902) that also contains the old values."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from events.fold.struct_layout import (
    ABSENT,
    IDENTITY_FIELDS,
    SCALARS,
    encode,
    pointer_step,
    struct_layout,
    to_plain,
)

_LISTS = frozenset((list, tuple))
_STRINGS = frozenset((str,))
_STRINGS_AND_INTEGERS = frozenset((str, int))
_NO_IDENTITIES = (None,)
"""The identities of items that have none."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """One operation of the patch. Apply operations in order, each to the result of the previous ones."""

    op: Literal["add", "remove", "replace"]
    """What to do at `path`."""
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: Any = msgspec.UNSET
    """The new value; not with `remove`."""
    old: Any = msgspec.UNSET
    """The old value; not with `add`. Programs that apply patches ignore it."""


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that turn the old value into the new one."""
    found: list[Change] = []
    _compare(found, "", "", old, new)
    return found


def _compare(found: list[Change], path: str, step: str, old: Any, new: Any) -> None:
    """Add the changes between the two values at `path` + `step`."""
    was: Any = type(old)
    now: Any = type(new)
    # Compare the encoded forms too: 1 == True, also inside containers.
    if was is now and old == new and (was in SCALARS or encode(old) == encode(new)):
        return
    path += step
    if old is ABSENT:
        found.append(Change("add", path, new))
    elif new is ABSENT:
        found.append(Change("remove", path, old=old))
    elif was in SCALARS or now in SCALARS:
        found.append(Change("replace", path, new, old))
    elif was in _LISTS and now in _LISTS:
        _compare_lists(found, path, old, new)
    elif was is now and (both := struct_layout(was)):
        _compare_members(
            found, path, zip(both.steps, both.values(old), both.values(new), both.defaults, strict=True)
        )
    else:
        _compare_built(found, path, to_plain(old), to_plain(new))


def _compare_members(found: list[Change], path: str, members: Iterable[tuple[str, Any, Any, Any]]) -> None:
    """Add the changes between members. Members that equal their default are left out of the JSON."""
    for step, was, now, default in members:
        if was is not now:
            _compare(found, path, step, ABSENT if was is default else was, ABSENT if now is default else now)


def _compare_built(found: list[Change], path: str, old: Any, new: Any) -> None:
    if type(old) is dict and type(new) is dict:
        for name in sorted({*old, *new}):
            _compare(found, path, pointer_step(name), old.get(name, ABSENT), new.get(name, ABSENT))
    else:
        found.append(Change("replace", path, new, old))


def _compare_lists(found: list[Change], path: str, old: Sequence[Any], new: Sequence[Any]) -> None:
    before, after = _identities(old), _identities(new)
    if before != after and _are_unique(before) and _are_unique(after):
        old = _moved(found, path, dict(zip(before, old, strict=True)), after, new)
    elif len(old) != len(new):
        found.append(Change("replace", path, new, old))
        return
    for index, (was, now) in enumerate(zip(old, new, strict=True)):
        if was is not now:
            _compare(found, path, f"/{index}", was, now)


def _moved(
    found: list[Change], path: str, old: dict[Any, Any], names: Sequence[Any], new: Sequence[Any]
) -> list[Any]:
    """Add the items that are removed, moved or added. Returns the old list with only these changes made."""
    places = dict(zip(names, range(len(names)), strict=True))
    stay = _longest_rising([places[name] for name in old if name in places])
    after = [*new]
    removed = []
    for index, (name, was) in enumerate(old.items()):
        place = places.get(name)
        if place in stay:
            after[place] = was
        else:
            removed.append(Change("remove", f"{path}/{index}", old=was))
    found += reversed(removed)
    found += [Change("add", f"{path}/{index}", now) for index, now in enumerate(new) if index not in stay]
    return after


def _identities(items: Sequence[Any]) -> Sequence[Any]:
    """What identifies each item of a list: a string is its own identity, an object has an identity field."""
    kinds: set[Any] = {*map(type, items)}
    if kinds <= _STRINGS:
        return items
    if len(kinds) == 1 and (one := struct_layout(*kinds)):
        return [*map(one.key, items)] if one.key else _NO_IDENTITIES
    plain = [to_plain(item) for item in items]
    key = next(
        (key for key in IDENTITY_FIELDS if all(type(item) is dict and key in item for item in plain)), None
    )
    return [item[key] for item in plain] if key else _NO_IDENTITIES


def _are_unique(identities: Sequence[Any]) -> bool:
    """Whether all identities are strings or integers and none occurs twice."""
    return {*map(type, identities)} <= _STRINGS_AND_INTEGERS and len({*identities}) == len(identities)


def _longest_rising(places: list[int]) -> set[int]:
    """The longest increasing subsequence: the items that need not be moved."""
    if places == sorted(places):
        return {*places}
    ends: list[int] = []
    chains: list[tuple[int, Any]] = []
    for place in places:
        length = bisect_left(ends, place)
        chain = (place, chains[length - 1] if length else None)
        ends[length:] = [place, *ends[length + 1 :]]
        chains[length:] = [chain, *chains[length + 1 :]]
    found: set[int] = set()
    link: tuple[int, Any] | None = chains[-1]
    while link is not None:
        found.add(link[0])
        link = link[1]
    return found

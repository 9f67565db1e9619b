"""What changed between two values as JSON has them: a patch (RFC 6902) that also says what was there."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from events.fold.shapes import ABSENT, KEYS, SCALARS, built, encode, pointer_step, shape

_LISTS = frozenset((list, tuple))
_WORDS = frozenset((str,))
_WORDS_AND_NUMBERS = frozenset((str, int))
_NOTHING = (None,)
"""The names of things that nothing tells apart."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """One operation of the patch. Operations are applied in order, each to the result of those before."""

    op: Literal["add", "remove", "replace"]
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: Any = msgspec.UNSET
    """What is there now; not with `remove`."""
    old: Any = msgspec.UNSET
    """What was there before; not with `add`. Programs that apply patches ignore it."""


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make the new value out of the old one."""
    found: list[Change] = []
    _compare(found, "", "", old, new)
    return found


def _compare(found: list[Change], path: str, step: str, old: Any, new: Any) -> None:
    """Add what changed between two values, a step further on the path."""
    was: Any = type(old)
    now: Any = type(new)
    # True is not 1, however deep it stands.
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
    elif was is now and (both := shape(was)):
        _compare_members(
            found, path, zip(both.steps, both.values(old), both.values(new), both.defaults, strict=True)
        )
    else:
        _compare_built(found, path, built(old), built(new))


def _compare_members(found: list[Change], path: str, members: Iterable[tuple[str, Any, Any, Any]]) -> None:
    """Add what changed between members, each a step further, and left out where it is its default."""
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
    before, after = _names(old), _names(new)
    if before != after and _told_apart(before) and _told_apart(after):
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
    """Add who leaves a list of things and who joins it; the list after that, with nothing else changed."""
    places = dict(zip(names, range(len(names)), strict=True))
    stay = _rising([places[name] for name in old if name in places])
    after = [*new]
    gone = []
    for index, (name, was) in enumerate(old.items()):
        place = places.get(name)
        if place in stay:
            after[place] = was
        else:
            gone.append(Change("remove", f"{path}/{index}", old=was))
    found += reversed(gone)
    found += [Change("add", f"{path}/{index}", now) for index, now in enumerate(new) if index not in stay]
    return after


def _names(items: Sequence[Any]) -> Sequence[Any]:
    """What may tell the items of a list apart: a word itself, a thing its key."""
    kinds: set[Any] = {*map(type, items)}
    if kinds <= _WORDS:
        return items
    if len(kinds) == 1 and (one := shape(*kinds)):
        return [*map(one.key, items)] if one.key else _NOTHING
    things = [built(item) for item in items]
    key = next((key for key in KEYS if all(type(thing) is dict and key in thing for thing in things)), None)
    return [thing[key] for thing in things] if key else _NOTHING


def _told_apart(names: Sequence[Any]) -> bool:
    """Whether names are words and numbers, each of them once."""
    return {*map(type, names)} <= _WORDS_AND_NUMBERS and len({*names}) == len(names)


def _rising(places: list[int]) -> set[int]:
    """The longest run of places in rising order: what need not be moved."""
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

"""Structs as JSON has them, told from their types, so that what need not be converted is not."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import FieldInfo, fields

ABSENT = object()

SCALARS = frozenset((str, int, float, bool, type(None)))

_encode = msgspec.json.Encoder().encode


KEYS = ("id", "seat", "number")
"""What the things in a list are told apart by, the first that all of them have."""


class Shape(NamedTuple):
    """How Structs of one type are read."""

    places: tuple[str, ...]
    """Where their members stand in JSON, in the alphabetical order of their names."""
    values: Callable[[Any], Sequence[Any]]
    """Gives the members in that order, `ABSENT` for those that are left out."""
    key: Callable[[Any], Any] | None
    """Gives what tells a thing apart from the others in a list, if there is such a member."""


@lru_cache(maxsize=1024)
def shape(kind: Any) -> Shape | None:
    """How values of a type are read as objects; None if they are no Structs, or lists in JSON."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return None
    omits = kind.__struct_config__.omit_defaults
    fields_by_name = {field.encode_name: field.name for field in sorted(fields(kind), key=_by_name)}
    always = {field.encode_name for field in fields(kind) if field.required or not omits}
    key = next((fields_by_name[key] for key in KEYS if key in always), None)
    return Shape(
        tuple([pointer_step(name) for name in fields_by_name]),
        _left_out(tuple(fields_by_name)) if omits else _members(tuple(fields_by_name.values())),
        attrgetter(key) if key else None,
    )


def pointer_step(name: str) -> str:
    """What leads to a member of an object in a JSON Pointer."""
    return "/" + name.replace("~", "~0").replace("/", "~1")


def _by_name(field: FieldInfo) -> str:
    return field.encode_name


def _members(names: tuple[str, ...]) -> Callable[[Any], Sequence[Any]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: [getattr(value, name) for name in names]


def _left_out(names: tuple[str, ...]) -> Callable[[Any], Sequence[Any]]:
    """Which members are left out depends on their values, and msgspec alone knows."""

    def values(value: Any) -> Sequence[Any]:
        members = msgspec.to_builtins(value)
        return [members.get(name, ABSENT) for name in names]

    return values


def built(value: Any) -> Any:
    """The value in plain lists, tuples and dicts, whose keys are words."""
    return msgspec.to_builtins(value, str_keys=True)


def same(old: Any, new: Any) -> bool:
    """Equality as JSON has it: true is not 1, however deep it stands."""
    if old != new or type(old) is not type(new):
        return False
    return type(old) in SCALARS or _encode(old) == _encode(new)

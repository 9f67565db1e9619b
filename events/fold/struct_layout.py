"""How Structs look as JSON, derived from their types, so that diff can compare them unconverted."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

ABSENT = object()
"""Stands for a member that JSON leaves out."""

SCALARS = frozenset((str, int, float, bool, type(None)))

encode = msgspec.json.Encoder().encode

IDENTITY_FIELDS = ("id", "seat", "number")
"""Fields that identify an object in a list. The first one that all objects have is used."""


class StructLayout(NamedTuple):
    """How to read the members of one Struct type."""

    steps: tuple[str, ...]
    """The JSON Pointer step to each member, in alphabetical order of the names."""
    values: Callable[[Any], Sequence[Any]]
    """Returns the members in that order."""
    defaults: Sequence[Any]
    """The value each member is left out for. As in msgspec, compare by identity, not equality."""
    key: Callable[[Any], Any] | None
    """Returns the member that identifies an object in a list, if there is one."""


@lru_cache(maxsize=1024)
def struct_layout(kind: Any) -> StructLayout | None:
    """The layout of a Struct type; None for types that are not encoded as objects in a predictable way."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return None
    members = sorted(fields(kind), key=lambda field: field.encode_name)
    omits = kind.__struct_config__.omit_defaults
    if omits and any(field.default_factory is not NODEFAULT for field in members):
        return None
    always = {field.encode_name: field.name for field in members if field.required or not omits}
    key = next((always[key] for key in IDENTITY_FIELDS if key in always), None)
    return StructLayout(
        tuple([pointer_step(field.encode_name) for field in members]),
        _getter(members),
        [field.default if omits and field.default is not NODEFAULT else ABSENT for field in members],
        attrgetter(key) if key else None,
    )


def pointer_step(name: str) -> str:
    """The JSON Pointer step to a member of an object."""
    return "/" + name.replace("~", "~0").replace("/", "~1")


def _getter(members: list[FieldInfo]) -> Callable[[Any], Sequence[Any]]:
    if len(members) > 1:
        return attrgetter(*[field.name for field in members])
    return lambda value: [getattr(value, field.name) for field in members]


def to_plain(value: Any) -> Any:
    """The value as plain lists, tuples and dicts with string keys."""
    return msgspec.to_builtins(value, str_keys=True)

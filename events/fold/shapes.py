"""Structs as JSON has them, told from their types, so that what need not be converted is not."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

ABSENT = object()

SCALARS = frozenset((str, int, float, bool, type(None)))

encode = msgspec.json.Encoder().encode


KEYS = ("id", "seat", "number")
"""What the things in a list are told apart by, the first that all of them have."""


class Shape(NamedTuple):
    """How Structs of one type are read."""

    steps: tuple[str, ...]
    """What leads to their members in a JSON Pointer, in the alphabetical order of their names."""
    values: Callable[[Any], Sequence[Any]]
    """Gives the members in that order."""
    defaults: Sequence[Any]
    """What each member is left out for, as msgspec does it: for this very value, not for an equal one."""
    key: Callable[[Any], Any] | None
    """Gives what tells a thing apart from the others in a list, if there is such a member."""


@lru_cache(maxsize=1024)
def shape(kind: Any) -> Shape | None:
    """How values of a type are read as objects; None if they are lists in JSON or no such plain Structs."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return None
    members = sorted(fields(kind), key=lambda field: field.encode_name)
    omits = kind.__struct_config__.omit_defaults
    if omits and any(field.default_factory is not NODEFAULT for field in members):
        return None
    always = {field.encode_name: field.name for field in members if field.required or not omits}
    key = next((always[key] for key in KEYS if key in always), None)
    return Shape(
        tuple([pointer_step(field.encode_name) for field in members]),
        _all(members),
        [field.default if omits and field.default is not NODEFAULT else ABSENT for field in members],
        attrgetter(key) if key else None,
    )


def pointer_step(name: str) -> str:
    """What leads to a member of an object in a JSON Pointer."""
    return "/" + name.replace("~", "~0").replace("/", "~1")


def _all(members: list[FieldInfo]) -> Callable[[Any], Sequence[Any]]:
    if len(members) > 1:
        return attrgetter(*[field.name for field in members])
    return lambda value: [getattr(value, field.name) for field in members]


def built(value: Any) -> Any:
    """The value in plain lists, tuples and dicts, whose keys are words."""
    return msgspec.to_builtins(value, str_keys=True)

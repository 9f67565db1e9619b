"""Structs as JSON has them, told from their types, so that what need not be converted is not."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict, fields

SCALARS = frozenset((str, int, float, bool, type(None)))

_encode = msgspec.json.Encoder().encode


class Shape(NamedTuple):
    """How Structs of one type are read."""

    names: Sequence[str]
    """What their members are called in JSON, in alphabetical order."""
    opened: Callable[[Any], dict[str, Any]]
    """Gives the members that stand in JSON; those within them are opened in their turn."""
    always: dict[str, str]
    """The fields by the names of members that are never left out."""


@lru_cache(maxsize=1024)
def shape(kind: Any) -> Shape | None:
    """How values of a type are read as objects; None if they are no Structs, or lists in JSON."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return None
    names, omits = kind.__struct_encode_fields__, kind.__struct_config__.omit_defaults
    always = {field.encode_name: field.name for field in fields(kind) if field.required or not omits}
    as_they_are = names == kind.__struct_fields__ and not omits
    return Shape(sorted(names), asdict if as_they_are else msgspec.to_builtins, always)


def built(value: Any) -> Any:
    """The value in plain lists, tuples and dicts, whose keys are words."""
    return msgspec.to_builtins(value, str_keys=True)


def same(old: Any, new: Any) -> bool:
    """Equality as JSON has it: true is not 1, however deep it stands."""
    if old != new or type(old) is not type(new):
        return False
    return type(old) in SCALARS or _encode(old) == _encode(new)

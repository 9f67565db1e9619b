"""Templates: texts with placeholders, and parts that are left out if a value is missing."""

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_PLACEHOLDER = re.compile(r"\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}")


class Placeholder(NamedTuple):
    """A field to say; with two texts, the field decides between singular and plural."""

    field: str
    one: str | None = None
    many: str | None = None


class Part(NamedTuple):
    """A piece of a text: as it is, or left out if a field is missing."""

    pieces: tuple[str | Placeholder, ...]
    optional: bool


class Values(NamedTuple):
    """What a template is filled with: each function gets the name of a field."""

    missing: Callable[[str], bool]
    text: Callable[[str], str]
    is_one: Callable[[str], bool]


@cache
def parse(template: str) -> tuple[Part, ...]:
    """Return the parts of a template."""
    texts = _OPTIONAL.split(template)
    return tuple(Part(_pieces(text), index % 2 == 1) for index, text in enumerate(texts) if text)


def _pieces(text: str) -> tuple[str | Placeholder, ...]:
    pieces: list[str | Placeholder] = []
    end = 0
    for match in _PLACEHOLDER.finditer(text):
        pieces += [text[end : match.start()], Placeholder(*match.groups())]
        end = match.end()
    return tuple(piece for piece in (*pieces, text[end:]) if piece)


def fields_of(template: str) -> frozenset[str]:
    """Return the fields that a template needs."""
    return frozenset(p.field for part in parse(template) for p in part.pieces if isinstance(p, Placeholder))


def fill(template: str, values: Values) -> str:
    """Return the text with its placeholders filled."""
    return "".join(
        _said(piece, values)
        for part in parse(template)
        if not (part.optional and _misses(part, values))
        for piece in part.pieces
    )


def _misses(part: Part, values: Values) -> bool:
    return any(values.missing(piece.field) for piece in part.pieces if isinstance(piece, Placeholder))


def _said(piece: str | Placeholder, values: Values) -> str:
    if isinstance(piece, str):
        return piece
    if piece.one is not None and piece.many is not None:
        return piece.one if values.is_one(piece.field) else piece.many
    return values.text(piece.field)

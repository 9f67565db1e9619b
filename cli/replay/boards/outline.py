"""Any table as lines of text: an outline of its view, for titles without a board of their own."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cli.replay.ansi import Ansi
from cli.replay.boards.module_parts import plain_words


def table(view: Any, names: Sequence[str], ansi: Ansi) -> Iterator[str]:
    """The round and the step, then every other field of the view; lists by seat show the seats' names."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    yield ansi.mark("bold", f"Round {fields.pop('round', 0)}, {plain_words(str(fields.pop('step', '')))}")
    for name, value in fields.items():
        by_seat = isinstance(value, list) and len(value) == len(names) > 1
        entries = dict(zip(names, value, strict=True)) if by_seat else value
        yield from _outline(plain_words(name), entries, "  ")


def _outline(name: str, value: Any, indent: str) -> Iterator[str]:
    """A value with its name: on one line if it is simple, else with its parts indented below."""
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        value = dict(enumerate(value))
    if not isinstance(value, dict):
        yield f"{indent}{name}: {_simple(value)}"
        return
    yield f"{indent}{name}:"
    for key, part in value.items():
        yield from _outline(plain_words(str(key)), part, indent + "  ")


def _simple(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_simple, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value).replace("_", " ")

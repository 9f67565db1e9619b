"""The views of modules as text, field by field."""

from collections.abc import Callable, Iterator

import msgspec

from cli.replay.ansi import Ansi

FormatValue = Callable[[object], str | None]
"""Formats a title's own values; None for all others."""


def module_lines(modules: dict[str, object], format_value: FormatValue, ansi: Ansi) -> Iterator[str]:
    """The lines for the modules that show one part for the whole table."""
    for key, part in modules.items():
        if isinstance(part, msgspec.Struct):
            yield ansi.mark("bold", plain_words(key))
            yield from (f"  {plain_words(name)}: {text}" for name, text in _fields(part, format_value))


def seat_part(part: object, format_value: FormatValue) -> str:
    """The part of a module's view for one seat, in one line."""
    return "; ".join(f"{plain_words(name)} {text}" for name, text in _fields(part, format_value)) or "none"


def plain_words(name: str) -> str:
    """The name of a step or a component in plain words, without the number of a copy (after a dot)."""
    return name.partition(".")[0].replace("_", " ")


def _fields(part: object, format_value: FormatValue) -> list[tuple[str, str]]:
    """The fields of a part that are not empty."""
    fields = getattr(part, "__struct_fields__", ())
    values = [(name, getattr(part, name)) for name in fields]
    return [
        (name, _value(value, format_value))
        for name, value in values
        if value is not None and value is not False and value != ()
    ]


def _value(value: object, format_value: FormatValue) -> str:
    if (text := format_value(value)) is not None:
        return text
    match value:
        case True:
            return "yes"
        case msgspec.Struct():
            return f"[{seat_part(value, format_value)}]"
        case tuple():
            return ", ".join(_value(item, format_value) for item in value)
        case dict():
            return ", ".join(
                f"{plain_words(str(name))} {_value(item, format_value)}" for name, item in value.items()
            )
        case _:
            return plain_words(str(value))

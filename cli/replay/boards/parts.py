"""What units show beside a title's own table, field by field."""

from collections.abc import Callable, Iterator

import msgspec

from cli.replay.ansi import Ansi

Special = Callable[[object], str | None]
"""How a title writes a value of its own; nothing for what it has no way of its own for."""


def units(modules: dict[str, object], special: Special, ansi: Ansi) -> Iterator[str]:
    """What units have of the table as a whole."""
    for key, part in modules.items():
        if isinstance(part, msgspec.Struct):
            yield ansi.mark("bold", words(key))
            yield from (f"  {words(name)}: {told}" for name, told in _told(part, special))


def of_a_seat(part: object, special: Special) -> str:
    """What a unit shows of a seat."""
    return "; ".join(f"{words(name)} {told}" for name, told in _told(part, special)) or "none"


def words(name: str) -> str:
    """A step or a component in words; copies of a component have a number after a dot."""
    return name.partition(".")[0].replace("_", " ")


def _told(part: object, special: Special) -> list[tuple[str, str]]:
    """The fields of a part that say anything."""
    fields = getattr(part, "__struct_fields__", ())
    values = [(name, getattr(part, name)) for name in fields]
    return [
        (name, _value(value, special))
        for name, value in values
        if value is not None and value is not False and value != ()
    ]


def _value(value: object, special: Special) -> str:
    if (own := special(value)) is not None:
        return own
    match value:
        case True:
            return "yes"
        case msgspec.Struct():
            return f"[{of_a_seat(value, special)}]"
        case tuple():
            return ", ".join(_value(item, special) for item in value)
        case dict():
            return ", ".join(f"{words(str(name))} {_value(item, special)}" for name, item in value.items())
        case _:
            return words(str(value))

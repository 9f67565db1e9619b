"""A table's options: the title's own, those of its units, and the figures it sets otherwise."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from games.kernel.module import Module
from games.kernel.refusal import Illegal
from games.kernel.title import Title

FIGURES = "figures"


def options_type(title: Title) -> type[msgspec.Struct]:
    """The title's options with a field for each unit that has options of its own."""
    return _with_units(title.options, tuple((m.key, m.options) for m in title.modules if m.options))


@cache
def _with_units(own: type[msgspec.Struct], modules: tuple[tuple[str, Any], ...]) -> type[msgspec.Struct]:
    fields: list[Any] = [(key, kind | None, None) for key, kind in modules]
    fields.append((FIGURES, dict[str, Any], msgspec.field(default_factory=dict)))
    return msgspec.defstruct(
        "Options", fields, bases=(own,), frozen=True, kw_only=True, forbid_unknown_fields=True
    )


def read_options(title: Title, given: Mapping[str, Any]) -> Any:
    """The options as they were given, or a refusal."""
    try:
        return msgspec.convert(given, options_type(title))
    except msgspec.ValidationError as error:
        raise Illegal("bad_options", reason=str(error)) from None


def fill_module_options(options: Any, modules: tuple[Module, ...]) -> Any:
    """The options with the defaults of the units in play; those of units that are not are refused."""
    present = {module.key: module.options for module in modules if module.options}
    changes = {}
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if name in present and value is None:
            changes[name] = present[name]()
        elif name not in present and value is not None and _of_a_unit(options, name):
            raise Illegal("option_without_module", option=name)
    return msgspec.structs.replace(options, **changes)


def _of_a_unit(options: Any, name: str) -> bool:
    own: Any = type(options).__base__
    return name not in own.__struct_fields__ and name != FIGURES


def options_for_record(options: Any) -> dict[str, Any]:
    """The options as they stand in the record: without units that are not in play."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return {
        name: value
        for name, value in told.items()
        if not (value is None and _of_a_unit(options, name)) and not (name == FIGURES and not value)
    }

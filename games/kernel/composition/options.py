"""A game's options: those of the title, those of its modules, and the house figures it changes."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from games.kernel.module import Module
from games.kernel.refusal import Illegal
from games.kernel.title import Title

FIGURES = "figures"


def options_type(title: Title) -> type[msgspec.Struct]:
    """Return the type of the title's options, with a field for each module that has options."""
    return _with_modules(title.options, tuple((m.key, m.options) for m in title.modules if m.options))


@cache
def _with_modules(own: type[msgspec.Struct], modules: tuple[tuple[str, Any], ...]) -> type[msgspec.Struct]:
    fields: list[Any] = [(key, kind | None, None) for key, kind in modules]
    fields.append((FIGURES, dict[str, Any], msgspec.field(default_factory=dict)))
    return msgspec.defstruct(
        "Options", fields, bases=(own,), frozen=True, kw_only=True, forbid_unknown_fields=True
    )


def read_options(title: Title, given: Mapping[str, Any]) -> Any:
    """Return the options of a request. Raises Illegal if they do not match their type."""
    try:
        return msgspec.convert(given, options_type(title))
    except msgspec.ValidationError as error:
        raise Illegal("bad_options", reason=str(error)) from None


def fill_module_options(options: Any, modules: tuple[Module, ...]) -> Any:
    """Return the options with the defaults of the modules in play; options of other modules raise Illegal."""
    present = {module.key: module.options for module in modules if module.options}
    changes = {}
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if name in present and value is None:
            changes[name] = present[name]()
        elif name not in present and value is not None and _of_a_module(options, name):
            raise Illegal("option_without_module", option=name)
    return msgspec.structs.replace(options, **changes)


def _of_a_module(options: Any, name: str) -> bool:
    own: Any = type(options).__base__
    return name not in own.__struct_fields__ and name != FIGURES


def options_for_record(options: Any) -> dict[str, Any]:
    """Return the options as they are recorded: without modules that are not in play, and without figures.

    A creation records all figures of the game beside its options.
    """
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options, order="sorted"))
    return {
        name: value
        for name, value in values.items()
        if name != FIGURES and not (value is None and _of_a_module(options, name))
    }

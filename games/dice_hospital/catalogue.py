"""The catalogue: every component of the title with names, number, effect and source."""

from collections.abc import Iterator
from typing import Any

from games.dice_hospital.data.rows import Administrator, Department, Specialist
from games.kernel.module import Module
from games.kernel.title import Component


def components(*modules: Module) -> tuple[Component, ...]:
    """All tiles and cards the modules bring."""
    return tuple(
        found for module in modules for row in module.components for found in _component(module, row)
    )


def _component(module: Module, row: Any) -> Iterator[Component]:
    match row:
        case Department():
            kind, count = ("starting_department", 1) if row.starting else ("department", row.copies)
        case Specialist():
            kind, count = "specialist", row.copies
        case Administrator():
            kind, count = "administrator", 1
        case _:
            return
    names = module.names[row.key]
    yield Component(
        id=row.key,
        kind=kind,
        module=module.key,
        count=count,
        names={"en": names.en, "de": names.de, "fr": names.fr, "it": names.it},
        names_source=names.source,
        effect=row.about,
        source=row.source,
    )

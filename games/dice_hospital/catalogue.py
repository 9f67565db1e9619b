"""The catalogue: every component of the title with names, number, effect and source."""

from games.dice_hospital.data.rows import Listed
from games.kernel.module import Module
from games.kernel.title import Component


def components(*modules: Module) -> tuple[Component, ...]:
    """Everything the modules bring that players hold in their hands."""
    return tuple(
        _component(module, row) for module in modules for row in module.components if isinstance(row, Listed)
    )


def _component(module: Module, row: Listed) -> Component:
    names = module.names[row.key]
    return Component(
        id=row.key,
        kind=row.kind,
        module=module.key,
        count=row.copies,
        names={"en": names.en, "de": names.de, "fr": names.fr, "it": names.it},
        names_source=names.source,
        effect=row.about,
        source=row.source,
    )

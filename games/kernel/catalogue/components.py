"""Components: cards, tiles and tokens with their names, number, effect and source."""

from typing import Protocol, runtime_checkable

import msgspec
from msgspec.structs import asdict

from games.kernel.figures import Source
from games.kernel.module import Module
from games.kernel.title import Component


@runtime_checkable
class ComponentRow(Protocol):
    """A row of a title's tables that the catalogue shows. Its module's `names` has its names by its key."""

    @property
    def key(self) -> str:
        """Its id, which no other component has."""

    @property
    def kind(self) -> str:
        """What it is: a tile, a token, an event card, ..."""

    @property
    def about(self) -> str:
        """What it does, in one sentence."""

    @property
    def source(self) -> Source:
        """Where its effect comes from."""

    @property
    def copies(self) -> int:
        """The number of copies."""


class Part(msgspec.Struct, frozen=True):
    """A card, tile, token or space of which the rules need only the key."""

    key: str
    kind: str
    about: str
    source: Source = "printed"
    copies: int = 1


def components(*modules: Module) -> tuple[Component, ...]:
    """Return the components of these modules."""
    return tuple(
        _component(module, row)
        for module in modules
        for row in module.components
        if isinstance(row, ComponentRow)
    )


def _component(module: Module, row: ComponentRow) -> Component:
    names, effect = module.names[row.key], module.words.effects.get(row.key)
    return Component(
        id=row.key,
        kind=row.kind,
        module=module.key,
        count=row.copies,
        names=names.texts,
        name_sources=names.sources,
        effects={"en": row.about, **(asdict(effect) if effect else {})},
        source=row.source,
    )

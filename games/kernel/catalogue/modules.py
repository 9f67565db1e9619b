"""What the catalogue says of a title's units: whom each excludes, who can play it, what brings it along."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import replace

from games.kernel.composition.options import options_type
from games.kernel.composition.selection import check_modules, select_modules
from games.kernel.module import Module
from games.kernel.refusal import Illegal
from games.kernel.title import Title, seat_kinds

EnabledBy = Literal["always", "seats", "options", "modules"]
"""What brings a unit along without its being named."""


def selectable_modules(title: Title) -> tuple[Module, ...]:
    """The units that a game's creator may name."""
    return tuple(module for module in title.modules if module.selectable and not module.combines)


def conflicts_of(title: Title, module: Module) -> tuple[str, ...]:
    """The units that a unit cannot be played with, whichever of the two says so."""
    return tuple(
        other.key
        for other in title.all_modules
        if other.key in module.conflicts or module.key in other.conflicts
    )


def seatings(title: Title, keys: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """The tables at which these modules can be played together; the last seat may be one a module plays."""
    named, options = tuple(keys), options_type(title)()
    return tuple(seats for seats in _tables(title) if _accepted(title, named, options, seats))


def players_of(title: Title, module: Module) -> tuple[int, ...]:
    """The numbers of seats of any kind at which the module can be played."""
    found = {
        len(seats)
        for named in _namings(title, module)
        for options in _all_options(title)
        for seats in _tables(title)
        if any(found is module for found in _accepted(title, named, options, seats))
    }
    return tuple(sorted(found))


def _namings(title: Title, module: Module) -> Iterator[tuple[str, ...]]:
    """What may be named for a unit to be there: itself, those it joins, or one that brings each of these."""
    known = {module.key for module in selectable_modules(title)}
    ways = [(key, *_bringers(title, key)) for key in module.combines or (module.key,)]
    for wanted in product(*ways):
        yield tuple(key for key in wanted if key in known)


def _bringers(title: Title, key: str) -> list[str]:
    return [module.key for module in title.all_modules if key in module.includes]


def enabled_by(title: Title, module: Module) -> tuple[EnabledBy, ...]:
    """What decides whether the unit is there, besides naming it."""
    tables = list(_tables(title))
    brought = {
        (number, seats): module.enabled_when(options, seats)
        for number, options in enumerate(_all_options(title))
        for seats in tables
    }
    if all(brought.values()):
        return ("always",)
    found: list[EnabledBy] = []
    if any(brought[number, seats] != brought[number, tables[0]] for number, seats in brought):
        found.append("seats")
    if any(brought[number, seats] != brought[0, seats] for number, seats in brought):
        found.append("options")
    if _bringers(title, module.key):
        found.append("modules")
    return tuple(found)


def choices_of(kind: Any) -> tuple[Any, ...]:
    """The values an option can have, where they can be counted."""
    if get_origin(kind) is Annotated:
        return choices_of(get_args(kind)[0])
    if kind is bool:
        return (False, True)
    return get_args(kind) if get_origin(kind) is Literal else ()


def _accepted(
    title: Title, named: tuple[str, ...], options: Any, seats: tuple[str, ...]
) -> tuple[Module, ...]:
    """The units of such a game; none where it would be refused."""
    try:
        units = select_modules(title, named, options, seats)
        check_modules(units, seats)
    except Illegal:
        return ()
    return units


def _tables(title: Title) -> Iterator[tuple[str, ...]]:
    """All numbers of people, and each with the last one replaced by a seat that a module plays."""
    own = [kind for kind in seat_kinds(title.modules) if kind not in ("human", "bot")]
    for players in title.players:
        for last in ("human", *own):
            yield (*("human",) * (players - 1), last)


def _all_options(title: Title) -> Iterator[Any]:
    """The title's default options, and those that differ from them in one choice."""
    usual = options_type(title)()
    yield usual
    for field in msgspec.structs.fields(title.options):
        for choice in choices_of(field.type):
            if choice != getattr(usual, field.name):
                yield replace(usual, **{field.name: choice})

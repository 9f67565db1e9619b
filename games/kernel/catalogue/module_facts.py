"""What the catalogue says about a title's modules: their conflicts, their players and what adds them."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import replace

from games.kernel.composition.module_selection import check_modules, select_modules
from games.kernel.composition.options import options_type
from games.kernel.module import Module
from games.kernel.refusal import Illegal
from games.kernel.title import Title, seat_kinds

EnabledBy = Literal["always", "seats", "options", "modules"]
"""What adds a module that nobody named."""


def selectable_modules(title: Title) -> tuple[Module, ...]:
    """Return the modules that a game's creator may name."""
    return tuple(module for module in title.modules if module.selectable and not module.combines)


def conflicts_of(title: Title, module: Module) -> tuple[str, ...]:
    """Return the modules that cannot be combined with a module, whichever of the two declares it."""
    return tuple(
        other.key
        for other in title.all_modules
        if other.key in module.conflicts or module.key in other.conflicts
    )


def seatings(title: Title, keys: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Return the kinds of seats with which these modules can be played together."""
    named, options = tuple(keys), options_type(title)()
    return tuple(seats for seats in _all_seatings(title) if _accepted(title, named, options, seats))


def players_of(title: Title, module: Module) -> tuple[int, ...]:
    """Return the numbers of seats with which the module can be played."""
    found = {
        len(seats)
        for named in _selections(title, module)
        for options in _all_options(title)
        for seats in _all_seatings(title)
        if any(found is module for found in _accepted(title, named, options, seats))
    }
    return tuple(sorted(found))


def _selections(title: Title, module: Module) -> Iterator[tuple[str, ...]]:
    """What to name for a game with the module: itself, those it combines, or modules that include them."""
    known = {module.key for module in selectable_modules(title)}
    ways = [(key, *_includers(title, key)) for key in module.combines or (module.key,)]
    for wanted in product(*ways):
        yield tuple(key for key in wanted if key in known)


def _includers(title: Title, key: str) -> list[str]:
    return [module.key for module in title.all_modules if key in module.includes]


def enabled_by(title: Title, module: Module) -> tuple[EnabledBy, ...]:
    """Return what adds the module although nobody named it."""
    all_seats = list(_all_seatings(title))
    added = {
        (number, seats): module.enabled_when(options, seats)
        for number, options in enumerate(_all_options(title))
        for seats in all_seats
    }
    if all(added.values()):
        return ("always",)
    found: list[EnabledBy] = []
    if any(added[number, seats] != added[number, all_seats[0]] for number, seats in added):
        found.append("seats")
    if any(added[number, seats] != added[0, seats] for number, seats in added):
        found.append("options")
    if _includers(title, module.key):
        found.append("modules")
    return tuple(found)


def choices_of(kind: Any) -> tuple[Any, ...]:
    """Return the values an option can have; none if they cannot be counted."""
    if get_origin(kind) is Annotated:
        return choices_of(get_args(kind)[0])
    if kind is bool:
        return (False, True)
    return get_args(kind) if get_origin(kind) is Literal else ()


def _accepted(
    title: Title, named: tuple[str, ...], options: Any, seats: tuple[str, ...]
) -> tuple[Module, ...]:
    """The modules of such a game; none if it would be refused."""
    try:
        modules = select_modules(title, named, options, seats)
        check_modules(modules, seats)
    except Illegal:
        return ()
    return modules


def _all_seatings(title: Title) -> Iterator[tuple[str, ...]]:
    """All numbers of human seats, and each with the last one replaced by a kind that a module plays."""
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

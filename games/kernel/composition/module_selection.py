"""Which modules a game has, and which of them cannot be combined."""

from collections.abc import Sequence
from typing import Any

from games.kernel.module import Module
from games.kernel.refusal import Illegal
from games.kernel.state import S
from games.kernel.title import Title, seat_kinds


def select_modules(
    title: Title[S], keys: Sequence[str], options: Any, seats: tuple[str, ...]
) -> tuple[Module[S], ...]:
    """Return a game's modules in the title's order: the base, those that were named, and those added."""
    known = {module.key for module in title.modules if module.selectable and not module.combines}
    for key in keys:
        if key not in known:
            raise Illegal("unknown_module", module=key, known=sorted(known))
    wanted = [m for m in title.modules if m.key in keys or m.enabled_when(options, seats)]
    excluded = {key for module in wanted for key in module.excludes}
    included = {key for module in wanted for key in module.includes}
    present = {title.base.key, *included, *(module.key for module in wanted)} - excluded
    return (
        title.base,
        *(
            module
            for module in title.modules
            if module.key in present
            or (module.combines and module.key not in excluded and present.issuperset(module.combines))
        ),
    )


def named_modules(modules: Sequence[Module]) -> tuple[str, ...]:
    """Return the keys of the modules that a game's creator may name, whether or not they were named."""
    return tuple(module.key for module in modules[1:] if module.selectable and not module.combines)


def check_modules(modules: Sequence[Module], seats: tuple[str, ...]) -> None:
    """Raise Illegal for modules that exclude each other, or that cannot be played with these seats."""
    players, present = len(seats), {module.key for module in modules}
    for module in modules:
        for other in module.conflicts:
            if other in present:
                raise Illegal("module_conflict", module=module.key, conflicts=other)
    allowed = sorted(
        {*modules[0].players, *(count for module in modules for count in module.adds_player_counts)}
    )
    if players not in allowed:
        raise Illegal("wrong_player_count", module=modules[0].key, players=allowed)
    for module in modules[1:]:
        if module.players and players not in module.players:
            raise Illegal("wrong_player_count", module=module.key, players=list(module.players))
    _check_seat_kinds(modules, seats)


def _check_seat_kinds(modules: Sequence[Module], seats: tuple[str, ...]) -> None:
    """Refuse seats of a kind that no module plays, and modules without exactly one seat of their kind."""
    known = seat_kinds(modules)
    for number, kind in enumerate(seats):
        if kind not in known:
            raise Illegal("no_such_seat_kind", seat=number, kind=kind, known=list(known))
    for module in modules:
        found = [number for number, kind in enumerate(seats) if kind == module.seat_kind]
        if module.seat_kind is not None and len(found) != 1:
            raise Illegal("seat_kind_needed", module=module.key, kind=module.seat_kind, seats=found)

"""Which modules are played together, told from the modules themselves."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import conflicts_of, seatings, selectable_modules
from games.kernel.composition.module_selection import select_modules
from games.kernel.composition.options import options_type

NAMES = tuple(module.key for module in selectable_modules(DICE_HOSPITAL))

COMMUNITY_CARE = ("investments", "maternity", "city")

APART = {
    frozenset((module.key, other))
    for module in selectable_modules(DICE_HOSPITAL)
    for other in conflicts_of(DICE_HOSPITAL, module)
}
"""Two modules that exclude each other: no table plays a set with both, so none is asked for one."""


class Mix(NamedTuple):
    """Modules and the seats they are played at."""

    modules: tuple[str, ...]
    seats: tuple[str, ...]

    @property
    def people(self) -> int:
        """The seats that people take."""
        return self.seats.count("human")

    @property
    def automa(self) -> bool:
        """Whether the Automa plays."""
        return "automa" in self.seats

    @property
    def name(self) -> str:
        """For the list of tests."""
        return f"{'+'.join(self.modules) or 'base'}-{self.people}{'+automa' * self.automa}"


def mixes(sizes: Sequence[int]) -> Iterator[Mix]:
    """Every set of so many modules at every table that may play them; what seats bring along counts once."""
    met: set[tuple[frozenset[str], tuple[str, ...]]] = set()
    for size in sizes:
        for modules in combinations(NAMES, size):
            if any(frozenset(two) in APART for two in combinations(modules, 2)):
                continue
            for seats in seatings(DICE_HOSPITAL, modules):
                brought = select_modules(DICE_HOSPITAL, modules, options_type(DICE_HOSPITAL)(), seats)
                known = frozenset(module.key for module in brought), seats
                if known not in met:
                    met.add(known)
                    yield Mix(modules, seats)


def pairs() -> list[Mix]:
    """Every two modules that may be played together, at every table that may play them.

    Some seats bring a module, so one module at such a table is a pair too. Pairs with one of Community Care
    are played at one table each: their games are long, and every subset has games of its own.
    """
    found = list(mixes((1, 2)))
    community = [mix for mix in found if not set(COMMUNITY_CARE).isdisjoint(mix.modules)]
    return [mix for mix in found if mix not in community] + sample(community)


def sample(found: Sequence[Mix]) -> list[Mix]:
    """Every set of modules once, at each kind of table in turn."""
    tables: dict[tuple[str, ...], list[Mix]] = {}
    for mix in found:
        tables.setdefault(mix.modules, []).append(mix)
    return [each[number % len(each)] for number, each in enumerate(tables.values())]


@cache
def all_mixes() -> tuple[Mix, ...]:
    """Every set of modules at every table that may play it."""
    return tuple(mixes(range(len(NAMES) + 1)))


@cache
def fullest() -> tuple[Mix, ...]:
    """For every table the most that can be played at once."""
    most: dict[tuple[str, ...], Mix] = {}
    for mix in all_mixes():
        if mix.seats not in most or len(mix.modules) > len(most[mix.seats].modules):
            most[mix.seats] = mix
    return tuple(most.values())


def community_care(others: int, luck: int = 0) -> list[Mix]:
    """Each of the eight subsets of Community Care for two to five, with so many other modules of a sample."""
    apart = {*COMMUNITY_CARE, "five_players", "medical_reports", "automa", "prototype"}
    rest = [name for name in NAMES if name not in apart]
    found, random = [], Random(luck)
    for size in range(len(COMMUNITY_CARE) + 1):
        for subset in combinations(COMMUNITY_CARE, size):
            for players in (2, 3, 4, 5):
                chosen = {*subset, *random.sample(rest, others)}
                found.append(Mix(tuple(name for name in NAMES if name in chosen), ("human",) * players))
    return found

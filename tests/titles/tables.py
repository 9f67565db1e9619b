"""The games the suite plays of a title: all kinds of seats, every module, and many modules together."""

import operator
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from games.kernel.catalogue.module_facts import choices_of, seatings, selectable_modules
from games.kernel.table.table import CreateGame, SeatOffer
from games.kernel.title import Title
from tests.nonces import committed
from tests.titles.registry import TITLES


class Case(NamedTuple):
    """A game of a title."""

    title: str
    number: int
    """To draw luck from."""
    command: CreateGame
    version: int
    """The version of the title's rules."""


def cases(*, everything: bool = True) -> list[Case]:
    """Games of every title: without modules for all seats and, if asked for, with modules."""
    return [
        Case(title.key, number, command, title.rules_version)
        for title in TITLES.values()
        for number, command in enumerate(_games(title) if everything else _plain_games(title))
    ]


def earlier_cases() -> list[Case]:
    """Games of every title in each earlier version of its rules: a plain one, and one with many modules."""
    return [
        Case(title.key, number, command, title.rules_version)
        for newest in TITLES.values()
        for title in newest.earlier
        for number, command in operator.itemgetter(1, -1)([*enumerate(_games(title))])
    ]


def name_of(case: Case) -> str:
    """A case in the list of tests."""
    key, number, command, version = case
    seats = "+".join(seat.kind for seat in command.seats)
    return f"{key}-{version}-{number}-{'+'.join(command.modules) or 'base'}-{seats}"


def _games(title: Title) -> Iterator[CreateGame]:
    yield from _plain_games(title)
    keys = [module.key for module in selectable_modules(title)]
    named = [*((key,) for key in keys), _fullest(title, keys), _fullest(title, keys[::-1])]
    for number, modules in enumerate(dict.fromkeys(named)):
        tables = seatings(title, modules)
        yield _game(title, number, tables[number % len(tables)], modules)


def _plain_games(title: Title) -> Iterator[CreateGame]:
    for number, seats in enumerate(seatings(title, ())):
        yield _game(title, number, seats, ())


def _fullest(title: Title, keys: Sequence[str]) -> tuple[str, ...]:
    """As many modules as can be played together, if they are added in this order."""
    found: tuple[str, ...] = ()
    for key in keys:
        if seatings(title, (*found, key)):
            found = (*found, key)
    return tuple(key for key in (module.key for module in title.modules) if key in found)


def _game(title: Title, number: int, seats: Sequence[str], modules: tuple[str, ...]) -> CreateGame:
    """A game with options that differ from one number to the next."""
    options = {
        field.name: choices[number % len(choices)]
        for field in msgspec.structs.fields(title.options)
        if (choices := choices_of(field.type))
    }
    offers = tuple(SeatOffer(kind=kind) for kind in seats)
    return CreateGame(
        title=title.key, seats=offers, modules=modules, options=options, commitment=committed("first")
    )

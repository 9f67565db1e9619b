"""The games the suite plays of a title: all kinds of seats, every module, and many modules together."""

from collections.abc import Iterator, Sequence

import msgspec

from games.kernel.catalogue.module_facts import choices_of, seatings, selectable_modules
from games.kernel.table.table import CreateGame, SeatOffer
from games.kernel.title import Title
from tests.titles.registry import TITLES

Case = tuple[str, int, CreateGame]
"""A title's key, a number to draw luck from, and a game of the title."""


def cases(*, everything: bool = True) -> list[Case]:
    """Games of every title: without modules for all seats and, if asked for, with modules."""
    return [
        (title.key, number, command)
        for title in TITLES.values()
        for number, command in enumerate(_games(title) if everything else _plain_games(title))
    ]


def name_of(case: Case) -> str:
    """A case in the list of tests."""
    key, number, command = case
    seats = "+".join(seat.kind for seat in command.seats)
    return f"{key}-{number}-{'+'.join(command.modules) or 'base'}-{seats}"


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
    return CreateGame(title=title.key, seats=offers, modules=modules, options=options, nonce="first")

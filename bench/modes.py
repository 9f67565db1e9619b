"""The modes whose balance is measured: every setting of the Automa, and every unit at every table."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.modules.automa import AUTOMA as UNIT
from games.kernel.catalogue.modules import choices_of, seatings, selectable_modules
from games.titles import TITLES

TITLE = TITLES["dice-hospital"]
AUTOMA = "automa"


class Mode(NamedTuple):
    """A way to play, and how many games of it are played."""

    name: str
    seats: tuple[str, ...]
    games: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    deck: str = ""
    """The Automa's deck, where nothing else differs from the usual game against it."""

    @property
    def table(self) -> str:
        """The seats in short."""
        return "1+Automa" if AUTOMA in self.seats else str(len(self.seats))


def modes(games: int, others: int) -> Iterator[Mode]:
    """The Automa's settings first, then the base game, then each unit by itself."""
    yield from _against_the_automa(games)
    for seats in seatings(TITLE, ()):
        if AUTOMA not in seats:
            brought = [
                unit.name for unit in selectable_modules(TITLE) if unit.enabled_when(TITLE.options(), seats)
            ]
            yield Mode(" + ".join(brought) or "base", seats, others)
            if len(seats) > 1:
                yield Mode("no administrators", seats, others, options=(("administrators", False),))
    for unit in selectable_modules(TITLE):
        for seats in seatings(TITLE, (unit.key,)):
            if not unit.enabled_when(TITLE.options(), seats):
                yield Mode(unit.name, seats, others, (unit.key,))


def _against_the_automa(games: int) -> Iterator[Mode]:
    seats = ("human", AUTOMA)
    assert UNIT.options is not None
    usual = UNIT.options()
    for field in msgspec.structs.fields(UNIT.options):
        for choice in choices_of(field.type):
            told = f"Automa, {field.name.replace('_', ' ')}: {str(choice).lower().replace('_', ' ')}"
            options = ((UNIT.key, {field.name: choice}),)
            if field.name == "deck":
                yield Mode(told, seats, games, options=options, deck=choice)
            elif choice != getattr(usual, field.name):
                yield Mode(told, seats, games, options=options)

"""The modes whose balance is measured: the settings of the Automa, each module, all units, and Clinic."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.modules.automa import AUTOMA as AUTOMA_MODULE
from games.kernel.catalogue.module_facts import choices_of, seatings, selectable_modules
from games.titles import TITLES

TITLE, CLINIC = TITLES["dice-hospital"], TITLES["clinic"]
UNITS = ("city", "investments", "maternity")
AUTOMA = "automa"


class Mode(NamedTuple):
    """A mode and the number of games to play."""

    name: str
    seats: tuple[str, ...]
    games: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    deck: str = ""
    """The Automa's deck, if everything else is at its default."""
    title: str = TITLE.key

    @property
    def table(self) -> str:
        """The seats as a short text."""
        return "1+Automa" if AUTOMA in self.seats else str(len(self.seats))


def modes(games: int, others: int) -> Iterator[Mode]:
    """Yield the settings of the Automa, the base game, each module on its own, all units, and Clinic."""
    yield from _against_the_automa(games)
    for seats in seatings(TITLE, ()):
        if AUTOMA not in seats:
            included = [
                module.name
                for module in selectable_modules(TITLE)
                if module.enabled_when(TITLE.options(), seats)
            ]
            yield Mode(" + ".join(included) or "base", seats, others)
            if len(seats) > 1:
                yield Mode("no administrators", seats, others, options=(("administrators", False),))
    for module in selectable_modules(TITLE):
        for seats in seatings(TITLE, (module.key,)):
            if not module.enabled_when(TITLE.options(), seats):
                yield Mode(module.name, seats, others, (module.key,))
    for seats in seatings(TITLE, UNITS):
        yield Mode("all units", seats, others, UNITS)
    for seats in seatings(CLINIC, ()):
        yield Mode(CLINIC.name, seats, others, title=CLINIC.key)


def _against_the_automa(games: int) -> Iterator[Mode]:
    seats = ("human", AUTOMA)
    assert AUTOMA_MODULE.options is not None
    defaults = AUTOMA_MODULE.options()
    for field in msgspec.structs.fields(AUTOMA_MODULE.options):
        for choice in choices_of(field.type):
            text = f"Automa, {field.name.replace('_', ' ')}: {str(choice).lower().replace('_', ' ')}"
            options = ((AUTOMA_MODULE.key, {field.name: choice}),)
            if field.name == "deck":
                yield Mode(text, seats, games, options=options, deck=choice)
            elif choice != getattr(defaults, field.name):
                yield Mode(text, seats, games, options=options)

"""The departments of Investments: Staff Agencies and Observation Units."""

from typing import Any

import msgspec

from games.dice_hospital.data.rows import Department
from games.dice_hospital.effects.choice import NOBODY, Choice
from games.dice_hospital.effects.departments import DepartmentKind
from games.dice_hospital.modules.wards.attending import HealAndAttend
from games.dice_hospital.state import COLOURS, Colour
from games.kernel.catalogue.names import Names, house


class Relieve(msgspec.Struct, frozen=True):
    """A nurse relieves a specialist, who can be used again."""


def _nobody(*_: Any) -> Any:
    raise AssertionError("no patient is chosen in a Staff Agency")


RELIEVE = DepartmentKind(Relieve, lambda _effect: NOBODY, _nobody, lambda *_: 0)


def _observation_unit(colour: Colour) -> Department:
    return Department(
        f"observation_unit_{colour}",
        HealAndAttend(2, Choice(1, colour)),
        f"heals one {colour} patient 2 steps; up to two untreated others count as treated",
        appeal=5,
    )


DEPARTMENTS = (
    Department(
        "staff_agency", Relieve(), "an unused nurse relieves a used specialist, who may be used again"
    ),
    *[_observation_unit(colour) for colour in COLOURS],
)
NAMES: dict[str, Names] = {
    "staff_agency": house(
        en="Staff Agency", de="Personalagentur", fr="Agence d'intérim", it="Agenzia del personale"
    ),
    "observation_unit_red": house(
        en="Observation Unit (red)",
        de="Beobachtungsstation (rot)",
        fr="Unité d'observation (rouge)",
        it="Unità di osservazione (rosso)",
    ),
    "observation_unit_yellow": house(
        en="Observation Unit (yellow)",
        de="Beobachtungsstation (gelb)",
        fr="Unité d'observation (jaune)",
        it="Unità di osservazione (giallo)",
    ),
    "observation_unit_green": house(
        en="Observation Unit (green)",
        de="Beobachtungsstation (grün)",
        fr="Unité d'observation (vert)",
        it="Unità di osservazione (verde)",
    ),
}
"""House names: the French book shows these tiles only as pictures."""

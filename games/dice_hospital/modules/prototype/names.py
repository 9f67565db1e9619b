"""Names of the prototype's components. Most German names are ours: the German book leaves them in English."""

from games.dice_hospital.data.names import NAMES
from games.dice_hospital.modules.administrators.names import NAMES as ADMINISTRATOR_NAMES
from games.kernel.catalogue.names import Names, house

SUFFIX = "_211"
"""The suffix that distinguishes this edition's components from those of the base game."""

_ONLY_HERE = {
    "physiotherapy": Names(
        en="Physiotherapy",
        de="Physiotherapie",
        fr="Physiothérapie",
        it="Fisioterapia",
        house=("de", "fr", "it"),
    ),
    "isolation_ward": Names(
        en="Isolation Ward",
        de="Isolierstation",
        fr="Unité d'isolement",
        it="Reparto di isolamento",
        house=("de", "fr", "it"),
    ),
    # The book calls two departments Physiotherapy; this one heals low and high values.
    "rehabilitation": house(
        en="Rehabilitation", de="Rehabilitation", fr="Rééducation", it="Riabilitazione", same=("de",)
    ),
    "consultant": Names(
        en="Consultant",
        de="Konsiliararzt",
        fr="Consultant",
        it="Consulente",
        house=("de", "fr", "it"),
        same=("fr",),
    ),
    "registrar": Names(
        en="Registrar",
        de="Assistenzarzt",
        fr="Interne",
        it="Medico internista",
        house=("de", "fr", "it"),
    ),
    "critical_specialist": Names(
        en="Critical Specialist",
        de="Intensivmediziner",
        fr="Spécialiste des cas critiques",
        it="Specialista dei casi critici",
        house=("de", "fr", "it"),
    ),
}
_SHARED = {**NAMES, **ADMINISTRATOR_NAMES, **_ONLY_HERE}


def named(*keys: str) -> dict[str, Names]:
    """Return the names of this edition's components."""
    return {key: _SHARED[key.removesuffix(SUFFIX)] for key in keys}


def kind_of(component: str) -> str:
    """Return the key of a tile or card, without the number of the copy."""
    return component.partition(".")[0]

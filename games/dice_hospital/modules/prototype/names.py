"""Names of the prototype's components: the German book prints them in English."""

from games.dice_hospital.data.names import NAMES
from games.dice_hospital.modules.administrators.names import NAMES as ADMINISTRATOR_NAMES
from games.kernel.catalogue.names import Names, house, printed

SUFFIX = "_211"
"""The suffix that distinguishes this edition's components from those of the base game."""

_ONLY_HERE = {
    "physiotherapy": printed("Physiotherapy"),
    "isolation_ward": printed("Isolation Ward"),
    # The book calls two departments Physiotherapy; this one heals low and high values.
    "rehabilitation": house("Rehabilitation"),
    "consultant": printed("Consultant"),
    "registrar": printed("Registrar"),
    "critical_specialist": printed("Critical Specialist"),
}
_SHARED = {**NAMES, **ADMINISTRATOR_NAMES, **_ONLY_HERE}


def named(*keys: str) -> dict[str, Names]:
    """Return the names of this edition's components."""
    return {key: _SHARED[key.removesuffix(SUFFIX)] for key in keys}


def kind_of(component: str) -> str:
    """Return the key of a tile or card, without the number of the copy."""
    return component.partition(".")[0]

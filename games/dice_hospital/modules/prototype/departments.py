"""The departments of the prototype: the nine coloured kinds twice, six others once each."""

from msgspec.structs import replace

from games.dice_hospital.data.departments import DEPARTMENTS as BASE_TILES
from games.dice_hospital.data.departments import STARTING
from games.dice_hospital.data.rows import Department
from games.dice_hospital.effects.choice import HIGH, LOW, Choice
from games.dice_hospital.effects.departments import Heal, HealEach, one
from games.dice_hospital.effects.roles import Role
from games.dice_hospital.modules.prototype.names import SUFFIX


def up_to(count: int, steps: int, values: frozenset[int]) -> Heal:
    """Heal one to `count` patients of certain values."""
    return Heal(steps, Choice(count, None, values, least=1))


_COLOURED = tuple(
    replace(row, key=f"{row.key}{SUFFIX}") for row in BASE_TILES if row.effect.choice.colour is not None
)

_OTHERS = (
    Department(
        "crash_centre_211",
        one(4, values=frozenset({1, 2})),
        "heals one patient of value 1 or 2 by 4 steps",
        appeal=3,
    ),
    Department(
        "radiology_211",
        up_to(3, 1, LOW),
        "heals up to three patients of value 1 to 3 by 1 step",
        appeal=5,
    ),
    Department(
        "physiotherapy_211",
        up_to(3, 1, HIGH),
        "heals up to three patients of value 4 to 6 by 1 step",
        appeal=5,
    ),
    Department(
        "triage_centre_211", up_to(2, 2, LOW), "heals up to two patients of value 1 to 3 by 2 steps", appeal=6
    ),
    Department(
        "isolation_ward_211", one(3, values=LOW), "heals one patient of value 1 to 3 by 3 steps", appeal=4
    ),
    Department(
        "rehabilitation_211",
        HealEach(Choice(2, roles=(Role(2, LOW), Role(1, frozenset({4, 5}))))),
        "heals one patient of value 1 to 3 by 2 steps and one of value 4 or 5 by 1 step",
        appeal=4,
    ),
)

TILES = (*_COLOURED, *(replace(row, copies=1) for row in _OTHERS))

WITH_COLOUR = frozenset(row.key for row in (*STARTING, *TILES) if row.effect.choice.colour is not None)
"""The departments that name a colour, by key."""

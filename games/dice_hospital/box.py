"""The box: the components of one game, looked up by the id of a tile or card."""

from functools import lru_cache
from typing import Any

import msgspec

from games.dice_hospital.data.rows import Department, Specialist
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.effects.departments import DepartmentKind
from games.dice_hospital.effects.specialist_reactions import AbilityKind
from games.dice_hospital.types import Module


class Box(msgspec.Struct, frozen=True, eq=False):
    """Tiles, cards and the interpreters of their effects."""

    starting: tuple[str, ...]
    departments: dict[str, Department]
    specialists: dict[str, Specialist]
    department_kinds: dict[type[msgspec.Struct], DepartmentKind]
    ability_kinds: dict[type[msgspec.Struct], AbilityKind]
    specialist_kinds: dict[str, Specialist]
    """The specialists by key, without the number of the card."""
    choices: dict[str, Choice]
    """The patients each department may choose."""
    rows: dict[type, dict[str, Any]]
    """Every component by its type and key, for the types that modules define."""

    def department_tiles(self) -> tuple[str, ...]:
        """The department tiles in the pile."""
        return tuple(tile for tile, row in self.departments.items() if not row.starting and not row.own_pile)

    def specialist_cards(self) -> tuple[str, ...]:
        """The specialist cards in the pile."""
        return tuple(card for card, row in self.specialists.items() if not row.own_pile)


def copies(row: Department | Specialist) -> tuple[str, ...]:
    """The ids of all copies of a tile or card."""
    return tuple(f"{row.key}.{number}" for number in range(1, row.copies + 1))


@lru_cache(maxsize=256)
def box(modules: tuple[Module, ...]) -> Box:
    """Collect the components of these modules."""
    rows = [row for module in modules for row in module.components]
    kinds = {row.effect: row for row in rows if isinstance(row, DepartmentKind)}
    tiles = [row for row in rows if isinstance(row, Department)]
    departments = {tile: row for row in tiles for tile in ((row.key,) if row.starting else copies(row))}
    return Box(
        starting=tuple(row.key for row in tiles if row.starting),
        departments=departments,
        specialists={card: row for row in rows if isinstance(row, Specialist) for card in copies(row)},
        department_kinds=kinds,
        ability_kinds={row.ability: row for row in rows if isinstance(row, AbilityKind)},
        specialist_kinds={row.key: row for row in rows if isinstance(row, Specialist)},
        choices={tile: kinds[type(row.effect)].choice(row.effect) for tile, row in departments.items()},
        rows=_by_type(rows),
    )


def _by_type(rows: list[Any]) -> dict[type, dict[str, Any]]:
    found: dict[type, dict[str, Any]] = {}
    for row in rows:
        if hasattr(row, "key"):
            found.setdefault(type(row), {})[row.key] = row
    return found

"""Given, when, then with zombies: "0b3 0b3 1b2" are three, numbered 1, 2 and 3."""

from collections.abc import Mapping
from typing import Any

from games.clinic.modules.zombies.state import ClinicZombies, Zombie, zombies_by_seat
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given

MODULES = ("zombies",)


def zombies_at(written: str, **more: Any) -> ClinicZombies:
    """The zombies of a clinic as they are written; of each zombie two cars are abandoned."""
    zombies = tuple(Zombie(number, at) for number, at in enumerate(written.split(), 1))
    return ClinicZombies(**{"zombies": zombies, "risen": len(zombies), **more})


def table_with_zombies(
    step: str,
    where: str,
    persons: str = "",
    rooms: str = FIRST_BUILDING,
    *,
    others: str = "",
    own: Mapping[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """A table where the first clinic has zombies, and perhaps the second one: `others`.

    Fields of the first clinic stand in `own`.
    """
    fields: dict[str, Any] = {"modules": MODULES, "zombies": (zombies_at(where), zombies_at(others)), **more}
    return given(step, clinic(rooms, persons, **(own or {})), clinic(), **fields)


def zombies(scene: Scene, seat: int = 0) -> list[str]:
    """Where the zombies of a seat are."""
    return [zombie.at for zombie in zombies_by_seat(scene.state)[seat].zombies]

"""The zombies of each clinic, as the state stores them and as the view shows them."""

from typing import Any

import msgspec

from games.clinic.geometry.spaces import Space
from games.clinic.modules.zombies.figures import CARS, ZOMBIES
from games.clinic.state import State
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Zombie(msgspec.Struct, frozen=True, gc=False):
    """A zombie, the space it is in, and whether it moved this round."""

    id: int
    """The number by which commands name it. Each clinic counts its own."""
    at: Space
    """The space it is in."""
    moved: bool = False
    """Whether it moved this round."""


class ClinicZombies(msgspec.Struct, frozen=True):
    """The zombies of a clinic, with counts of what happened because of them."""

    zombies: tuple[Zombie, ...] = ()
    risen: int = 0
    """The number of zombies there have been."""
    cured: int = 0
    removed: int = 0
    """The number of people killed by zombies."""
    lying: tuple[int, ...] = ()
    """Doctors who cured a zombie this round and lie down."""
    stranded: tuple[int, ...] = ()
    """Staff who could not reach a place to work this round."""

    @property
    def abandoned(self) -> int:
        """The cars that stay on the board: one for each victim, two for each zombie."""
        return self.removed + CARS * self.risen


class ClinicZombiesView(msgspec.Struct, frozen=True):
    """The zombies of a clinic. Everything is public."""

    zombies: tuple[Zombie, ...]
    """The zombies in the clinic."""
    cured: int
    """How many zombies were cured here."""
    removed: int
    """How many people zombies killed here."""
    abandoned: int
    """The cars of victims that stay on the board: one for each person killed, two for each zombie."""
    lying: tuple[int, ...]
    """Doctors, by number, who cured a zombie this round and lie down."""
    stranded: tuple[int, ...]
    """Staff, by number, who could not reach a place to work this round."""


class ZombiesView(msgspec.Struct, frozen=True):
    """The zombies left in the box, and those of each clinic."""

    left: int
    """Zombies left in the box."""
    clinics: tuple[ClinicZombiesView, ...]
    """The zombies of each clinic, by seat."""


zombies_by_seat = slice_reader("zombies", tuple[ClinicZombies, ...])
"""Return the part of the state that belongs to this module."""


def zombies_left(state: State) -> int:
    """Return the number of zombies left in the box. Cured ones do not return."""
    return ZOMBIES - sum(clinic_zombies.risen for clinic_zombies in zombies_by_seat(state))


def zombies_in(state: State, seat: Seat, space: Space) -> list[Zombie]:
    """Return the zombies of a seat in a space."""
    return [zombie for zombie in zombies_by_seat(state)[seat].zombies if zombie.at == space]


def shown(_rules: Any, state: State, _viewer: Seat | None, _everything: bool) -> ZombiesView:
    """Return the view. Everything is public."""
    return ZombiesView(
        zombies_left(state),
        tuple(
            ClinicZombiesView(one.zombies, one.cured, one.removed, one.abandoned, one.lying, one.stranded)
            for one in zombies_by_seat(state)
        ),
    )

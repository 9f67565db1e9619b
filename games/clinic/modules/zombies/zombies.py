"""The zombies of each clinic and their effects, and the evolvers of their events."""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from games.clinic.events import TurnOrderSet
from games.clinic.geometry.spaces import Space
from games.clinic.modules.zombies import messages as m
from games.clinic.modules.zombies.figures import CARS, ZOMBIES
from games.clinic.state import State, with_clinic
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Zombie(msgspec.Struct, frozen=True, gc=False):
    """A zombie, the space it is in, and whether it moved this round."""

    id: int
    at: Space
    moved: bool = False


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
    cured: int
    removed: int
    abandoned: int
    lying: tuple[int, ...]
    stranded: tuple[int, ...]


class ZombiesView(msgspec.Struct, frozen=True):
    """The zombies left in the box, and those of each clinic."""

    left: int
    clinics: tuple[ClinicZombiesView, ...]


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


def _with(state: State, seat: Seat, **changes: Any) -> State:
    known = zombies_by_seat(state)
    changed = replace(known[seat], **changes)
    return replace(state, zombies=(*known[:seat], changed, *known[seat + 1 :]))


def _without_people(state: State, seat: Seat, ids: Collection[int]) -> State:
    """Return the state without these people. Their cars stay where they are."""
    people = tuple(person for person in state.clinics[seat].people if person.id not in ids)
    return with_clinic(state, seat, people=people)


def zombie_moved(state: State, event: m.ZombieMoved) -> State:
    zombies = tuple(
        Zombie(zombie.id, event.places[-1], moved=True) if zombie.id == event.zombie else zombie
        for zombie in zombies_by_seat(state)[event.seat].zombies
    )
    return _with(state, event.seat, zombies=zombies)


def people_removed(state: State, event: m.PeopleRemoved) -> State:
    removed = zombies_by_seat(state)[event.seat].removed + len(event.people)
    return _with(_without_people(state, event.seat, event.people), event.seat, removed=removed)


def staff_stranded(state: State, event: m.StaffStranded) -> State:
    return _with(state, event.seat, stranded=event.people)


def zombie_risen(state: State, event: m.ZombieRisen) -> State:
    clinic_zombies = zombies_by_seat(state)[event.seat]
    return _with(
        _without_people(state, event.seat, event.patients),
        event.seat,
        zombies=(*clinic_zombies.zombies, Zombie(event.zombie, event.room)),
        risen=clinic_zombies.risen + 1,
    )


def zombie_cured(state: State, event: m.ZombieCured) -> State:
    clinic_zombies, income = zombies_by_seat(state)[event.seat], state.clinics[event.seat].income
    return _with(
        with_clinic(state, event.seat, income=income + event.income),
        event.seat,
        zombies=tuple(zombie for zombie in clinic_zombies.zombies if zombie.id != event.zombie),
        cured=clinic_zombies.cured + 1,
        lying=(*clinic_zombies.lying, event.doctor),
    )


def round_over(state: State, _event: TurnOrderSet) -> State:
    """Reset for the next round: doctors stand up, stranded staff can work, and zombies can move."""
    for seat, one in enumerate(zombies_by_seat(state)):
        zombies = tuple(replace(zombie, moved=False) for zombie in one.zombies)
        state = _with(state, seat, zombies=zombies, lying=(), stranded=())
    return state

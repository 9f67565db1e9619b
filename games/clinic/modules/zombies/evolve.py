"""Evolvers of zombies: they move, kill, rise and are cured."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from games.clinic.events import TurnOrderSet
from games.clinic.modules.zombies import messages as m
from games.clinic.modules.zombies.state import Zombie, zombies_by_seat
from games.clinic.state import State, with_clinic
from games.kernel.messages import Seat


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

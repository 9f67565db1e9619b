"""What no event makes or loses: people, their cars, tiles, money and tokens."""

from collections import Counter
from typing import Any

from games.clinic.data import figures as f
from games.clinic.events import (
    MoneyGiven,
    NursesPlaced,
    PatientAdmitted,
    PatientDied,
    PatientTreated,
    StaffJoined,
)
from games.clinic.geometry.spaces import grid
from games.clinic.modules.blood_transfusion.bank import TOKENS, banks, carriers, tokens_left
from games.clinic.modules.blood_transfusion.messages import BloodTransfused
from games.clinic.modules.extinguishers import tokens as extinguishers
from games.clinic.modules.workaholic_doctors.messages import WorkaholicsLeft
from games.clinic.modules.zombies import state as zombies
from games.clinic.modules.zombies.figures import ZOMBIES
from games.clinic.modules.zombies.messages import PeopleRemoved, ZombieRisen
from games.clinic.rooms import TREATING
from games.clinic.state import SERVICES, SPECIALS, Clinic, State
from games.kernel.messages import Event
from games.kernel.rules import Rules

OTHER_COMPONENTS = ("gardens", "helipads", "entrances", "conveyors", "parkings")


def check_table(state: State) -> None:
    """What must hold at every moment."""
    supply = state.supply
    assert supply.cars + sum(len(one.cars) + one.cars_to_park for one in state.clinics) == f.CARS
    for seat, clinic in enumerate(state.clinics):
        owners = len(clinic.people) - clinic.cars_to_park + clinic.cars_to_take + abandoned(state, seat)
        assert len(clinic.cars) == owners, "everybody has a car"
        assert (
            min(clinic.cars_to_park, clinic.cars_to_take, clinic.savings, clinic.income, clinic.moving_time)
            >= 0
        )
        assert len({person.id for person in clinic.people}) == len(clinic.people)
        spaces = [room.space for room in clinic.rooms]
        spaces += [*clinic.gardens, *clinic.helipads, *(parking.space for parking in clinic.parkings)]
        assert len(set(spaces)) == len(spaces), "two tiles lie in one space"
        _check_cars(clinic)
    assert min(*state.patients, *state.doctors, *state.nurses, 0) == 0
    _check_blood(state)
    _check_extinguishers(state)
    _check_zombies(state)


def _check_cars(clinic: Clinic) -> None:
    """Cars stand on borders that no room touches, one on each, and on parking tiles."""
    streets, tiles_ = grid(clinic.columns).borders, {tile.space: tile.places for tile in clinic.parkings}
    rooms = {room.space for room in clinic.rooms}
    for place, count in Counter(clinic.cars).items():
        assert count <= tiles_.get(place, 1), f"too many cars stand at {place}"
        assert place in tiles_ or rooms.isdisjoint(streets[place]), f"a room touches {place}"


def _check_blood(state: State) -> None:
    if not hasattr(state, "blood_transfusion"):
        return
    assert 0 <= tokens_left(state) <= TOKENS
    for seat, bank in enumerate(banks(state)):
        clinic = state.clinics[seat]
        kinds = {room.space: room.kind for room in clinic.rooms}
        assert all(kinds[space] in ("hub", "treatment_room") for space in bank.tokens)
        carrying = carriers(state, seat)
        assert len(set(carrying)) == len(carrying)
        assert all(person.kind == "nurse" for person in clinic.people if person.id in carrying)


def _check_extinguishers(state: State) -> None:
    if not hasattr(state, "extinguishers"):
        return
    assert extinguishers.tokens_left(state) >= 0
    for clinic, spaces in zip(state.clinics, extinguishers.extinguishers_by_seat(state), strict=True):
        kinds = {room.space: room.kind for room in clinic.rooms}
        assert len(set(spaces)) == len(spaces)
        assert not any(kinds[space] in TREATING for space in spaces)


def abandoned(state: State, seat: int) -> int:
    """The cars of a clinic that nobody will ever take."""
    return zombies.zombies_by_seat(state)[seat].abandoned if hasattr(state, "zombies") else 0


def _check_zombies(state: State) -> None:
    if not hasattr(state, "zombies"):
        return
    assert 0 <= zombies.zombies_left(state) <= ZOMBIES
    for clinic, one in zip(state.clinics, zombies.zombies_by_seat(state), strict=True):
        assert one.risen == len(one.zombies) + one.cured
        assert len({zombie.id for zombie in one.zombies}) == len(one.zombies)
        rooms = {room.space for room in clinic.rooms}
        assert all(zombie.at in rooms or zombie.at[0] == "0" for zombie in one.zombies)


def tiles(state: State) -> dict[str, int]:
    """Every kind of tile, in clinics and beside the board."""
    supply, clinics = state.supply, state.clinics
    built = Counter(room.kind for clinic in clinics for room in clinic.rooms)
    hubs = Counter(room.service for clinic in clinics for room in clinic.rooms if room.kind == "hub")
    counted = {
        name: getattr(supply, name) + sum(len(getattr(c, name)) for c in clinics) for name in OTHER_COMPONENTS
    }
    counted |= {f"hub:{s}": n + hubs[s] for s, n in zip(SERVICES, supply.hubs, strict=False)}
    counted |= {kind: n + built[kind] for kind, n in zip(SPECIALS, supply.specials, strict=True)}
    counted["treatment_room"] = supply.treatment_rooms + built["treatment_room"]
    counted["supply_room"] = supply.supply_rooms + built["supply_room"]
    return counted


def people(state: State) -> Counter[str]:
    """Patients, doctors, nurses and orderlies wherever they are."""
    found = Counter[str](person.kind for clinic in state.clinics for person in clinic.people)
    found["patient"] += sum(state.patients) + sum(len(row) for row in state.notepad)
    found["doctor"] += sum(state.doctors) + sum(colour is not None for colour in state.university)
    found["nurse"] += sum(state.nurses)
    found["orderly"] += state.supply.orderlies
    return found


def come_and_gone(before: State, event: Event) -> Counter[str]:
    """Who joins or leaves the game with an event; all others only change their places."""
    match event:
        case WorkaholicsLeft():
            return Counter({"doctor": -len(event.doctors)})
        case ZombieRisen():
            return Counter({"patient": -len(event.patients)})
        case PeopleRemoved():
            people_ = before.clinics[event.seat].people
            gone = Counter[str](one.kind for one in people_ if one.id in event.people)
            return Counter({kind: -count for kind, count in gone.items()})
        case NursesPlaced():
            return Counter({"nurse": sum(event.columns) - sum(before.nurses)})
        case StaffJoined(hired=False):
            return Counter({event.kind: 1})
        case PatientAdmitted(from_notepad=False):
            return Counter({"patient": 1})
        case PatientTreated() | PatientDied() | BloodTransfused(colour=None):
            return Counter({"patient": -1})
        case _:
            return Counter()


def money(state: State) -> int:
    """What all players have together."""
    return sum(clinic.savings + clinic.income for clinic in state.clinics)


def paid_and_earned(event: Any) -> int:
    """By how much an event says that the players' money changes."""
    match event:
        case MoneyGiven():
            return event.amount
        case _ if hasattr(event, "wages"):
            return -(int(event.income) + int(event.savings))
        case _:
            return int(getattr(event, "income", 0)) - int(getattr(event, "cost", 0))


def check_event(rules: Rules, before: State, event: Event) -> State:
    """Fold an event and compare what there was with what there is; the state after it."""
    after: State = rules.evolve(before, event)
    check_table(after)
    assert tiles(after) == tiles(before) or _sets_up(event), f"tiles were lost or made by {event}"
    expected = people(before)
    expected.update(come_and_gone(before, event))
    assert people(after) == expected, f"people were lost or made by {event}"
    assert money(after) - money(before) == paid_and_earned(event), f"money was lost or made by {event}"
    return after


def _sets_up(event: Event) -> bool:
    """With one player the special rooms are drawn once the game begins."""
    return type(event).__name__ == "SpecialRoomsDrawn"

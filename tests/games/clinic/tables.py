"""Given, when, then: tables of Clinic Deluxe in a few words.

Modules are written as kind and space, hubs with their service: "hub:0b3:psychiatry treatment_room:0b2".
People are written as kind, colour, service and place: "doctor:white@b3-south nurse@0b2
patient:red:cardiology@pre"; a patient who ended a round in its room has an exclamation mark behind. They
are numbered 1, 2, 3 ... as they are written. Everything else is a list of places: "0a1 0a2".
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import pytest
from msgspec.structs import replace

from games.clinic.geometry.buildings import free_places
from games.clinic.state import ACTIONS, SERVICES, SPECIALS, Clinic, Module, Parking, Person, State, Supply
from games.clinic.title import CLINIC
from games.kernel.chance import Chance, Seeded
from games.kernel.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.title import Title

FIRST_BUILDING = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2"
"""As the white cube says: its entrance is "b3-south"."""
ROUNDS, ACTIONS_A_ROUND = 6, 3


class Scripted:
    """Luck as it was written down beforehand."""

    def __init__(self, draws: Iterable[int]) -> None:
        self.draws = list(draws)

    def below(self, bound: int) -> int:
        assert self.draws, f"one more draw than the script has, below {bound}"
        drawn = self.draws.pop(0)
        assert 0 <= drawn < bound, f"the script says {drawn}, which is not below {bound}"
        return drawn


class Scene(NamedTuple):
    """A table under certain rules, with what just happened there."""

    rules: Rules
    state: State
    events: list[Event] = []


def modules(written: str) -> tuple[Module, ...]:
    """Modules as they are written."""
    return tuple(_module(*text.split(":")) for text in written.split())


def _module(kind: str, space: str, service: str | None = None) -> Module:
    return Module(space, cast("Any", kind), cast("Any", service))


def people(written: str) -> tuple[Person, ...]:
    """People as they are written, numbered from 1 on."""
    return tuple(_person(number, text) for number, text in enumerate(written.split(), 1))


def _person(number: int, text: str) -> Person:
    match = re.fullmatch(r"(\w+)(?::(\w+))?(?::(\w+))?@([^!]+)(!?)", text)
    assert match, f"not a person: {text}"
    kind, colour, service, at, settled = cast("tuple[Any, ...]", match.groups())
    return Person(number, kind, at, colour, service, bool(settled))


def clinic(
    rooms: str = FIRST_BUILDING,
    persons: str = "",
    *,
    entrances: str = "b3-south",
    gardens: str = "",
    parkings: str = "",
    helipads: str = "",
    conveyors: str = "",
    cars: str | None = None,
    **more: Any,
) -> Clinic:
    """A clinic with these modules and people.

    A parking tile for three is written with its places: "0d3:3". Unless cars are named everyone's car
    stands on the first places that are free. Further fields are the clinic's.
    """
    tiles = (text.partition(":") for text in parkings.split())
    found = Clinic(
        modules=modules(rooms),
        people=people(persons),
        entrances=tuple(entrances.split()),
        gardens=tuple(gardens.split()),
        parkings=tuple(Parking(space, int(places or 2)) for space, _, places in tiles),
        helipads=tuple(helipads.split()),
        conveyors=tuple(conveyors.split()),
        **{"savings": 15, "next_person": len(persons.split()) + 1, **more},
    )
    parked = cars.split() if cars is not None else free_places(found, inner_only=False)[: len(found.people)]
    return replace(found, cars=tuple(parked))


def given(
    step: str,
    *clinics: Clinic,
    units: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    notepad: Sequence[str] = (),
    seats: Sequence[str] = (),
    title: Title = CLINIC,
    **fields: Any,
) -> Scene:
    """A table at a step; what stands in clinics is not in the supply.

    The notepad is written row by row, each from the right. At "build_2" everyone plays that action if
    nothing else is told. Other fields are the state's.
    """
    rules = compose(title, units, options or {}, tuple(seats) or ("human",) * len(clinics))
    state = cast("State", fresh_state(title, rules))
    order = tuple(range(len(clinics)))
    action, _, number = step.rpartition("_")
    played = (int(number) - (action == "select")) if number.isdigit() else ACTIONS_A_ROUND
    chosen = (action if action in ACTIONS else None,) * len(clinics)
    rows = [tuple(row.split()) for row in notepad]
    fields = {
        "round": 1,
        "step": step,
        "turn_order": order,
        "stacks": order[::-1],
        "selected": chosen,
        "nurses": (len(clinics),) * ROUNDS,
        "notepad": tuple(rows) + state.notepad[len(rows) :],
        "supply": _without(state.supply, clinics),
        "clinics": tuple(replace(one, used=one.used or (*ACTIONS,)[:played]) for one in clinics),
        **fields,
    }
    return Scene(rules, replace(state, **fields))


def _without(supply: Supply, clinics: Sequence[Clinic]) -> Supply:
    """The supply without what stands in clinics."""
    built = [module for one in clinics for module in one.modules]
    kinds = [module.kind for module in built]
    hubs = [module.service for module in built if module.kind == "hub"]
    staff = [person.kind for one in clinics for person in one.people]
    left = tuple(n - hubs.count(service) for n, service in zip(supply.hubs, SERVICES, strict=False))
    return replace(
        supply,
        hubs=left,
        hubs_shown=tuple(n > 0 for n in left),
        specials=tuple(n - kinds.count(kind) for n, kind in zip(supply.specials, SPECIALS, strict=True)),
        treatment_rooms=supply.treatment_rooms - kinds.count("treatment_room"),
        supply_rooms=supply.supply_rooms - kinds.count("supply_room"),
        orderlies=supply.orderlies - staff.count("orderly"),
        **{
            name: getattr(supply, name) - sum(len(getattr(one, name)) for one in clinics)
            for name in ("gardens", "helipads", "entrances", "conveyors", "parkings", "cars")
        },
    )


def when(scene: Scene, seat: Seat, command: Command, draws: Iterable[int] | None = None) -> Scene:
    """The scene after a command that must be accepted; luck is scripted if draws are given."""
    chance: Chance = Seeded(b"any luck") if draws is None else Scripted(draws)
    events, state = scene.rules.decide(scene.state, seat, command, chance)
    assert not getattr(chance, "draws", ()), "fewer draws than the script has"
    return Scene(scene.rules, state, events)


def goes_on(scene: Scene, draws: Iterable[int] | None = None) -> Scene:
    """The scene after everything that happens by itself, the service's own command included."""
    if due := scene.rules.due(scene.state):
        return when(scene, SERVICE, due, draws)
    chance: Chance = Seeded(b"any luck") if draws is None else Scripted(draws)
    events, state = scene.rules.begin(scene.state, chance)
    assert not getattr(chance, "draws", ()), "fewer draws than the script has"
    return Scene(scene.rules, state, events)


def refused(scene: Scene, seat: Seat, command: Command) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Illegal) as refusal:
        scene.rules.decide(scene.state, seat, command, Seeded(b"any luck"))
    return refusal.value.code


def offered(scene: Scene, seat: Seat = 0, kind: type[Command] = Command) -> list[Any]:
    """The commands of a class that a seat may give."""
    return [command for command in scene.rules.legal(scene.state, seat) if isinstance(command, kind)]


def happened(scene: Scene, kind: type[Event]) -> list[Any]:
    """The events of a class that just happened."""
    return [event for event in scene.events if type(event) is kind]


def person(scene: Scene, number: int, seat: Seat = 0) -> Person:
    """A person of a seat."""
    return next(one for one in scene.state.clinics[seat].people if one.id == number)

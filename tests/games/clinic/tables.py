"""Given, when, then: tables of Clinic Deluxe in a few words.

Rooms are written as kind and space, hubs with their service: "hub:0b3:psychiatry treatment_room:0b2".
People are written as kind, colour, service and place: "doctor:white@b3-south nurse@0b2
patient:red:cardiology@pre"; a patient who ended a round in its room has an exclamation mark behind. They
are numbered 1, 2, 3 ... as they are written. Everything else is a list of places: "0a1 0a2".
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from msgspec.structs import replace

from games.clinic.geometry.buildings import free_places
from games.clinic.state import ACTIONS, SERVICES, SPECIALS, Clinic, Parking, Person, Room, State, Supply
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Seat
from games.kernel.title import Title
from tests.games import scenes
from tests.games.scenes import when

FIRST_BUILDING = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2"
"""As the white cube says: its entrance is "b3-south"."""
ROUNDS, ACTIONS_A_ROUND = 6, 3


Scene = scenes.Scene[State]


def parse_rooms(written: str) -> tuple[Room, ...]:
    """Rooms as they are written."""
    return tuple(_room(*text.split(":")) for text in written.split())


def _room(kind: str, space: str, service: str | None = None) -> Room:
    return Room(space, cast("Any", kind), cast("Any", service))


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
    """A clinic with these rooms and people.

    A parking tile for three is written with its places: "0d3:3". Unless cars are named everyone's car
    stands on the first places that are free. Further fields are the clinic's.
    """
    tiles = (text.partition(":") for text in parkings.split())
    found = Clinic(
        rooms=parse_rooms(rooms),
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
    modules: Sequence[str] = (),
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
    rules = compose(title, modules, options or {}, tuple(seats) or ("human",) * len(clinics))
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
        "popularity_stack": order[::-1],
        "selected": chosen,
        "nurses": (len(clinics),) * ROUNDS,
        "notepad": tuple(rows) + state.notepad[len(rows) :],
        "supply": _without(state.supply, clinics),
        "clinics": tuple(
            replace(one, used_actions=one.used_actions or (*ACTIONS,)[:played]) for one in clinics
        ),
        **fields,
    }
    return Scene(rules, replace(state, **fields))


def _without(supply: Supply, clinics: Sequence[Clinic]) -> Supply:
    """The supply without what stands in clinics."""
    built = [room for one in clinics for room in one.rooms]
    kinds = [room.kind for room in built]
    hubs = [room.service for room in built if room.kind == "hub"]
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


def goes_on(scene: Scene, draws: Iterable[int] | None = None) -> Scene:
    """The scene after everything that happens by itself, the service's own command included."""
    if due := scene.rules.due_command(scene.state):
        return when(scene, SERVICE, due, draws)
    return scenes.goes_on(scene, draws)


def person(scene: Scene, number: int, seat: Seat = 0) -> Person:
    """A person of a seat."""
    return next(one for one in scene.state.clinics[seat].people if one.id == number)

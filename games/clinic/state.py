"""The state of a game: the main board, the supply, and the clinic of each seat."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.clinic.geometry.spaces import Border, Space
from games.kernel.messages import Seat

Colour = Literal["white", "yellow", "orange", "red", "purple"]
LEVELS: tuple[Colour, ...] = ("white", "yellow", "orange", "red")
"""Levels of patients from the mildest illness to the worst, and of doctors from novice to expert."""
Service = Literal["psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology"]
SERVICES: tuple[Service, ...] = ("psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology")
Special = Literal["operating_room", "outpatient_services", "lab", "triage"]
SPECIALS: tuple[Special, ...] = ("operating_room", "outpatient_services", "lab", "triage")
Kind = Literal[
    "hub", "treatment_room", "supply_room", "operating_room", "outpatient_services", "lab", "triage"
]
FirstKind = Literal["hub", "treatment_room", "supply_room"]
"""The rooms of a first building."""
Action = Literal["build", "hire", "admit"]
ACTIONS: tuple[Action, ...] = ("build", "hire", "admit")
PersonKind = Literal["doctor", "nurse", "orderly", "patient"]

ROOM_COLOURS: dict[Kind, str] = {
    "hub": "magenta",
    "treatment_room": "orange",
    "supply_room": "pink",
    **dict.fromkeys(SPECIALS, "blue"),
}


class Room(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A room of a clinic (the rulebook calls it a module). A hub has a service."""

    space: Space
    """Its space, such as `1b2`: floor, column, row."""
    kind: Kind
    """What it is for. All special rooms are blue, treatment rooms orange, supply rooms pink, hubs magenta."""
    service: Service | None = None
    """The service of a hub; missing for all other rooms, which have the service of the hub beside them."""


class Person(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A person at a clinic.

    `at` is a space, an entrance ("b3-south"), a helipad ("1b2^") or pre-admissions ("pre").
    """

    id: int
    """The number by which commands name it. Each clinic counts from 1, and no number is used twice."""
    kind: PersonKind
    """Staff (doctor, nurse or orderly) or a patient."""
    at: str
    """Where it is: a space (`0b2`), an entrance (`b3-south`), a helipad (`1b2^`) or pre-admissions (`pre`).
    """
    colour: Colour | None = None
    """The level of a doctor or patient: white, yellow, orange, red from low to high; purple for workaholics.
    Missing for nurses and orderlies."""
    service: Service | None = None
    """The service that a patient was admitted for; missing for staff."""
    settled: bool = False
    """Whether this is a patient who ended a round in a room, and can no longer move."""


class Parking(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A parking tile on a ground space, for two cars or three."""

    space: Space
    """Its ground space, such as `0d3`."""
    places: int = 2
    """How many cars it holds: 2, or 3 after an upgrade."""


PRE_ADMISSIONS = "pre"


class Clinic(msgspec.Struct, frozen=True, cache_hash=True):
    """A player's board and everything on it."""

    columns: int = 4
    side_open: bool = False
    """Whether the seat has yet to choose the side of the board."""
    rooms: tuple[Room, ...] = ()
    gardens: tuple[Space, ...] = ()
    parkings: tuple[Parking, ...] = ()
    helipads: tuple[Space, ...] = ()
    entrances: tuple[Border, ...] = ()
    conveyors: tuple[Space, ...] = ()
    people: tuple[Person, ...] = ()
    cars: tuple[str, ...] = ()
    """The place of each car: a border, or a ground space with a parking tile."""
    savings: int = 0
    income: int = 0
    """Income of this round. Popularity is bought from income only."""
    popularity: int = 0
    time: int = 0
    """Time spent in the whole game, without the current moves."""
    moving_time: int = 0
    """Time spent in the current moves."""
    used_actions: tuple[Action, ...] = ()
    """The action tiles played this round."""
    limits: tuple[str, ...] = ()
    """What was built this round and is limited to one a round: "hub", "special"."""
    cars_to_park: int = 0
    """Cars of new people that must be parked before anything else."""
    cars_to_take: int = 0
    """Cars that must be taken away, because people left."""
    walker: int | None = None
    """The person who currently moves step by step."""
    walked: tuple[str, ...] = ()
    """The places of that walk so far, including the start."""
    busy: tuple[int, ...] = ()
    """Doctors and nurses who treated a patient this round."""
    operated: tuple[Space, ...] = ()
    """Operating rooms in which a patient was treated this round."""
    bonus: str | None = None
    """The bonus tile taken in the setup."""
    next_person: int = 1


class Turn(msgspec.Struct, frozen=True):
    """What the acting seat has done in its action so far."""

    built: int = 0
    """The components built in this action, at most two. A bonus supply room does not count."""
    new_treatment_room: Space | None = None
    """The treatment room just built, beside which a bonus supply room can follow; null if there is none."""
    new_parking: Space | None = None
    """The parking tile just built or upgraded, to which cars can move; null if there is none."""
    hired: tuple[PersonKind, ...] = ()
    """Who was hired in this action."""
    queue_points: int = 0
    """Queue points spent in this action."""


class Supply(msgspec.Struct, frozen=True):
    """The components that are left beside the main board."""

    hubs: tuple[int, ...]
    """The hubs left of each service in play."""
    hubs_shown: tuple[bool, ...]
    """Whether the top hub of each stack is face up."""
    specials: tuple[int, ...]
    specials_shown: tuple[bool, ...]
    treatment_rooms: int
    supply_rooms: int
    gardens: int
    helipads: int
    entrances: int
    conveyors: int
    parkings: int
    cars: int
    orderlies: int


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the table. Modules add a field of their own."""

    clinics: tuple[Clinic, ...]
    supply: Supply
    patients: tuple[int, ...]
    """Patients in the bag, by colour from white to red."""
    doctors: tuple[int, ...]
    """Doctors in the bag, by colour from white to red, then purple."""
    university: tuple[Colour | None, ...] = ()
    """The doctors for hire from the left. A space can be empty."""
    nurses: tuple[int, ...] = ()
    """The nurses left in the column of each round."""
    notepad: tuple[tuple[Colour, ...], ...] = ()
    """The appointments of each service, from the right."""
    turn_order: tuple[Seat, ...] = ()
    popularity_stack: tuple[Seat, ...] = ()
    """The seats in the order in which their popularity markers last moved, the latest last. Breaks ties."""
    bonus_tiles: tuple[str, ...] = ()
    """The bonus tiles not taken yet, in the setup."""
    selected: tuple[Action | None, ...] = ()
    """The action that each seat chose; hidden until all have chosen."""
    turn: Turn = Turn()
    acted: tuple[Seat, ...] = ()
    step: str = ""
    round: int = 0


def with_clinic(state: State, seat: Seat, **changes: Any) -> State:
    """Return the state with one clinic changed."""
    clinics = state.clinics
    changed = replace(clinics[seat], **changes)
    return replace(state, clinics=(*clinics[:seat], changed, *clinics[seat + 1 :]))


def mark_acted(state: State, seat: Seat) -> State:
    """Return the state with a seat marked as done in this step."""
    return replace(state, acted=tuple(sorted((*state.acted, seat))))

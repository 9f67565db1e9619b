"""The state of play: the main board, the pools, and every player's clinic."""

from collections.abc import Generator
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.clinic.geometry.spaces import Border, Space
from games.kernel.messages import Event, Seat

Colour = Literal["white", "yellow", "orange", "red", "purple"]
LEVELS: tuple[Colour, ...] = ("white", "yellow", "orange", "red")
"""From the mildest illness to the worst, and from the least able doctor to the best."""
Service = Literal["psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology"]
SERVICES: tuple[Service, ...] = ("psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology")
Special = Literal["operating_room", "outpatient_services", "lab", "triage"]
SPECIALS: tuple[Special, ...] = ("operating_room", "outpatient_services", "lab", "triage")
Kind = Literal[
    "hub", "treatment_room", "supply_room", "operating_room", "outpatient_services", "lab", "triage"
]
Action = Literal["build", "hire", "admit"]
ACTIONS: tuple[Action, ...] = ("build", "hire", "admit")
PersonKind = Literal["doctor", "nurse", "orderly", "patient"]

ROOM_COLOURS: dict[Kind, str] = {
    "hub": "magenta",
    "treatment_room": "orange",
    "supply_room": "pink",
    **dict.fromkeys(SPECIALS, "blue"),
}


class Room(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A room of a clinic; a hub offers a service."""

    space: Space
    kind: Kind
    service: Service | None = None


class Person(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody at a clinic: where they stand, and what they are.

    `at` is a space, an entrance ("b3-south"), a helipad ("1b2^") or pre-admissions ("pre").
    """

    id: int
    kind: PersonKind
    at: str
    colour: Colour | None = None
    service: Service | None = None
    """What a patient was admitted for."""
    settled: bool = False
    """A patient who ended a round in a room stays there."""


class Parking(msgspec.Struct, frozen=True, gc=False):
    """A parking tile on a ground space, for two cars or three."""

    space: Space
    places: int = 2


PRE_ADMISSIONS = "pre"


class Clinic(msgspec.Struct, frozen=True):
    """A player's board and everything on it."""

    columns: int = 4
    rooms: tuple[Room, ...] = ()
    gardens: tuple[Space, ...] = ()
    parkings: tuple[Parking, ...] = ()
    helipads: tuple[Space, ...] = ()
    entrances: tuple[Border, ...] = ()
    conveyors: tuple[Space, ...] = ()
    people: tuple[Person, ...] = ()
    cars: tuple[str, ...] = ()
    """Where cars stand: borders, and ground spaces with a parking tile, one entry for each car."""
    savings: int = 0
    income: int = 0
    """Of this round; only it buys popularity."""
    popularity: int = 0
    time: int = 0
    """Spent in the whole game."""
    moving: int = 0
    """Spent in this round's moves so far."""
    used: tuple[Action, ...] = ()
    """The action tiles played this round."""
    limits: tuple[str, ...] = ()
    """What may be built once a round and was: a hub, a special room."""
    arriving: int = 0
    """Newcomers whose cars are still to be parked."""
    departing: int = 0
    """People who left and whose cars are still to be taken away."""
    walker: int | None = None
    """The person that walks step by step."""
    walked: tuple[str, ...] = ()
    """The places of that walk so far, the first included."""
    busy: tuple[int, ...] = ()
    """Doctors and nurses who treated somebody this round."""
    operated: tuple[Space, ...] = ()
    """Operating rooms in which somebody was treated this round."""
    bonus: str | None = None
    """The bonus tile of the setup."""
    next_person: int = 1


class Turn(msgspec.Struct, frozen=True):
    """How far the seat that builds, hires or admits has come."""

    built: int = 0
    bonus: Space | None = None
    """The treatment room just built, beside which a supply room may follow."""
    parking: Space | None = None
    """The parking just built, onto which cars may move."""
    hired: tuple[PersonKind, ...] = ()
    points: int = 0
    """Queue points spent."""


class Supply(msgspec.Struct, frozen=True):
    """What lies beside the main board."""

    hubs: tuple[int, ...]
    """Hubs left of each service in play."""
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
    """Everything on the table."""

    clinics: tuple[Clinic, ...]
    supply: Supply
    patients: tuple[int, ...]
    """Patients in the bag, by colour from white to red."""
    doctors: tuple[int, ...]
    """Doctors in the bag, by colour from white to red, then purple."""
    university: tuple[Colour | None, ...] = ()
    """The doctors for hire from the left; a space may be empty."""
    nurses: tuple[int, ...] = ()
    """Nurses left in the column of each round."""
    notepad: tuple[tuple[Colour, ...], ...] = ()
    """The appointments of each service, from the right."""
    turn_order: tuple[Seat, ...] = ()
    stacks: tuple[Seat, ...] = ()
    """The seats in the order in which their popularity markers last moved; the latest lies on top."""
    bonus_tiles: tuple[str, ...] = ()
    """Laid out at the setup."""
    selected: tuple[Action | None, ...] = ()
    """What each seat chose for the current action; hidden until all have chosen."""
    turn: Turn = Turn()
    acted: tuple[Seat, ...] = ()
    step: str = ""
    round: int = 0


Course = Generator[Event, State, State]
"""A decision of this title: yields events, is sent the state after each, returns the last one."""


def with_clinic(state: State, seat: Seat, **changes: Any) -> State:
    """The state with one clinic changed."""
    clinics = state.clinics
    changed = replace(clinics[seat], **changes)
    return replace(state, clinics=(*clinics[:seat], changed, *clinics[seat + 1 :]))


def mark_acted(state: State, seat: Seat) -> State:
    """The state with the seat done in this step."""
    return replace(state, acted=tuple(sorted((*state.acted, seat))))

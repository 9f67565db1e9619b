"""What a seat or a spectator sees of the game."""

from typing import Any

import msgspec

from games.dice_hospital.hooks import vehicle_capacities
from games.dice_hospital.hospital_view import HospitalView, hospital_view
from games.dice_hospital.state import COLOURS, BagColour, Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class AmbulanceView(msgspec.Struct, frozen=True):
    """A vehicle, the patients in it and the seat that took it."""

    number: int
    """The number on it, from 0 to 5. The seats act in the order of their numbers."""
    room: int
    """How many patients are loaded into it this round: 3, or 4 where a module says so. More can be in it,
    when one is drawn as it is taken.
    """
    patients: tuple[Patient, ...]
    """The dice in it, in the order they were loaded. Empty once they are admitted, until the next round."""
    taken_by: Seat | None
    """The seat that took it this round; null while it is free."""


class PilesView(msgspec.Struct, frozen=True):
    """How many tiles and cards are face down."""

    departments: int
    """How many department tiles are in the face-down pile."""
    specialists: int
    """How many specialist cards are in the face-down pile."""


class TableView(msgspec.Struct, frozen=True, tag_field="title", tag="dice-hospital"):
    """The table as a viewer sees it."""

    you: Seat | None
    """The seat this view is for; null for a spectator."""
    round: int
    """The round, from 1 to 8; 0 during the setup."""
    step: str
    """The step of the round, such as `arrival`, `ambulances`, `admission`, `improvement`, `trade_in`,
    `activation` or `scoring`. Modules add their own.
    """
    acted: tuple[Seat, ...]
    """The seats that are done with the step, where seats have turns or end their part of it: those that took
    an ambulance or an improvement, admitted their patients or finished their activation. Where all choose at
    the same time it can be empty; `awaiting` of the game names the seats that still have to act.
    """
    first_player: Seat
    """The seat with the first player token. Without meaning in a game for one."""
    bag: dict[BagColour, int]
    """How many dice of each colour are in the bag."""
    arrivals: tuple[Patient, ...]
    """The rolled patients that are not in a vehicle yet, and in a game for one those that wait to be
    admitted.
    """
    ambulances: tuple[AmbulanceView, ...]
    """The vehicles in play, lowest number first. Empty in a game for one. Where a module brings patients in
    another way, they stand for the order of the seats, and hold the new patients of a seat until they are
    admitted.
    """
    departments: tuple[str, ...]
    """The ids of the department tiles in the display, from left to right."""
    specialists: tuple[str, ...]
    """The ids of the specialist cards in the display, from left to right."""
    piles: PilesView
    """The sizes of the face-down piles."""
    hospitals: tuple[HospitalView, ...]
    """Every seat's hospital, by seat. A seat without a board of its own has no departments and no nurses."""
    modules: dict[str, Any]
    """What each module in play adds to the table, by the key of the module. Modules without anything to show
    are left out.
    """


def view(rules: Rules, state: State, viewer: Seat | None, everything: bool) -> TableView:
    """Return the view for a viewer; `everything` once the game is over."""
    return TableView(
        you=viewer,
        round=state.round,
        step=state.step,
        acted=state.acted,
        first_player=state.first_player,
        bag=dict(zip(COLOURS, state.bag, strict=True)),
        arrivals=state.arrivals,
        ambulances=_ambulances(rules, state),
        departments=state.departments,
        specialists=state.specialists,
        piles=PilesView(len(state.department_pile), len(state.specialist_pile)),
        hospitals=tuple([hospital_view(rules, state, seat) for seat in range(rules.players)]),
        modules={key: show(rules, state, viewer, everything) for key, show in rules.views.items()},
    )


def _ambulances(rules: Rules, state: State) -> tuple[AmbulanceView, ...]:
    rooms = rules.resolve(vehicle_capacities)(rules, state)
    return tuple(
        [
            AmbulanceView(vehicle.number, room, vehicle.patients, vehicle.taken_by)
            for vehicle, room in zip(state.ambulances, rooms, strict=True)
        ]
    )

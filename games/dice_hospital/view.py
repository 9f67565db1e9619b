"""What a seat or a spectator sees of the game."""

from typing import Any

import msgspec

from games.dice_hospital.effects.specialist_reactions import pending_ability
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.state import COLOURS, Ambulance, BagColour, Hospital, Patient, Pending, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class PendingView(msgspec.Struct, frozen=True):
    """A specialist that may still use an ability, and the patients its department healed."""

    specialist: str
    """The id of the specialist that was placed last."""
    healed: tuple[int, ...]
    """The ids of the patients that its department healed, also those discharged by it."""
    ability: str
    """The key of the specialist whose ability it is: another one's if the placed specialist copies it."""


class HospitalView(msgspec.Struct, frozen=True):
    """A hospital. Nothing of it is hidden."""

    seat: Seat
    """The seat that runs it: its place in `hospitals`."""
    points: int
    """The points so far. Blood bags and fatalities are counted at the end of the game only."""
    patients: tuple[Patient, ...]
    """The dice in its beds, in the order they came. The order is no position: draw them in any beds, or in
    their wards where `ward` is given.
    """
    discharged: tuple[Patient, ...]
    """The patients it discharged this round. They leave when the round is scored."""
    departments: tuple[str, ...]
    """The ids of its departments: those printed on the board first, then its tiles in the order taken."""
    specialists: tuple[str, ...]
    """The ids of its specialists in the order taken."""
    nurses: int
    """How many nurses it has, placed or not."""
    nurses_placed: int
    """How many nurses were placed or sent away this round. It can exceed `nurses` when nurses work twice or
    others help out.
    """
    used: tuple[str, ...]
    """The ids of the departments and specialists that were used this round. One that is not in it can be
    used, unless a module says otherwise.
    """
    blood_bags: int
    """How many blood bags it has."""
    fatalities: int
    """How many patients it lost so far."""
    pending: PendingView | None
    """The ability that can be used right now, before the next meeple is placed; null if there is none.
    Abilities without a command never appear here.
    """


class PilesView(msgspec.Struct, frozen=True):
    """How many tiles and cards are face down."""

    departments: int
    """How many department tiles are in the face-down pile."""
    specialists: int
    """How many specialist cards are in the face-down pile."""


class TableView(msgspec.Struct, frozen=True):
    """The table as a viewer sees it."""

    you: Seat | None
    """The seat this view is for; null for a spectator."""
    round: int
    """The round, from 1 to 8; 0 during the setup."""
    step: str
    """The step of the round, such as `arrival`, `ambulances`, `admission`, `improvement`, `trade_in`,
    `activation` or `scoring`. Modules add their own.
    """
    first_player: Seat
    """The seat with the first player token. Without meaning in a game for one."""
    bag: dict[BagColour, int]
    """How many dice of each colour are in the bag."""
    arrivals: tuple[Patient, ...]
    """The rolled patients that are not in a vehicle yet, and in a game for one those that wait to be
    admitted.
    """
    ambulances: tuple[Ambulance, ...]
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
        first_player=state.first_player,
        bag=dict(zip(COLOURS, state.bag, strict=True)),
        arrivals=state.arrivals,
        ambulances=state.ambulances,
        departments=state.departments,
        specialists=state.specialists,
        piles=PilesView(len(state.department_pile), len(state.specialist_pile)),
        hospitals=tuple(
            _hospital(rules, state, seat, hospital) for seat, hospital in enumerate(state.hospitals)
        ),
        modules={key: show(rules, state, viewer, everything) for key, show in rules.views.items()},
    )


def _hospital(rules: Rules, state: State, seat: Seat, hospital: Hospital) -> HospitalView:
    found = pending_ability(rules, state, seat)
    return HospitalView(
        seat=seat,
        points=hospital.points,
        patients=hospital.patients,
        discharged=hospital.discharged,
        departments=hospital.departments,
        specialists=hospital.specialists,
        nurses=hospital.nurses,
        nurses_placed=hospital.nurses_placed,
        used=hospital.used,
        blood_bags=hospital.blood_bags,
        fatalities=hospital.fatalities,
        pending=_pending(rules, state, seat, found[0]) if found else None,
    )


def _pending(rules: Rules, state: State, seat: Seat, pending: Pending) -> PendingView:
    row = rules.resolve(specialist_of)(rules, state, seat, pending.specialist)
    healed = dict.fromkeys(patient.id for patient in pending.healed)
    return PendingView(pending.specialist, tuple(healed), row.key)

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
    healed: tuple[int, ...]
    ability: str
    """The kind of specialist whose ability it is."""


class HospitalView(msgspec.Struct, frozen=True):
    """A hospital. Nothing of it is hidden."""

    seat: Seat
    points: int
    patients: tuple[Patient, ...]
    discharged: tuple[Patient, ...]
    departments: tuple[str, ...]
    specialists: tuple[str, ...]
    nurses: int
    nurses_placed: int
    used: tuple[str, ...]
    blood_bags: int
    fatalities: int
    pending: PendingView | None


class PilesView(msgspec.Struct, frozen=True):
    """How many tiles and cards are face down."""

    departments: int
    specialists: int


class TableView(msgspec.Struct, frozen=True):
    """The table as a viewer sees it."""

    you: Seat | None
    """The seat this view is for; None for a spectator."""
    round: int
    step: str
    first_player: Seat
    bag: dict[BagColour, int]
    arrivals: tuple[Patient, ...]
    ambulances: tuple[Ambulance, ...]
    departments: tuple[str, ...]
    specialists: tuple[str, ...]
    piles: PilesView
    hospitals: tuple[HospitalView, ...]
    modules: dict[str, Any]
    """The view of each module, by its key."""


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

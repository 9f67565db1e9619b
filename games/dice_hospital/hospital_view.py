"""What everybody sees of a hospital: nothing of it is hidden."""

import msgspec

from games.dice_hospital.effects.specialist_reactions import pending_ability
from games.dice_hospital.events import ScoreLine, Treatment
from games.dice_hospital.hooks import (
    beds,
    free_nurses,
    free_specialists,
    hospital_seats,
    open_departments,
    round_lines,
    specialist_of,
)
from games.dice_hospital.state import Patient, Pending, State
from games.dice_hospital.steps.admission import ADMISSION, beds_missing
from games.dice_hospital.steps.scoring import neglected
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

FORECAST_STEP = "activation"


class PendingView(msgspec.Struct, frozen=True):
    """A specialist that may still use an ability, and the patients its department healed."""

    specialist: str
    """The id of the specialist that was placed last."""
    healed: tuple[int, ...]
    """The ids of the patients that its department healed, also those discharged by it."""
    ability: str
    """The key of the specialist whose ability it is: another one's if the placed specialist copies it."""


class ForecastView(msgspec.Struct, frozen=True):
    """What would happen to a hospital if the round ended now."""

    neglect: tuple[Treatment, ...]
    """What neglect would do to each untreated patient that gets worse, unless a card still protects it."""
    score: tuple[ScoreLine, ...]
    """What the hospital would score, one line for each reason."""


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
    free_beds: int | None
    """How many more patients it has beds for. Null for a seat without a board of its own."""
    must_lose: int
    """How many of its patients must die before the new ones can be admitted. 0 outside the step `admission`.
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
    """The ids of the departments and specialists that were used this round."""
    free_nurses: int
    """How many more nurses can be placed this round."""
    free_specialists: tuple[str, ...]
    """The ids of the specialists that can still be placed this round: neither used nor kept at home."""
    open_departments: tuple[str, ...]
    """The ids of the departments that can still be used this round: neither used nor closed."""
    blood_bags: int
    """How many blood bags it has."""
    fatalities: int
    """How many patients it lost so far."""
    pending: PendingView | None
    """The ability that can be used right now, before the next meeple is placed; null if there is none.
    Abilities without a command never appear here.
    """
    forecast: ForecastView | None
    """What would happen if the round ended now. Null outside the activation, and for a seat without a board
    of its own.
    """


def hospital_view(rules: Rules, state: State, seat: Seat) -> HospitalView:
    """Return the view of a seat's hospital."""
    hospital, resolve = state.hospitals[seat], rules.resolve
    runs_one = seat in rules.resolve_once(hospital_seats)
    found = pending_ability(rules, state, seat)
    return HospitalView(
        seat=seat,
        points=hospital.points,
        patients=hospital.patients,
        free_beds=resolve(beds)(rules, state, seat) - len(hospital.patients) if runs_one else None,
        must_lose=_must_lose(rules, state, seat),
        discharged=hospital.discharged,
        departments=hospital.departments,
        specialists=hospital.specialists,
        nurses=hospital.nurses,
        nurses_placed=hospital.nurses_placed,
        used=hospital.used,
        free_nurses=max(resolve(free_nurses)(rules, state, seat), 0),
        free_specialists=tuple(resolve(free_specialists)(rules, state, seat)),
        open_departments=tuple(resolve(open_departments)(rules, state, seat)),
        blood_bags=hospital.blood_bags,
        fatalities=hospital.fatalities,
        pending=_pending(rules, state, seat, found[0]) if found else None,
        forecast=_forecast(rules, state, seat) if runs_one and state.step == FORECAST_STEP else None,
    )


def _must_lose(rules: Rules, state: State, seat: Seat) -> int:
    admitting = state.step == ADMISSION.name and seat not in state.acted
    return max(beds_missing(rules, state, seat), 0) if admitting else 0


def _pending(rules: Rules, state: State, seat: Seat, pending: Pending) -> PendingView:
    row = rules.resolve(specialist_of)(rules, state, seat, pending.specialist)
    healed = dict.fromkeys(patient.id for patient in pending.healed)
    return PendingView(pending.specialist, tuple(healed), row.key)


def _forecast(rules: Rules, state: State, seat: Seat) -> ForecastView:
    return ForecastView(neglected(rules, state, seat), rules.resolve(round_lines)(rules, state, seat))

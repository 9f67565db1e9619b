"""Named questions of the round: what the base game answers, and expansions may answer otherwise."""

from games.dice_hospital.data import figures
from games.dice_hospital.events import ScoreLine
from games.dice_hospital.state import Patient, State, ambulance_order
from games.kernel.messages import Seat
from games.kernel.rules import Rules


def neglect_steps(_rules: Rules, _state: State, _seat: Seat, _patient: Patient) -> int:
    """How many steps an untreated patient gets worse."""
    return 1


def round_lines(_rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """What a seat scores at the end of a round."""
    hospital = state.hospitals[seat]
    lines = [ScoreLine("discharged", figures.DISCHARGE_POINTS[len(hospital.discharged)])]
    if not hospital.patients:
        lines.append(ScoreLine("empty_wards", figures.EMPTY_WARDS_POINTS))
    return tuple(lines)


def final_lines(_rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """What a seat scores at the end of the game."""
    hospital = state.hospitals[seat]
    return (
        ScoreLine("fatalities", figures.FATALITY_POINTS * hospital.fatalities),
        ScoreLine("blood_bags", figures.BLOOD_BAG_POINTS * hospital.blood_bags),
    )


def active_seats(_rules: Rules, state: State) -> tuple[Seat, ...]:
    """The seats that may activate their hospitals now: all that are not done yet."""
    acted = state.acted
    return tuple([seat for seat in ambulance_order(state) if seat not in acted])

"""The hooks of the base game: rules that modules may override.

Call a hook through `rules.resolve(hook)`. Further hooks are defined next to the code that uses them:

- `effects/specialist_reactions.py`: `placements_to_react_to`, `healed_patients`, `other_patients`
- `effects/specialists.py`: `ways_to_choose`
- `steps/admission.py`: `admit`
- `steps/placing_meeples.py`: `why_closed`
- `steps/scoring.py`: `neglect`
- `steps/turns.py`: `active_seats`
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.dice_hospital.data import figures
from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.events import ScoreLine, Treatment
from games.dice_hospital.state import BEDS, Colour, Hospital, Patient, State, ambulance_order
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Choices = Mapping[str, Choice]
"""The patients each department may choose."""

PlaceableMeeple = tuple[str, Any]
"""A meeple that can be placed, and its ability."""


def hospital_seats(rules: Rules) -> tuple[Seat, ...]:
    """Return which seats run a hospital."""
    return tuple(range(rules.players))


def opening_hospital(rules: Rules, _seat: Seat) -> Hospital:
    """Return what a seat's hospital looks like at the start."""
    return Hospital(departments=rules.box.starting)


def dice_per_colour(rules: Rules) -> int:
    """Return how many dice of each colour are in the bag."""
    return figures.DICE_PER_COLOUR[rules.players]


def vehicle_numbers(rules: Rules) -> tuple[int, ...]:
    """Return which vehicles are in play, lowest number first."""
    return tuple(range(1, figures.AMBULANCES[rules.players] + 1))


def starting_values(_rules: Rules, _seat: Seat) -> tuple[int, ...]:
    """Return which values the starting patients of a seat get."""
    return figures.STARTING_VALUES


def display_size(rules: Rules) -> int:
    """Return how many departments, and how many specialists, are revealed."""
    return figures.DISPLAY[rules.players]


def extra_pick(rules: Rules, _state: State) -> bool:
    """Return whether the first player reveals one more improvement."""
    return rules.players == 2


def faces(_rules: Rules, _state: State) -> tuple[int, ...]:
    """Return which values a rolled patient can have; other results are rolled again."""
    return figures.ROLLED


def vehicle_capacities(_rules: Rules, state: State) -> tuple[int, ...]:
    """Return how many patients each vehicle carries."""
    return (figures.AMBULANCE_SEATS,) * len(state.ambulances)


def dice_to_draw(rules: Rules, state: State) -> int:
    """Return how many dice are drawn for the vehicles."""
    return sum(rules.resolve(vehicle_capacities)(rules, state))


def loading_waits(_rules: Rules, _state: State) -> bool:
    """Return whether something else must happen before patients are loaded."""
    return False


def loader(rules: Rules, state: State) -> Seat:
    """Return which seat chooses between tied patients when vehicles are loaded."""
    return (state.first_player - 1) % rules.players


def forbidden_vehicle(_rules: Rules, state: State, seat: Seat, number: int) -> Illegal | None:
    """Return why a seat may not take a vehicle, if so. The first player may not take the lowest one."""
    if seat == state.first_player and number == state.ambulances[0].number:
        return Illegal("first_player_may_not", number=number)
    return None


def turn_order(_rules: Rules, state: State) -> tuple[Seat, ...]:
    """Return the order in which seats admit patients, take improvements and activate."""
    return ambulance_order(state)


def beds(_rules: Rules, _state: State, _seat: Seat) -> int:
    """Return how many patients a hospital has beds for."""
    return BEDS


def may_leave(_rules: Rules, state: State, seat: Seat) -> Sequence[Patient]:
    """Return which patients can be lost when beds are short, or be sent back into the bag."""
    return state.hospitals[seat].patients


def limit_treatments(
    _rules: Rules, _patients: Sequence[Patient], treatments: Sequence[Treatment]
) -> Sequence[Treatment]:
    """Return the treatments, limited where patients cannot fall below a value."""
    return treatments


def specialist_of(rules: Rules, _state: State, _seat: Seat, card: str) -> Specialist:
    """Return which specialist a card counts as."""
    row: Specialist = rules.box.specialists[card]
    return row


def free_nurses(_rules: Rules, state: State, seat: Seat) -> int:
    """Return how many nurses a seat can still place."""
    hospital = state.hospitals[seat]
    return hospital.nurses - hospital.nurses_placed


def lent_nurses(_rules: Rules, _state: State, _seat: Seat) -> int:
    """Return how many placements of nurses a seat has beyond one for each of its own nurses."""
    return 0


def free_specialists(_rules: Rules, state: State, seat: Seat) -> list[str]:
    """Return which specialists a seat can still place."""
    hospital = state.hospitals[seat]
    used = hospital.used
    return [card for card in hospital.specialists if card not in used] if used else list(hospital.specialists)


def open_departments(_rules: Rules, state: State, seat: Seat) -> list[str]:
    """Return which departments a seat can still use."""
    hospital = state.hospitals[seat]
    used = hospital.used
    return [tile for tile in hospital.departments if tile not in used] if used else list(hospital.departments)


def marks_on(_rules: Rules, _state: State, _seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """Return which marks distinguish copies of a seat's tiles and cards, such as things on them."""
    return {}


def department_choices(rules: Rules, _state: State, _seat: Seat) -> tuple[Choices, Mapping[str, Choices]]:
    """Return which patients each department can choose, and the exceptions by meeple."""
    return rules.box.choices, {}


def optional_choices(_rules: Rules, _state: State, _seat: Seat) -> Mapping[str, Mapping[Colour, Choices]]:
    """Return which patients departments can choose instead, by meeple and by the colour a command names."""
    return {}


def ready_meeples(
    _rules: Rules, _state: State, _seat: Seat, _department: str, meeples: Sequence[PlaceableMeeple]
) -> Sequence[PlaceableMeeple]:
    """Return which meeples can be placed now in a department that treats several patients."""
    return meeples


def bags_to_spend(_rules: Rules, state: State, seat: Seat) -> int:
    """Return how many blood bags a seat can spend now."""
    return state.hospitals[seat].blood_bags


def bags_to_recolour(rules: Rules, state: State, seat: Seat) -> int:
    """Return how many blood bags a seat can spend to recolour the patients it heals."""
    return rules.resolve(bags_to_spend)(rules, state, seat)


def neglect_steps(_rules: Rules, _state: State, _seat: Seat, _patient: Patient) -> int:
    """Return how many steps an untreated patient gets worse."""
    return 1


def discharge_count(_rules: Rules, state: State, seat: Seat) -> int:
    """Return how many patients a seat counts as discharged this round, where seats are compared."""
    return len(state.hospitals[seat].discharged)


def discharge_points(_rules: Rules, count: int) -> int:
    """Return the points for discharging `count` patients in a round."""
    return figures.DISCHARGE_POINTS[count]


def round_lines(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return what a seat scores at the end of a round."""
    hospital = state.hospitals[seat]
    points = rules.resolve(discharge_points)(rules, len(hospital.discharged))
    lines = [ScoreLine("discharged", points)]
    if not hospital.patients:
        lines.append(ScoreLine("empty_wards", figures.EMPTY_WARDS_POINTS))
    return tuple(lines)


def final_lines(_rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return what a seat scores at the end of the game."""
    hospital = state.hospitals[seat]
    return (
        ScoreLine("fatalities", figures.FATALITY_POINTS * hospital.fatalities),
        ScoreLine("blood_bags", figures.BLOOD_BAG_POINTS * hospital.blood_bags),
    )


def rank(_rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
    """Return a seat's rank: more points, then fewer patients, then the higher sum of their values."""
    hospital = state.hospitals[seat]
    patients = hospital.patients
    return hospital.points, -len(patients), sum(patient.value for patient in patients)

"""Named questions: what the base game answers, and other units may answer otherwise."""

from collections.abc import Mapping, Sequence

from games.dice_hospital.data import figures
from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.events import ScoreLine, Treatment
from games.dice_hospital.state import BEDS, Hospital, Patient, State, ambulance_order
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Choices = Mapping[str, Choice]
"""Whom each department may choose."""


def hospital_seats(rules: Rules) -> tuple[Seat, ...]:
    """The seats that run a hospital."""
    return tuple(range(rules.players))


def opening_hospital(rules: Rules, _seat: Seat) -> Hospital:
    """A seat's board before anything is dealt."""
    return Hospital(departments=rules.box.starting)


def dice_per_colour(rules: Rules) -> int:
    """The dice of each colour in the bag."""
    return figures.DICE_PER_COLOUR[rules.players]


def vehicle_numbers(rules: Rules) -> tuple[int, ...]:
    """The vehicles, lowest first."""
    return tuple(range(1, figures.AMBULANCES[rules.players] + 1))


def starting_values(_rules: Rules, _seat: Seat) -> tuple[int, ...]:
    """The values a seat's starting patients are set to."""
    return figures.STARTING_VALUES


def display_size(rules: Rules) -> int:
    """How many departments, and how many specialists, are turned up."""
    return figures.DISPLAY[rules.players]


def extra_pick(rules: Rules, _state: State) -> bool:
    """Whether the first player has one more improvement turned up."""
    return rules.players == 2


def faces(_rules: Rules, _state: State) -> tuple[int, ...]:
    """What a rolled patient can show; anything else is rolled again."""
    return figures.ROLLED


def vehicle_rooms(_rules: Rules, state: State) -> tuple[int, ...]:
    """How many patients each vehicle brings."""
    return (figures.AMBULANCE_SEATS,) * len(state.ambulances)


def dice_to_draw(rules: Rules, state: State) -> int:
    """How many dice are drawn for the vehicles."""
    return sum(rules.resolve(vehicle_rooms)(rules, state))


def loading_waits(_rules: Rules, _state: State) -> bool:
    """Whether something has to be settled before patients are loaded."""
    return False


def loader(rules: Rules, state: State) -> Seat:
    """Who decides which of the tied patients goes into a vehicle."""
    return (state.first_player - 1) % rules.players


def forbidden_vehicle(_rules: Rules, state: State, seat: Seat, number: int) -> Illegal | None:
    """Why a seat may not take a vehicle: the first player may not take the lowest."""
    if seat == state.first_player and number == state.ambulances[0].number:
        return Illegal("first_player_may_not", number=number)
    return None


def turn_order(_rules: Rules, state: State) -> tuple[Seat, ...]:
    """The seats in the order in which they admit, improve and activate."""
    return ambulance_order(state)


def working_order(rules: Rules, state: State) -> list[Seat]:
    """Those that run a hospital, in turn order."""
    order, seats = rules.resolve(turn_order)(rules, state), rules.resolve_once(hospital_seats)
    return list(order) if len(seats) == rules.players else [seat for seat in order if seat in seats]


def beds(_rules: Rules, _state: State, _seat: Seat) -> int:
    """How many patients a seat has room for."""
    return BEDS


def may_go(_rules: Rules, state: State, seat: Seat) -> Sequence[Patient]:
    """The patients of a seat that may be let die for want of a bed, or be sent back into the bag."""
    return state.hospitals[seat].patients


def bounded(
    _rules: Rules, _patients: Sequence[Patient], treatments: Sequence[Treatment]
) -> Sequence[Treatment]:
    """What treatments do to patients who may have limits of their own."""
    return treatments


def active_seats(rules: Rules, state: State) -> tuple[Seat, ...]:
    """The seats that may activate their hospitals now: all that are not done yet."""
    acted = state.acted
    return tuple([seat for seat in working_order(rules, state) if seat not in acted])


def specialist_of(rules: Rules, _state: State, _seat: Seat, card: str) -> Specialist:
    """The specialist a card stands for."""
    row: Specialist = rules.box.specialists[card]
    return row


def free_nurses(_rules: Rules, state: State, seat: Seat) -> int:
    """How many nurses a seat may still place."""
    hospital = state.hospitals[seat]
    return hospital.nurses - hospital.nurses_placed


def lent_nurses(_rules: Rules, _state: State, _seat: Seat) -> int:
    """How many nurses a seat may place in this activation beyond one placement of each of its own."""
    return 0


def free_specialists(_rules: Rules, state: State, seat: Seat) -> list[str]:
    """The specialists a seat may still place."""
    hospital = state.hospitals[seat]
    used = hospital.used
    return [card for card in hospital.specialists if card not in used]


def open_departments(_rules: Rules, state: State, seat: Seat) -> list[str]:
    """The departments a seat may still use."""
    hospital = state.hospitals[seat]
    used = hospital.used
    return [tile for tile in hospital.departments if tile not in used]


def marks_on(_rules: Rules, _state: State, _seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """What lies on tiles and cards of a seat, so that their copies are not alike."""
    return {}


def department_choices(rules: Rules, _state: State, _seat: Seat) -> tuple[Choices, Mapping[str, Choices]]:
    """Whom a seat may choose in every department, and whom those of its meeples that may choose others."""
    return rules.box.choices, {}


def bags_to_spend(_rules: Rules, state: State, seat: Seat) -> int:
    """How many blood bags a seat may spend now."""
    return state.hospitals[seat].blood_bags


def bags_to_recolour(rules: Rules, state: State, seat: Seat) -> int:
    """How many blood bags a seat may spend on the colours of those it is about to heal."""
    return rules.resolve(bags_to_spend)(rules, state, seat)


def neglect_steps(_rules: Rules, _state: State, _seat: Seat, _patient: Patient) -> int:
    """How many steps an untreated patient gets worse."""
    return 1


def discharge_count(_rules: Rules, state: State, seat: Seat) -> int:
    """How many patients a seat discharged this round, where seats are compared."""
    return len(state.hospitals[seat].discharged)


def discharge_points(_rules: Rules, count: int) -> int:
    """The points for discharging so many patients in a round."""
    return figures.DISCHARGE_POINTS[count]


def round_lines(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """What a seat scores at the end of a round."""
    hospital = state.hospitals[seat]
    points = rules.resolve(discharge_points)(rules, len(hospital.discharged))
    lines = [ScoreLine("discharged", points)]
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


def rank(_rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
    """What decides the places: more points; then fewer patients left; then the higher sum of their values."""
    hospital = state.hospitals[seat]
    patients = hospital.patients
    return hospital.points, -len(patients), sum(patient.value for patient in patients)

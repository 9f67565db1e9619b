"""The hooks of the base game: rules that modules may override.

Call a hook through `rules.resolve(hook)`. Further hooks are defined next to the code that uses them:

- `steps/first_buildings.py`: `parts_to_place`
- `steps/actions/hiring.py`: `takes_orderlies`
- `steps/actions/other_components.py`: `garden_cost`
- `steps/movement/moving.py`: `entry_tolls`, `capacity`, `destinations`, `misplaced`
- `steps/business/treatments.py`: `income_of`, `may_work`, `nurses_needed`, `treatments`, `resources_kept`
- `steps/business/expenses.py`: `reduces_upkeep`
- `steps/administration/administer.py`: `clinic_changes`, `learns`, `tires`, `worsening_patients`
- `steps/administration/university.py`: `draw_doctors`
- `steps/final_scoring.py`: `doctor_points`, `final_lines`
- `bots/knowledge.py`: `points_besides`
"""

from collections.abc import Hashable

from games.clinic.geometry.buildings import free_places
from games.clinic.state import LEVELS, SERVICES, Clinic, Person, Service, State
from games.clinic.types import Rules
from games.kernel.messages import Seat


def services_in_play(rules: Rules) -> tuple[Service, ...]:
    """Return the services in play, from the top of the notepad."""
    count: int = rules.figures["services"][rules.players - 1]
    return SERVICES[:count]


def doctors_in_bag(rules: Rules) -> tuple[int, ...]:
    """Return the doctors in the bag at the start, from white to red, then purple."""
    counts: tuple[int, ...] = rules.figures["doctors"][rules.players - 1]
    return (*counts, 0)


def parking_places(rules: Rules, clinic: Clinic) -> list[str]:
    """Return the places where another car can park."""
    return free_places(clinic, inner_only=rules.figures["parking_borders"] == "inner")


def doctor_price(rules: Rules, _state: State, position: int) -> int:
    """Return the price of the doctor in a space of the university."""
    price: int = rules.figures["university_prices"][position]
    return price


def wages_of(rules: Rules, person: Person) -> int:
    """Return the wages of a person each round."""
    wages: int = 0
    if person.kind == "doctor" and person.colour in LEVELS:
        wages = rules.figures["doctor_wages"][LEVELS.index(person.colour)]
    elif person.kind in ("nurse", "orderly"):
        wages = rules.figures[f"{person.kind}_wages"]
    return wages


def care_order(_rules: Rules, state: State) -> tuple[Seat, ...]:
    """Return the seats that can move or treat now. In the base game all act at the same time."""
    return tuple(seat for seat in state.turn_order if seat not in state.acted)


def equivalence_key(_rules: Rules, _state: State, _seat: Seat, person: Person) -> tuple[Hashable, ...]:
    """Return a key for a person. People with the same key are equivalent, and only one is listed."""
    return (person.kind, person.colour, person.service, person.at, person.settled)


def may_move(_rules: Rules, _state: State, _seat: Seat, person: Person) -> bool:
    """Whether a person can move. Patients who ended a round in a room cannot."""
    return not person.settled

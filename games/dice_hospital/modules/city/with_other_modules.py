"""City together with the Super-resistant Virus and with event cards."""

from collections.abc import Callable

from games.dice_hospital.modules.city.hooks import city_neglect
from games.dice_hospital.modules.city.messages import CityFatalityDealt
from games.dice_hospital.modules.city.words import EVENTS_WORDS, VIRUS_WORDS
from games.dice_hospital.modules.event_cards.state import event_cards_state, with_seat_status
from games.dice_hospital.modules.hard_modes.super_resistant_virus import STEPS
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Module, Rules

Neglect = Callable[[Rules, State, Patient], int]


def _worse(original: Neglect) -> Neglect:
    """Patients who get worse do so by two steps."""
    return lambda rules, state, patient: STEPS if original(rules, state, patient) else 0


def _fatality(state: State, event: CityFatalityDealt) -> State:
    """Count a fatality of the city for the event card."""
    return with_seat_status(state, event.seat, fatality=True) if event_cards_state(state).card else state


CITY_VIRUS = Module(
    key="city_virus",
    name="City and Super-resistant Virus",
    about="Patients left in the city get worse by two steps too.",
    words=VIRUS_WORDS,
    combines=("city", "super_resistant_virus"),
    overrides={city_neglect: _worse},
)

CITY_EVENTS = Module(
    key="city_events",
    name="City and event cards",
    about="A fatality in the city counts for the event card of the round.",
    words=EVENTS_WORDS,
    combines=("city", "event_cards"),
    evolvers={CityFatalityDealt: _fatality},
)

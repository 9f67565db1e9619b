"""City together with units of the base game: what they change in the city."""

from collections.abc import Callable

from games.dice_hospital.modules.city.hooks import city_neglect
from games.dice_hospital.modules.city.messages import CityFatalityDealt
from games.dice_hospital.modules.event_cards.state import posted, with_share
from games.dice_hospital.modules.hard_modes.super_resistant_virus import STEPS
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Module, Rules

Neglect = Callable[[Rules, State, Patient], int]


def _worse(neglect: Neglect) -> Neglect:
    """Whoever would get worse at all does so by two steps."""
    return lambda rules, state, patient: STEPS if neglect(rules, state, patient) else 0


def _fatality(state: State, event: CityFatalityDealt) -> State:
    """A fatality of the round like any other."""
    return with_share(state, event.seat, fatality=True) if posted(state).card else state


CITY_VIRUS = Module(
    key="city_virus",
    name="City and Super-resistant Virus",
    about="Patients left in the city get worse by two steps too.",
    combines=("city", "super_resistant_virus"),
    overrides={city_neglect: _worse},
)

CITY_EVENTS = Module(
    key="city_events",
    name="City and event cards",
    about="Whoever gets a fatality from the city had one in this round.",
    combines=("city", "event_cards"),
    evolvers={CityFatalityDealt: _fatality},
)

"""What a clinic is worth at the horizon of a search, in hundredths of a point."""

from msgspec.structs import replace

from games.clinic.bots.clinic_value import clinic_value
from games.clinic.bots.default_figures import rounds_left
from games.clinic.bots.treatment_plan import treatment_value
from games.clinic.data.figures import POPULARITY_PRICE
from games.clinic.state import State
from games.clinic.steps.final_scoring import final_lines
from games.clinic.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.playout import POINT

_DOLLAR = POINT // POPULARITY_PRICE


def worth(rules: Rules, state: State, seat: Seat) -> int:
    """Return what a seat's clinic is worth: popularity, money, the end of the game and the rounds left."""
    clinic, rounds = state.clinics[seat], rounds_left(state.round)
    rivals = sorted(
        service
        for other, found in enumerate(state.clinics)
        if other != seat
        for service in {room.service for room in found.rooms}
        if service
    )
    ending = sum(line.points for line in rules.resolve(final_lines)(rules, state, seat))
    kinds = [person.kind for person in clinic.people]
    staff = kinds.count("doctor"), kinds.count("orderly")
    later = clinic_value(replace(clinic, people=(), savings=0), *staff, rounds, tuple(rivals))
    later += treatment_value(clinic, rounds == 1)
    return POINT * (clinic.popularity + ending) + _DOLLAR * (clinic.savings + clinic.income + later)

"""The extinguishers of every clinic, and those that are left."""

import msgspec

from games.clinic.geometry.spaces import Space, grid
from games.clinic.rooms import TREATING
from games.clinic.state import State
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.state import slice_reader

TOKENS, TIME, INCOME = 8, 1, 3
COST = (2, 3, 4, 5)
FIGURES = (
    Figure("extinguishers_tokens", TOKENS, "printed", "extinguishers in the box"),
    Figure("extinguishers_cost", COST, "printed", "cost of an extinguisher, by floor"),
    Figure("extinguishers_time", TIME, "printed", "more time to enter a room with an extinguisher"),
    Figure("extinguishers_income", INCOME, "printed", "more from a treatment room for each one adjacent"),
)


class ExtinguishersView(msgspec.Struct, frozen=True):
    """Where extinguishers hang in the clinic of each seat, and how many can still be built."""

    left: int
    spaces: tuple[tuple[Space, ...], ...]


def extinguishers_by_seat(state: State) -> tuple[tuple[Space, ...], ...]:
    """The slice of the state that belongs to this module: the rooms with an extinguisher, by seat."""
    found: tuple[tuple[Space, ...], ...] = state.extinguishers  # type: ignore[attr-defined]
    return found


def tokens_left(state: State) -> int:
    """How many can still be built."""
    return TOKENS - sum(len(spaces) for spaces in extinguishers_by_seat(state))


def extinguisher_spaces(state: State, seat: Seat) -> list[Space]:
    """Rooms that do not treat patients and have no extinguisher yet."""
    own = extinguishers_by_seat(state)[seat]
    rooms = state.clinics[seat].rooms
    return [room.space for room in rooms if room.kind not in TREATING and room.space not in own]


def beside(state: State, seat: Seat, space: Space) -> int:
    """How many extinguishers are adjacent to a room, above and below included."""
    own = extinguishers_by_seat(state)[seat]
    return sum(other in own for other in grid(state.clinics[seat].columns).adjacent[space])

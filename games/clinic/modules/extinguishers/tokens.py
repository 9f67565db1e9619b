"""The extinguishers of each clinic, and their figures."""

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
    Figure("extinguishers_time", TIME, "printed", "additional time to enter a room with an extinguisher"),
    Figure(
        "extinguishers_income",
        INCOME,
        "printed",
        "additional income for each extinguisher adjacent to a treatment room",
    ),
)


class ExtinguishersView(msgspec.Struct, frozen=True):
    """The rooms with an extinguisher in the clinic of each seat, and how many are left to build."""

    left: int
    """How many can still be built."""
    spaces: tuple[tuple[Space, ...], ...]
    """For each seat, the rooms with an extinguisher."""
    prices: tuple[int, ...]
    """What an extinguisher costs in dollars, by floor from the ground."""


extinguishers_by_seat = slice_reader("extinguishers", tuple[tuple[Space, ...], ...])
"""Return the part of the state that belongs to this module: the rooms with an extinguisher, by seat."""


def tokens_left(state: State) -> int:
    """Return how many extinguishers are left to build."""
    return TOKENS - sum(len(spaces) for spaces in extinguishers_by_seat(state))


def extinguisher_spaces(state: State, seat: Seat) -> list[Space]:
    """Return the rooms that do not treat patients and have no extinguisher yet."""
    own = extinguishers_by_seat(state)[seat]
    rooms = state.clinics[seat].rooms
    return [room.space for room in rooms if room.kind not in TREATING and room.space not in own]


def beside(state: State, seat: Seat, space: Space) -> int:
    """Return the number of extinguishers adjacent to a room, including above and below."""
    own = extinguishers_by_seat(state)[seat]
    return sum(other in own for other in grid(state.clinics[seat].columns).adjacent[space])

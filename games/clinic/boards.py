"""The board of each seat before the first step."""

from games.clinic.data.figures import START_MONEY
from games.clinic.geometry.spaces import WIDTHS
from games.clinic.state import Clinic
from games.clinic.types import Rules
from games.kernel.messages import Seat

SMALL, WIDE = WIDTHS


def opening_clinic(rules: Rules, seat: Seat) -> Clinic:
    """Return a seat's empty clinic. An open board counts as wide until its side is chosen."""
    board = rules.options.board_of(seat)
    columns = SMALL if board == "expert_small" else WIDE
    return Clinic(columns=columns, side_open=board == "expert_open", savings=START_MONEY)


def columns_in_play(rules: Rules) -> set[int]:
    """Return the numbers of columns that boards of this game have or may get."""
    clinics = [opening_clinic(rules, seat) for seat in range(rules.players)]
    return {*(one.columns for one in clinics), *(SMALL for one in clinics if one.side_open)}

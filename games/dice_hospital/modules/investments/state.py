"""The slice of the state: the investment board, and each seat's tokens and meeples on it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital.state import Colour, Pending, Pile, State
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class PlacedToken(msgspec.Struct, frozen=True):
    """A token and the department or specialist's card it lies on."""

    place: str
    """The id of the department or the specialist's card it lies on."""
    token: str
    """The id of the token: its colour and kind, and the number of the copy, such as `red_equal.1`."""


class InvestingMeeple(msgspec.Struct, frozen=True):
    """A meeple on the board and the space it stands on."""

    meeple: str
    """`nurse`, or the specialist's id."""
    space: Colour
    """The colour of the space it stands on."""


class Session(msgspec.Struct, frozen=True):
    """The last placement, and the tokens used after it."""

    department: str
    placed: Pending
    """The meeple, the healed patients, and all patients as they were before."""
    used: tuple[str, ...] = ()
    rewarded: bool = False
    """Whether the meeple was rewarded for patients that it discharged."""


class Portfolio(msgspec.Struct, frozen=True):
    """A seat's tokens and meeples."""

    laid: tuple[PlacedToken, ...] = ()
    drawn: tuple[str, ...] = ()
    """The tokens it must choose from. Other seats do not see them."""
    placed: tuple[InvestingMeeple, ...] = ()
    session: Session | None = None


class Space(msgspec.Struct, frozen=True):
    """A space of the board: a colour and its pile of tokens."""

    colour: Colour
    pile: Pile


class Board(msgspec.Struct, frozen=True):
    """The spaces, every seat's portfolio, and the tokens that left the game."""

    spaces: tuple[Space, ...]
    seats: tuple[Portfolio, ...]
    gone: tuple[str, ...] = ()


investments_state = slice_reader("investments", Board)
"""Return this module's slice of the state."""


def portfolio(state: State, seat: Seat) -> Portfolio:
    """A seat's tokens and meeples."""
    return investments_state(state).seats[seat]


def tokens_on(state: State, seat: Seat, place: str) -> tuple[str, ...]:
    """The tokens on a seat's department or specialist's card."""
    return tuple([laid.token for laid in portfolio(state, seat).laid if laid.place == place])


def on_board(state: State, seat: Seat) -> tuple[str, ...]:
    """The meeples a seat has on the board."""
    return tuple([placed.meeple for placed in portfolio(state, seat).placed])


def meeple_in(state: State, seat: Seat, department: str) -> str | None:
    """The meeple that a seat placed last, if it stands in this department."""
    session = portfolio(state, seat).session
    return session.placed.specialist if session and session.department == department else None


def with_board(state: State, **changes: Any) -> State:
    """Return the state with this module's slice changed."""
    return replace(state, investments=replace(investments_state(state), **changes))


def with_portfolio(state: State, seat: Seat, **changes: Any) -> State:
    """The state with a seat's portfolio changed."""
    seats = investments_state(state).seats
    changed = replace(seats[seat], **changes)
    return with_board(state, seats=(*seats[:seat], changed, *seats[seat + 1 :]))

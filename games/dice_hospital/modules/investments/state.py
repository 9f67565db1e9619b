"""The investment board and what every seat has of it: tokens laid, tokens drawn, meeples sent there."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital.state import Colour, Pending, Pile, State
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Laid(msgspec.Struct, frozen=True):
    """A token and the department or specialist's card it lies on."""

    place: str
    token: str


class Placed(msgspec.Struct, frozen=True):
    """A meeple on the board and the space it stands on."""

    meeple: str
    space: Colour


class Session(msgspec.Struct, frozen=True):
    """The placement that tokens may still follow, and those that did."""

    department: str
    placed: Pending
    """The meeple, whom the department healed, and everyone as they were before."""
    used: tuple[str, ...] = ()


class Portfolio(msgspec.Struct, frozen=True):
    """What a seat has of the investments."""

    laid: tuple[Laid, ...] = ()
    drawn: tuple[str, ...] = ()
    """The tokens among which it has to choose one; nobody else sees them."""
    placed: tuple[Placed, ...] = ()
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


invested = slice_reader("investments", Board)
"""The slice of the state that belongs to this module."""


def portfolio(state: State, seat: Seat) -> Portfolio:
    """What a seat has of the investments."""
    return invested(state).seats[seat]


def tokens_on(state: State, seat: Seat, place: str) -> tuple[str, ...]:
    """The tokens on a seat's department or specialist's card."""
    return tuple([laid.token for laid in portfolio(state, seat).laid if laid.place == place])


def on_board(state: State, seat: Seat) -> tuple[str, ...]:
    """The meeples a seat has on the board."""
    return tuple([placed.meeple for placed in portfolio(state, seat).placed])


def with_board(state: State, **changes: Any) -> State:
    """The state with this module's part changed."""
    return replace(state, investments=replace(invested(state), **changes))


def with_portfolio(state: State, seat: Seat, **changes: Any) -> State:
    """The state with a seat's portfolio changed."""
    seats = invested(state).seats
    changed = replace(seats[seat], **changes)
    return with_board(state, seats=(*seats[:seat], changed, *seats[seat + 1 :]))

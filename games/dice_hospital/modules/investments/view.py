"""What is shown of the investments: everything but the order in the piles and what others just drew."""

import msgspec

from games.dice_hospital.modules.investments.figures import MEEPLES_ON_A_SPACE
from games.dice_hospital.modules.investments.hooks import investment_spaces
from games.dice_hospital.modules.investments.state import (
    Board,
    Laid,
    Placed,
    Portfolio,
    Space,
    invested,
    portfolio,
)
from games.dice_hospital.modules.investments.tokens.tokens import ids_of
from games.dice_hospital.modules.investments.tokens.using import usable
from games.dice_hospital.state import Colour, Pile, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class SpaceView(msgspec.Struct, frozen=True):
    """A space: how many tokens are in its pile, and how many meeples find room on it in a round."""

    colour: Colour
    tokens: int
    room: int


class SessionView(msgspec.Struct, frozen=True):
    """A placement that tokens may still follow."""

    department: str
    meeple: str
    healed: tuple[int, ...]
    """The patients that the department healed."""
    tokens: tuple[str, ...]
    """The tokens that may be used now, if there is somebody for them to heal."""


class PortfolioView(msgspec.Struct, frozen=True):
    """What a seat has of the investments; the tokens that another one drew are a number."""

    laid: tuple[Laid, ...]
    drawn: tuple[str, ...] | int
    placed: tuple[Placed, ...]
    session: SessionView | None


class BoardView(msgspec.Struct, frozen=True):
    """The investment board and what everyone has of it, with the tokens that left the game."""

    spaces: tuple[SpaceView, ...]
    seats: tuple[PortfolioView, ...]
    gone: tuple[str, ...]


def begin(rules: Rules, players: int) -> Board:
    """Full piles; nobody has invested yet."""
    spaces = tuple(Space(colour, Pile((ids_of(colour),))) for colour in rules.resolve_once(investment_spaces))
    return Board(spaces, (Portfolio(),) * players)


def view(rules: Rules, state: State, viewer: Seat | None, everything: bool) -> BoardView:
    """The board for a viewer; `everything` once the game is over."""
    board = invested(state)
    room = MEEPLES_ON_A_SPACE[rules.players]
    return BoardView(
        spaces=tuple(SpaceView(space.colour, len(space.pile), room) for space in board.spaces),
        seats=tuple(
            PortfolioView(
                laid=own.laid,
                drawn=own.drawn if everything or seat == viewer else len(own.drawn),
                placed=own.placed,
                session=_session_view(rules, state, seat),
            )
            for seat, own in enumerate(board.seats)
        ),
        gone=board.gone,
    )


def _session_view(rules: Rules, state: State, seat: Seat) -> SessionView | None:
    """What is shown of a seat's session."""
    session = portfolio(state, seat).session
    if session is None:
        return None
    return SessionView(
        department=session.department,
        meeple=session.placed.specialist,
        healed=tuple(patient.id for patient in session.placed.healed),
        tokens=tuple(usable(rules, state, seat)),
    )

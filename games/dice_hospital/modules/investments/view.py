"""The view of Investments: everything but the order of the piles and the tokens others drew."""

import msgspec

from games.dice_hospital.modules.investments.figures import MEEPLES_ON_A_SPACE
from games.dice_hospital.modules.investments.hooks import investment_spaces
from games.dice_hospital.modules.investments.state import (
    Board,
    InvestingMeeple,
    PlacedToken,
    Portfolio,
    Space,
    investments_state,
    portfolio,
)
from games.dice_hospital.modules.investments.tokens.token_kinds import ids_of
from games.dice_hospital.modules.investments.tokens.using import usable
from games.dice_hospital.state import Colour, Pile, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class InvestmentSpaceView(msgspec.Struct, frozen=True):
    """A space: the number of tokens in its pile, and the number of meeples it holds in a round."""

    colour: Colour
    """The colour of the space and its tokens: red, yellow, green, or pink with Maternity."""
    tokens: int
    """How many tokens are in its pile. With none it is closed."""
    room: int
    """How many meeples of all seats together can stand on it in a round."""


class TokenSessionView(msgspec.Struct, frozen=True):
    """A placement that tokens may still follow."""

    department: str
    """The id of the department that was used last."""
    meeple: str
    """`nurse`, or the id of the specialist that was placed there."""
    healed: tuple[int, ...]
    """The ids of the patients that the department healed, also those discharged by it."""
    tokens: tuple[str, ...]
    """The ids of the tokens that can be used now, if a patient fits."""


class PortfolioView(msgspec.Struct, frozen=True):
    """A seat's tokens and meeples. The tokens that another seat drew are a number."""

    laid: tuple[PlacedToken, ...]
    """The tokens on its departments and cards, in the order they were placed."""
    drawn: tuple[str, ...] | int
    """The ids of the tokens it drew and must choose from; empty if it need not choose. For everyone else the
    number of tokens, until the game is over.
    """
    placed: tuple[InvestingMeeple, ...]
    """Its meeples on the investment board this round."""
    session: TokenSessionView | None
    """The last placement of this activation that tokens can react to; null before one, and for a seat without
    tokens.
    """


class InvestmentsView(msgspec.Struct, frozen=True):
    """The investment board, each seat's tokens and meeples, and the tokens out of the game."""

    spaces: tuple[InvestmentSpaceView, ...]
    """The spaces of the investment board, one for each colour."""
    seats: tuple[PortfolioView, ...]
    """The tokens and meeples of every seat, by seat."""
    gone: tuple[str, ...]
    """The ids of the tokens that left the game: exchanged for nurses, or traded in with what they lay on."""


def begin(rules: Rules, players: int) -> Board:
    """Return the initial slice: full piles and empty boards."""
    spaces = tuple(Space(colour, Pile((ids_of(colour),))) for colour in rules.resolve_once(investment_spaces))
    return Board(spaces, (Portfolio(),) * players)


def view(rules: Rules, state: State, viewer: Seat | None, everything: bool) -> InvestmentsView:
    """Return the view for a viewer; `everything` once the game is over."""
    board = investments_state(state)
    room = MEEPLES_ON_A_SPACE[rules.players]
    return InvestmentsView(
        spaces=tuple(InvestmentSpaceView(space.colour, len(space.pile), room) for space in board.spaces),
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


def _session_view(rules: Rules, state: State, seat: Seat) -> TokenSessionView | None:
    """The view of a seat's last placement."""
    session = portfolio(state, seat).session
    if session is None:
        return None
    return TokenSessionView(
        department=session.department,
        meeple=session.placed.specialist,
        healed=tuple(patient.id for patient in session.placed.healed),
        tokens=tuple(usable(rules, state, seat)),
    )

"""The evolvers of Investments."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.commands import NURSE
from games.dice_hospital.events import ImprovementTradedIn, ShiftChanged
from games.dice_hospital.modules.investments import messages as m
from games.dice_hospital.modules.investments.state import (
    InvestingMeeple,
    PlacedToken,
    Space,
    investments_state,
    portfolio,
    tokens_on,
    with_board,
    with_portfolio,
)
from games.dice_hospital.modules.investments.tokens.token_kinds import token_row
from games.dice_hospital.state import State, acted, with_hospital
from games.kernel.messages import Event, Seat


def meeple_invested(state: State, event: m.MeepleInvested) -> State:
    hospital, own = state.hospitals[event.seat], portfolio(state, event.seat)
    if event.meeple == NURSE:
        state = with_hospital(state, event.seat, nurses_placed=hospital.nurses_placed + 1)
    else:
        state = with_hospital(state, event.seat, used=(*hospital.used, event.meeple))
    return with_portfolio(state, event.seat, placed=(*own.placed, InvestingMeeple(event.meeple, event.space)))


def tokens_drawn(state: State, event: m.TokensDrawn) -> State:
    assert not isinstance(event.tokens, int), "events are folded as they were decided, not as they are shown"
    drawn, spaces = event.tokens, investments_state(state).spaces
    state = with_board(
        state, spaces=tuple(replace(space, pile=space.pile.without(drawn)) for space in spaces)
    )
    return with_portfolio(state, event.seat, drawn=portfolio(state, event.seat).drawn + drawn)


def token_laid(state: State, event: m.TokenLaid) -> State:
    laid = (*portfolio(state, event.seat).laid, PlacedToken(event.place, event.token))
    return _kept(with_portfolio(state, event.seat, laid=laid), event.seat, event.token)


def nurse_hired(state: State, event: m.NurseHired) -> State:
    state = with_hospital(state, event.seat, nurses=state.hospitals[event.seat].nurses + 1)
    return _kept(_out_of_the_game(state, (event.token,)), event.seat, event.token)


def _kept(state: State, seat: Seat, token: str) -> State:
    """Finish the seat's step, and return the other tokens it drew to the bottom of their piles."""
    others = [drawn for drawn in portfolio(state, seat).drawn if drawn != token]

    def with_returned(space: Space) -> Space:
        under = tuple([other for other in others if token_row(other).colour == space.colour])
        return replace(space, pile=space.pile.with_under(under)) if under else space

    state = with_board(state, spaces=tuple(with_returned(space) for space in investments_state(state).spaces))
    return with_portfolio(acted(state, seat), seat, drawn=())


def _out_of_the_game(state: State, tokens: tuple[str, ...]) -> State:
    return with_board(state, gone=investments_state(state).gone + tokens)


def investment_declined(state: State, event: m.InvestmentDeclined) -> State:
    return acted(state, event.seat)


def improvement_traded_in(state: State, event: ImprovementTradedIn) -> State:
    """Remove the tokens on a traded-in improvement. A specialist on the board leaves it."""
    seat, name = event.seat, event.improvement
    own, hospital = portfolio(state, seat), state.hospitals[seat]
    state = _out_of_the_game(state, tokens_on(state, seat, name))
    state = with_hospital(state, seat, used=tuple([used for used in hospital.used if used != name]))
    return with_portfolio(
        state,
        seat,
        laid=tuple([laid for laid in own.laid if laid.place != name]),
        placed=tuple([placed for placed in own.placed if placed.meeple != name]),
    )


def shift_changed(state: State, _event: ShiftChanged) -> State:
    """Return the meeples from the board."""
    return with_board(state, seats=tuple(replace(own, placed=()) for own in investments_state(state).seats))


EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    m.MeepleInvested: meeple_invested,
    m.TokensDrawn: tokens_drawn,
    m.TokenLaid: token_laid,
    m.NurseHired: nurse_hired,
    m.InvestmentDeclined: investment_declined,
    ImprovementTradedIn: improvement_traded_in,
    ShiftChanged: shift_changed,
}

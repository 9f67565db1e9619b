"""Phase 2, between improvements and trading in: each seat may send one meeple to fetch a token."""

from collections.abc import Iterable

from games.dice_hospital.commands import NURSE
from games.dice_hospital.hooks import marks_on
from games.dice_hospital.modules.investments.figures import MEEPLES_ON_A_SPACE, TOKENS_DRAWN
from games.dice_hospital.modules.investments.hooks import tokens_to_draw
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    DeclineInvestment,
    Invest,
    InvestmentDeclined,
    KeepToken,
    MeepleInvested,
    TokensDrawn,
)
from games.dice_hospital.modules.investments.state import Space, investments_state, portfolio
from games.dice_hospital.modules.investments.tokens.placing import KEEP_TOKEN
from games.dice_hospital.modules.investments.tokens.token_kinds import token_row
from games.dice_hospital.state import State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.steps.turns import hospital_turn_order
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.messages import Awaiting, Command, Seat
from games.kernel.refusal import Illegal

ADVISOR = "financial_advisor"
"""The specialist who can look at a second pile when it invests."""


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting(tuple(seat for seat in hospital_turn_order(rules, state) if seat not in state.acted)[:1])


def _skip(ctx: Context, state: State) -> Decision:
    """Skip seats for whom no space is left."""
    while (turn := _awaiting(ctx.rules, state).seats) and not (
        portfolio(state, turn[0]).drawn or _legal_invest(ctx.rules, state, turn[0])
    ):
        state = yield InvestmentDeclined(turn[0])
    return state


def _meeples(state: State, seat: Seat) -> list[str]:
    """The meeples a seat can send. Lent nurses work only in departments."""
    hospital = state.hospitals[seat]
    nurses = [NURSE] if hospital.nurses_placed < hospital.nurses else []
    return nurses + [card for card in hospital.specialists if card not in hospital.used]


def _is_free(rules: Rules, state: State, space: Space) -> bool:
    there = [
        placed
        for own in investments_state(state).seats
        for placed in own.placed
        if placed.space == space.colour
    ]
    return len(there) < MEEPLES_ON_A_SPACE[rules.players]


def _is_open(rules: Rules, state: State, space: Space) -> bool:
    """A space is closed by the meeples on it, or when it has no tokens left."""
    return len(space.pile) > 0 and _is_free(rules, state, space)


def _legal_invest(rules: Rules, state: State, seat: Seat) -> list[Invest]:
    if portfolio(state, seat).drawn:
        return []
    marks = rules.resolve(marks_on)(rules, state, seat)
    meeples = {
        (meeple.partition(".")[0], marks.get(meeple)): meeple for meeple in reversed(_meeples(state, seat))
    }
    spaces = [space.colour for space in investments_state(state).spaces if _is_open(rules, state, space)]
    return [Invest(meeple, colour) for meeple in reversed(meeples.values()) for colour in spaces]


def _space(state: State, colour: str) -> Space:
    """Return a space that has tokens, or refuse."""
    for space in investments_state(state).spaces:
        if space.colour == colour:
            if not len(space.pile):
                raise Illegal("pile_empty", space=colour)
            return space
    raise Illegal("no_such_space", space=colour)


def _invest(ctx: Context, state: State, seat: Seat, command: Invest) -> Decision:
    _nothing_drawn(state, seat)
    if command.meeple not in (NURSE, *state.hospitals[seat].specialists):
        raise Illegal("meeple_not_yours", meeple=command.meeple)
    if command.meeple not in _meeples(state, seat):
        raise Illegal("meeple_used", meeple=command.meeple)
    space = _space(state, command.space)
    if not _is_free(ctx.rules, state, space):
        raise Illegal("space_taken", space=command.space)
    state = yield MeepleInvested(seat, command.meeple, command.space)
    count = ctx.rules.resolve(tokens_to_draw)(ctx.rules, state, seat)
    return (yield TokensDrawn(seat, command.space, draw_cards(ctx.chance, space.pile, count)))


def _nothing_drawn(state: State, seat: Seat) -> None:
    if drawn := portfolio(state, seat).drawn:
        raise Illegal("token_to_keep", tokens=list(drawn))


def _may_consult(rules: Rules, state: State, seat: Seat) -> bool:
    """Whether a seat's Financial Advisor drew tokens and has not looked at another space yet."""
    own = portfolio(state, seat)
    return (
        any(_is_advisor(rules, placed.meeple) for placed in own.placed)
        and len({token_row(token).colour for token in own.drawn}) == 1
    )


def _is_advisor(rules: Rules, meeple: str) -> bool:
    return meeple != NURSE and rules.box.specialists[meeple].key == ADVISOR


def _legal_consult(rules: Rules, state: State, seat: Seat) -> Iterable[ConsultPile]:
    if not _may_consult(rules, state, seat):
        return []
    here = portfolio(state, seat).placed[-1].space
    return [
        ConsultPile(space.colour)
        for space in investments_state(state).spaces
        if space.colour != here and len(space.pile)
    ]


def _consult(ctx: Context, state: State, seat: Seat, command: ConsultPile) -> Decision:
    if not _may_consult(ctx.rules, state, seat):
        raise Illegal("nobody_to_consult", needed=ADVISOR)
    space = _space(state, command.space)
    if portfolio(state, seat).placed[-1].space == space.colour:
        raise Illegal("own_space", space=command.space)
    return (yield TokensDrawn(seat, command.space, draw_cards(ctx.chance, space.pile, TOKENS_DRAWN)))


def _legal_decline(_rules: Rules, state: State, seat: Seat) -> Iterable[Command]:
    return [] if portfolio(state, seat).drawn else [DeclineInvestment()]


def _decline(_ctx: Context, state: State, seat: Seat, _command: DeclineInvestment) -> Decision:
    _nothing_drawn(state, seat)
    return (yield InvestmentDeclined(seat))


INVESTING = Step(
    "investing",
    enter=_skip,
    awaiting=_awaiting,
    commands=(Invest, KeepToken, ConsultPile, DeclineInvestment),
    after=_skip,
)
HANDLERS: dict[type[Command], Handler] = {
    Invest: Handler(_invest, _legal_invest),
    ConsultPile: Handler(_consult, _legal_consult),
    KeepToken: KEEP_TOKEN,
    DeclineInvestment: Handler(_decline, _legal_decline),
}

"""Rewards for what the tokens of a department discharge: they belong to the meeple placed there."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.events import Treatment
from games.dice_hospital.modules.investments.messages import TokenUsed
from games.dice_hospital.modules.investments.state import meeple_in, portfolio, with_portfolio
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision
from games.kernel.messages import Seat

Reward = Callable[[Context, State, Seat, str, Sequence[Treatment]], Decision]
"""Rewards a meeple for the patients that its treatments discharged."""


def rewarding(reward: Reward) -> Callable[[Context, State, TokenUsed], Decision]:
    """Return a reaction that rewards the placed meeple, unless it was rewarded for this placement."""

    def react(ctx: Context, state: State, event: TokenUsed) -> Decision:
        session, meeple = portfolio(state, event.seat).session, meeple_in(state, event.seat, event.place)
        if meeple and session and not session.rewarded:
            state = yield from reward(ctx, state, event.seat, meeple, event.treatments)
        return state

    return react


def rewarded(state: State, event: Any) -> State:
    """Remember that the placement was rewarded."""
    session = portfolio(state, event.seat).session
    if session is None:
        return state
    return with_portfolio(state, event.seat, session=replace(session, rewarded=True))

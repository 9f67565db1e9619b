"""The end of the game: points for fatalities and blood bags, and the standings."""

from games.dice_hospital.events import GameScored
from games.dice_hospital.hooks import final_lines, rank
from games.dice_hospital.state import State, clockwise
from games.dice_hospital.types import Context, Decision, Rules, Step
from games.kernel.messages import Seat
from games.kernel.title import Standing


def _enter(ctx: Context, state: State) -> Decision:
    for seat in clockwise(state, state.first_player):
        state = yield GameScored(seat, ctx.rules.resolve(final_lines)(ctx.rules, state, seat))
    return state


def ties(rules: Rules, state: State, seat: Seat) -> tuple[int, ...]:
    """Return the tie-breakers of a seat."""
    return rules.resolve(rank)(rules, state, seat)[1:]


def standings(rules: Rules, state: State) -> tuple[Standing, ...]:
    """Return every seat's place. Equal seats share a place."""
    ranks = [rules.resolve(rank)(rules, state, seat) for seat in range(rules.players)]
    return tuple(
        Standing(seat, 1 + sum(other > own for other in ranks), own[0]) for seat, own in enumerate(ranks)
    )


FINAL_SCORING = Step("final_scoring", enter=_enter)

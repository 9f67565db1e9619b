"""What investment tokens are worth at the horizon of a search: `make train` fits the weights."""

from games.dice_hospital.bots.worth import rounds_over
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.modules.investments.state import portfolio
from games.dice_hospital.state import NURSES, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.linear_worth import LinearWorth

LAID = "token on a department or a card, for each round left"
NURSE = "nurse beyond those of the start, for each round left"
WEIGHTS = {LAID: 3, NURSE: 60}
"""Nurses are too rare to be fitted: theirs is about the weight of a specialist whose ability is not used."""


def features(_rules: Rules, state: State, seat: Seat) -> dict[str, int]:
    """Return how many tokens a seat has laid or discarded for nurses, times the rounds left."""
    left, nurses = ROUNDS - rounds_over(state), state.hospitals[seat].nurses
    return {LAID: left * len(portfolio(state, seat).laid), NURSE: left * (nurses - NURSES)}


WORTH = LinearWorth(features, WEIGHTS)

"""What bonus tokens are worth at the horizon of a search: `make train` fits the weights."""

from games.dice_hospital.modules.city.state import crew_of
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.linear_worth import LinearWorth

KEPT = "bonus token"
WEIGHTS = {KEPT: 55}


def features(_rules: Rules, state: State, seat: Seat) -> dict[str, int]:
    """Return how many bonus tokens a seat has."""
    return {KEPT: len(crew_of(state, seat).tokens)}


WORTH = LinearWorth(features, WEIGHTS)

"""The rulebook's timer."""

from games.dice_hospital.commands import FinishActivation
from games.dice_hospital.data.figures import TIMER_MORE, TIMER_SECONDS
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules


def timer(rules: Rules, state: State) -> int | None:
    """Return the seconds for an activation, which rise with every round."""
    if FinishActivation not in rules.steps[state.step].commands:
        return None
    return TIMER_SECONDS + TIMER_MORE * (state.round - 1)

"""How mothers and babies differ from other patients at the horizon of a search: `make train` fits it."""

from games.dice_hospital.modules.maternity.families.members import is_baby, is_mother
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.linear_worth import LinearWorth

MOTHER, BABY = "mother", "baby"
WEIGHTS = {MOTHER: -39, BABY: 180}


def features(_rules: Rules, state: State, seat: Seat) -> dict[str, int]:
    """Return how many mothers and babies are in a seat's hospital."""
    patients = state.hospitals[seat].patients
    return {MOTHER: sum(map(is_mother, patients)), BABY: sum(map(is_baby, patients))}


WORTH = LinearWorth(features, WEIGHTS)

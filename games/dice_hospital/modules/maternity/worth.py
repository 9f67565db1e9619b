"""How mothers and babies differ from other patients at the horizon of a search: `make train` fits it."""

from games.dice_hospital.modules.maternity.families.members import is_baby, is_mother
from games.dice_hospital.state import HEALTHY, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.linear_worth import LinearWorth

MOTHER, BABY, WAITING = "mother", "baby", "member of a family who waits for the others"
WEIGHTS = {MOTHER: -39, BABY: 180, WAITING: 0}
"""Nobody waits at the start of a round, so that is not fitted."""


def features(_rules: Rules, state: State, seat: Seat) -> dict[str, int]:
    """Return the members of families in a seat's hospital."""
    patients = state.hospitals[seat].patients
    return {
        MOTHER: sum(map(is_mother, patients)),
        BABY: sum(map(is_baby, patients)),
        WAITING: sum([patient.value == HEALTHY for patient in patients]),
    }


WORTH = LinearWorth(features, WEIGHTS)

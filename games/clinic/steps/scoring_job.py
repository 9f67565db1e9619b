"""The job `scoring`: steps that the service runs for all seats at once.

In Clinic it pays the expenses and runs the administration of each round, and it scores the game.
"""

from games.clinic.state import State
from games.clinic.types import Rules
from games.kernel.messages import NOBODY, Awaiting

SCORING_JOB = "scoring"


def scoring_awaited(_rules: Rules, state: State) -> Awaiting:
    """Await the job until all seats are done in this step."""
    return NOBODY if len(state.acted) == len(state.clinics) else Awaiting(job=SCORING_JOB)

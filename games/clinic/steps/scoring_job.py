"""The scoring job: what the service does for everyone at once, with a command for each step of it."""

from games.clinic.state import State
from games.clinic.types import Rules
from games.kernel.messages import NOBODY, Awaiting

SCORING_JOB = "scoring"


def scoring_awaited(_rules: Rules, state: State) -> Awaiting:
    """The job, until all seats are done in this step."""
    return NOBODY if len(state.acted) == len(state.clinics) else Awaiting(job=SCORING_JOB)

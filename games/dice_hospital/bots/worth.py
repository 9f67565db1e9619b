"""What a hospital is worth at the horizon of a search, in hundredths of a point.

The figures are the weights of a linear fit: the points that hospitals still made in 100 games of two bots, by
what they had at the start of a round.
"""

from games.dice_hospital.data.figures import BLOOD_BAG_POINTS, FATALITY_POINTS, ROUNDS
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.search.playout import POINT

PATIENT = (0, -145, -70, -25, 5, 35, 145, 145)
"""A patient in a bed, by its value."""
CROWDED, CROWDING = 9, 85
"""The number of patients from which each further one is a burden, and how much."""
DEPARTMENT, MEEPLE = 130, 160
"""A department, and a specialist or nurse, for each round that is left."""


def worth(_rules: Rules, state: State, seat: Seat) -> int:
    """Return what a seat's hospital is worth: points, patients, blood bags and improvements."""
    hospital, left = state.hospitals[seat], ROUNDS + 1 - state.round
    final = hospital.points + FATALITY_POINTS * hospital.fatalities + BLOOD_BAG_POINTS * hospital.blood_bags
    patients = sum([PATIENT[patient.value] for patient in hospital.patients])
    crowd = max(0, len(hospital.patients) - CROWDED)
    meeples = len(hospital.specialists) + hospital.nurses
    later = DEPARTMENT * len(hospital.departments) + MEEPLE * meeples
    return POINT * final + patients - CROWDING * crowd + left * later

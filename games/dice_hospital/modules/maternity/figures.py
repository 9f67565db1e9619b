"""The numbers of mothers and babies."""

from typing import Annotated, Literal

from msgspec import Meta

from games.dice_hospital.modules.maternity.arrival.first_families import BEGINNING_VALUE, NURSES
from games.kernel.figures import Figure

MIDWIFE_DIE = "maternity_midwife_die"
POINTS_PER_FURTHER_PATIENT = "maternity_discharge_points_more"
POINTS_BEYOND_TABLE = (40, 46, 52, 68, 75, 82, 90, 98)
"""Points for 13, 14, ... discharged patients; the jump at 16 is printed."""

MOTHERS = {2: 2, 3: 2, 4: 3, 5: 3}

FIGURES = (
    Figure("maternity_nurses", NURSES, "printed", "nurses of a hospital"),
    Figure(
        "maternity_beginning_value", BEGINNING_VALUE, "printed", "value of the first mothers and all babies"
    ),
    Figure(
        MIDWIFE_DIE,
        (1, 1, 1, 1, 2, 2),
        "house",
        "babies on the faces of the midwife die",
        Annotated[tuple[Literal[1, 2], ...], Meta(min_length=1, max_length=20)],
    ),
    Figure(
        "maternity_discharge_points",
        POINTS_BEYOND_TABLE,
        "printed",
        "points for 13, 14, ... patients discharged in a round",
    ),
    Figure(
        POINTS_PER_FURTHER_PATIENT,
        8,
        "house",
        "points for each further patient discharged in a round",
        Annotated[int, Meta(ge=0, le=1000)],
    ),
)

AMBULANCE_FIGURES = (
    Figure(
        "mothers_in_ambulances_mothers",
        MOTHERS,
        "printed",
        "mothers among the patients in the ambulances, by players",
    ),
)

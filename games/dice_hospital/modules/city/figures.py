"""The numbers of the city. No text says how many tiles and tokens there are, so these are house figures."""

from typing import Annotated

from msgspec import Meta

from games.dice_hospital.data.figures import AMBULANCE_SEATS
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import TOKENS
from games.kernel.figures import Figure, number_for_each

COLUMNS = 4
ROWS = {2: 3, 3: 4, 4: 5, 5: 5}
PATIENTS = AMBULANCE_SEATS
"""The most patients a paramedic fetches."""
FARTHEST = 2
"""The most tiles with entrances an ambulance moves."""
LOW = 2
"""The value at which a patient of the city brings a bonus token."""
LEAST_TOTAL = 1
NEGLECT = 1

TILES = "city_tiles"
IN_THE_PILE = "city_bonus_tokens"
SPARE_ENTRANCES = "city_spare_entrances"

_TILES = {
    "city_crossroads": 6,
    "city_crossroads_pink": 2,
    "city_t_junction": 6,
    "city_t_junction_pink": 2,
    "city_straight": 2,
    "city_bend": 2,
}
TILE_KINDS = tuple(_TILES)
_TOKENS = tuple(token.key for token in TOKENS)

FIGURES = (
    Figure("city_columns", COLUMNS, "printed", "tiles in a row of the city"),
    Figure("city_rows", ROWS, "printed", "rows of the city, by players"),
    Figure(
        TILES,
        _TILES,
        "house",
        "tiles of each kind; a pink slot is on one face only. If the tiles are too few for a city, or do"
        " not fit, crossroads are added",
        number_for_each(TILE_KINDS, 0, 20),
    ),
    Figure(
        SPARE_ENTRANCES,
        2,
        "house",
        "entrances of a city, at least, beyond one for every ambulance",
        Annotated[int, Meta(ge=2, le=5)],
    ),
    Figure("city_patients", PATIENTS, "printed", "patients that a paramedic fetches in a round"),
    Figure("city_farthest", FARTHEST, "printed", "tiles with entrances that an ambulance moves at most"),
    Figure("city_low", LOW, "printed", "the value at which a patient of the city brings a bonus token"),
    Figure("city_neglect", NEGLECT, "printed", "steps that every patient left in the city gets worse"),
    Figure(
        IN_THE_PILE,
        dict.fromkeys(_TOKENS, 5),
        "house",
        "bonus tokens of each kind",
        number_for_each(_TOKENS, 0, 30),
    ),
    Figure("city_lowest_total", LEAST_TOTAL, "derived", "the lowest total of the admissions board"),
)

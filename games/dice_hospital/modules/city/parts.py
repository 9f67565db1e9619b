"""The parts of the city in the catalogue, and their names."""

from games.dice_hospital.modules.city.bonus_tokens.token_kinds import NAMES as TOKEN_NAMES
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import TOKENS
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names, house, printed

PARTS = (
    Part("city_crossroads", "city_tile", "roads to all four sides", "house", 6),
    Part(
        "city_crossroads_pink",
        "city_tile",
        "roads to all four sides; one face has a slot for a pink die",
        "house",
        2,
    ),
    Part("city_t_junction", "city_tile", "roads to three sides", "house", 6),
    Part(
        "city_t_junction_pink",
        "city_tile",
        "roads to three sides; one face has a slot for a pink die",
        "house",
        2,
    ),
    Part("city_straight", "city_tile", "a road from one side to the other", "house", 2),
    Part("city_bend", "city_tile", "a road that turns to the next side", "house", 2),
    Part(
        "admissions_board",
        "board",
        "from 1 to 15: where markers show what the fetched patients add up to; low totals go first",
    ),
    Part("admissions_marker", "marker", "shows a player's total on the admissions board", copies=5),
    Part("number_token", "token", "the order of the players, from the lowest total to the highest", copies=5),
    Part("city_paramedic", "meeple", "walks through the city and fetches patients", copies=5),
    Part(
        "city_helicopter",
        "token",
        "comes with the first player token: takes the paramedic to any tile without another's ambulance",
    ),
    *TOKENS,
)

NAMES: dict[str, Names] = {
    "city_crossroads": house("Crossroads"),
    "city_crossroads_pink": house("Crossroads with a pink slot"),
    "city_t_junction": house("T-junction"),
    "city_t_junction_pink": house("T-junction with a pink slot"),
    "city_straight": house("Straight road"),
    "city_bend": house("Bend"),
    "admissions_board": printed("Admissions board", fr="Tableau des admissions"),
    "admissions_marker": printed("Admissions marker", fr="Marqueur d'admission"),
    "number_token": printed("Number token", fr="Jeton numéroté"),
    "city_paramedic": printed("Paramedic", fr="Ambulancier"),
    "city_helicopter": printed("Helicopter", fr="Hélicoptère"),
    **TOKEN_NAMES,
}

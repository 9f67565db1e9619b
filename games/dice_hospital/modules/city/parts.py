"""The parts of the city in the catalogue, and their names."""

from games.dice_hospital.modules.city.bonus_tokens.token_kinds import NAMES as TOKEN_NAMES
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import TOKENS
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names, house

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
    "city_crossroads": house(en="Crossroads", de="Kreuzung", fr="Carrefour", it="Incrocio"),
    "city_crossroads_pink": house(
        en="Crossroads with a pink slot",
        de="Kreuzung mit rosa Feld",
        fr="Carrefour avec emplacement rose",
        it="Incrocio con spazio rosa",
    ),
    "city_t_junction": house(en="T-junction", de="Einmündung", fr="Croisement en T", it="Incrocio a T"),
    "city_t_junction_pink": house(
        en="T-junction with a pink slot",
        de="Einmündung mit rosa Feld",
        fr="Croisement en T avec emplacement rose",
        it="Incrocio a T con spazio rosa",
    ),
    "city_straight": house(en="Straight road", de="Gerade Straße", fr="Ligne droite", it="Rettilineo"),
    "city_bend": house(en="Bend", de="Kurve", fr="Virage", it="Curva"),
    "admissions_board": Names(
        en="Admissions board",
        de="Aufnahmetafel",
        fr="Tableau des admissions",
        it="Tabellone dell'accettazione",
        house=("en", "de", "it"),
    ),
    "admissions_marker": Names(
        en="Admissions marker",
        de="Aufnahmemarker",
        fr="Marqueur d'admission",
        it="Segnalino accettazione",
        house=("en", "de", "it"),
    ),
    "number_token": Names(
        en="Number token",
        de="Nummernmarker",
        fr="Jeton numéroté",
        it="Segnalino numerato",
        house=("en", "de", "it"),
    ),
    "city_paramedic": Names(
        en="Paramedic", de="Sanitäter", fr="Ambulancier", it="Paramedico", house=("en", "de", "it")
    ),
    "city_helicopter": Names(
        en="Helicopter", de="Hubschrauber", fr="Hélicoptère", it="Elicottero", house=("en", "de", "it")
    ),
    **TOKEN_NAMES,
}
